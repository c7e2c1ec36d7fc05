import CookbookModel

/// One file on its way from bytes to a recipe or a page.
struct FileReading {
  private let path: String
  private let file: String
  private let id: String
  private let options: ReaderOptions
  /// The front matter, and the metadata lines of the text.
  private(set) var metadata: Metadata
  /// The parsed text and what was noticed.
  private(set) var context: ReadingContext
  private var links: [Link]

  /// Cuts and parses a file that is UTF-8.
  init(bytes: [UInt8], path: String, file: String, id: String?, options: ReaderOptions) {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let split = SplitSource(text[...])
    self.path = path
    self.file = file
    self.id = id ?? DocumentID.make(path: path, isBundle: true)
    self.options = options
    metadata = Metadata(split, file: file)
    links = []
    let document = Markdown.parse(
      SourceLines(text), from: split.removedLines + 1, file: file, links: &links)
    context = ReadingContext(
      document: document, infersAmounts: metadata.infersAmounts ?? options.infersAmounts,
      language: metadata.language ?? options.language)
    context.diagnostics = metadata.diagnostics
    if let line = document.tooDeepLine {
      context.report(.nestedTooDeeply(limit: Markdown.deepest), at: Place(file: file, line: line, column: 1))
    }
  }

  /// Reads the file as what it is.
  mutating func read() -> SourceResult {
    let asFound = (metadata, context.diagnostics)
    var recipe = readRecipe()
    let looksLikeRecipe = metadata.forcesRecipe || options.strictRecipeMD || hasContent(recipe)
    let isRecipe = looksLikeRecipe && !metadata.forcesPage
    guard isRecipe else {
      (metadata, context.diagnostics) = asFound
      let page = readPage()
      if metadata.isBroken { return SourceResult(content: .unusable, diagnostics: context.diagnostics) }
      if !metadata.forcesPage { context.report(.notARecipe, at: Place(file: file, line: 1, column: 1)) }
      return SourceResult(content: .page(page), diagnostics: context.diagnostics)
    }
    if metadata.isBroken { return SourceResult(content: .unusable, diagnostics: context.diagnostics) }
    reportMissingParts(of: recipe)
    finishTitle(&recipe.document)
    return SourceResult(content: .recipe(recipe), diagnostics: context.diagnostics)
  }

  /// Reads the file as a page.
  mutating func readPage() -> Document {
    var page = emptyDocument
    let document = context.document
    let title = document.blocks.first { $0.kind.headingLevel == 1 }
    if let title { setTitle(document.markup.slice(document.markup.content(of: title.events)), of: &page) }
    var blocks = document.blocks.filter { $0 != title && document.shortcode($0) == nil }
    if let last = blocks.last, let lines = MetadataBlock.readLast(last, in: document) {
      for line in lines { metadata.addLine(name: line.key, text: line.value.plainText, at: line.place) }
      // A page has no other place for its source.
      if lines.allSatisfy({ MetadataKeys.field(for: $0.key) == .tags }) { blocks.removeLast() }
    }
    for block in blocks {
      if page.summary.isEmpty, block.kind == .paragraph { page.summary = document.plainText(of: block) }
      page.body.append(document.markup, events: block.events)
    }
    metadata.fill(&page, diagnostics: &context.diagnostics)
    finishTitle(&page)
    return page
  }

  // MARK: Recipes

  private mutating func readRecipe() -> Recipe {
    let dialect = dialect
    var recipe = Recipe(document: emptyDocument, dialect: dialect)
    let body: RecipeBody
    switch dialect {
    case .recipeMD: body = RecipeMDReader.read(&context, strict: options.strictRecipeMD)
    case .sections: body = RecipeBodyReader.sections(&context)
    case .implicit: body = RecipeBodyReader.implicit(&context)
    case .frontMatter: body = RecipeBodyReader.description(&context)
    }
    fill(&recipe, from: body)
    if dialect == .frontMatter {
      FrontMatterDialect.fill(
        &recipe, from: metadata, options: options, diagnostics: &context.diagnostics)
    }
    metadata.fill(&recipe, options: options, diagnostics: &context.diagnostics)
    return recipe
  }

  private var dialect: Recipe.Dialect {
    if options.strictRecipeMD { return .recipeMD }
    if let dialect = metadata.dialect { return dialect }
    if metadata.hasIngredientList || metadata.hasComponentList { return .frontMatter }
    return DialectDetector.detect(context.document)
  }

  private mutating func fill(_ recipe: inout Recipe, from body: RecipeBody) {
    if let title = body.title { setTitle(title, of: &recipe.document) }
    recipe.document.body = body.description
    recipe.document.summary = body.description.firstParagraphText
    recipe.document.tags = body.tags.flatMap { CommaList.split($0) }.filter { !$0.isEmpty }
    recipe.images = body.images
    recipe.yields = body.yields
    recipe.ingredientGroups = body.ingredientGroups
    recipe.stepGroups = body.stepGroups
    recipe.sections = body.sections
    recipe.related = body.related
    recipe.relatedSection = body.relatedSection
    for line in body.metadata { add(line, to: &recipe) }
    if let line = body.headingYield { addHeadingYield(line) }
  }

