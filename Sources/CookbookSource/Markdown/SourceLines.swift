/// The lines of a source file, for slices of it as the author wrote them.
struct SourceLines: Sendable {
  /// The whole file.
  let bytes: [UInt8]
  /// Offset of the first byte of each line.
  private let starts: [Int]

  /// Splits at `\n`, `\r\n` and `\r` (CommonMark 2.1).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      if byte == 0x0A || byte == 0x0D { starts.append(index) }
    }
    self.starts = starts
  }

  /// The number of lines, at least 1; a final line end begins one more, empty line.
  var count: Int { starts.count }

  /// The line with number `line`, counted from 1, without its end; empty when there is no such line.
  func line(_ line: Int) -> ArraySlice<UInt8> {
    guard line >= 1, line <= starts.count else { return [] }
    var end = line < starts.count ? starts[line] : bytes.count
    let start = starts[line - 1]
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[start..<end]
  }

  /// Whether a line holds only blanks.
  func isBlank(_ line: Int) -> Bool { self.line(line).allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// The text from the first to the last of the lines, joined by `\n`, without a final line end.
  func text(_ lines: ClosedRange<Int>) -> String {
    String(decoding: Array(lines.map { self.line($0) }.joined(separator: [0x0A])), as: UTF8.self)
  }

  /// The text that a piece of Markdown was written with.
  func text(_ place: NodePlace) -> String {
    guard place.line >= 1, place.line <= count, place.endLine >= place.line else { return "" }
    var pieces: [ArraySlice<UInt8>] = []
    for number in place.line...min(place.endLine, count) {
      var piece = line(number)
      if number == place.endLine { piece = piece.prefix(max(0, place.endColumn)) }
      if number == place.line { piece = piece.dropFirst(max(0, place.column - 1)) }
      pieces.append(piece)
    }
    return String(decoding: Array(pieces.joined(separator: [0x0A])), as: UTF8.self)
  }

  /// The last line of something that ends there, blank lines at its end left out.
  func lastLine(of place: NodePlace) -> Int {
    var last = place.endColumn == 0 ? place.endLine - 1 : place.endLine
    while last > place.line, isBlank(last) { last -= 1 }
    return max(last, place.line)
  }
}
