import CookbookModel

/// What the shape of a paragraph tells: pictures only, a label for what follows, a table (FORMAT 1.4).
extension MarkdownDocument {
  /// The lines of an inline range, without the breaks between them.
  func lineRanges(of inline: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = inline.lowerBound
    for index in inline {
      switch markup.events[index] {
      case .softBreak, .lineBreak:
        lines.append(start..<index)
        start = index + 1
      case .text, .code, .html, .htmlBlock, .codeBlock, .image, .thematicBreak, .begin, .end: break
      }
    }
    lines.append(start..<inline.upperBound)
    return lines
  }

  /// The pictures of a paragraph that holds nothing else; empty for any other block.
  func pictures(of block: MarkdownBlock) -> [Int] {
    block.kind == .paragraph ? pictures(in: markup.content(of: block.events)) : []
  }

  /// The pictures of a line that holds nothing else.
  func pictures(in inline: Range<Int>) -> [Int] {
    var links: [Int] = []
    for event in markup.events[inline] {
      switch event {
      case .image(let link, _): links.append(Int(link))
      case .text(let span):
        guard markup[span].allSatisfy({ $0 == 0x20 }) else { return [] }
      case .softBreak, .lineBreak, .begin(.link), .end(.link), .html: break
      case .code, .htmlBlock, .codeBlock, .thematicBreak, .begin, .end: return []
      }
    }
    return links
  }

  /// Whether a block is a paragraph all in strong emphasis, a colon after it aside.
  func isStrongOnly(_ block: MarkdownBlock) -> Bool {
    guard block.kind == .paragraph else { return false }
    let units = markup.children(of: block.events).filter { !isPunctuation($0) }
    guard units.count == 1 else { return false }
    return markup.events[units[0].lowerBound] == .begin(.strong)
  }

  private func isPunctuation(_ unit: Range<Int>) -> Bool {
    guard case .text = markup.events[unit.lowerBound] else { return false }
    return [":", "：", ""].contains(markup.plainText(of: unit))
  }

  /// Whether a block is a label in place of a heading: strong only, or one short line that ends in a colon.
  func isPseudoHeading(_ block: MarkdownBlock) -> Bool {
    guard block.kind == .paragraph, pictures(of: block).isEmpty else { return false }
    if isStrongOnly(block) { return isShortLine(block, limit: 100) }
    guard isShortLine(block) else { return false }
    // A line that is a term and nothing else needs no colon.
    let text = plainText(of: block)
    return endsInColon(text) || HeadingName(text, affixes: false).map { $0.parenthesis == nil } ?? false
  }

  /// Whether a paragraph that is directly followed by a list names the list.
  func isGroupTitle(_ block: MarkdownBlock) -> Bool {
    guard block.kind == .paragraph, pictures(of: block).isEmpty else { return false }
    let text = plainText(of: block)
    guard !text.isEmpty else { return false }
    if isStrongOnly(block) || endsInColon(text) { return true }
    return isShortLine(block)
      && !text.unicodeScalars.suffix(1).contains { ".!?。！？".unicodeScalars.contains($0) }
  }

  private func isShortLine(_ block: MarkdownBlock, limit: Int = 60) -> Bool {
    lineRanges(of: markup.content(of: block.events)).count == 1 && plainText(of: block).count <= limit
  }

  /// Whether a text ends in `:` or `：`.
  func endsInColon(_ text: String) -> Bool {
    text.unicodeScalars.last == ":" || text.unicodeScalars.last == "："
  }

  /// Whether a block is raw HTML that is nothing but comments.
  func isComment(_ block: MarkdownBlock) -> Bool {
    guard block.kind == .html, case .htmlBlock(let span) = markup.events[block.events.lowerBound] else {
      return false
    }
    return markup[span].drop { $0 == 0x20 }.starts(with: Array("<!--".utf8))
  }

  /// The text of a paragraph that is nothing but a shortcode of another program (`{{< … >}}`).
  func shortcode(_ block: MarkdownBlock) -> String? {
    guard block.kind == .paragraph else { return nil }
    let text = plainText(of: block)
    let isShortcode =
      (text.hasPrefix("{{<") && text.hasSuffix(">}}")) || (text.hasPrefix("{{%") && text.hasSuffix("%}}"))
    return isShortcode ? text : nil
  }

  /// The text of a label or a heading: its inline events, without the colon at its end.
  func label(of block: MarkdownBlock) -> Markup {
    var range = markup.content(of: block.events)
    let units = markup.units(in: range)
    if block.kind == .paragraph, isStrongOnly(block),
      let strong = units.first(where: { markup.events[$0.lowerBound] == .begin(.strong) })
    {
      range = markup.content(of: strong)
    }
    return markup.slice(range).withoutFinalColon
  }
}
