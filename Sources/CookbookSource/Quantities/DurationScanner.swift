import CookbookModel

/// Reads a length of time in words (`1 h 20 min`, `20–25 min`, `45 min to 1 hour`, `1:20`).
struct DurationScanner {
  private let text: QuantityText
  private let amounts: AmountScanner

  /// Makes a scanner of a text without white space at its end.
  init(_ text: QuantityText, language: String?) {
    self.text = text
    amounts = AmountScanner(text, grouping: DigitGrouping(language: language))
  }

  /// Reads all of the text from an offset.
  func whole(from start: Int) -> SpanOfTime? {
    guard var first = phrase(at: amounts.approximation(at: start) ?? start) else { return nil }
    if first.end < text.end, let second = amounts.rangeEnd(after: first.end), var last = phrase(at: second) {
      // `20 min - 25`: the unit stands only once.
      if last.unit == nil { last.unit = first.unit }
      if first.unit == nil { first.unit = last.unit }
      guard let low = span(of: first), let high = span(of: last), isEnd(last.end) else { return nil }
      return SpanOfTime(low: low.low, high: high.high)
    }
    return isEnd(first.end) ? span(of: first) : nil
  }

  /// A sum of quantities of time.
  private struct Phrase {
    /// The sum in seconds, or a bare number when there is no unit.
    var sum = SpanOfTime(low: Rational(0), high: Rational(0))
    /// The last unit in seconds.
    var unit: Int?
    var isBare = false
    var end: Int
  }

  private func span(of phrase: Phrase) -> SpanOfTime? {
    phrase.isBare ? phrase.sum.multiplied(by: phrase.unit ?? 60) : phrase.sum
  }

  private func phrase(at start: Int) -> Phrase? {
    var phrase = Phrase(end: start)
    while let item = quantity(at: phrase.end == start ? start : next(after: phrase.end)) {
      let unit = item.unit ?? (phrase.unit == 3600 ? 60 : nil)
      guard let unit else {
        // Only a number that stands alone may lack its unit.
        return phrase.end == start ? Phrase(sum: item.span, isBare: true, end: item.end) : phrase
      }
      guard unit < phrase.unit ?? .max, let span = item.span.multiplied(by: unit),
        let sum = phrase.sum.adding(span)
      else { return nil }
      phrase.sum = sum
      phrase.unit = unit
      phrase.end = item.end
    }
    return phrase.end == start ? nil : phrase
  }

  /// The offset of the next quantity of a sum, beyond a comma or "and".
  private func next(after end: Int) -> Int {
    var offset = text.skipSpace(end)
    if text[offset] == 0x2C || text[offset] == 0x2B || text[offset] == 0x26 {
      return text.skipSpace(offset + 1)
    }
    if let word = amounts.wordEnd(in: QuantityWords.and, at: offset) { offset = text.skipSpace(word) }
    return offset
  }

  private func quantity(at start: Int) -> (span: SpanOfTime, unit: Int?, end: Int)? {
    if let clock = clock(at: start) { return clock }
    guard let low = amounts.numbers.number(at: start), let value = low.value else { return nil }
    var (span, end) = (SpanOfTime(low: value, high: value), low.end)
    if let second = amounts.rangeEnd(after: low.end), let high = amounts.numbers.number(at: second),
      let top = high.value
    {
      (span.high, end) = (top, high.end)
    }
    guard let unit = unit(at: text.skipSpace(end)) else { return (span, nil, end) }
    return (span, unit.seconds, unit.end)
  }

  private func unit(at start: Int) -> (seconds: Int, end: Int)? {
    switch text.kind(at: start) {
    case .letter:
      let end = text.wordEnd(start)
      guard end - start <= 32, let seconds = DurationWords.units.value(of: text.bytes, in: start..<end) else {
        return nil
      }
      return (seconds, text[end] == 0x2E ? end + 1 : end)
    case .ideograph:
      return amounts.longestIdeographs(at: start) { DurationWords.units.value(of: text.bytes, in: $0) }
        .map { ($0.value, $0.end) }
    case .other: return nil
    }
  }

  /// `1:20` and `1:20:30`, with or without a word for hours.
  private func clock(at start: Int) -> (span: SpanOfTime, unit: Int?, end: Int)? {
    var (offset, hours) = (start, 0)
    while let digit = text.digit(at: offset), offset - start < 6 {
      hours = hours * 10 + digit.value
      offset += digit.length
    }
    guard offset > start, let minutes = sexagesimal(after: offset) else { return nil }
    let seconds = sexagesimal(after: minutes.end)
    let end = seconds?.end ?? minutes.end
    guard let value = Rational(hours * 3600 + minutes.value * 60 + (seconds?.value ?? 0), 3600) else {
      return nil
    }
    let span = SpanOfTime(low: value, high: value)
    guard let unit = unit(at: text.skipSpace(end)) else { return (span, 3600, end) }
    return unit.seconds == 3600 ? (span, 3600, unit.end) : nil
  }

  /// A colon and two digits below 60.
  private func sexagesimal(after offset: Int) -> (value: Int, end: Int)? {
    guard text[offset] == 0x3A, let tens = text.digit(at: offset + 1), tens.value < 6,
      let ones = text.digit(at: offset + 1 + tens.length)
    else { return nil }
    let end = offset + 1 + tens.length + ones.length
    return text.digit(at: end) == nil ? (tens.value * 10 + ones.value, end) : nil
  }

  private func isEnd(_ end: Int) -> Bool {
    let offset = text.skipSpace(end)
    if text.bytes[offset..<text.end].elementsEqual("左右".utf8) { return true }
    return offset == text.end || (text[offset] == 0x2E && offset + 1 == text.end)
  }
}
