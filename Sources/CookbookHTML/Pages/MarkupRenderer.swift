import CookbookModel

/// Writes formatted text as HTML for one page.
///
/// Raw HTML is dropped unless the site allows it. Links lead where the index decided; a picture of another
/// site becomes a link to it, since a page makes no request to another host (DESIGN 4).
struct MarkupRenderer {
  let frame: PageFrame
  /// The link table of the document that the text stands in.
  let links: [Link]
  /// The level of the highest headings of a text, whatever level its author gave them: one below what
  /// the text stands under.
  let topHeading: Int
  /// The highest level that the author gave to a heading of the text.
  private var highest = 1
  /// Ids of headings; nil for texts whose headings get none.
  let anchors: [Int: String]?

  init(frame: PageFrame, links: [Link] = [], topHeading: Int = 2, anchors: [Int: String]? = nil) {
    self.frame = frame
    self.links = links
    self.topHeading = topHeading
    self.anchors = anchors
  }

  /// Writes a text of blocks; one that is a single paragraph is written without the paragraph's own tags
  /// when `unwrapped`.
  func render(_ markup: Markup, unwrapped: Bool = false, into output: inout OutputBuffer) {
    var renderer = self
    renderer.highest = markup.events.reduce(7) { highest, event in
      if case .begin(.heading(let level)) = event { min(highest, Int(level)) } else { highest }
    }
    renderer.renderEvents(of: markup, unwrapped: unwrapped, into: &output)
  }

  private func renderEvents(of markup: Markup, unwrapped: Bool, into output: inout OutputBuffer) {
    var events = markup.events[...]
    if unwrapped, Self.isSingleParagraph(markup) { events = events.dropFirst().dropLast() }
    var index = events.startIndex
    while index < events.endIndex {
      if let table = PipeTable(markup, at: index) {
        write(table, of: markup, into: &output)
        index = table.end
      } else {
        write(events[index], of: markup, at: index, blocks: true, into: &output)
        index += 1
      }
    }
  }

  /// Writes a text without its blocks: titles, notes, ingredients.
  func renderInline(_ markup: Markup, into output: inout OutputBuffer) {
    for index in markup.events.indices {
      write(markup.events[index], of: markup, at: index, blocks: false, into: &output)
    }
  }

  /// Writes one event; those of blocks only where `blocks` says so.
  func write(
    _ event: Markup.Event, of markup: Markup, at index: Int, blocks: Bool, into output: inout OutputBuffer
  ) {
    switch event {
    case .text(let span):
      if let title = titleOfLink(before: index, of: markup, text: markup[span]) {
        output.write(html: title)
      } else {
        output.write(html: markup[span])
      }
    case .code(let span):
      output.write("<code>")
      output.write(html: markup[span])
      output.write("</code>")
    case .html(let span), .htmlBlock(let span):
      if frame.site.cookbook.settings.allowHTML { output.write(bytes: markup[span]) }
    case .codeBlock(_, let text):
      output.write("<pre><code>")
      output.write(html: markup[text])
      output.write("</code></pre>\n")
    case .image(let link, let alt): writeImage(Int(link), alt: markup[alt], into: &output)
    case .softBreak: output.write("\n")
    case .lineBreak: output.write("<br>\n")
    case .thematicBreak: if blocks { output.write("<hr>\n") }
    case .begin(let container):
      if blocks || !container.isBlock { begin(container, of: markup, at: index, into: &output) }
      if case .link = container, index + 1 < markup.events.endIndex,
        markup.events[index + 1] == .end(container),
        let title = titleOfLink(before: index + 1, of: markup, text: [])
      {
        output.write(html: title)
      }
    case .end(let container):
      if blocks || !container.isBlock { end(container, into: &output) }
    }
  }

  private func begin(
    _ container: Markup.Container, of markup: Markup, at index: Int, into output: inout OutputBuffer
  ) {
    switch container {
    case .paragraph: output.write("<p>")
    case .heading(let level):
      output.write("<h")
      output.write(shifted(level))
      if let anchor = anchors?[index] {
        output.write(" id=\"")
        output.write(html: anchor)
        output.write("\"")
      }
      output.write(">")
    case .bulletList: output.write("<ul>\n")
    case .orderedList(let start):
      output.write("<ol")
      if start != 1 {
        output.write(" start=\"")
        output.write(Int(start))
        output.write("\"")
      }
      output.write(">\n")
    case .item: output.write("<li>")
    case .quote: output.write("<blockquote>\n")
    case .emphasis: output.write("<em>")
    case .strong: output.write("<strong>")
    case .link(let number):
      if isLink(Int(number)) { beginLink(Int(number), of: markup, at: index, into: &output) }
    case .amount: output.write("<b>")
    }
  }

