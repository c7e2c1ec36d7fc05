/// Finds line and byte column of a place that libyaml counts in characters.
///
/// Asked in rising order, which parsing does, all questions together cost one walk through the text.
struct PlaceFinder {
  private let bytes: [UInt8]
  private let firstLine: Int
  private var cursor = Cursor()
  private var line: Int

  private struct Cursor {
    var byte = 0
    var character = 0
    var lineStart = 0
  }

  /// Begins at the start of a text whose first line has the number `firstLine` in its file.
  init(_ bytes: [UInt8], firstLine: Int) {
    self.bytes = bytes
    self.firstLine = firstLine
    line = firstLine
  }

  /// The place of the character with an offset, counted from 0.
  mutating func place(ofCharacter character: Int) -> (line: Int, column: Int) {
    if character < cursor.character { restart() }
    while cursor.character < character, cursor.byte < bytes.count { advance() }
    return (line, cursor.byte - cursor.lineStart + 1)
  }

  /// The place of the byte with an offset, counted from 0.
  mutating func place(ofByte byte: Int) -> (line: Int, column: Int) {
    if byte < cursor.byte { restart() }
    while cursor.byte < byte, cursor.byte < bytes.count { advance() }
    return (line, cursor.byte - cursor.lineStart + 1)
  }

  private mutating func restart() {
    cursor = Cursor()
    line = firstLine
  }

  /// Steps over one character.
  private mutating func advance() {
    let byte = bytes[cursor.byte]
    cursor.byte += 1
    cursor.character += 1
    while cursor.byte < bytes.count, bytes[cursor.byte] & 0xC0 == 0x80 { cursor.byte += 1 }
    let isPair = byte == 0x0D && cursor.byte < bytes.count && bytes[cursor.byte] == 0x0A
    if byte == 0x0A || (byte == 0x0D && !isPair) {
      line += 1
      cursor.lineStart = cursor.byte
    }
  }
}

/// The complaints of libyaml in words for somebody who writes recipes.
enum YAMLProblem {
  /// The words for a complaint; one that is not known is passed on.
  static func words(for problem: String) -> String { table[problem] ?? problem }

  private static let table: [String: String] = [
    "mapping values are not allowed in this context": "a second ':' in one line",
    "did not find expected key": "here a new line 'key: value' should begin",
    "could not find expected ':'": "a line without ':'",
    "found unexpected end of stream": "a quote or bracket is never closed",
    "found unexpected document indicator": "a quote or bracket is never closed",
    "found character that cannot start any token": "text cannot begin with this character",
    "found a tab character that violates indentation": "a tab where spaces belong",
    "found a tab character where an indentation space is expected": "a tab where spaces belong",
    "did not find expected ',' or ']'": "a list '[…]' is never closed",
    "did not find expected ',' or '}'": "a map '{…}' is never closed",
    "did not find expected '-' indicator": "here a new list item '- …' should begin",
    "block sequence entries are not allowed in this context": "a list cannot begin here",
    "did not find expected alphabetic or numeric character": "'*' and '&' cannot begin a text",
    "control characters are not allowed": "a control character",
    "did not find expected node content": "a value is missing",
    "found unknown escape character": "a backslash in double quotes begins nothing known",
  ]
}
