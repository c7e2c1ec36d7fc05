import CookbookModel

/// Parsing of CommonMark 0.30 and of wiki links.
enum Markdown {
  /// The deepest nesting that is kept; what is nested deeper keeps its text and loses its structure.
  static let deepest = 100

  /// Parses a file, or the part of it from line `firstLine` on, and adds its links to the file's table.
  static func parse(
    _ lines: SourceLines, from firstLine: Int = 1, file: String, links: inout [Link]
  ) -> MarkdownDocument {
    let start = firstLine <= 1 ? 0 : lines.line(firstLine).startIndex
    let body = firstLine > lines.count ? [] : lines.bytes[start...]
    var builder = MarkdownBuilder(lines: lines, file: file, firstLine: max(1, firstLine), links: links)
    CommonMarkTree(PictureFlood.tamed(body)).visit { builder.add($0) }
    links = builder.links
    return builder.document
  }

  /// Parses a text that stands in one place, such as a value of the front matter, with blocks.
  static func blocks(_ text: String, at place: Place, links: inout [Link]) -> Markup {
    let lines = SourceLines(Array(text.utf8))
    var builder = MarkdownBuilder(lines: lines, file: place.file, firstLine: 1, links: links)
    builder.fixedPlace = place
    CommonMarkTree(PictureFlood.tamed(lines.bytes[...])).visit { builder.add($0) }
    links = builder.links
    return builder.document.markup
  }

  /// Parses a text as the content of one paragraph: nothing at its start makes a list or a heading of it.
  static func inline(_ text: String, at place: Place, links: inout [Link]) -> Markup {
    var bytes = text.utf8.map { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 ? 0x20 : $0 }[...]
    while bytes.first == 0x20 { bytes.removeFirst() }
    while bytes.last == 0x20 { bytes.removeLast() }
    // A full stop makes it a paragraph whatever follows, and changes no emphasis; it is taken out again.
    let lines = SourceLines([UInt8(ascii: ".")] + bytes)
    var builder = MarkdownBuilder(lines: lines, file: place.file, firstLine: 1, links: links)
    builder.fixedPlace = place
    builder.dropsBytes = 1
    CommonMarkTree(PictureFlood.tamed(lines.bytes[...])).visit { builder.add($0) }
    links = builder.links
    let markup = builder.document.markup
    return markup.slice(markup.content(of: 0..<markup.events.count))
  }
}