  private func end(_ container: Markup.Container, into output: inout OutputBuffer) {
    switch container {
    case .paragraph: output.write("</p>\n")
    case .heading(let level):
      output.write("</h")
      output.write(shifted(level))
      output.write(">\n")
    case .bulletList: output.write("</ul>\n")
    case .orderedList: output.write("</ol>\n")
    case .item: output.write("</li>\n")
    case .quote: output.write("</blockquote>\n")
    case .emphasis: output.write("</em>")
    case .strong: output.write("</strong>")
    case .link(let number): if isLink(Int(number)) { output.write("</a>") }
    case .amount: output.write("</b>")
    }
  }

  private func shifted(_ level: UInt8) -> Int { min(6, topHeading + Int(level) - highest) }

  private static func isSingleParagraph(_ markup: Markup) -> Bool {
    guard markup.events.first == .begin(.paragraph), markup.events.last == .end(.paragraph) else {
      return false
    }
    return markup.events.count { $0 == .begin(.paragraph) } == 1
      && !markup.events.contains { if case .begin(.bulletList) = $0 { true } else { false } }
  }

  // MARK: Links

  /// What a link shows that says nothing for readers, no text or an `id:`: the title of where it leads.
  private func titleOfLink(before index: Int, of markup: Markup, text: ArraySlice<UInt8>) -> String? {
    guard index > 0, case .begin(.link(let number)) = markup.events[index - 1],
      links.indices.contains(Int(number)), case .route(let route, _) = links[Int(number)].target,
      let (title, id) = frame.site.cookbook.name(of: route)
    else { return nil }
    let isID = id.map { Unicode.folded($0) == Unicode.folded(String(decoding: text, as: UTF8.self)) } ?? false
    return text.isEmpty || isID ? title : nil
  }

  private func isLink(_ number: Int) -> Bool {
    guard links.indices.contains(number) else { return false }
    return switch links[number].target {
    case .route, .fragment, .file, .external: true
    case .nowhere, .unresolved: false
    }
  }

  private func beginLink(_ number: Int, of markup: Markup, at index: Int, into output: inout OutputBuffer) {
    let link = links[number]
    output.write("<a href=\"")
    writeTarget(link.target, into: &output)
    output.write("\"")
    if Self.isBare(link, of: markup, at: index) { output.write(" class=\"bare\"") }
    if !link.title.isEmpty {
      output.write(" title=\"")
      output.write(html: link.title)
      output.write("\"")
    }
    output.write(">")
  }

  /// Whether a link shows its own address, which paper then need not repeat.
  private static func isBare(_ link: Link, of markup: Markup, at index: Int) -> Bool {
    guard case .external(let url) = link.target, index + 2 < markup.events.count,
      case .text(let span) = markup.events[index + 1], case .end(.link) = markup.events[index + 2]
    else { return false }
    return markup[span].elementsEqual(url.utf8)
  }

  private func writeTarget(_ target: LinkTarget, into output: inout OutputBuffer) {
    switch target {
    case .route(let route, let fragment):
      output.write(toRoot: frame.toRoot, path: frame.site.link(route))
      if !fragment.isEmpty { writeFragment(fragment, into: &output) }
    case .fragment(let fragment): writeFragment(fragment, into: &output)
    case .file(let asset): output.write(toRoot: frame.toRoot, path: frame.site.assetLinks[asset.offset])
    case .external(let url): output.write(html: PercentEncoding.url(url))
    case .unresolved, .nowhere: break
    }
  }

  private func writeFragment(_ fragment: String, into output: inout OutputBuffer) {
    output.write("#")
    output.write(html: PercentEncoding.url(fragment))
  }

  private func writeImage(_ number: Int, alt: ArraySlice<UInt8>, into output: inout OutputBuffer) {
    guard links.indices.contains(number) else { return output.write(html: alt) }
    let link = links[number]
    switch link.target {
    case .file(let asset):
      output.write("<img src=\"")
      writeTarget(link.target, into: &output)
      output.write("\"")
      if let size = frame.site.cookbook[asset].size {
        output.write(" width=\"")
        output.write(size.width)
        output.write("\" height=\"")
        output.write(size.height)
        output.write("\"")
      }
      output.write(" alt=\"")
      output.write(html: alt)
      output.write("\" loading=\"lazy\">")
    case .external(let url):
      output.write("<a href=\"")
      output.write(html: PercentEncoding.url(url))
      output.write("\">")
      if alt.isEmpty { output.write(html: url) } else { output.write(html: alt) }
      output.write("</a>")
    case .route, .fragment, .unresolved, .nowhere: output.write(html: alt)
    }
  }
}

extension Cookbook {
  /// The title and the `id:` of the document that a route shows, for routes that links in texts lead to.
  fileprivate func name(of route: Route) -> (title: String, id: String?)? {
    switch route {
    case .home: (settings.title, nil)
    case .category(let category, page: _): (self[category].title, nil)
    case .recipe(let path):
      (self[path.top].recipe.document.titleText, self[path.top].recipe.document.stableID)
    case .page(let page): (self[page].document.titleText, self[page].document.stableID)
    case .tags, .tag, .redirect, .notFound, .sitemap, .robots, .feed, .asset, .themeAsset: nil
    }
  }
}
