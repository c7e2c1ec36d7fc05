import CookbookModel

/// Writes the nodes of a syntax tree down as events, with their places.
struct MarkdownBuilder {
  /// What was written so far.
  private(set) var document: MarkdownDocument
  /// The file's links, those of earlier parts included.
  private(set) var links: [Link]
  /// Where everything counts as written, for texts of the front matter.
  var fixedPlace: Place?
  /// How many bytes of the text that comes next are left out.
  var dropsBytes = 0

  private let lineOffset: Int
  private var depth = 0
  private var openLink: Int32?
  private var imageDepth = 0
  private var pendingText: [UInt8] = []
  private var pendingPlace: NodePlace?
  private var lastPlace = NodePlace(line: 1, column: 1, endLine: 1, endColumn: 1)
  private var openBlock: (event: Int, place: NodePlace)?

  /// Starts a document at a line of its file.
  init(lines: SourceLines, file: String, firstLine: Int, links: [Link]) {
    document = MarkdownDocument(lines: lines, file: file)
    lineOffset = firstLine - 1
    self.links = links
  }

  /// Adds what a visit of the tree meets next.
  mutating func add(_ visit: CommonMarkTree.Visit) {
    let place = known(visit.place)
    switch visit.kind {
    case .text(let bytes): addText(bytes, at: place)
    case .code(let bytes): addLeaf(bytes, at: place) { .code($0) }
    case .html(let bytes): addLeaf(bytes, at: place) { .html($0) }
    case .softBreak: addBreak(.softBreak, at: place)
    case .lineBreak: addBreak(.lineBreak, at: place)
    case .emphasis: nest(.emphasis, visit.isLeaving, at: place)
    case .strong: nest(.strong, visit.isLeaving, at: place)
    case .link(let destination, let title):
      addLink(destination, title, leaving: visit.isLeaving, at: place)
    case .image(let destination, let title):
      addImage(destination, title, leaving: visit.isLeaving, at: place)
    case .paragraph(let isTight): addParagraph(isTight: isTight, leaving: visit.isLeaving, at: place)
    case .heading(let level): nest(.heading(level), visit.isLeaving, at: place)
    case .bulletList: nest(.bulletList, visit.isLeaving, at: place)
    case .orderedList(let start): nest(.orderedList(start: start), visit.isLeaving, at: place)
    case .item: nest(.item, visit.isLeaving, at: place)
    case .quote: nest(.quote, visit.isLeaving, at: place)
    case .codeBlock(let info, let text):
      addBlock(at: place) { .codeBlock(info: $0.append(bytes: info), text: $0.append(bytes: text)) }
    case .htmlBlock(let bytes): addBlock(at: place) { .htmlBlock($0.append(bytes: bytes)) }
    case .thematicBreak: addBlock(at: place) { _ in .thematicBreak }
    }
  }

  // MARK: Blocks

  private mutating func addParagraph(isTight: Bool, leaving: Bool, at place: NodePlace) {
    if let level = hashHeadingLevel(at: place, leaving: leaving) {
      if !leaving { dropsBytes = Int(level) }
      return nest(.heading(level), leaving, at: place)
    }
    guard isTight else { return nest(.paragraph, leaving, at: place) }
    flushText()
    if !leaving { document.tightParagraphs[document.markup.events.count] = place }
  }

  /// The level of a paragraph at the top that was meant as a heading.
  private func hashHeadingLevel(at place: NodePlace, leaving: Bool) -> UInt8? {
    guard depth == (leaving ? 1 : 0), fixedPlace == nil, dropsBytes == 0, place.line == place.endLine else {
      return nil
    }
    return HashHeading.level(of: document.lines.line(place.line), isFirst: document.blocks.isEmpty)
  }

  private mutating func addBlock(at place: NodePlace, _ event: (inout Markup) -> Markup.Event) {
    flushText()
    let start = document.markup.events.count
    let made = event(&document.markup)
    append(made, at: place)
    if depth == 0 { closeBlock(from: start, at: place) }
  }

  /// Opens or closes a container; one that is nested too deeply is left out, its content is kept.
  private mutating func nest(_ container: Markup.Container, _ leaving: Bool, at place: NodePlace) {
    if imageDepth > 0 { return }
    flushText()
    if leaving {
      if depth <= Markdown.deepest { append(.end(container), at: place) }
      depth -= 1
      if depth == 0, let open = openBlock { closeBlock(from: open.event, at: open.place) }
    } else {
      if depth == 0 { openBlock = (document.markup.events.count, place) }
      depth += 1
      if depth <= Markdown.deepest {
        append(.begin(container), at: place)
      } else if document.tooDeepLine == nil {
        document.tooDeepLine = place.line
      }
    }
  }

  private mutating func closeBlock(from start: Int, at place: NodePlace) {
    guard let kind = kind(ofEvent: start, at: place) else { return }
    document.blocks.append(
      MarkdownBlock(
        kind: kind, events: start..<document.markup.events.count,
        lines: place.line...document.lines.lastLine(of: place), column: place.column))
  }

