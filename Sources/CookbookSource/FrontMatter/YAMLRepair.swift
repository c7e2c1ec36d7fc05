/// Puts quotes around text that an author left without, where YAML needs them (FORMAT 1.2.3).
///
/// `title: Bread: the basics` and `title: 'Tis pie` are what cooks write; both mean what they say.
enum YAMLRepair {
  /// The most lines that are mended before the text is given up.
  static let limit = 50
  /// The most bytes of a text that is mended at all.
  static let sizeLimit = 1_000_000

  /// Reads a text; where libyaml rejects a line that quotes would mend, the line is taken literally.
  static func parse(_ slice: ArraySlice<UInt8>, firstLine: Int) throws(YAMLError) -> YAMLNode? {
    var bytes = replacingTabs(Array(slice))
    var failure: YAMLError?
    for _ in 0..<limit {
      do throws(YAMLError) {
        return try YAMLParser.parse(bytes, firstLine: firstLine)
      } catch {
        // The first complaint is the one that fits the text as the author sees it.
        failure = failure ?? error
        guard bytes.count <= sizeLimit, let mended = mending(bytes, error, firstLine: firstLine) else {
          break
        }
        bytes = mended
      }
    }
    throw failure ?? YAMLError(problem: "it cannot be read", line: firstLine, column: 1)
  }

  /// The text with one more line quoted: the one the error is in, the one where the broken construct begins,
  /// or the last one above that needs it.
  private static func mending(_ bytes: [UInt8], _ error: YAMLError, firstLine: Int) -> [UInt8]? {
    var lines: [Range<Int>] = []
    var reader = LineReader(bytes[...])
    while let line = reader.next() { lines.append(line.startIndex..<line.endIndex) }
    let last = min(error.line - firstLine, lines.count - 1)
    guard last >= 0 else { return nil }
    let near = [error.line - firstLine, error.contextLine - firstLine].filter(lines.indices.contains)
    for (index, isNear) in near.map({ ($0, true) }) + (0...last).reversed().map({ ($0, false) }) {
      guard let value = unquotedValue(in: bytes[lines[index]]), isNear || beginsQuote(value) else { continue }
      var mended = Array(bytes[..<value.startIndex])
      mended.append(UInt8(ascii: "'"))
      for byte in value {
        mended.append(byte)
        if byte == UInt8(ascii: "'") { mended.append(byte) }
      }
      mended.append(UInt8(ascii: "'"))
      mended.append(contentsOf: bytes[value.endIndex...])
      return mended
    }
    return nil
  }

  /// The value of a line `key: value` or `- value` that YAML does not take as the author meant it.
  private static func unquotedValue(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = trimmed(line)
    while rest.count > 1, rest.first == UInt8(ascii: "-"), isBlank(rest[rest.startIndex + 1]) {
      rest = trimmed(rest.dropFirst(2))
    }
    if needsQuotes(rest, isKeyed: false) { return rest }
    guard let first = rest.first, !Array("'\"[{#|>&*!%@`".utf8).contains(first),
      let colon = separator(in: rest)
    else { return nil }
    let value = trimmed(rest[(colon + 1)...])
    return needsQuotes(value, isKeyed: true) ? value : nil
  }

  /// Whether a text begins with a quote, the only thing whose harm shows lines below.
  private static func beginsQuote(_ text: ArraySlice<UInt8>) -> Bool {
    text.first == UInt8(ascii: "'") || text.first == UInt8(ascii: "\"")
  }

  private static func needsQuotes(_ value: ArraySlice<UInt8>, isKeyed: Bool) -> Bool {
    guard let first = value.first else { return false }
    switch first {
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return !isWholeQuote(value)
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: "*"): return true
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "#"),
      UInt8(ascii: "&"), UInt8(ascii: "!"):
      return false
    default: return isKeyed && separator(in: value) != nil
    }
  }

  /// Where a `:` stands that ends a key: before white space or the end of the line.
  private static func separator(in text: ArraySlice<UInt8>) -> Int? {
    text.indices.first { index in
      text[index] == UInt8(ascii: ":") && (index + 1 == text.endIndex || isBlank(text[index + 1]))
    }
  }

  /// Whether the quote that begins a text is closed at its end, or before a comment.
  private static func isWholeQuote(_ text: ArraySlice<UInt8>) -> Bool {
    guard let quote = text.first else { return false }
    var index = text.startIndex + 1
    while index < text.endIndex {
      if quote == UInt8(ascii: "\""), text[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if text[index] == quote {
        let after = index + 1
        guard quote == UInt8(ascii: "'"), after < text.endIndex, text[after] == quote else {
          let rest = trimmed(text[after...])
          return rest.isEmpty || rest.first == UInt8(ascii: "#") || rest.first == UInt8(ascii: ":")
        }
        index += 1
      }
      index += 1
    }
    return false
  }

  /// The text with tabs that separate replaced by spaces, byte for byte: those at the start of a line and
  /// those after a `:`, `-` or `,` and other white space.
  private static func replacingTabs(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x09) else { return bytes }
    var bytes = bytes
    var separates = true
    for index in bytes.indices {
      switch bytes[index] {
      case 0x09: if separates { bytes[index] = 0x20 }
      case 0x20: break
      case 0x0A, 0x0D, UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: ","): separates = true
      default: separates = false
      }
    }
    return bytes
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let first = text.first, isBlank(first) { text.removeFirst() }
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
