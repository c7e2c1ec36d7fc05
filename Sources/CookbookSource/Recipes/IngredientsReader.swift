import CookbookModel

/// Reads the blocks of an ingredients section (FORMAT 1.4, 1.7).
struct IngredientsReader {
  private(set) var context: ReadingContext
  private var groups: [IngredientGroup] = []
  private var current: IngredientGroup
  private var inner: [IngredientGroup] = []
  /// Whether the title of the current group was read here, and not handed in.
  private var ownsTitle = false
  /// Whether lines of text are ingredients, since there is no list.
  private var readsLines = false

  /// Reads blocks into groups.
  /// - Parameter title: Title of the first group, from the section's heading or the one above it.
  static func read(
    _ blocks: [MarkdownBlock], title: Markup? = nil, context: inout ReadingContext
  ) -> [IngredientGroup] {
    var reader = IngredientsReader(context: context, title: title)
    reader.readsLines = !blocks.contains { $0.isList || PipeTable($0, in: context.document) != nil }
    for index in blocks.indices {
      reader.add(blocks[index], before: index + 1 < blocks.count ? blocks[index + 1] : nil)
    }
    reader.finishGroup(keepingTitle: reader.ownsTitle)
    context = reader.context
    return reader.groups.map(withOptionalItems)
  }

  private init(context: ReadingContext, title: Markup?) {
    self.context = context
    current = IngredientGroup(title: title)
  }

  private mutating func add(_ block: MarkdownBlock, before next: MarkdownBlock?) {
    let document = context.document
    switch block.kind {
    case .bulletList, .orderedList: addList(block.events)
    case .heading:
      startGroup(document.label(of: block))
    case .paragraph:
      if let table = PipeTable(block, in: document) {
        addTable(table, at: document.place(of: block))
      } else if next?.isList == true, document.isGroupTitle(block), !isNoteBelowTitle(block) {
        startGroup(document.label(of: block))
      } else if readsLines, document.lineRanges(of: document.markup.content(of: block.events)).count > 1 {
        addLines(of: block)
      } else {
        addNote(block)
      }
    case .code: if readsLines { addCodeLines(of: block) } else { addNote(block) }
    case .quote: addNote(block)
    case .html: if !document.isComment(block) { addNote(block) }
    case .thematicBreak: break
    }
  }

  private var isBare: Bool { current.items.isEmpty && current.note.isEmpty && inner.isEmpty }

  /// Whether a line right below a heading is no second heading but a sentence about the group.
  private func isNoteBelowTitle(_ block: MarkdownBlock) -> Bool {
    current.title != nil && isBare && !context.document.isPseudoHeading(block)
  }

  /// Begins a group. A title that another one follows stays: it names what stands under both.
  private mutating func startGroup(_ title: Markup) {
    finishGroup(keepingTitle: true)
    current = IngredientGroup(title: title)
    ownsTitle = true
  }

  private mutating func finishGroup(keepingTitle: Bool) {
    let hasText = !current.items.isEmpty || !current.note.isEmpty
    if hasText || (current.title != nil && (keepingTitle || !inner.isEmpty)) { groups.append(current) }
    groups.append(contentsOf: inner)
    inner = []
  }

  private mutating func addNote(_ block: MarkdownBlock) {
    current.note.append(context.markup, events: block.events)
    guard context.document.pictures(of: block).isEmpty else { return }
    context.report(.textInIngredients, at: context.document.place(of: block))
  }

  /// Takes each line of a paragraph as an ingredient.
  private mutating func addLines(of block: MarkdownBlock) {
    context.report(.textInIngredients, at: context.document.place(of: block))
    for line in context.document.lineRanges(of: context.markup.content(of: block.events)) {
      let text = context.markup.slice(line)
      guard !text.plainText.isEmpty else { continue }
      current.items.append(
        context.ingredient(text, raw: text.plainText, at: context.document.place(ofEvent: line.lowerBound)))
    }
  }

  /// Takes each line of a code block as an ingredient: who indents a list by four blanks means a list.
  private mutating func addCodeLines(of block: MarkdownBlock) {
    guard case .codeBlock(_, let span) = context.markup.events[block.events.lowerBound] else { return }
    let place = context.document.place(of: block)
    context.report(.textInIngredients, at: place)
    let lines = context.markup[span].split(separator: 0x0A, omittingEmptySubsequences: false)
    for (offset, line) in lines.enumerated() {
      let text = Markup(text: String(decoding: line, as: UTF8.self)).trimmed
      guard !text.plainText.isEmpty else { continue }
      let place = Place(file: place.file, line: place.line + offset, column: place.column)
      current.items.append(context.ingredient(text, raw: text.plainText, at: place))
    }
  }

