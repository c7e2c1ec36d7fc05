import CookbookModel

/// Reads the RecipeMD dialect (FORMAT 1.5).
enum RecipeMDReader {
  /// Reads a text whose blocks have the order of RecipeMD.
  /// - Parameter strict: Whether every departure from the specification is an error.
  static func read(_ context: inout ReadingContext, strict: Bool) -> RecipeBody {
    let before = context.diagnostics.count
    let document = context.document
    let outline = RecipeMDOutline(document, strict: strict)
    context.diagnostics += outline.diagnostics
    var body = RecipeBodyReader.instructions(outline.instructions, &context)
    let head = RecipeBodyReader.preamble(outline.description, &context)
    body.description = head.description
    body.images = head.images
    body.metadata = head.metadata + body.metadata
    if let title = outline.title {
      body.title = document.markup.slice(document.markup.content(of: title.events))
      body.titlePlace = document.place(of: title)
    }
    body.tags = outline.tagTexts.map(\.text) + body.tags
    body.yields = yields(outline, &context)
    body.ingredientGroups = groups(outline.ingredients, &context) + body.ingredientGroups
    if strict { makeErrors(&context, from: before) }
    return body
  }

  private static func yields(_ outline: RecipeMDOutline, _ context: inout ReadingContext) -> [Amount] {
    outline.yieldTexts.flatMap { text, place in
      YieldParser.read(text, language: context.language).map { reading in
        if reading.amount.value == nil {
          context.report(.yieldWithoutNumber(text: reading.amount.raw), at: place)
        } else if let finding = reading.finding {
          context.report(finding, at: place)
        }
        return reading.amount
      }
    }
  }

  /// The groups of the ingredients; a heading of a lower rank makes a group in a group.
  private static func groups(
    _ blocks: [MarkdownBlock], _ context: inout ReadingContext
  ) -> [IngredientGroup] {
    var groups: [IngredientGroup] = []
    var levels: [Int] = []
    for block in blocks {
      if let level = block.kind.headingLevel {
        while let last = levels.last, last >= level { levels.removeLast() }
        let title = context.markup.slice(context.markup.content(of: block.events))
        groups.append(IngredientGroup(title: title, depth: levels.count))
        levels.append(level)
        continue
      }
      if groups.isEmpty { groups.append(IngredientGroup()) }
      for item in context.markup.children(of: block.events) {
        guard var ingredient = ingredient(item, &context) else { continue }
        let title = groups[groups.count - 1].title?.plainText ?? ""
        if OptionalWords.isOptional(title) { ingredient.optional = true }
        groups[groups.count - 1].items.append(ingredient)
      }
    }
    // A heading without ingredients stays where it names the groups in it.
    return groups.enumerated().filter { index, group in
      !group.items.isEmpty || (index + 1 < groups.count && groups[index + 1].depth > group.depth)
    }.map(\.element)
  }

  private static func ingredient(_ item: Range<Int>, _ context: inout ReadingContext) -> Ingredient? {
    let markup = context.markup
    let blocks = markup.itemBlocks(of: item)
    let place = context.document.place(ofEvent: blocks.first?.lowerBound ?? item.lowerBound)
    guard let first = blocks.first else {
      context.report(.emptyIngredient, at: place)
      return nil
    }
    guard let inline = markup.inline(ofBlock: first) else {
      let text = markup.plainText(of: item)
      context.report(text.isEmpty ? .emptyIngredient : .nestedIngredient, at: place)
      guard !text.isEmpty else { return nil }
      return Ingredient(line: Markup(text: text), name: Markup(text: text), raw: text, place: place)
    }
    let reading = IngredientLine.read(
      markup.slice(inline).withoutTaskBox, raw: context.document.source(of: first), place: place,
      mode: .recipeMD, language: context.language)
    context.diagnostics += reading.diagnostics
    var ingredient = reading.ingredient
    for block in blocks.dropFirst() { ingredient.detail.append(markup, events: block) }
    if ingredient.name.plainText.isEmpty, !ingredient.name.hasPicture {
      // An amount alone on its line names what the next paragraph says.
      guard let next = blocks.dropFirst().first, let name = markup.inline(ofBlock: next) else {
        context.report(.emptyIngredient, at: place)
        return nil
      }
      ingredient.name = markup.slice(name)
      ingredient.line.append(text: " ")
      ingredient.line.append(markup, events: name)
      ingredient.detail = Markup()
      for block in blocks.dropFirst(2) { ingredient.detail.append(markup, events: block) }
    }
    return ingredient
  }

  /// Makes errors of the departures that were noted since `start` (FORMAT 1.5).
  private static func makeErrors(_ context: inout ReadingContext, from start: Int) {
    for index in context.diagnostics.indices.dropFirst(start)
    where forbidden.contains(context.diagnostics[index].finding.code) {
      context.diagnostics[index].severity = .error
    }
  }

  private static let forbidden: Set<DiagnosticCode> = [
    .amountWithoutNumber, .yieldWithoutNumber, .tagsTwice, .yieldsTwice, .missingDivider, .missingTitle,
    .emptyIngredient, .tagsAndYieldInOneParagraph,
  ]
}
