import CookbookModel

/// What stands before the first section.
extension RecipeBodyReader {
  /// Files the blocks before the first section: pictures, metadata, description.
  mutating func addPreamble(_ blocks: [MarkdownBlock]) {
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
        kept.append(takingLeadingPictures(block))
      }
    }
    body.description.append(markup(of: kept))
  }

  /// Takes the pictures that fill the first lines of a paragraph, above its text.
  private mutating func takingLeadingPictures(_ block: MarkdownBlock) -> MarkdownBlock {
    guard block.kind == .paragraph else { return block }
    var block = block
    let inline = document.markup.content(of: block.events)
    for line in document.lineRanges(of: inline) {
      let pictures = document.pictures(in: line)
      guard !pictures.isEmpty else {
        if line.lowerBound > inline.lowerBound { block.events = line.lowerBound..<inline.upperBound }
        break
      }
      body.images += pictures
    }
    return block
  }

  /// Takes bullet lists with their labels out of the preamble of a text that names only the steps.
  mutating func takingIngredients(_ blocks: [MarkdownBlock]) -> [MarkdownBlock] {
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
}
