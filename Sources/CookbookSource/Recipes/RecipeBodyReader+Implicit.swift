import CookbookModel

/// Texts that name neither ingredients nor steps (FORMAT 1.6).
extension RecipeBodyReader {
  /// Reads the whole text.
  mutating func readImplicit() {
    let blocks = takingTitleAndEnd(document.blocks)
    guard let list = blocks.firstIndex(where: { isIngredientList($0) }) else {
      let steps = blocks.firstIndex { $0.isList && MetadataBlock.read($0, in: document) == nil }
      let start = steps.map { beginning(ofList: $0, in: blocks) } ?? blocks.count
      addPreamble(Array(blocks[..<start]))
      if start < blocks.count { addInstructions(Array(blocks[start...])) }
      return
    }
    let start = beginning(ofList: list, in: blocks)
    addPreamble(Array(blocks[..<start]))
    let (ingredients, instructions) = parted(blocks[start...])
    body.ingredientGroups += IngredientsReader.read(ingredients, context: &context)
    addInstructions(instructions)
  }

  /// Where a list begins: at the label that names it, when there is one.
  private func beginning(ofList list: Int, in blocks: [MarkdownBlock]) -> Int {
    list > 0 && isLabel(blocks[list - 1]) ? list - 1 : list
  }

  /// Parts ingredients from instructions: the first lists are ingredients, and later ones that hold amounts
  /// are too, for those who write each ingredient above the step that needs it.
  private func parted(
    _ blocks: ArraySlice<MarkdownBlock>
  ) -> (ingredients: [MarkdownBlock], instructions: [MarkdownBlock]) {
    var ingredients: [MarkdownBlock] = []
    var instructions: [MarkdownBlock] = []
    var index = blocks.startIndex
    // The first list is that of the ingredients whatever its items look like.
    while index < blocks.endIndex, ingredients.last?.isList != true {
      ingredients.append(blocks[index])
      index += 1
    }
    while index < blocks.endIndex {
      let block = blocks[index]
      let next = index + 1 < blocks.endIndex ? blocks[index + 1] : nil
      let isAboveQuote = blocks[index - 1].kind == .thematicBreak && next?.kind == .quote
      if isIngredients(block, first: instructions.isEmpty || isAboveQuote) {
        ingredients.append(block)
      } else if isLabel(block), let next, isIngredients(next, first: instructions.isEmpty) {
        ingredients += [block, next]
        index += 1
      } else if block.kind != .thematicBreak || !instructions.isEmpty {
        instructions.append(block)
      }
      index += 1
    }
    return (ingredients, instructions)
  }

  private func isIngredients(_ block: MarkdownBlock, first: Bool) -> Bool {
    guard block.kind == .bulletList else { return false }
    return first ? !isInstructionList(block) : hasAmounts(block)
  }

  /// Whether at least half of the items of a list have amounts.
  private func hasAmounts(_ list: MarkdownBlock) -> Bool {
    let lines = itemLines(list)
    var scratch = context
    let count = lines.count {
      scratch.ingredient($0.withoutTaskBox, raw: "", at: document.place(of: list)).amountOrigin != .none
    }
    return count > 0 && count * 2 >= lines.count
  }

  /// Whether the items of a list are sentences without amounts.
  private func isInstructionList(_ list: MarkdownBlock) -> Bool {
    let sentences = itemLines(list).count { line in
      line.plainText.unicodeScalars.last.map { ".!。！".unicodeScalars.contains($0) } ?? false
    }
    return sentences * 2 > itemLines(list).count && !hasAmounts(list)
  }

  private func itemLines(_ list: MarkdownBlock) -> [Markup] {
    document.markup.children(of: list.events).compactMap { item in
      document.markup.itemBlocks(of: item).first.flatMap { document.markup.inline(ofBlock: $0) }
        .map { document.markup.slice($0) }
    }
  }

  private func isIngredientList(_ block: MarkdownBlock) -> Bool {
    block.kind == .bulletList && MetadataBlock.read(block, in: document) == nil && !isChecklist(block)
  }

  /// Whether every item has a box to tick and none an amount: things to do, not things to have.
  private func isChecklist(_ list: MarkdownBlock) -> Bool {
    itemLines(list).allSatisfy { $0.withoutTaskBox != $0 } && !hasAmounts(list)
  }

  /// Whether a block names the list after it.
  private func isLabel(_ block: MarkdownBlock) -> Bool {
    block.kind.headingLevel != nil || document.isPseudoHeading(block)
  }
}
