import CookbookModel

/// What front matter refers to: pictures, sources, other recipes (FORMAT 1.8, 1.9).
extension Metadata {
  /// The pictures that a value names: file, URL, `![[file]]`, `![alt](file)`, or a map with such a name.
  func images(_ entry: Entry, _ links: inout [Link], _ values: inout MetadataValues) -> [Int] {
    let nodes: [YAMLNode] =
      switch entry.value.content {
      case .list(let items): items
      case .map, .scalar: [entry.value]
      }
    var images: [Int] = []
    for node in nodes where !node.isNull {
      let named = Self.imageKeys.lazy.compactMap { node.value(of: $0)?.text }.first
      guard let text = node.text ?? named ?? values.lineText(node) else {
        values.reject(entry, node, expected: .image)
        continue
      }
      guard !values.trimmed(text).isEmpty else { continue }
      let reference = FrontMatterReference(values.trimmed(text))
      let syntax: Link.Syntax = reference.form == .wiki ? .wikiImage : .image
      images.append(links.count)
      links.append(
        Link(destination: reference.target, title: "", syntax: syntax, place: values.place(node)))
    }
    return images
  }

  /// The other recipes that a value names.
  func references(_ entry: Entry, _ links: inout [Link], _ values: inout MetadataValues) -> [Int] {
    values.texts(entry).map { text in
      let reference = FrontMatterReference(text.text)
      let syntax: Link.Syntax =
        switch reference.form {
        case .plain: .name
        case .wiki: .wiki
        case .markdown: .markdown
        }
      links.append(Link(destination: reference.target, syntax: syntax, place: text.place))
      return links.count - 1
    }
  }

  /// The recipes that a recipe is put together from: ingredients that are links (FORMAT 1.9).
  func components(_ entry: Entry, _ links: inout [Link], _ values: inout MetadataValues) -> [Ingredient] {
    zip(values.texts(entry), references(entry, &links, &values)).map { text, link in
      let label = FrontMatterReference(text.text).label
      var line = Markup()
      line.append(.begin(.link(Int32(clamping: link))))
      line.append(text: label)
      line.append(.end(.link(Int32(clamping: link))))
      return Ingredient(line: line, name: line, link: link, raw: text.text, place: text.place)
    }
  }

  /// Where a recipe comes from: a URL becomes a link, other text is inline Markdown.
  func source(_ entry: Entry, _ links: inout [Link], _ values: inout MetadataValues) -> Markup? {
    if let name = entry.value.value(of: "name")?.text ?? entry.value.value(of: "title")?.text {
      let url = entry.value.value(of: "url")?.text ?? entry.value.value(of: "link")?.text
      return link(name, to: url ?? "", at: values.place(entry.value), &links)
    }
    if let url = entry.value.value(of: "url")?.text ?? entry.value.value(of: "link")?.text {
      return link(url, to: url, at: values.place(entry.value), &links)
    }
    var source = Markup()
    for text in values.texts(entry) {
      if !source.isEmpty { source.append(text: ", ") }
      if Self.isURL(text.text) {
        source.append(link(text.text, to: text.text, at: text.place, &links))
      } else {
        source.append(Markdown.inline(text.text, at: text.place, links: &links))
      }
    }
    return source.isEmpty ? nil : source
  }

  private func link(_ label: String, to url: String, at place: Place, _ links: inout [Link]) -> Markup {
    guard !url.isEmpty else { return Markup(text: label) }
    var markup = Markup()
    let number = Int32(clamping: links.count)
    links.append(Link(destination: url, syntax: .markdown, place: place))
    markup.append(.begin(.link(number)))
    markup.append(text: label)
    markup.append(.end(.link(number)))
    return markup
  }

  private static func isURL(_ text: String) -> Bool {
    let lower = Unicode.folded(text)
    let hasScheme = lower.hasPrefix("https://") || lower.hasPrefix("http://")
    return hasScheme && !text.utf8.contains { $0 <= 0x20 }
  }

  /// The keys of a map that describes a picture, the best first.
  private static let imageKeys = ["src", "url", "path", "file", "image", "name"]
}

/// A string of front matter that names a file or a recipe: `[[Target|label]]`, `[label](target)` or plain.
struct FrontMatterReference: Hashable {
  /// How it is written.
  enum Form: Hashable { case plain, wiki, markdown }

  /// How it is written.
  var form: Form
  /// What it leads to.
  var target: String
  /// What it calls that.
  var label: String

  /// Reads a string; a `!` before a link is left out.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    let links = WikiLink.find(in: bytes)
    if let link = links.first, link.range == 0..<bytes.count {
      (form, target, label) = (.wiki, link.target, link.label)
      return
    }
    var rest = bytes[...]
    if rest.first == UInt8(ascii: "!") { rest.removeFirst() }
    if rest.first == UInt8(ascii: "["), rest.last == UInt8(ascii: ")"), let start = Self.target(in: rest) {
      label = String(decoding: rest[rest.startIndex + 1..<start - 2], as: UTF8.self)
      var target = rest[start..<rest.endIndex - 1]
      if target.first == UInt8(ascii: "<"), target.last == UInt8(ascii: ">") {
        target = target.dropFirst().dropLast()
      }
      (form, self.target) = (.markdown, String(decoding: target, as: UTF8.self))
      return
    }
    (form, target, label) = (.plain, text, text)
  }

  /// Where the target of `[label](target)` begins.
  private static func target(in text: ArraySlice<UInt8>) -> Int? {
    let middle = text.indices.dropLast().first {
      text[$0] == UInt8(ascii: "]") && text[$0 + 1] == UInt8(ascii: "(")
    }
    return middle.map { $0 + 2 }
  }
}