  /// Uses a metadata line of the text: what refers to something keeps its links, the rest is text.
  private mutating func add(_ line: MetadataLine, to recipe: inout Recipe) {
    let links = line.value.links
    switch MetadataKeys.field(for: line.key) {
    case .source where !links.isEmpty && metadata.entry(.source) == nil: recipe.source = line.value
    case .related where !links.isEmpty:
      recipe.related += links.map { RelatedReference(link: $0) }
    case .image where line.value.hasPicture: recipe.images += line.value.pictures
    default: metadata.addLine(name: line.key, text: line.value.plainText, at: line.place)
    }
  }

  /// Uses the parenthesis of `Ingredients (serves 4)` when it holds an amount and nothing else says the yield.
  private mutating func addHeadingYield(_ line: MetadataLine) {
    guard metadata.entry(.yield) == nil else { return }
    var words = line.value.plainText.split(separator: " ")
    while let first = words.first, Self.yieldWords.contains(HeadingName.folded(String(first))) {
      words.removeFirst()
    }
    let text = words.joined(separator: " ")
    guard AmountParser.parse(text, language: context.language)?.value != nil else { return }
    metadata.addLine(name: line.key, text: text, at: line.place)
  }

  private static let yieldWords: Set<String> = [
    "serves", "serving", "for", "für", "pour", "per", "para", "makes",
  ]

  /// Whether a text is a recipe: not when it has neither ingredients nor steps, nor when it is a text with a
  /// list in it that holds no amount (an index, a page about the book).
  private func hasContent(_ recipe: Recipe) -> Bool {
    if recipe.dialect == .implicit, holdsProse(recipe.ingredients) { return false }
    if recipe.stepCount > 0 || !recipe.components.isEmpty { return true }
    guard !recipe.ingredients.isEmpty else { return false }
    let links = recipe.document.links
    switch recipe.dialect {
    case .recipeMD, .sections, .frontMatter: return true
    case .implicit:
      let isList = recipe.ingredients.allSatisfy { $0.amountOrigin == .none }
      let leadsElsewhere = recipe.ingredients.contains { hasReference($0.line, links) }
      let isIndex = recipe.ingredients.allSatisfy { $0.link != nil } && recipe.sections.isEmpty
      return !isList || (leadsElsewhere && !isIndex)
    }
  }

  /// Whether a list that no heading calls ingredients is part of an essay: it holds no amount, and most of its
  /// items are clauses.
  private func holdsProse(_ items: [Ingredient]) -> Bool {
    guard items.allSatisfy({ $0.amountOrigin == .none }) else { return false }
    let clauses = items.count { item in
      let text = item.line.plainText
      let isClosed = text.unicodeScalars.last.map { ".;!?。；！？".unicodeScalars.contains($0) } ?? false
      return text.utf8.count > 100 || (isClosed && text.utf8.count > 40)
    }
    return clauses * 2 > items.count
  }

  /// Says what is missing; it is no fault in a recipe that is put together from others.
  private mutating func reportMissingParts(of recipe: Recipe) {
    guard recipe.components.isEmpty else { return }
    let place = Place(file: file, line: 1, column: 1)
    let links = recipe.document.links
    if recipe.ingredients.isEmpty {
      let steps = recipe.stepGroups.flatMap(\.items).map(\.text)
      report(.noIngredients, at: place, isFault: !steps.contains { hasReference($0, links) })
    }
    if recipe.stepCount == 0 {
      report(.noSteps, at: place, isFault: !recipe.ingredients.contains { hasReference($0.line, links) })
    }
  }

  private mutating func report(_ finding: Finding, at place: Place, isFault: Bool) {
    context.report(finding, at: place)
    if !isFault { context.diagnostics[context.diagnostics.count - 1].severity = .info }
  }

  /// Whether a text links to another file of the cookbook.
  private func hasReference(_ text: Markup, _ links: [Link]) -> Bool {
    text.links.contains { number in
      guard links.indices.contains(number) else { return false }
      switch links[number].syntax {
      case .wiki, .name: return true
      case .image, .wikiImage: return false
      case .markdown:
        let destination = links[number].destination
        return !destination.contains(":") && !destination.hasPrefix("#") && !destination.hasPrefix("//")
      }
    }
  }

  // MARK: Documents

  private var emptyDocument: Document {
    var document = Document(path: path, file: file, id: id)
    document.links = links
    document.language = metadata.language
    return document
  }

  private func setTitle(_ title: Markup, of document: inout Document) {
    let text = title.plainText
    guard !text.isEmpty else { return }
    document.title = title
    document.titleText = text
  }

  /// Gives a document without a title that of its file (FORMAT 1.8).
  private func finishTitle(_ document: inout Document) {
    guard document.titleText.isEmpty else { return }
    document.titleText = DocumentID.title(ofPath: path)
    document.title = Markup(text: document.titleText)
  }
}
