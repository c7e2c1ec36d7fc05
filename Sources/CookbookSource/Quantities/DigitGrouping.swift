/// Which character groups the digits of thousands in a language (FORMAT 1.7).
enum DigitGrouping: Hashable, Sendable {
  /// `1,500`
  case comma
  /// `1.500`
  case point
  /// `1 500`, with a space that does not break.
  case space
  /// The language is not known: no group of three digits can be trusted.
  case unknown
  /// The specification of RecipeMD knows no groups, only decimals.
  case recipeMD

  /// Chooses by a BCP 47 tag; only its first part counts.
  init(language: String?) {
    var letters = (language ?? "").utf8.makeIterator()
    let (first, second, third) = (letters.next() ?? 0, letters.next() ?? 0, letters.next() ?? 0)
    // Tags of two letters only: no other is in the table.
    let isWhole = third == 0 || third == UInt8(ascii: "-") || third == UInt8(ascii: "_")
    switch (isWhole, Unicode.Scalar(first | 0x20), Unicode.Scalar(second | 0x20)) {
    case (true, "e", "n"), (true, "z", "h"), (true, "j", "a"), (true, "k", "o"): self = .comma
    case (true, "d", "e"), (true, "i", "t"), (true, "e", "s"), (true, "n", "l"), (true, "p", "t"),
      (true, "d", "a"), (true, "t", "r"):
      self = .point
    case (true, "f", "r"), (true, "s", "v"), (true, "r", "u"), (true, "p", "l"), (true, "n", "b"),
      (true, "n", "n"), (true, "n", "o"), (true, "f", "i"), (true, "c", "s"), (true, "s", "k"),
      (true, "u", "k"), (true, "h", "u"):
      self = .space
    default: self = .unknown
    }
  }
}
