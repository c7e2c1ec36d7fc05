import CookbookModel

/// A run of blocks under one heading, or before any.
struct RecipePart {
  /// What the heading announces; nil for one that announces nothing known.
  var kind: SectionKind?
  /// The heading, which may be a label; nil for the blocks before the first one.
  var heading: MarkdownBlock?
  /// What the heading says.
  var name: HeadingName?
  /// The heading above, when it announces nothing: a title for the group.
  var parent: MarkdownBlock?
  /// The blocks, deeper headings that announce nothing included.
  var blocks: [MarkdownBlock] = []
}

/// Cuts the blocks of a recipe at the headings that announce something (FORMAT 1.4).
struct PartSplitter {
  private let document: MarkdownDocument
  private var parts: [RecipePart] = [RecipePart()]
  private var open: [Open] = []

  /// A section that is not over.
  private struct Open {
    var level: Int
    var kind: SectionKind?
    var heading: MarkdownBlock
  }

  /// The level of a label in place of a heading: any heading ends its section.
  private static let labelLevel = 7

  /// Cuts the blocks, the title not among them.
  /// - Parameter opening: The kind of the first part, for blocks that follow an ingredient list without a
  ///   heading.
  static func split(
    _ blocks: [MarkdownBlock], of document: MarkdownDocument, opening: SectionKind? = nil
  ) -> [RecipePart] {
    var splitter = PartSplitter(document: document)
    splitter.parts[0].kind = opening
    for block in blocks { splitter.add(block) }
    return splitter.parts
  }

  private init(document: MarkdownDocument) { self.document = document }

  private mutating func add(_ block: MarkdownBlock) {
    switch block.kind {
    case .heading(let level, _): addHeading(block, level: level)
    case .paragraph:
      if let name = labelName(block) {
        start(block, name: name, level: Self.labelLevel)
      } else {
        keep(block)
      }
    case .bulletList, .orderedList, .quote, .code, .html, .thematicBreak: keep(block)
    }
  }

  private mutating func addHeading(_ block: MarkdownBlock, level: Int) {
    let ended = open.firstIndex { $0.level >= level } ?? open.endIndex
    let within = ended > 0 ? open[ended - 1] : nil
    let takesAffixes =
      within.map { $0.kind != .ingredients && $0.kind != .steps } ?? (parts[0].kind != .steps)
    let name = HeadingName(document.plainText(of: block), affixes: takesAffixes)
    open.removeSubrange(ended...)
    if let name {
      start(block, name: name, level: level)
    } else if let within {
      keep(block, in: within, level: level)
    } else if parts.count == 1, parts[0].kind != nil {
      keep(block)
    } else {
      startOther(block, level: level)
    }
  }

  /// Keeps a heading that announces nothing below one of a higher level.
  private mutating func keep(_ block: MarkdownBlock, in section: Open, level: Int) {
    if section.kind != nil {
      // The section goes on, after a deeper one in it has ended.
      if parts[parts.count - 1].kind != section.kind {
        parts.append(RecipePart(kind: section.kind, heading: section.heading))
      }
      keep(block)
    } else if parts[parts.count - 1].kind == nil {
      open.append(Open(level: level, kind: nil, heading: block))
      keep(block)
    } else {
      startOther(block, level: level)
    }
  }

  /// Opens a section that is kept as it is.
  private mutating func startOther(_ block: MarkdownBlock, level: Int) {
    open.append(Open(level: level, kind: nil, heading: block))
    parts.append(RecipePart(heading: block))
  }

  /// Opens a section that a heading announces.
  private mutating func start(_ block: MarkdownBlock, name: HeadingName, level: Int) {
    if let last = open.last, last.kind == name.kind, level > last.level {
      keep(block)
      return
    }
    open.removeAll { $0.level >= level || ($0.kind != nil && $0.kind != name.kind) }
    let parent = open.last { $0.kind == nil }?.heading
    open.append(Open(level: level, kind: name.kind, heading: block))
    parts.append(RecipePart(kind: name.kind, heading: block, name: name, parent: parent))
  }

  /// What a label announces; `Preparation:` in the steps is a title among them.
  private func labelName(_ block: MarkdownBlock) -> HeadingName? {
    guard document.isPseudoHeading(block) else { return nil }
    let isInside = open.last.map { $0.kind == .ingredients || $0.kind == .steps } ?? (parts[0].kind == .steps)
    return HeadingName(document.plainText(of: block), affixes: !isInside)
  }

  private mutating func keep(_ block: MarkdownBlock) { parts[parts.count - 1].blocks.append(block) }
}
