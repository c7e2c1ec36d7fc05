import CookbookModel

/// Language tags as they stand in front matter.
enum LanguageTag {
  /// The tag as HTML wants it, or nil when it cannot be one (RFC 5646: parts of 1 to 8 letters and digits,
  /// the first of them 2 to 8 letters). `_` is taken for `-`, as in a locale.
  static func normalized(_ text: String) -> String? {
    let parts = text.utf8.split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x5F }
    guard let first = parts.first, (2...8).contains(first.count), first.allSatisfy(isLetter) else {
      return nil
    }
    guard parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy { isLetter($0) || isDigit($0) } })
    else { return nil }
    return parts.map { String(decoding: Array($0), as: UTF8.self) }.joined(separator: "-")
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