  private func kind(ofEvent event: Int, at place: NodePlace) -> MarkdownBlock.Kind? {
    switch document.markup.events[event] {
    case .begin(.paragraph): .paragraph
    case .begin(.heading(let level)): .heading(level: Int(level), setext: !isATX(place.line))
    case .begin(.bulletList): .bulletList
    case .begin(.orderedList): .orderedList
    case .begin(.quote): .quote
    case .codeBlock: .code
    case .htmlBlock: .html
    case .thematicBreak: .thematicBreak
    case .begin(.item), .begin(.emphasis), .begin(.strong), .begin(.link), .begin(.amount), .end, .text,
      .code, .html, .image, .softBreak, .lineBreak:
      nil
    }
  }

  private func isATX(_ line: Int) -> Bool {
    document.lines.line(line).first { $0 != 0x20 } == UInt8(ascii: "#")
  }

  // MARK: Inline text

  private mutating func addText(_ bytes: [UInt8], at place: NodePlace) {
    if pendingPlace == nil { pendingPlace = place }
    pendingText.append(contentsOf: bytes.dropFirst(dropsBytes))
    dropsBytes = max(0, dropsBytes - bytes.count)
  }

  private mutating func addLeaf(
    _ bytes: [UInt8], at place: NodePlace, _ event: (Markup.Span) -> Markup.Event
  ) {
    if imageDepth > 0 { return pendingText.append(contentsOf: bytes) }
    flushText()
    append(event(document.markup.append(bytes: bytes)), at: place)
  }

  private mutating func addBreak(_ event: Markup.Event, at place: NodePlace) {
    if imageDepth > 0 { return pendingText.append(0x20) }
    flushText()
    append(event, at: place)
  }

  private mutating func addLink(_ url: [UInt8], _ title: [UInt8], leaving: Bool, at place: NodePlace) {
    if imageDepth > 0 { return }
    flushText()
    if leaving {
      guard let link = openLink else { return }
      nest(.link(link), true, at: place)
      openLink = nil
    } else {
      // CommonMark has no links in links, so one is open at most.
      addToTable(url, title, .markdown, at: place)
      let link = Int32(clamping: links.count - 1)
      nest(.link(link), false, at: place)
      openLink = link
    }
  }

  private mutating func addImage(_ url: [UInt8], _ title: [UInt8], leaving: Bool, at place: NodePlace) {
    if leaving {
      imageDepth -= 1
      guard imageDepth == 0 else { return }
      let alt = document.markup.append(bytes: pendingText)
      pendingText = []
      pendingPlace = nil
      addToTable(url, title, .image, at: place)
      append(.image(link: Int32(clamping: links.count - 1), alt: alt), at: place)
    } else {
      if imageDepth == 0 { flushText() }
      imageDepth += 1
    }
  }

  private mutating func addToTable(
    _ url: [UInt8], _ title: [UInt8], _ syntax: Link.Syntax, at place: NodePlace
  ) {
    links.append(
      Link(
        destination: String(decoding: url, as: UTF8.self), title: String(decoding: title, as: UTF8.self),
        syntax: syntax,
        place: fixedPlace ?? Place(file: document.file, line: place.line, column: max(1, place.column))))
  }

  /// Writes down the text that was collected, with the wiki links in it.
  private mutating func flushText() {
    guard imageDepth == 0, !pendingText.isEmpty else {
      if imageDepth == 0 { pendingPlace = nil }
      return
    }
    let text = pendingText
    let start = pendingPlace ?? lastPlace
    pendingText = []
    pendingPlace = nil
    func place(_ range: Range<Int>) -> NodePlace {
      NodePlace(
        line: start.line, column: start.column + range.lowerBound, endLine: start.line,
        endColumn: start.column + range.upperBound - 1)
    }
    var done = 0
    for link in openLink == nil ? WikiLink.find(in: text) : [] {
      appendText(text[done..<link.range.lowerBound], at: place(done..<link.range.lowerBound))
      addToTable(Array(link.target.utf8), [], link.isImage ? .wikiImage : .wiki, at: place(link.range))
      let number = Int32(clamping: links.count - 1)
      if link.isImage {
        let alt = document.markup.append(bytes: link.label.utf8)
        append(.image(link: number, alt: alt), at: place(link.range))
      } else {
        append(.begin(.link(number)), at: place(link.range))
        appendText(Array(link.label.utf8)[...], at: place(link.range))
        append(.end(.link(number)), at: place(link.range))
      }
      done = link.range.upperBound
    }
    appendText(text[done...], at: place(done..<text.count))
  }

  private mutating func appendText(_ bytes: ArraySlice<UInt8>, at place: NodePlace) {
    guard !bytes.isEmpty else { return }
    append(.text(document.markup.append(bytes: bytes)), at: place)
  }

  // MARK: Events and places

  private mutating func append(_ event: Markup.Event, at place: NodePlace) {
    document.markup.append(event)
    document.places.append(place)
    lastPlace = place
  }

  /// The place in the file; soft breaks have none of their own.
  private func known(_ place: NodePlace) -> NodePlace {
    place.line == 0 ? lastPlace : place.moved(byLines: lineOffset)
  }
}
