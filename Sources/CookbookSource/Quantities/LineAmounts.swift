import CookbookModel

/// The amounts of an ingredient's line and what remains as its name.
struct LineAmounts {
  /// The amounts, the main one first.
  var amounts: [Amount] = []
  /// Where they stand, in the same order.
  var marks: [LineMark] = []
  /// How the main one was found.
  var origin = Ingredient.AmountOrigin.none
  /// What the author should know.
  var findings: [Finding] = []
  /// The parts of the line that are the name.
  var name: [Range<Int>]

  private let line: FlatLine
  private let scanner: AmountScanner
  private let content: Range<Int>
  private let mode: IngredientLine.Mode
  private var text: QuantityText { scanner.text }

  /// Finds the amounts in the bytes `content` of a line.
  init(in line: FlatLine, content: Range<Int>, mode: IngredientLine.Mode, grouping: DigitGrouping) {
    self.line = line
    self.content = content
    self.mode = mode
    scanner = AmountScanner(QuantityText(line.bytes), grouping: mode == .recipeMD ? .recipeMD : grouping)
    name = [content]
    switch mode {
    case .recipeMD: takeRecipeMD()
    case .marked: _ = takeMarked()
    case .inferred: if !takeMarked(), !takeLeading() { takeTrailing() }
    }
  }

  // MARK: Ways to find the main amount

  /// Takes an emphasis, a code span or strong emphasis at the beginning that is an amount.
  private mutating func takeMarked() -> Bool {
    guard let events = firstFormatting(code: true, strong: true) else { return false }
    let mark = LineMark(replacing: events, in: line)
    let inner = AmountScanner(
      QuantityText(line.bytes, end: mark.range.upperBound), grouping: scanner.numbers.grouping)
    guard var found = inner.whole(from: text.skipSpace(mark.range.lowerBound)) else { return false }
    let isKnown = found.unit.map { unit in scanner.unit(at: unit.lowerBound)?.range == unit } ?? true
    let after = text.skipSpace(mark.range.upperBound)
    // `**2 carrots**, sliced`: a word that is no unit is the name if no other follows.
    if !isKnown, text.kind(at: after) == .other, text.opening(at: after) == 0, !text.isNumeric(at: after) {
      return false
    }
    found.followedFrom = mark.range.upperBound
    take(found, mark, origin: .marked)
    return true
  }

  /// Takes the amount that the line begins with; true as well when there is one that must be left alone.
  private mutating func takeLeading() -> Bool {
    guard let found = scanner.amount(at: content.lowerBound) else { return false }
    if scanner.joins(at: found.end) || isDimension(found) { return true }
    guard let mark = LineMark(found.start..<found.end, in: line) else { return true }
    take(found, mark, origin: .inferred)
    return true
  }

  /// Whether an amount is the first side of something (`20 cm × 15 cm`).
  private func isDimension(_ found: ScannedAmount) -> Bool {
    guard found.unit != nil else { return false }
    let next = text.skipSpace(found.end)
    if text[next] == 0xC3, text[next + 1] == 0x97 { return true }
    return text[next] | 0x20 == 0x78 && text.isNumeric(at: text.skipSpace(next + 1))
  }

  /// Takes the amount that the line ends with.
  private mutating func takeTrailing() {
    guard text.holdsNumber(content), let trailing = TrailingAmount(scanner, from: content.lowerBound),
      let mark = LineMark(trailing.main.start..<trailing.main.end, in: line)
    else { return }
    let main = trailing.main
    let opening = trailing.isInParenthesis ? text.opening(before: main.start) : main.start
    let nameEnd = withoutDivider(before: opening)
    guard nameEnd > content.lowerBound else { return }
    take(main, mark, trailing.others, origin: .inferred)
    name = [
      content.lowerBound..<nameEnd,
      trailing.end..<text.trimmedEnd(text.end, from: trailing.end),
    ]
  }

