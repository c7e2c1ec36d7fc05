/// Formatted text as a flat list of events over one run of bytes: a document, a step, a title.
///
/// The tree is written down in reading order, as a parser meets it: every `begin` has its `end`, properly
/// nested. Being flat, it can be walked without recursion, so no nesting that an author or an attacker
/// writes can exhaust the stack. Links and pictures are numbers into the table of the document they stand
/// in (``Link``), so that their targets can be decided after all documents are read.
public struct Markup: Hashable, Sendable {
  /// The UTF-8 text that the events point into. Not escaped for anything.
  public private(set) var bytes: [UInt8] = []
  /// The events in reading order.
  public private(set) var events: [Event] = []

  /// Makes an empty text.
  public init() {}

  /// Makes plain text of one run.
  public init(text: some StringProtocol) { append(text: text) }

  /// Whether there is nothing at all.
  public var isEmpty: Bool { events.isEmpty }
}

extension Markup {
  /// A run of bytes in ``Markup/bytes``.
  public struct Span: Hashable, Sendable {
    /// Offset of the first byte.
    public var start: UInt32
    /// Number of bytes.
    public var count: UInt32

    /// Makes a span of `count` bytes from `start`.
    public init(start: UInt32, count: UInt32) {
      self.start = start
      self.count = count
    }

    /// The same as a range of offsets.
    public var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
  }

  /// What the reader of a text meets next.
  public enum Event: Hashable, Sendable {
    /// A run of plain text.
    case text(Span)
    /// A code span.
    case code(Span)
    /// Raw HTML within a line; dropped unless the site allows it (DESIGN 4).
    case html(Span)
    /// A block of raw HTML; dropped likewise.
    case htmlBlock(Span)
    /// A code block with its info string, which may be empty.
    case codeBlock(info: Span, text: Span)
    /// A picture: its number in the document's link table, and its alternative text.
    case image(link: Int32, alt: Span)
    /// A line end that the author wrote within a paragraph.
    case softBreak
    /// A forced line end.
    case lineBreak
    /// A horizontal rule.
    case thematicBreak
    /// The start of something that holds other events.
    case begin(Container)
    /// The end of it.
    case end(Container)
  }

  /// Something that holds other events.
  public enum Container: Hashable, Sendable {
    /// A paragraph. The paragraphs of a tight list item are not marked as such (CommonMark 5.3).
    case paragraph
    /// A heading of level 1 to 6.
    case heading(UInt8)
    /// A list without numbers.
    case bulletList
    /// A list with numbers, and the first of them.
    case orderedList(start: Int32)
    /// One item of a list.
    case item
    /// A block quote.
    case quote
    /// Emphasis.
    case emphasis
    /// Strong emphasis.
    case strong
    /// A link: its number in the document's link table.
    case link(Int32)
    /// An amount: its number in the ingredient's ``Ingredient/amounts``.
    case amount(Int32)
  }
}

extension Markup {
  /// Appends a run of plain text.
  public mutating func append(text: some StringProtocol) {
    let span = append(bytes: text.utf8)
    if span.count > 0 { events.append(.text(span)) }
  }

  /// Appends an event whose spans, if it has any, were made by ``append(bytes:)`` of this very text.
  public mutating func append(_ event: Event) { events.append(event) }

  /// Stores bytes and returns where they are; what does not fit 4 GiB is cut.
  public mutating func append(bytes more: some Sequence<UInt8>) -> Span {
    let start = bytes.count
    bytes.append(contentsOf: more)
    guard let first = UInt32(exactly: start), let count = UInt32(exactly: bytes.count - start) else {
      bytes.removeSubrange(start...)
      return Span(start: 0, count: 0)
    }
    return Span(start: first, count: count)
  }

  /// Appends the events `range` of another text, with copies of their bytes.
  ///
  /// The range should be balanced: every `begin` in it has its `end` in it.
  public mutating func append(_ other: Markup, events range: Range<Int>) {
    for event in other.events[range] { events.append(copied(event, from: other)) }
  }

  /// The events `range` as a text of its own; the range should be balanced.
  public func slice(_ range: Range<Int>) -> Markup {
    var result = Markup()
    result.append(self, events: range)
    return result
  }

  /// The bytes of a span.
  public subscript(span: Span) -> ArraySlice<UInt8> { bytes[span.range] }

  /// The text of a span.
  public func string(_ span: Span) -> String { String(decoding: self[span], as: UTF8.self) }

  private mutating func copied(_ event: Event, from other: Markup) -> Event {
    switch event {
    case .text(let span): .text(append(bytes: other[span]))
    case .code(let span): .code(append(bytes: other[span]))
    case .html(let span): .html(append(bytes: other[span]))
    case .htmlBlock(let span): .htmlBlock(append(bytes: other[span]))
    case .codeBlock(let info, let text):
      .codeBlock(info: append(bytes: other[info]), text: append(bytes: other[text]))
    case .image(let link, let alt): .image(link: link, alt: append(bytes: other[alt]))
    case .softBreak, .lineBreak, .thematicBreak, .begin, .end: event
    }
  }
}
