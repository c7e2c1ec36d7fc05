import CookbookModel

/// Says whether bytes can be read as text at all.
enum TextCheck {
  /// The first thing that is wrong with the bytes of a file, and where; nil when they are text.
  static func firstFault(in bytes: [UInt8], file: String) -> Diagnostic? {
    if bytes.contains(0), let offset = bytes.firstIndex(of: 0) {
      return Diagnostic(.nulCharacter, at: place(of: offset, in: bytes, file: file))
    }
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    let offset = firstInvalidByte(in: bytes)
    return Diagnostic(.notUTF8(offset: offset), at: place(of: offset, in: bytes, file: file))
  }

  /// Offset of the first byte that belongs to no well-formed sequence (Unicode, table 3-7).
  private static func firstInvalidByte(in bytes: [UInt8]) -> Int {
    var index = 0
    while index < bytes.count {
      let length: Int
      switch bytes[index] {
      case 0x00..<0x80: length = 1
      case 0xC2..<0xE0: length = 2
      case 0xE0..<0xF0: length = 3
      case 0xF0..<0xF5: length = 4
      default: return index
      }
      let end = index + length
      guard end <= bytes.count, String(validating: bytes[index..<end], as: UTF8.self) != nil else {
        return index
      }
      index = end
    }
    return index
  }

  private static func place(of offset: Int, in bytes: [UInt8], file: String) -> Place {
    var line = 1
    var start = 0
    for index in 0..<offset where bytes[index] == 0x0A {
      line += 1
      start = index + 1
    }
    return Place(file: file, line: line, column: offset - start + 1)
  }
}