  private mutating func addTable(_ table: PipeTable, at place: Place) {
    context.report(.ingredientsTable, at: place)
    for row in table.ingredientRows {
      current.items.append(
        context.ingredient(
          row.line, raw: row.line.plainText, at: Place(file: place.file, line: row.sourceLine, column: 1)))
    }
  }

  /// The group with its ingredients optional when its title says so (FORMAT 1.7.4).
  private static func withOptionalItems(_ group: IngredientGroup) -> IngredientGroup {
    guard let title = group.title, OptionalWords.isOptional(title.plainText) else { return group }
    var group = group
    for index in group.items.indices { group.items[index].optional = true }
    return group
  }

  // MARK: Lists

  private mutating func addList(_ list: Range<Int>) {
    let items = context.markup.children(of: list)
    for (index, item) in items.enumerated() {
      reportLazyLabel(in: item, hasNext: index + 1 < items.count)
      if let group = innerGroup(item) {
        inner.append(group)
      } else if let ingredient = ingredient(item) {
        current.items.append(ingredient)
      }
    }
  }

  /// The group that an item with a list below it makes: a label, or no amount while its children have some.
  private mutating func innerGroup(_ item: Range<Int>) -> IngredientGroup? {
    let markup = context.markup
    let blocks = markup.itemBlocks(of: item)
    guard blocks.count > 1, let inline = markup.inline(ofBlock: blocks[0]),
      blocks.dropFirst().allSatisfy({ markup.isList(at: $0.lowerBound) })
    else { return nil }
    let line = markup.slice(inline)
    let isLabel = context.document.endsInColon(line.plainText)
    var reading = context
    reading.diagnostics = []
    let children = blocks.dropFirst().flatMap { markup.children(of: $0) }
      .compactMap { self.ingredient($0, context: &reading) }
    var scratch = context
    let parent = scratch.ingredient(line, raw: "", at: Place(file: ""))
    let withAmount = children.count { $0.amountOrigin != .none }
    // `20 g spices, namely:` is an ingredient, though its last sign is a colon.
    if parent.amountOrigin != .none, !isLabel || withAmount == 0 { return nil }
    guard isLabel || (withAmount > 0 && withAmount * 2 >= children.count) else { return nil }
    context.diagnostics += reading.diagnostics
    let title = line.withoutFinalColon
    return IngredientGroup(title: title, depth: current.title == nil ? 0 : current.depth + 1, items: children)
  }

  private mutating func ingredient(_ item: Range<Int>) -> Ingredient? {
    var reading = context
    let ingredient = ingredient(item, context: &reading)
    context = reading
    return ingredient
  }

  private func ingredient(_ item: Range<Int>, context: inout ReadingContext) -> Ingredient? {
    let markup = context.markup
    let blocks = markup.itemBlocks(of: item)
    let place = context.document.place(ofEvent: blocks.first?.lowerBound ?? item.lowerBound)
    guard let first = blocks.first else {
      context.report(.emptyIngredient, at: place)
      return nil
    }
    guard let inline = markup.inline(ofBlock: first) else {
      return nested(item, at: place, context: &context)
    }
    let line = markup.slice(inline).withoutTaskBox
    if line.plainText.isEmpty, !line.hasPicture {
      context.report(.emptyIngredient, at: place)
      return nil
    }
    var ingredient = context.ingredient(line, raw: context.document.source(of: first), at: place)
    for block in blocks.dropFirst() { ingredient.detail.append(markup, events: block) }
    return ingredient
  }

  /// An item without text of its own: `- 2. Zucker` is a list in a list for CommonMark.
  private func nested(_ item: Range<Int>, at place: Place, context: inout ReadingContext) -> Ingredient? {
    let text = context.markup.plainText(of: item)
    guard !text.isEmpty else {
      context.report(.emptyIngredient, at: place)
      return nil
    }
    context.report(.nestedIngredient, at: place)
    return Ingredient(line: Markup(text: text), name: Markup(text: text), raw: text, place: place)
  }

  /// A label that CommonMark appends to the item above it, since no blank line parts them.
  private mutating func reportLazyLabel(in item: Range<Int>, hasNext: Bool) {
    let markup = context.markup
    let blocks = markup.itemBlocks(of: item)
    guard let first = blocks.first, let inline = markup.inline(ofBlock: first) else { return }
    let lines = context.document.lineRanges(of: inline)
    guard lines.count > 1, hasNext, blocks.count == 1, let last = lines.last, !last.isEmpty else { return }
    let text = markup.plainText(of: last)
    guard context.document.endsInColon(text) else { return }
    // The parser gives no true column for a line that it appended lazily.
    let line = context.document.places[last.lowerBound].line
    context.report(
      .lazyGroupLabel(label: text),
      at: Place(file: context.document.file, line: line, column: context.document.lines.indent(of: line) + 1))
  }
}
