import CookbookModel

/// Text of others made fit for a terminal: one line, without control characters that could act on it.
enum VisibleText {
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
