import CookbookModel

/// What stands under each heading.
extension RecipeBodyReader {
  /// Reads blocks by the rules for steps, up to a heading that announces something else.
  mutating func addInstructions(_ blocks: [MarkdownBlock]) {
    for part in PartSplitter.split(blocks, of: document, opening: .steps) { add(part) }
  }

  /// Files a section under what its heading announces.
  mutating func add(_ part: RecipePart) {
    let title = part.name?.rest.map { Markup(text: $0) } ?? part.parent.map { document.label(of: $0) }
    if let text = part.name?.parenthesis, let heading = part.heading, body.headingYield == nil {
      body.headingYield = MetadataLine(
        key: "yield", value: Markup(text: text), place: document.place(of: heading))
    }
    switch part.kind {
    case .ingredients:
      body.ingredientGroups += IngredientsReader.read(part.blocks, title: title, context: &context)
    case .steps: body.stepGroups += StepsReader.read(part.blocks, title: title, of: document)
    case .notes: addSection(.notes, part)
    case .equipment: addSection(.equipment, part)
    case .nutrition: addSection(.nutrition, part)
    case .source: addSection(.source, part)
    case .related: addRelated(part)
    case .info: addInfo(part)
    case .tags: addTags(part)
    case nil: addSection(.other, part)
    }
  }

  private mutating func addSection(_ kind: Section.Kind, _ part: RecipePart, body text: Markup? = nil) {
    let text = text ?? markup(of: part.blocks)
    guard let heading = part.heading, !text.isEmpty else { return }
    let title =
      heading.kind.headingLevel == nil
      ? document.label(of: heading)
      : document.markup.slice(document.markup.content(of: heading.events)).withoutFinalColon
    body.sections.append(Section(kind: kind, title: title, body: text))
  }

  private mutating func addRelated(_ part: RecipePart) {
    let reader = RelatedReader(part.blocks, of: document)
    guard let heading = part.heading, !reader.references.isEmpty else { return addSection(.other, part) }
    body.related += reader.references
    body.relatedSection =
      body.relatedSection
      ?? Section(
        kind: .other, title: document.label(of: heading), body: markup(of: part.blocks))
    if !reader.rest.isEmpty { addSection(.other, part, body: reader.rest) }
  }

  private mutating func addInfo(_ part: RecipePart) {
    var rest: [MarkdownBlock] = []
    for block in part.blocks {
      if let lines = MetadataBlock.read(block, in: document) {
        body.metadata += lines
      } else {
        rest.append(block)
      }
    }
    addSection(.other, part, body: markup(of: rest))
  }

  private mutating func addTags(_ part: RecipePart) {
    if let rest = part.name?.rest { body.tags.append(rest) }
    for block in part.blocks {
      guard block.isList else {
        body.tags.append(document.plainText(of: block))
        continue
      }
      for item in document.markup.children(of: block.events) {
        body.tags.append(document.markup.plainText(of: item))
      }
    }
  }

  /// The text of blocks, without dividers at either end and headings that nothing follows.
  func markup(of blocks: [MarkdownBlock]) -> Markup {
    var kept: [MarkdownBlock] = []
    for block in blocks {
      if let level = block.kind.headingLevel {
        while let last = kept.last, let other = last.kind.headingLevel, other >= level { kept.removeLast() }
      }
      if block.kind == .thematicBreak, kept.isEmpty { continue }
      kept.append(block)
    }
    while let last = kept.last, last.kind == .thematicBreak || last.kind.headingLevel != nil {
      kept.removeLast()
    }
    var text = Markup()
    for block in kept {
      // A paragraph that lost its first lines lost its marks as well.
      let isCut =
        block.kind == .paragraph && document.markup.events[block.events.lowerBound] != .begin(.paragraph)
      if isCut { text.append(.begin(.paragraph)) }
      text.append(document.markup, events: block.events)
      if isCut { text.append(.end(.paragraph)) }
    }
    return text
  }
}
