/// The amounts that stand directly after another: other ways to say it, or the size of one (FORMAT 1.7.3).
struct AlternativeAmounts {
  /// An amount beside the main one.
  struct Other {
    /// The bytes that it covers.
    var range: Range<Int>
    /// What it says; nil when it holds a number that cannot be read.
    var amount: ScannedAmount?
    /// Whether it follows the servings as the main amount does.
    var scales: Bool
  }

  /// The amounts in order.
  private(set) var others: [Other] = []
  /// The offset after the last that says the same as the main amount.
  private(set) var end: Int

  private let scanner: AmountScanner
  private var text: QuantityText { scanner.text }

  /// Finds what follows the main amount.
  init(after main: ScannedAmount, by scanner: AmountScanner) {
    self.scanner = scanner
    end = main.followedFrom ?? main.end
    let isSize = main.unit.map { main.isContainer || scanner.holdsContainer(in: $0) } ?? true
    // Each turn reads on behind the one before; nobody writes more than a few.
    for _ in 0..<4 {
      let next = text.skipSpace(end)
      if let parenthesis = text.parenthesis(at: next) {
        if isSize || !takeAlternatives(in: parenthesis.content) {
          takeSize(parenthesis.content)
          return
        }
        end = parenthesis.end
      } else if !isSize, let found = divided(at: next) {
        others.append(Other(range: found.start..<found.end, amount: found, scales: true))
        end = found.end
      } else {
        return
      }
    }
  }

  /// Adds the amounts further on: those in parentheses, which do not scale (`2 cups flour (250 g)`), and with
  /// `joined` those of what is added or taken instead, which do (`4 eggs + 4 egg whites`, `2 limes or 1 lemon`).
  mutating func takeRemarks(joined: Bool) {
    var offset = max(end, others.last?.range.upperBound ?? end)
    var joined = joined
    while offset < text.end, others.count < 8 {
      // What a second sentence says is no ingredient.
      if text[offset] == 0x2E, text.space(at: offset + 1) > 0 { joined = false }
      if let parenthesis = text.parenthesis(at: offset) {
        let before = others.count
        if takeAlternatives(in: parenthesis.content, needsUnit: true) {
          for index in before..<others.count { others[index].scales = false }
        }
        offset = parenthesis.end
      } else if joined, let found = joinedAmount(at: offset) {
        others.append(Other(range: found.start..<found.end, amount: found, scales: true))
        offset = found.end
      } else {
        offset = text.kind(at: offset) == .letter ? text.wordEnd(offset) : offset + text.length(at: offset)
      }
    }
  }

  /// The amount after `+`, `plus` or `or` at an offset, unless another number stands before that word.
  private func joinedAmount(at offset: Int) -> ScannedAmount? {
    let before = text.trimmedEnd(offset, from: 0)
    guard before < offset, text.digit(at: before - 1) == nil else { return nil }
    let second =
      scanner.joinedStart(at: offset)
      ?? scanner.wordEnd(in: QuantityWords.alternative, at: offset).map(text.skipSpace)
    return second.flatMap { scanner.amount(at: $0) }
  }

  /// `/ 240 ml`, `| 8 oz`, `or 200 g`.
  private func divided(at offset: Int) -> ScannedAmount? {
    let start: Int
    if text[offset] == 0x2F || text[offset] == 0x7C {
      start = text.skipSpace(offset + 1)
    } else if let second = scanner.rangeEnd(after: end), second > offset {
      start = second
    } else {
      return nil
    }
    guard let found = scanner.amount(at: start), found.unit != nil else { return nil }
    return found
  }

  /// Takes the amounts of a parenthesis when it holds nothing else.
  private mutating func takeAlternatives(in content: Range<Int>, needsUnit: Bool = false) -> Bool {
    let inner = AmountScanner(
      QuantityText(text.bytes, end: content.upperBound), grouping: scanner.numbers.grouping)
    let start = firstOffset(in: content)
    var (offset, found) = (start, [ScannedAmount]())
    while found.count < 4, let amount = inner.amount(at: offset), amount.unit != nil {
      found.append(amount)
      offset = inner.text.skipSpace(amount.end)
      guard let next = nextOffset(in: inner.text, after: offset) else { break }
      offset = next
    }
    if offset < content.upperBound || found.isEmpty {
      guard !needsUnit, let whole = inner.whole(from: start),
        !scanner.holdsWord(of: QuantityWords.each, in: content)
      else { return false }
      found = [whole]
    }
    others += found.map { Other(range: $0.start..<$0.end, amount: $0, scales: true) }
    return true
  }

  /// Takes a parenthesis as a size, or as an amount that cannot be read, if it holds a number.
  private mutating func takeSize(_ content: Range<Int>) {
    let before = others.count
    if takeAlternatives(in: content) {
      for index in before..<others.count { others[index].scales = false }
      return
    }
    let start = text.skipSpace(content.lowerBound)
    let end = text.trimmedEnd(content.upperBound, from: min(start, content.upperBound))
    guard start < end, text.holdsNumber(start..<end) else { return }
    others.append(Other(range: start..<end, amount: nil, scales: false))
  }

  /// Where the first amount of a parenthesis begins, after `or` or `=`.
  private func firstOffset(in content: Range<Int>) -> Int {
    let start = text.skipSpace(content.lowerBound)
    if text[start] == 0x3D { return text.skipSpace(start + 1) }
    return scanner.wordEnd(in: QuantityWords.alternative, at: start).map(text.skipSpace) ?? start
  }

  /// Where the next amount of a parenthesis begins, after a divider.
  private func nextOffset(in text: QuantityText, after offset: Int) -> Int? {
    switch text[offset] {
    case 0x2F, 0x7C, 0x2C, 0x3B, 0x3D: text.skipSpace(offset + 1)
    default: scanner.wordEnd(in: QuantityWords.alternative, at: offset).map(text.skipSpace)
    }
  }
}
