import CookbookModel

/// A parsed Markdown text: its events, and where each of them was written.
struct MarkdownDocument: Sendable {
  /// The whole text.
  var markup = Markup()
  /// For each event of `markup`, where it was written.
  var places: [NodePlace] = []
  /// The blocks at the top level.
  var blocks: [MarkdownBlock] = []
  /// Where the paragraphs of tight list items were written, by the number of their first event.
  var tightParagraphs: [Int: NodePlace] = [:]
  /// The line where nesting went deeper than is kept (``Markdown/deepest``).
  var tooDeepLine: Int?
  /// The lines of the file that it was parsed from.
  var lines: SourceLines
  /// Name of the file in messages.
  var file: String

  /// The place of an event, for messages.
  func place(ofEvent event: Int) -> Place {
    guard places.indices.contains(event) else { return Place(file: file) }
    return Place(file: file, line: places[event].line, column: max(1, places[event].column))
  }

  /// The place of a block, for messages.
  func place(of block: MarkdownBlock) -> Place {
    Place(file: file, line: block.lines.lowerBound, column: max(1, block.column))
  }

  /// Where a block, or the text of a tight item, was written, from its first byte to its last.
  func extent(of events: Range<Int>) -> NodePlace {
    guard let first = events.first else { return NodePlace(line: 0, column: 0, endLine: 0, endColumn: 0) }
    if let tight = tightParagraphs[first] { return tight }
    let start = places[first]
    guard let last = events.last, case .begin = markup.events[first] else { return start }
    switch markup.events[last] {
    case .end where markup.unit(at: first) == events: return start
    default:
      let end = places[last]
      return NodePlace(
        line: start.line, column: start.column, endLine: end.endLine, endColumn: end.endColumn)
    }
  }

  /// What a block, or the text of a tight item, was written with.
  func source(of events: Range<Int>) -> String { lines.text(extent(of: events)) }

  /// The plain text of a block.
  func plainText(of block: MarkdownBlock) -> String { markup.plainText(of: block.events) }
}
