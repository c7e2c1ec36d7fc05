import CookbookModel

/// Reads a section of related recipes: a list with one reference an item (FORMAT 1.9).
struct RelatedReader {
  /// The references in order.
  private(set) var references: [RelatedReference] = []
  /// What names no recipe: other text of the section, and items without a link.
  private(set) var rest = Markup()

  /// Reads the blocks below the heading.
  init(_ blocks: [MarkdownBlock], of document: MarkdownDocument) {
    let markup = document.markup
    for block in blocks where !document.isComment(block) && block.kind != .thematicBreak {
      guard block.isList else {
        rest.append(markup, events: block.events)
        continue
      }
      let items = markup.children(of: block.events)
      let lost = items.filter { item in
        guard let reference = Self.reference(in: item, of: markup) else { return true }
        references.append(reference)
        return false
      }
      guard !lost.isEmpty else { continue }
      rest.append(.begin(.bulletList))
      for item in lost { rest.append(markup, events: item) }
      rest.append(.end(.bulletList))
    }
  }

  /// The first link of an item; the text around it is the note.
  private static func reference(in item: Range<Int>, of markup: Markup) -> RelatedReference? {
    guard let block = markup.itemBlocks(of: item).first, let inline = markup.inline(ofBlock: block) else {
      return nil
    }
    var note = Markup()
    var found: Int?
    for unit in markup.units(in: inline) {
      if found == nil, let link = firstLink(in: unit, of: markup) {
        found = link
      } else {
        note.append(markup, events: unit)
      }
    }
    return found.map { RelatedReference(link: $0, note: note.withoutLeadingSeparator) }
  }

  private static func firstLink(in unit: Range<Int>, of markup: Markup) -> Int? {
    for event in markup.events[unit] {
      if case .begin(.link(let link)) = event { return Int(link) }
    }
    return nil
  }
}