  /// Takes an emphasis at the beginning as an amount, whatever it holds.
  private mutating func takeRecipeMD() {
    guard let events = firstFormatting(code: false, strong: false) else { return }
    let mark = LineMark(replacing: events, in: line)
    let inner = AmountScanner(QuantityText(line.bytes, end: mark.range.upperBound), grouping: .recipeMD)
    let start = text.skipSpace(mark.range.lowerBound)
    let end = text.trimmedEnd(mark.range.upperBound, from: start)
    name = [min(text.skipSpace(mark.range.upperBound), content.upperBound)..<content.upperBound]
    if var found = inner.whole(from: start) {
      found.followedFrom = mark.range.upperBound
      take(found, mark, AlternativeAmounts(after: found, by: scanner), origin: .marked)
    } else if start < end {
      let raw = text.string(start..<end)
      if var amount = AmountParser.recipeMD(raw) {
        // The rest of the text holds another number, which would not follow.
        amount.scales = false
        amounts = [amount]
      } else {
        amounts = [Amount(value: nil, unit: raw, raw: raw)]
        findings.append(.amountWithoutNumber(text: raw))
      }
      marks = [mark]
      origin = .marked
    }
  }

  // MARK: Parts

  /// Takes a main amount before the name; one that leaves nothing over is a name itself.
  private mutating func take(_ found: ScannedAmount, _ mark: LineMark, origin: Ingredient.AmountOrigin) {
    let others = AlternativeAmounts(after: found, by: scanner)
    let start = withoutDivider(after: others.end)
    if start < content.upperBound {
      name = [start..<content.upperBound]
    } else if found.unit == nil {
      return
    }
    take(found, mark, others, origin: origin)
  }

  /// Takes a main amount and those beside it.
  private mutating func take(
    _ found: ScannedAmount, _ mark: LineMark, _ others: AlternativeAmounts, origin: Ingredient.AmountOrigin
  ) {
    var others = others
    others.takeRemarks(joined: origin == .inferred)
    self.origin = origin
    amounts = [found.amount(in: text)]
    marks = [mark]
    findings += found.finding(in: text).map { [$0] } ?? []
    for other in others.others {
      guard let mark = LineMark(other.range, in: line) else { continue }
      marks.append(mark)
      amounts.append(
        other.amount?.amount(in: text, scales: other.scales)
          ?? Amount(value: nil, raw: text.string(other.range), scales: false))
      findings += other.amount?.finding(in: text).map { [$0] } ?? []
    }
  }

  /// The formatting that the content begins with.
  private func firstFormatting(code: Bool, strong: Bool) -> ClosedRange<Int>? {
    for (index, event) in line.line.events.enumerated()
    where line.starts[index + 1] > content.lowerBound || isBegin(event) {
      guard line.starts[index] >= content.lowerBound else { return nil }
      switch event {
      case .begin(.emphasis): return index...line.end(of: index)
      case .begin(.strong): return strong ? index...line.end(of: index) : nil
      case .code: return code ? index...index : nil
      case .begin, .end, .text, .html, .htmlBlock, .codeBlock, .image, .softBreak, .lineBreak, .thematicBreak:
        return nil
      }
    }
    return nil
  }

  private func isBegin(_ event: Markup.Event) -> Bool {
    if case .begin = event { return true }
    return false
  }

  /// The offset of the name after an amount, beyond a colon, a comma or a dash.
  private func withoutDivider(after end: Int) -> Int {
    let next = text.skipSpace(end)
    let isMark = isDivider(text[next])
    let length = isMark ? 1 : isFullWidthMark(next) ? 3 : text.dash(at: next)
    guard length > 0, isMark || length == 3 || text.space(at: next + length) > 0 else { return next }
    return text.skipSpace(next + length)
  }

  /// The end of the name before an amount, without a colon, a comma or a dash.
  private func withoutDivider(before start: Int) -> Int {
    let end = text.trimmedEnd(start, from: content.lowerBound)
    let before = end - text.length(before: end, from: content.lowerBound)
    guard before >= content.lowerBound, end > content.lowerBound else { return end }
    let isDash = text.dash(at: before) > 0 && end < start
    guard isDivider(text[before]) || isDash || isFullWidthMark(before) else {
      return end
    }
    return text.trimmedEnd(before, from: content.lowerBound)
  }

  /// Whether a byte divides an amount from its name: `:`, `,`, `;`, `|` or `=`.
  private func isDivider(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x3A, 0x2C, 0x3B, 0x7C, 0x3D: true
    default: false
    }
  }

  /// `：`, `，`, `；` or `、`.
  private func isFullWidthMark(_ offset: Int) -> Bool {
    switch (text[offset], text[offset + 1], text[offset + 2]) {
    case (0xEF, 0xBC, 0x9A), (0xEF, 0xBC, 0x8C), (0xEF, 0xBC, 0x9B), (0xE3, 0x80, 0x81): true
    default: false
    }
  }
}
