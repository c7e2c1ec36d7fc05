import CookbookModel

/// Text of others made fit for a terminal: one line, without control characters that could act on it.
enum VisibleText {
  /// The most bytes of a message: it may quote a text of any length.
  static let longestMessage = 600

  /// The text, or the parts around its middle when it is longer than a message.
  static func shortened(_ text: String) -> String {
    guard text.utf8.count > longestMessage else { return text }
    let bytes = Array(text.utf8)
    let half = longestMessage / 2
    let head = String(decoding: bytes[..<half], as: UTF8.self).unicodeScalars.filter { $0 != "\u{FFFD}" }
    let tail = String(decoding: bytes[(bytes.count - half)...], as: UTF8.self).unicodeScalars
      .filter { $0 != "\u{FFFD}" }
    return String(String.UnicodeScalarView(head)) + "…" + String(String.UnicodeScalarView(tail))
  }

  /// The text with control characters, and those that turn the direction of writing, spelled out.
  static func line(_ text: some StringProtocol) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return String(text) }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case let scalar where isHidden(scalar): result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a scalar is a control character (C0, DEL, C1), a line separator or a bidirectional control.
  static func isHidden(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
