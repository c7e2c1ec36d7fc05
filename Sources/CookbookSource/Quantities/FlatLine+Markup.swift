import CookbookModel

extension FlatLine {
  /// The line within `kept` ranges of its bytes, with every mark as an amount, numbered in order of `marks`.
  ///
  /// Formatting that holds nothing any more is left out.
  func markup(keeping kept: [Range<Int>], marks: [LineMark] = []) -> Markup {
    if marks.isEmpty, kept.count == 1, kept[0] == 0..<bytes.count { return line }
    var writer = LineWriter()
    for (index, event) in line.events.enumerated() {
      let range = range(of: index)
      for (number, mark) in marks.enumerated()
      where mark.events.lowerBound == index && mark.range.lowerBound == range.lowerBound {
        writer.begin(.amount(Int32(number)))
      }
      let isReplaced = marks.contains {
        $0.replaces && ($0.events.lowerBound == index || $0.events.upperBound == index)
      }
      switch event {
      case .begin(let container): if !isReplaced { writer.begin(container) }
      case .end(let container): if !isReplaced { writer.end(container) }
      case .code(let span) where isReplaced: write(.text(span), range, of: index, kept, to: &writer)
      case .text, .code, .html, .htmlBlock, .codeBlock, .image, .softBreak, .lineBreak, .thematicBreak:
        var start = range.lowerBound
        for cut in cuts(in: index, by: marks) {
          write(event, start..<cut.offset, of: index, kept, to: &writer)
          if cut.begins { writer.begin(cut.amount) } else { writer.end(cut.amount) }
          start = cut.offset
        }
        write(event, start..<range.upperBound, of: index, kept, to: &writer)
      }
      for (number, mark) in marks.enumerated()
      where mark.events.upperBound == index && mark.range.upperBound == range.upperBound {
        writer.end(.amount(Int32(number)))
      }
    }
    return writer.markup
  }

  private struct Cut {
    var offset: Int
    var begins: Bool
    var amount: Markup.Container
  }

  /// Where marks begin and end within an event, in order.
  private func cuts(in index: Int, by marks: [LineMark]) -> [Cut] {
    var cuts: [Cut] = []
    for (number, mark) in marks.enumerated() {
      let amount = Markup.Container.amount(Int32(number))
      if mark.events.lowerBound == index, mark.range.lowerBound > starts[index] {
        cuts.append(Cut(offset: mark.range.lowerBound, begins: true, amount: amount))
      }
      if mark.events.upperBound == index, mark.range.upperBound < starts[index + 1] {
        cuts.append(Cut(offset: mark.range.upperBound, begins: false, amount: amount))
      }
    }
    return cuts.count < 2
      ? cuts : cuts.sorted { ($0.offset, $0.begins ? 1 : 0) < ($1.offset, $1.begins ? 1 : 0) }
  }

  /// Writes the kept bytes of an event.
  private func write(
    _ event: Markup.Event, _ range: Range<Int>, of index: Int, _ kept: [Range<Int>],
    to writer: inout LineWriter
  ) {
    for part in kept {
      let clipped = range.clamped(to: part)
      guard !clipped.isEmpty else { continue }
      switch event {
      case .text: writer.text(bytes[clipped])
      case .code: writer.code(bytes[clipped])
      case .html, .htmlBlock, .codeBlock, .image, .softBreak, .lineBreak, .thematicBreak, .begin, .end:
        writer.copy(line, index)
      }
    }
  }
}

/// Writes inline content and leaves out formatting that holds nothing.
private struct LineWriter {
  private(set) var markup = Markup()
  /// What was begun and has no content yet.
  private var pending: [Markup.Container] = []

  mutating func begin(_ container: Markup.Container) { pending.append(container) }

  mutating func end(_ container: Markup.Container) {
    if pending.popLast() == nil { markup.append(.end(container)) }
  }

  mutating func text(_ bytes: ArraySlice<UInt8>) {
    flush()
    markup.append(.text(markup.append(bytes: bytes)))
  }

  mutating func code(_ bytes: ArraySlice<UInt8>) {
    flush()
    markup.append(.code(markup.append(bytes: bytes)))
  }

  mutating func copy(_ other: Markup, _ index: Int) {
    flush()
    markup.append(other, events: index..<index + 1)
  }

  private mutating func flush() {
    for container in pending { markup.append(.begin(container)) }
    pending.removeAll(keepingCapacity: true)
  }
}
