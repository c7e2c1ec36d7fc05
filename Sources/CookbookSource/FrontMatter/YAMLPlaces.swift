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
