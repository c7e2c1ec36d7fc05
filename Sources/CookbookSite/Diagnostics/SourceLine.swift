import CookbookModel

/// Finds lines of a source text one after another; they end in LF, CR or both (CommonMark 2.1).
struct LineCursor {
  private let bytes: [UInt8]
  private var number = 1
  private var start: Int
  /// The end of the line that begins at `start`, once it was looked for: a line may be long, and asked for often.
  private var end: Int?

  /// Begins at the first line; a byte order mark is not part of it.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The bytes of a line, counted from 1, that is not before the one asked for last.
  mutating func line(_ wanted: Int) -> ArraySlice<UInt8>? {
    guard wanted >= number else { return nil }
    while start < bytes.count {
      let end = end ?? bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      self.end = end
      if number == wanted { return bytes[start..<end] }
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
      self.end = nil
      number += 1
    }
    return nil
  }
}

/// A line of the source, and a caret under one of its characters.
struct Excerpt: Hashable {
  /// The most bytes that are shown on either side of the caret.
  static let reach = 80

  /// The line, or the part of it around the caret.
  var text: String
  /// Spaces and tabs that lead to the character, and the caret; nil for the line as a whole.
  var caret: String?

  /// Cuts the excerpt; the column counts bytes from 1, 0 is the line as a whole.
  init(_ line: ArraySlice<UInt8>, column: Int) {
    let wanted = line.startIndex + max(0, min(column - 1, line.count))
    let middle = Self.characterStart(wanted, in: line)
    let start = Self.characterStart(max(line.startIndex, middle - Self.reach), in: line)
    let end = Self.characterStart(min(line.endIndex, middle + Self.reach), in: line)
    let before = Self.visible(line[start..<middle], isCut: start > line.startIndex)
    text = before + Self.visible(line[middle..<end], isCut: false) + (end < line.endIndex ? "…" : "")
    guard column > 0 else { return }
    caret = before.unicodeScalars.reduce(into: "") { pad, scalar in
      pad += scalar == "\t" ? "\t" : String(repeating: " ", count: Unicode.columns(of: scalar))
    }
    caret?.append("^")
  }

  private static func visible(_ bytes: ArraySlice<UInt8>, isCut: Bool) -> String {
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar -> UnicodeScalar in
      scalar == "\t" || !VisibleText.isHidden(scalar) ? scalar : "\u{FFFD}"
    }
    var view = String.UnicodeScalarView()
    if isCut { view.append("…") }
    view.append(contentsOf: text)
    return String(view)
  }

  private static func characterStart(_ index: Int, in line: ArraySlice<UInt8>) -> Int {
    var start = index
    while start > line.startIndex, start < line.endIndex, line[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
