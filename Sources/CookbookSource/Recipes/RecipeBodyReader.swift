import CookbookModel

/// Reads the Markdown of a recipe in the sections and implicit dialects (FORMAT 1.4, 1.6).
struct RecipeBodyReader {
  var context: ReadingContext
  var body = RecipeBody()

  private var document: MarkdownDocument { context.document }

  /// Reads a text whose headings name ingredients or steps.
  static func sections(_ context: inout ReadingContext) -> RecipeBody {
    var reader = RecipeBodyReader(context: context)
    let blocks = reader.takingTitleAndEnd(reader.document.blocks)
    let parts = PartSplitter.split(blocks, of: reader.document)
    let first = parts.firstIndex { $0.kind != nil } ?? parts.count
    var preamble = parts[..<first].flatMap { ($0.heading.map { [$0] } ?? []) + $0.blocks }
    let namesIngredients = parts.contains { $0.kind == .ingredients }
    if !namesIngredients { preamble = reader.takingIngredients(preamble) }
    reader.addPreamble(preamble)
    for part in parts[first...] { reader.add(part) }
    context = reader.context
    return reader.body
  }

  /// Reads a text without such headings.
  static func implicit(_ context: inout ReadingContext) -> RecipeBody {
    var reader = RecipeBodyReader(context: context)
    reader.readImplicit()
    context = reader.context
    return reader.body
  }

  /// Reads blocks that follow the ingredients by the rules for steps; headings that announce something open
  /// sections (FORMAT 1.5).
  static func instructions(_ blocks: [MarkdownBlock], _ context: inout ReadingContext) -> RecipeBody {
    var reader = RecipeBodyReader(context: context)
    for part in PartSplitter.split(blocks, of: reader.document, opening: .steps) { reader.add(part) }
    context = reader.context
    return reader.body
  }

  /// Reads blocks that stand before the ingredients: pictures, metadata, description.
  static func preamble(_ blocks: [MarkdownBlock], _ context: inout ReadingContext) -> RecipeBody {
    var reader = RecipeBodyReader(context: context)
    reader.addPreamble(blocks)
    context = reader.context
    return reader.body
  }

  /// Reads a text that is all description, below a front matter that holds the recipe.
  static func description(_ context: inout ReadingContext) -> RecipeBody {
    var reader = RecipeBodyReader(context: context)
    let blocks = reader.takingTitleAndEnd(reader.document.blocks)
    let parts = PartSplitter.split(blocks, of: reader.document)
    let first = parts.firstIndex { $0.kind != nil } ?? parts.count
    reader.addPreamble(parts[..<first].flatMap { ($0.heading.map { [$0] } ?? []) + $0.blocks })
    for part in parts[first...] { reader.add(part) }
    context = reader.context
    return reader.body
  }

  // MARK: Title and end

  /// Takes the title, and a line of tags or a source at the end; reports headings that are none.
  private mutating func takingTitleAndEnd(_ all: [MarkdownBlock]) -> [MarkdownBlock] {
    var blocks = all.filter { !document.isComment($0) }
    let firstHeadings = blocks.indices.filter { blocks[$0].kind.headingLevel == 1 }
    if let index = firstHeadings.first,
      HeadingName(document.plainText(of: blocks[index]), affixes: false) == nil,
      !document.plainText(of: blocks[index]).isEmpty
    {
      body.title = context.markup.slice(context.markup.content(of: blocks[index].events))
      body.titlePlace = document.place(of: blocks[index])
      for other in firstHeadings.dropFirst() {
        context.report(.secondH1, at: document.place(of: blocks[other]))
      }
      blocks.remove(at: index)
    }
    if let last = blocks.last, let lines = MetadataBlock.readLast(last, in: document) {
      body.metadata += lines
      blocks.removeLast()
    }
    for block in blocks { reportSetextDivider(block) }
    return blocks
  }

