import CookbookModel

/// The tree that the flat events write down: a *unit* is one leaf, or a container from its `begin` to its
/// `end`.
extension Markup {
  /// The unit that starts at an event.
  func unit(at start: Int) -> Range<Int> {
    var depth = 0
    var index = start
    while index < events.count {
      switch events[index] {
      case .begin: depth += 1
      case .end: depth -= 1
      case .text, .code, .html, .htmlBlock, .codeBlock, .image, .softBreak, .lineBreak, .thematicBreak: break
      }
      index += 1
      if depth <= 0 { break }
    }
    return start..<index
  }

  /// The units of a range, one after the other.
  func units(in range: Range<Int>) -> [Range<Int>] {
    var units: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let unit = self.unit(at: index)
      units.append(unit)
      index = unit.upperBound
    }
    return units
  }

  /// What is between the `begin` and the `end` of a container; a leaf has nothing within.
  func content(of unit: Range<Int>) -> Range<Int> {
    guard unit.count >= 2, case .begin = events[unit.lowerBound] else {
      return unit.upperBound..<unit.upperBound
    }
    return unit.lowerBound + 1..<unit.upperBound - 1
  }

  /// The items of a list, the children of a quote: the units within a container.
  func children(of unit: Range<Int>) -> [Range<Int>] { units(in: content(of: unit)) }

  /// The blocks of a list item; the unmarked paragraph of a tight item counts as one.
  func itemBlocks(of item: Range<Int>) -> [Range<Int>] {
    var blocks: [Range<Int>] = []
    var run: Range<Int>?
    for unit in children(of: item) {
      if isBlock(at: unit.lowerBound) {
        if let run { blocks.append(run) }
        run = nil
        blocks.append(unit)
      } else {
        run = (run?.lowerBound ?? unit.lowerBound)..<unit.upperBound
      }
    }
    if let run { blocks.append(run) }
    return blocks
  }

  /// The inline text of a paragraph, marked or not, or of a heading; nil for other blocks.
  func inline(ofBlock block: Range<Int>) -> Range<Int>? {
    guard let first = block.first else { return nil }
    switch events[first] {
    case .begin(.paragraph), .begin(.heading): return content(of: block)
    case .begin(let container): return container.isBlock ? nil : block
    case .text, .code, .html, .image, .softBreak, .lineBreak: return block
    case .htmlBlock, .codeBlock, .thematicBreak, .end: return nil
    }
  }

  /// Whether a unit stands on lines of its own.
  func isBlock(at event: Int) -> Bool {
    switch events[event] {
    case .begin(let container), .end(let container): container.isBlock
    case .htmlBlock, .codeBlock, .thematicBreak: true
    case .text, .code, .html, .image, .softBreak, .lineBreak: false
    }
  }

  /// Whether a unit is a list.
  func isList(at event: Int) -> Bool {
    switch events[event] {
    case .begin(.bulletList), .begin(.orderedList): true
    case .begin, .end, .text, .code, .html, .htmlBlock, .codeBlock, .image, .softBreak, .lineBreak,
      .thematicBreak:
      false
    }
  }
}
