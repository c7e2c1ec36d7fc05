/// Finds the steps of a text whose headings name only the ingredients.
enum MissingSteps {
  /// The parts, one of them turned into steps: what follows the last list of the ingredients, or else a
  /// section with a numbered list under a heading that is not known.
  static func found(in parts: [RecipePart], of document: MarkdownDocument) -> [RecipePart] {
    var parts = parts
    guard let ingredients = parts.lastIndex(where: { $0.kind == .ingredients }) else { return parts }
    let blocks = parts[ingredients].blocks
    if let last = lastIngredient(blocks, of: document) {
      let rest = blocks[(last + 1)...]
      if rest.contains(where: { isStep($0, in: document) }) {
        parts[ingredients].blocks = Array(blocks[...last])
        parts.insert(RecipePart(kind: .steps, blocks: Array(rest)), at: ingredients + 1)
        return parts
      }
    }
    let numbered = parts.indices.dropFirst(ingredients).first { index in
      parts[index].kind == nil && parts[index].blocks.contains { $0.kind == .orderedList }
    }
    if let numbered { parts[numbered].kind = .steps }
    return parts
  }

  /// The last bullet list or table; the last list of any kind where there is none.
  private static func lastIngredient(_ blocks: [MarkdownBlock], of document: MarkdownDocument) -> Int? {
    blocks.lastIndex { $0.kind == .bulletList || PipeTable($0, in: document) != nil }
      ?? blocks.firstIndex(where: \.isList)
  }

  private static func isStep(_ block: MarkdownBlock, in document: MarkdownDocument) -> Bool {
    block.kind == .orderedList
      || (block.kind == .paragraph && document.pictures(of: block).isEmpty
        && !document.isPseudoHeading(block))
  }
}
