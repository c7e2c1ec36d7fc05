import CookbookModel

/// Reads the Markdown of a recipe: where its parts begin, and what stands in each (FORMAT 1.4, 1.6).
struct RecipeBodyReader {
  /// The parsed text and what was noticed.
  var context: ReadingContext
  /// What was read so far.
  var body = RecipeBody()

  /// The parsed text.
  var document: MarkdownDocument { context.document }

  /// Reads a text whose headings name ingredients or steps.
  static func sections(_ context: inout ReadingContext) -> RecipeBody {
    run(&context) { $0.readSections() }
  }

  /// Reads a text without such headings.
  static func implicit(_ context: inout ReadingContext) -> RecipeBody {
    run(&context) { $0.readImplicit() }
  }

  /// Reads blocks that follow the ingredients by the rules for steps; headings that announce something open
  /// sections (FORMAT 1.5).
  static func instructions(_ blocks: [MarkdownBlock], _ context: inout ReadingContext) -> RecipeBody {
    run(&context) { $0.addInstructions(blocks) }
  }

  /// Reads blocks that stand before the ingredients: pictures, metadata, description.
  static func preamble(_ blocks: [MarkdownBlock], _ context: inout ReadingContext) -> RecipeBody {
    run(&context) { $0.addPreamble(blocks) }
  }

  /// Reads a text below a front matter that holds the recipe: all description, but for sections that it
  /// announces.
  static func description(_ context: inout ReadingContext) -> RecipeBody {
    run(&context) { reader in
      let (preamble, parts) = reader.split(reader.takingTitleAndEnd(reader.document.blocks))
      reader.addPreamble(preamble)
      for part in parts { reader.add(part) }
    }
  }

  private static func run(
    _ context: inout ReadingContext, _ read: (inout RecipeBodyReader) -> Void
  ) -> RecipeBody {
    var reader = RecipeBodyReader(context: context)
    read(&reader)
    context = reader.context
    return reader.body
  }

  /// The blocks before the first heading that announces something, and the parts from there on.
  private func split(_ blocks: [MarkdownBlock]) -> (preamble: [MarkdownBlock], parts: [RecipePart]) {
    let parts = PartSplitter.split(blocks, of: document)
    let first = parts.firstIndex { $0.kind != nil } ?? parts.count
    let preamble = parts[..<first].flatMap { ($0.heading.map { [$0] } ?? []) + $0.blocks }
    return (preamble, Array(parts[first...]))
  }

  private mutating func readSections() {
    var (preamble, parts) = split(takingTitleAndEnd(document.blocks))
    if !parts.contains(where: { $0.kind == .ingredients }) { preamble = takingIngredients(preamble) }
    addPreamble(preamble)
    if !parts.contains(where: { $0.kind == .steps }) { parts = MissingSteps.found(in: parts, of: document) }
    for part in parts { add(part) }
  }

  // MARK: Title and end

  /// Takes the title, and a line of tags or a source at the end; reports headings that are none.
  mutating func takingTitleAndEnd(_ all: [MarkdownBlock]) -> [MarkdownBlock] {
    var blocks = all.filter { !document.isComment($0) }
    if let index = titleIndex(in: blocks) {
      body.title = context.markup.slice(context.markup.content(of: blocks[index].events))
      body.titlePlace = document.place(of: blocks[index])
      for other in blocks[(index + 1)...] where other.kind.headingLevel == 1 {
        context.report(.secondH1, at: document.place(of: other))
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
  mutating func reportSetextDivider(_ block: MarkdownBlock) {
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

  /// The first heading of the first level, unless it announces a section. A text without one may begin with
  /// a deeper heading above all others, which is meant as its title.
  private func titleIndex(in blocks: [MarkdownBlock]) -> Int? {
    if let index = blocks.firstIndex(where: { $0.kind.headingLevel == 1 }) {
      let text = document.plainText(of: blocks[index])
      return text.isEmpty || HeadingName(text, affixes: false) != nil ? nil : index
    }
    guard let first = blocks.first, let level = first.kind.headingLevel,
      !blocks.dropFirst().contains(where: { ($0.kind.headingLevel ?? 7) <= level }),
      HeadingName(document.plainText(of: first), affixes: true) == nil
    else { return nil }
    return 0
  }
}
