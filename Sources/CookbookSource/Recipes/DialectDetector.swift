import CookbookModel

/// Tells by the blocks of a file how it was written (FORMAT 1.3).
enum DialectDetector {
  /// The dialect of a text whose front matter holds no ingredients.
  static func detect(_ document: MarkdownDocument) -> Recipe.Dialect {
    let kinds = document.blocks.map { kind(of: $0, in: document) }
    let isHeading = document.blocks.map { if case .heading = $0.kind { true } else { false } }
    let headings = zip(kinds, isHeading).filter(\.1).map(\.0)
    let namesBoth = headings.contains(.ingredients) && headings.contains(.steps)
    if !namesBoth, isRecipeMD(document) { return .recipeMD }
    return kinds.contains(.ingredients) || kinds.contains(.steps) ? .sections : .implicit
  }

  /// What a heading or label announces; the title of the recipe must be the term itself.
  private static func kind(of block: MarkdownBlock, in document: MarkdownDocument) -> SectionKind? {
    switch block.kind {
    case .heading(let level, _): HeadingName(document.plainText(of: block), affixes: level > 1)?.kind
    case .paragraph:
      document.isPseudoHeading(block)
        ? HeadingName(document.plainText(of: block), affixes: true)?.kind : nil
    case .bulletList, .orderedList, .quote, .code, .html, .thematicBreak: nil
    }
  }

  /// Whether the blocks have the order of RecipeMD: title, text, divider, lists under headings, divider.
  static func isRecipeMD(_ document: MarkdownDocument) -> Bool {
    let blocks = document.blocks.filter { !document.isComment($0) }
    guard case .heading(level: 1, _)? = blocks.first?.kind,
      let divider = blocks.firstIndex(where: { $0.kind == .thematicBreak })
    else { return false }
    let before = blocks[1..<divider]
    guard !before.contains(where: isHeading) else { return false }
    var index = divider + 1
    let run = index
    while index < blocks.count, isHeading(blocks[index]) || blocks[index].isList { index += 1 }
    if index == run, before.contains(where: \.isList) { return false }
    return index == blocks.count || blocks[index].kind == .thematicBreak
  }

  private static func isHeading(_ block: MarkdownBlock) -> Bool {
    if case .heading = block.kind { true } else { false }
  }
}
