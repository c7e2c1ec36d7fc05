import CookbookModel

extension Metadata {
  /// Puts what every document has into `document`, after its text was read: the title of front matter wins
  /// over the heading, its tags stand before those of the text.
  func fill(_ document: inout Document, diagnostics: inout [Diagnostic]) {
    var values = MetadataValues(file: file)
    var tags: [String] = []
    for key in MetadataKey.allCases {
      guard let entry = entry(key) else { continue }
      switch key {
      case .title: fillTitle(entry, of: &document, &values)
      case .description: fillDescription(entry, of: &document, &values)
      case .tags: tags = (entries[.tags] ?? []).flatMap { values.names($0) }
      case .category: document.categories = values.names(entry)
      case .author: document.author = author(entry, &values)
      case .lang:
        document.language = language
        if language == nil { values.reject(entry, expected: .language) }
      case .date:
        document.date = entry.value.text.flatMap { CivilDate(values.trimmed($0)) }
        if document.date == nil { values.reject(entry, expected: .date) }
      case .draft: document.draft = values.bool(entry) ?? false
      case .id: document.stableID = values.text(entry)?.text
      case .slug: document.slug = values.text(entry)?.text
      case .aliases:
        document.aliases = values.texts(entry).map { Document.Alias(path: $0.text, place: $0.place) }
      case .order: document.order = values.integer(entry)
      case .yield, .prep, .cook, .rest, .total, .cuisine, .diet, .image, .source, .difficulty, .calories,
        .rating, .allergens, .nutrition, .equipment, .layout, .dialect, .amounts, .related, .components,
        .ingredients, .steps, .notes:
        break  // what only recipes have
      }
    }
    document.tags = NameList(tags + document.tags).names
    document.extra += extra.map { MetadataField(name: $0.name, value: $0.value.written) }
    diagnostics += values.diagnostics
  }

  private func fillTitle(_ entry: Entry, of document: inout Document, _ values: inout MetadataValues) {
    guard let title = values.text(entry) else { return }
    let heading = document.titleText
    let text = Markup(text: title.text).plainText
    if !document.title.isEmpty, Unicode.folded(heading) != Unicode.folded(text) {
      let finding = Finding.titleMismatch(title: text, heading: heading)
      values.diagnostics.append(Diagnostic(finding, at: title.place))
    }
    // Where both say the same the heading is kept: it may hold emphasis.
    guard document.title.isEmpty || Unicode.nfc(heading) != Unicode.nfc(text) else { return }
    document.title = Markup(text: text)
    document.titleText = text
  }

  private func fillDescription(_ entry: Entry, of document: inout Document, _ values: inout MetadataValues) {
    guard let description = values.text(entry) else { return }
    let markup = Markdown.blocks(description.text, at: description.place, links: &document.links)
    document.summary = markup.firstParagraphText
    if document.body.isEmpty { document.body = markup }
  }

  private func author(_ entry: Entry, _ values: inout MetadataValues) -> String? {
    // `author: {name: …, url: …}` and lists of such maps are common in other generators.
    var names: [String] = []
    let nodes: [YAMLNode] =
      switch entry.value.content {
      case .list(let items): items
      case .map, .scalar: [entry.value]
      }
    for node in nodes {
      guard let text = node.text ?? node.value(of: "name")?.text else {
        values.reject(entry, node, expected: .text)
        continue
      }
      if !values.trimmed(text).isEmpty { names.append(values.trimmed(text)) }
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }
}

extension YAMLNode {
  /// The value of a key of a map, by its normalised name.
  func value(of name: String) -> YAMLNode? {
    switch content {
    case .map(let pairs): pairs.first { $0.key.text.map(MetadataKeys.normalized) == name }?.value
    case .scalar, .list: nil
    }
  }
}

extension Markup {
  /// The plain text of the first block.
  var firstParagraphText: String {
    events.isEmpty ? "" : plainText(of: unit(at: 0))
  }
}
