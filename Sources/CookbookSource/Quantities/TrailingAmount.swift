import CookbookModel

/// The amount at the end of a line, with the other ways to say it (`pasta: 800 g | 1 1/2 lb`).
struct TrailingAmount {
  /// The amount.
  let main: ScannedAmount
  /// The other ways to say it.
  let others: AlternativeAmounts
  /// The offset after them, and after "or so" in Chinese.
  let end: Int
  /// Whether the amount is all that a parenthesis holds (`sugar (100 g)`).
  let isInParenthesis: Bool

  /// How many numbers of a line are tried.
  private static let attempts = 8

  /// Finds the amount at the end of a line that begins at `start` (FORMAT 1.7.2).
  init?(_ scanner: AmountScanner, from start: Int) {
    let text = scanner.text
    var (offset, attempts, mayBegin) = (start, 0, false)
    while offset < text.end, attempts < Self.attempts {
      let kind = text.kind(at: offset)
      if mayBegin || kind == .ideograph, let found = scanner.amount(at: offset) {
        attempts += 1
        if scanner.joins(at: found.end) { return nil }
        let others = AlternativeAmounts(after: found, by: scanner)
        let end = Self.afterOrSo(text, others.end)
        if Self.isTail(text, from: end), found.unit != nil || Self.followsColon(text, offset, from: start) {
          main = found
          self.others = others
          self.end = end
          isInParenthesis = false
          return
        }
        if found.unit != nil { return nil }
        offset = max(offset + 1, found.numberEnd)
      } else if mayBegin || text.opening(at: offset) > 1, !text.holdsNumber(start..<offset),
        let parenthesis = text.parenthesis(at: offset),
        let found = Self.whole(parenthesis.content, of: scanner),
        Self.isTail(text, from: parenthesis.end)
      {
        main = found
        others = AlternativeAmounts(after: found, by: scanner)
        end = parenthesis.end
        isInParenthesis = true
        return
      } else {
        // A word is passed over as a whole, so that only its beginning is tried.
        offset = kind == .letter ? text.wordEnd(offset) : offset + text.length(at: offset)
      }
      mayBegin = Self.mayBegin(text, offset)
    }
    return nil
  }

  /// The amount that is all of a parenthesis, or stands there with other ways to say it only. One without a
  /// unit must be small, for the `405` of flour is no amount.
  private static func whole(_ content: Range<Int>, of scanner: AmountScanner) -> ScannedAmount? {
    let text = scanner.text
    guard let found = scanner.amount(at: text.skipSpace(content.lowerBound)) else { return nil }
    let others = AlternativeAmounts(after: found, by: scanner)
    guard text.skipSpace(others.end) == content.upperBound else { return nil }
    guard found.unit != nil || (found.upper ?? found.value).map({ $0 < Rational(20) }) ?? false else {
      return nil
    }
    return found
  }

  /// Whether an amount may begin at an offset by what stands before it.
  private static func mayBegin(_ text: QuantityText, _ offset: Int) -> Bool {
    let before = offset - text.length(before: offset, from: 0)
    return text.space(at: before) > 0 || text[before] == 0x3A || text[before] == 0x2C
      || text.kind(at: before) == .ideograph || isFullWidthMark(text, before)
  }

  /// `：`, `，`, `、` or `；`.
  private static func isFullWidthMark(_ text: QuantityText, _ offset: Int) -> Bool {
    switch (text[offset], text[offset + 1], text[offset + 2]) {
    case (0xEF, 0xBC, 0x9A), (0xEF, 0xBC, 0x8C), (0xE3, 0x80, 0x81), (0xEF, 0xBC, 0x9B): true
    default: false
    }
  }

  private static func followsColon(_ text: QuantityText, _ offset: Int, from start: Int) -> Bool {
    let end = text.trimmedEnd(offset, from: start)
    if text[end - 1] == 0x3A { return end > start }
    return end - start >= 3 && text[end - 3] == 0xEF && text[end - 2] == 0xBC && text[end - 1] == 0x9A
  }

  /// The offset after 左右, "or so".
  private static func afterOrSo(_ text: QuantityText, _ end: Int) -> Int {
    let next = text.skipSpace(end)
    return text[next] == 0xE5 && text.bytes[next..<text.end].starts(with: "左右".utf8) ? next + 6 : end
  }

  /// Whether nothing but a remark in parentheses and a full stop follows.
  private static func isTail(_ text: QuantityText, from end: Int) -> Bool {
    var offset = text.skipSpace(end)
    if let remark = text.parenthesis(at: offset) { offset = text.skipSpace(remark.end) }
    if text[offset] == 0x2E { offset = text.skipSpace(offset + 1) }
    if text[offset] == 0xE3, text[offset + 1] == 0x80, text[offset + 2] == 0x82 {
      offset = text.skipSpace(offset + 3)
    }
    return offset >= text.end
  }
}
