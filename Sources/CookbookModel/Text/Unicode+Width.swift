import CUTF8Proc

extension Unicode {
  /// How many columns of a terminal a scalar takes: 0 for a combining mark, 2 for a wide character (UAX #11).
  public static func columns(of scalar: UnicodeScalar) -> Int {
    Int(utf8proc_charwidth(utf8proc_int32_t(bitPattern: scalar.value)))
  }
}
