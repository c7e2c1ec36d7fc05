import CookbookModel

/// The inline content of a line with its text as one run of bytes, so that it can be read across formatting.
///
/// A line end is one byte of white space; a picture and raw HTML are one NUL, which is part of no quantity.
struct FlatLine {
  /// The content.
  let line: Markup
  /// All its text.
  private(set) var bytes: [UInt8] = []
  /// For each event the offset of its first byte, and the number of all bytes at the end.
  private(set) var starts: [Int] = []

  /// Flattens a line.
  init(_ line: Markup) {
    self.line = line
    bytes.reserveCapacity(line.bytes.count)
    starts.reserveCapacity(line.events.count + 1)
    for event in line.events {
      starts.append(bytes.count)
      switch event {
      case .text(let span), .code(let span), .codeBlock(_, let span): bytes.append(contentsOf: line[span])
      case .softBreak, .lineBreak, .thematicBreak: bytes.append(0x20)
      case .image, .html, .htmlBlock: bytes.append(0)
      case .begin, .end: break
      }
    }
    starts.append(bytes.count)
  }

  /// The bytes of an event.
  func range(of event: Int) -> Range<Int> { starts[event]..<starts[event + 1] }

  /// The event that ends what the one at `event` begins; the event itself if it begins nothing.
  func end(of event: Int) -> Int {
    var depth = 0
    for index in event..<line.events.count {
      switch line.events[index] {
      case .begin: depth += 1
      case .end: depth -= 1
      case .text, .code, .html, .htmlBlock, .codeBlock, .image, .softBreak, .lineBreak, .thematicBreak: break
      }
      if depth <= 0 { return index }
    }
    return line.events.count - 1
  }
}

/// A part of a line that is an amount.
struct LineMark {
  /// Its bytes.
  var range: Range<Int>
  /// The events that it begins before, or in, and ends after, or in.
  var events: ClosedRange<Int>
  /// Whether it takes the place of the emphasis that these events are.
  var replaces = false

  /// Marks what the author marked: an emphasis, or a code span, from its first event to its last.
  init(replacing events: ClosedRange<Int>, in line: FlatLine) {
    range = line.starts[events.lowerBound]..<line.starts[events.upperBound + 1]
    self.events = events
    replaces = true
  }

  /// Marks bytes that are not empty; nil when that would cut formatting in two.
  init?(_ range: Range<Int>, in line: FlatLine) {
    self.range = range
    let indices = line.line.events.indices
    guard let first = indices.first(where: { line.range(of: $0).contains(range.lowerBound) }),
      let last = indices[first...].first(where: { line.range(of: $0).contains(range.upperBound - 1) })
    else { return nil }
    events = first...last
    guard balance(in: line), !cutsCode(in: line) else { return nil }
  }

  /// Takes in the formatting that begins or ends at its ends, until all is whole.
  private mutating func balance(in line: FlatLine) -> Bool {
    var (depth, lowest) = (0, 0)
    for event in line.line.events[events] {
      switch event {
      case .begin: depth += 1
      case .end: depth -= 1
      case .text, .code, .html, .htmlBlock, .codeBlock, .image, .softBreak, .lineBreak, .thematicBreak: break
      }
      lowest = min(lowest, depth)
    }
    let (first, last) = (events.lowerBound + lowest, events.upperBound + depth - lowest)
    guard first >= 0, last < line.line.events.count,
      first == events.lowerBound || line.starts[events.lowerBound] == range.lowerBound,
      last == events.upperBound || line.starts[events.upperBound + 1] == range.upperBound
    else { return false }
    for event in line.line.events[first..<events.lowerBound] {
      guard case .begin = event else { return false }
    }
    for event in line.line.events[(events.upperBound + 1)..<(last + 1)] {
      guard case .end = event else { return false }
    }
    events = first...last
    return true
  }

  private func cutsCode(in line: FlatLine) -> Bool {
    [(events.lowerBound, range.lowerBound), (events.upperBound, range.upperBound)].contains { event, offset in
      guard case .code = line.line.events[event] else { return false }
      return offset != line.starts[event] && offset != line.starts[event + 1]
    }
  }
}
