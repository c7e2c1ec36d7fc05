import CookbookModel

/// Which block of a text is what in RecipeMD: title, description, tags, yields, ingredients, instructions.
///
/// Follows the parsing strategy of the RecipeMD specification 2.4; where a text departs from it, what its
/// author meant is taken and the departure noted (FORMAT 1.5).
struct RecipeMDOutline {
  /// A paragraph of tags, of yields, or of both.
  enum Label: Hashable { case tags, yields, both }

  /// The first-level heading.
  private(set) var title: MarkdownBlock?
  /// The blocks of the description.
  private(set) var description: [MarkdownBlock] = []
  /// The paragraphs of tags and yields.
  private(set) var labels: [(block: MarkdownBlock, label: Label)] = []
  /// Lists and headings of the ingredients.
  private(set) var ingredients: [MarkdownBlock] = []
  /// Everything after them, without the divider.
  private(set) var instructions: [MarkdownBlock] = []
  /// The line of the first divider; nil when there is none.
  private(set) var dividerLine: Int?
  /// The first line that may belong to the instructions; nil when there are none.
  private(set) var instructionsLine: Int?
  /// Departures from the specification.
  private(set) var diagnostics: [Diagnostic] = []

  private let document: MarkdownDocument

  /// Sorts the blocks of a document.
  /// - Parameter strict: Whether every block counts as the specification says; otherwise comments are skipped
  ///   and text after tags and yields is description.
  init(_ document: MarkdownDocument, strict: Bool) {
    self.document = document
    var blocks = document.blocks
    if !strict { blocks.removeAll { document.isComment($0) } }
    let divider = Self.firstDivider(blocks, strict: strict)
    let end = divider ?? blocks.firstIndex { $0.isList } ?? blocks.count
    let head = takingTitle(Array(blocks[..<end]), strict: strict)
    for block in head { addToHead(block, strict: strict) }
    dividerLine = divider.map { blocks[$0].lines.lowerBound }
    if divider == nil { report(.missingDivider, at: end < blocks.count ? blocks[end] : blocks.last) }
    addRest(blocks[(divider.map { $0 + 1 } ?? end)...])
  }

  /// The divider before the ingredients. Where a list stands before the first one and none after it, the
  /// author left it out and has only the one before the instructions.
  private static func firstDivider(_ blocks: [MarkdownBlock], strict: Bool) -> Int? {
    guard let divider = blocks.firstIndex(where: { $0.kind == .thematicBreak }) else { return nil }
    guard !strict, blocks[..<divider].contains(where: \.isList), divider + 1 < blocks.count else {
      return divider
    }
    let next = blocks[divider + 1]
    return next.isList || next.kind.headingLevel != nil || next.kind == .thematicBreak ? divider : nil
  }

  private mutating func takingTitle(_ blocks: [MarkdownBlock], strict: Bool) -> [MarkdownBlock] {
    let index = blocks.firstIndex { $0.kind.headingLevel == 1 }
    if index != 0 { report(.missingTitle, at: blocks.first) }
    guard let index, index == 0 || !strict else { return blocks }
    title = blocks[index]
    var rest = blocks
    rest.remove(at: index)
    return rest
  }

  private mutating func addToHead(_ block: MarkdownBlock, strict: Bool) {
    guard let label = label(of: block) else {
      if strict, !labels.isEmpty { report(.missingDivider, at: block) }
      description.append(block)
      return
    }
    if labels.contains(where: { $0.label != .yields }), label != .yields { report(.tagsTwice, at: block) }
    if labels.contains(where: { $0.label != .tags }), label != .tags { report(.yieldsTwice, at: block) }
    if label == .both { report(.tagsAndYieldInOneParagraph, at: block) }
    labels.append((block, label))
  }

  private mutating func addRest(_ blocks: ArraySlice<MarkdownBlock>) {
    let end = blocks.firstIndex { !$0.isList && $0.kind.headingLevel == nil } ?? blocks.endIndex
    ingredients = Array(blocks[..<end])
    guard end < blocks.endIndex else { return }
    if blocks[end].kind == .thematicBreak {
      instructions = Array(blocks[(end + 1)...])
      instructionsLine = blocks[end].lines.upperBound + 1
    } else {
      report(.missingDivider, at: blocks[end])
      instructions = Array(blocks[end...])
      instructionsLine = blocks[end].lines.lowerBound
    }
  }

  private mutating func report(_ finding: Finding, at block: MarkdownBlock?) {
    let place = block.map { document.place(of: $0) } ?? Place(file: document.file, line: 1, column: 1)
    diagnostics.append(Diagnostic(finding, at: place))
  }

  /// What a paragraph is that holds nothing but emphasis, or emphasis and strong emphasis on lines of their own.
  private func label(of block: MarkdownBlock) -> Label? {
    guard block.kind == .paragraph else { return nil }
    let units = document.markup.children(of: block.events)
    var (tags, yields) = (0, 0)
    for unit in units {
      switch document.markup.events[unit.lowerBound] {
      case .begin(.emphasis): tags += 1
      case .begin(.strong): yields += 1
      case .softBreak, .lineBreak: break
      case .begin, .end, .text, .code, .html, .htmlBlock, .codeBlock, .image, .thematicBreak: return nil
      }
    }
    switch (tags, yields, units.count) {
    case (1, 0, 1): return .tags
    case (0, 1, 1): return .yields
    case (1..., 1..., _): return .both
    default: return nil
    }
  }
}

extension RecipeMDOutline {
  /// The texts of the paragraphs of tags.
  var tagTexts: [(text: String, place: Place)] { texts(.begin(.emphasis)) }

  /// The texts of the paragraphs of yields.
  var yieldTexts: [(text: String, place: Place)] { texts(.begin(.strong)) }

  private func texts(_ kind: Markup.Event) -> [(text: String, place: Place)] {
    labels.flatMap { labelled in
      document.markup.children(of: labelled.block.events)
        .filter { document.markup.events[$0.lowerBound] == kind }
        .map { (document.markup.plainText(of: $0), document.place(ofEvent: $0.lowerBound)) }
    }
  }
}
