import CUTF8Proc

/// The Unicode operations that the cookbook needs, by utf8proc.
public enum Unicode {
  /// The text in Normalization Form C (UAX #15).
  public static func nfc(_ text: String) -> String {
    isASCII(text) ? text : mapped(text, [UTF8PROC_STABLE, UTF8PROC_COMPOSE])
  }

  /// The text as it is compared with others: NFC of its case folding (DESIGN 3).
  public static func folded(_ text: String) -> String {
    if isASCII(text) { return asciiLowercased(text) }
    return mapped(text, [UTF8PROC_STABLE, UTF8PROC_COMPOSE, UTF8PROC_CASEFOLD])
  }

  /// The text case-folded, decomposed and without its combining marks.
  static func withoutMarks(_ text: String) -> String {
    if isASCII(text) { return asciiLowercased(text) }
    return mapped(
      text, [UTF8PROC_STABLE, UTF8PROC_DECOMPOSE, UTF8PROC_CASEFOLD, UTF8PROC_STRIPMARK])
  }

  /// The text in lower case, NFC.
  static func lowercased(_ text: String) -> String {
    if isASCII(text) { return asciiLowercased(text) }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let lower = utf8proc_tolower(utf8proc_int32_t(bitPattern: scalar.value))
      scalars.append(UnicodeScalar(UInt32(bitPattern: lower)) ?? scalar)
    }
    return nfc(String(scalars))
  }

  /// Whether the scalar is a letter, a mark or a digit of any script.
  static func isWordPart(_ scalar: UnicodeScalar) -> Bool {
    let category = utf8proc_category(utf8proc_int32_t(bitPattern: scalar.value))
    switch category {
    case UTF8PROC_CATEGORY_LU, UTF8PROC_CATEGORY_LL, UTF8PROC_CATEGORY_LT, UTF8PROC_CATEGORY_LM,
      UTF8PROC_CATEGORY_LO, UTF8PROC_CATEGORY_MN, UTF8PROC_CATEGORY_MC, UTF8PROC_CATEGORY_ND,
      UTF8PROC_CATEGORY_NL, UTF8PROC_CATEGORY_NO:
      return true
    default: return false
    }
  }

  private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  private static func asciiLowercased(_ text: String) -> String {
    String(decoding: text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private static func mapped(_ text: String, _ options: [utf8proc_option_t]) -> String {
    let flags = utf8proc_option_t(rawValue: options.reduce(UInt32(0)) { $0 | UInt32($1.rawValue) })
    var text = text
    return text.withUTF8 { bytes in
      // A byte never decomposes into more scalars than this; utf8proc says the exact number if it does.
      var scalars = [utf8proc_int32_t](repeating: 0, count: bytes.count * 4 + 4)
      let count = utf8proc_decompose(bytes.baseAddress, bytes.count, &scalars, scalars.count - 1, flags)
      guard count >= 0, count < scalars.count else {
        return String(decoding: bytes, as: UTF8.self)
      }
      return scalars.withUnsafeMutableBufferPointer { buffer in
        // Written over the scalars in place, as the library documents.
        let length = utf8proc_reencode(buffer.baseAddress, count, flags)
        let encoded = UnsafeRawBufferPointer(buffer)
        guard length >= 0, length <= encoded.count else { return String(decoding: bytes, as: UTF8.self) }
        return String(decoding: encoded[..<length], as: UTF8.self)
      }
    }
  }
}
