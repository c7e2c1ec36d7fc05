import CookbookModel

extension Metadata {
  /// Puts everything that is known into `recipe`, after its text was read (FORMAT 1.8).
  func fill(_ recipe: inout Recipe, options: ReaderOptions, diagnostics: inout [Diagnostic]) {
    fill(&recipe.document, diagnostics: &diagnostics)
    let language = recipe.document.language ?? options.language
    var values = MetadataValues(file: file)
    for key in MetadataKey.allCases {
      guard let entry = entry(key) else { continue }
      switch key {
      case .yield:
        let yields = values.texts(entry).flatMap { readYields($0, language, &values) }
        if !yields.isEmpty { recipe.yields = yields }
      case .prep: recipe.times.prep = duration(entry, language, &values)
      case .cook: recipe.times.cook = duration(entry, language, &values)
      case .rest: recipe.times.rest = duration(entry, language, &values)
      case .total: recipe.times.givenTotal = duration(entry, language, &values)
      case .cuisine: recipe.cuisine = values.names(entry)
      case .diet: recipe.diet = values.names(entry)
      case .image: recipe.images = images(entry, &recipe.document.links, &values) + recipe.images
      case .source: recipe.source = source(entry, &recipe.document.links, &values)
      case .difficulty: recipe.difficulty = values.text(entry)?.text
      case .rating: recipe.rating = values.text(entry)?.text
      case .calories:
        if let text = values.text(entry)?.text {
          recipe.nutrition.insert(MetadataField(name: entry.name, value: text), at: 0)
        }
      case .nutrition: recipe.nutrition += nutrition(entry, &values)
      case .allergens:
        recipe.document.extra.append(MetadataField(name: entry.name, value: entry.value.written))
        addSection(.other, entry, to: &recipe, &values)
      case .equipment: addSection(.equipment, entry, to: &recipe, &values)
      case .notes: addSection(.notes, entry, to: &recipe, &values)
      case .dialect: if dialect == nil { values.reject(entry, expected: .dialect) }
      case .amounts: if infersAmounts == nil { values.reject(entry, expected: .amounts) }
      case .related:
        let links = references(entry, &recipe.document.links, &values)
        recipe.related.insert(contentsOf: links.map { RelatedReference(link: $0) }, at: 0)
      case .components: addComponents(components(entry, &recipe.document.links, &values), to: &recipe)
      case .title, .description, .tags, .category, .author, .lang, .date, .draft, .id, .slug, .aliases,
        .order:
        break  // what every document has
      case .layout, .ingredients, .steps:
        break  // used before the text is read, and by the front matter dialect
      }
    }
    diagnostics += values.diagnostics
  }

  /// Puts the recipes that a recipe is made of before its ingredients, but for those named there.
  private func addComponents(_ components: [Ingredient], to recipe: inout Recipe) {
    recipe.components += components.compactMap(\.link)
    let named = recipe.ingredients.map { Unicode.folded($0.line.plainText) }
    let new = components.filter { component in
      let name = Unicode.folded(component.name.plainText)
      return !named.contains { $0.contains(name) }
    }
    guard !new.isEmpty else { return }
    if recipe.ingredientGroups.first.map({ $0.title != nil }) ?? true {
      recipe.ingredientGroups.insert(IngredientGroup(), at: 0)
    }
    recipe.ingredientGroups[0].items.insert(contentsOf: new, at: 0)
  }

  private func readYields(
    _ text: SourceText, _ language: String, _ values: inout MetadataValues
  ) -> [Amount] {
    YieldParser.read(text.text, language: language).map { reading in
      if let finding = reading.finding { values.diagnostics.append(Diagnostic(finding, at: text.place)) }
      return reading.amount
    }
  }

  private func duration(
    _ entry: Entry, _ language: String, _ values: inout MetadataValues
  ) -> Duration? {
    guard let text = values.text(entry) else { return nil }
    let duration = DurationParser.parse(text.text, language: language)
    if duration.minutes == nil {
      values.diagnostics.append(Diagnostic(.timeUnparsed(text: text.text), at: text.place))
    }
    return duration
  }

  private func nutrition(_ entry: Entry, _ values: inout MetadataValues) -> [MetadataField] {
    var fields: [MetadataField] = []
    var pending = [entry.value]
    while let node = pending.popLast() {
      switch node.content {
      case .scalar(let text, _):
        let parts = text.split(separator: ":", maxSplits: 1).map { values.trimmed(String($0)) }
        if parts.count == 2 { fields.append(MetadataField(name: parts[0], value: parts[1])) }
        if parts.count == 1 { fields.append(MetadataField(name: "", value: parts[0])) }
      case .list(let items): pending.append(contentsOf: items.reversed())
      case .map(let pairs):
        for pair in pairs where !pair.value.isNull {
          fields.append(MetadataField(name: pair.key.written, value: pair.value.written))
        }
      }
    }
    return fields
  }

  /// A section for text that stands in the front matter, under the author's word for it.
  private func addSection(
    _ kind: Section.Kind, _ entry: Entry, to recipe: inout Recipe, _ values: inout MetadataValues
  ) {
    let texts = values.texts(entry)
    var body = Markup()
    if case .list = entry.value.content {
      body.append(.begin(.bulletList))
      for text in texts {
        body.append(.begin(.item))
        body.append(Markdown.inline(text.text, at: text.place, links: &recipe.document.links))
        body.append(.end(.item))
      }
      body.append(.end(.bulletList))
    } else {
      for text in texts {
        body.append(Markdown.blocks(text.text, at: text.place, links: &recipe.document.links))
      }
    }
    guard !texts.isEmpty else { return }
    let title = entry.name.prefix(1).uppercased() + entry.name.dropFirst()
    recipe.sections.append(Section(kind: kind, title: Markup(text: title), body: body))
  }
}

extension Markup {
  /// Appends another text.
  mutating func append(_ other: Markup) { append(other, events: other.events.indices) }
}
