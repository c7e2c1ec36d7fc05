/// Headings as older Markdown let people write them, with no space after the `#` (CommonMark reads text).
enum HashHeading {
  /// The level of a line that is such a heading; nil for any other line.
  ///
  /// One `#` may as well begin a tag, so it counts only at the very start of a file, before several words.
  static func level(of line: ArraySlice<UInt8>, isFirst: Bool) -> UInt8? {
    let text = line.drop { $0 == 0x20 }
    let level = text.prefix { $0 == UInt8(ascii: "#") }.count
    let rest = text.dropFirst(level)
    guard (1...6).contains(level), text.startIndex - line.startIndex < 4 else { return nil }
    guard let first = rest.first, first != 0x20, first != 0x09, first > 0x20 else { return nil }
    guard !rest.contains(UInt8(ascii: "#")) else { return nil }
    guard level > 1 || (isFirst && rest.contains(0x20)) else { return nil }
    return UInt8(level)
  }
}