  /// A divider that made a heading of the text above it: emphasised text, or dashes too few to underline it.
  private mutating func reportSetextDivider(_ block: MarkdownBlock) {
    guard case .heading(level: 2, setext: true) = block.kind else { return }
    let text = document.plainText(of: block)
    let dashes = document.lines.line(block.lines.upperBound).count { $0 == UInt8(ascii: "-") }
    let first = context.markup.events[block.events.lowerBound + 1]
    let isEmphasised = first == .begin(.emphasis) || first == .begin(.strong)
    guard isEmphasised || (dashes <= 3 && text.count > 20 && HeadingName(text, affixes: true) == nil) else {
      return
    }
    context.report(
      .setextDivider, at: Place(file: document.file, line: block.lines.upperBound, column: 1))
  }

  // MARK: Before the first section

  /// Files the blocks before the first section: pictures, metadata, description.
  private mutating func addPreamble(_ blocks: [MarkdownBlock]) {
    var kept: [MarkdownBlock] = []
    for block in blocks {
      let pictures = document.pictures(of: block)
      if !pictures.isEmpty {
        body.images += pictures
      } else if let text = document.shortcode(block) {
        context.report(.shortcode(text: text), at: document.place(of: block))
      } else if let lines = MetadataBlock.read(block, in: document) {
        body.metadata += lines
      } else {
        kept.append(block)
      }
    }
    body.description.append(markup(of: kept))
  }

  /// Takes bullet lists with their labels out of the preamble of a text that names only the steps.
  private mutating func takingIngredients(_ blocks: [MarkdownBlock]) -> [MarkdownBlock] {
    var kept: [MarkdownBlock] = []
    var taken: [MarkdownBlock] = []
    for block in blocks {
      if block.kind == .bulletList, MetadataBlock.read(block, in: document) == nil {
        if let label = kept.last, label.kind.headingLevel != nil || document.isPseudoHeading(label) {
          taken.append(label)
          kept.removeLast()
        }
        taken.append(block)
      } else {
        kept.append(block)
      }
    }
    guard let first = taken.first else { return blocks }
    context.report(.noIngredientsHeading, at: document.place(of: first))
    body.ingredientGroups += IngredientsReader.read(taken, context: &context)
    return kept
  }

  // MARK: Sections

  /// Files a section under what its heading announces.
  private mutating func add(_ part: RecipePart) {
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
  private func markup(of blocks: [MarkdownBlock]) -> Markup {
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
    for block in kept { text.append(document.markup, events: block.events) }
    return text
  }
}

extension RecipeBodyReader {
  /// Reads a text that names neither ingredients nor steps (FORMAT 1.6).
  private mutating func readImplicit() {
    let blocks = takingTitleAndEnd(document.blocks)
    guard let list = blocks.firstIndex(where: { isIngredientList($0) }) else {
      let steps = blocks.firstIndex { $0.kind == .orderedList && MetadataBlock.read($0, in: document) == nil }
      addPreamble(Array(blocks[..<(steps ?? blocks.count)]))
      if let steps { addInstructions(Array(blocks[steps...])) }
      return
    }
    let start = list > 0 && isLabel(blocks[list - 1]) ? list - 1 : list
    var end = list
    while end < blocks.count {
      if blocks[end].kind == .bulletList || blocks[end].kind == .thematicBreak {
        end += 1
      } else if end + 1 < blocks.count, isLabel(blocks[end]), blocks[end + 1].kind == .bulletList {
        end += 2
      } else {
        break
      }
    }
    addPreamble(Array(blocks[..<start]))
    body.ingredientGroups += IngredientsReader.read(Array(blocks[start..<end]), context: &context)
    addInstructions(Array(blocks[end...]))
  }

  private mutating func addInstructions(_ blocks: [MarkdownBlock]) {
    for part in PartSplitter.split(blocks, of: document, opening: .steps) { add(part) }
  }

  private func isIngredientList(_ block: MarkdownBlock) -> Bool {
    block.kind == .bulletList && MetadataBlock.read(block, in: document) == nil
  }

  /// Whether a block names the list after it.
  private func isLabel(_ block: MarkdownBlock) -> Bool {
    block.kind.headingLevel != nil || document.isPseudoHeading(block)
  }
}
