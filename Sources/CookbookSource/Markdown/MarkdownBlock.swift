/// A block at the top level of a document.
struct MarkdownBlock: Hashable, Sendable {
  /// What it is.
  enum Kind: Hashable, Sendable {
    case paragraph
    /// Level 1 to 6; setext when underlined with `=` or `-`.
    case heading(level: Int, setext: Bool)
    case bulletList
    case orderedList
    case quote
    case code
    case html
    case thematicBreak
  }

  /// What it is.
  var kind: Kind
  /// Its events in the document's markup, both ends included.
  var events: Range<Int>
  /// Its lines in the file, blank lines at the end left out.
  var lines: ClosedRange<Int>
  /// The column of its first byte.
  var column: Int

  /// Whether it is a list of either kind.
  var isList: Bool {
    switch kind {
    case .bulletList, .orderedList: true
    case .paragraph, .heading, .quote, .code, .html, .thematicBreak: false
    }
  }
}

extension MarkdownBlock.Kind {
  /// The level of a heading; nil for anything else.
  var headingLevel: Int? {
    switch self {
    case .heading(let level, _): level
    case .paragraph, .bulletList, .orderedList, .quote, .code, .html, .thematicBreak: nil
    }
  }
}
