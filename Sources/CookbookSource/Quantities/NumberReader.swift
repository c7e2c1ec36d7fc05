import CookbookModel

/// A number at some offset of a text.
struct NumberReading {
  /// The value; nil when the digits can be read in two ways or do not fit.
  var value: Rational?
  /// The offset after it.
  var end: Int
  /// Whether its separators can be read in two ways.
  var isSuspicious = false
}

/// Reads numbers by the rule `number` of FORMAT 1.7.
struct NumberReader {
  let text: QuantityText
  let grouping: DigitGrouping

  /// Reads the number at an offset, as long as it goes; nil when there is none, or it is more than a number.
  func number(at start: Int) -> NumberReading? {
    guard let reading = anyNumber(at: start) else { return nil }
    // `1.2.2024`, `1/2/3`, `½5`: a date, a version or a slip, not a number.
    let next = text[reading.end]
    if text.isNumeric(at: reading.end) { return nil }
    if next == 0x2E || next == 0x2C || slash(at: reading.end) > 0 {
      let after = reading.end + max(1, slash(at: reading.end))
      if text.isNumeric(at: after) { return nil }
    }
    return reading
  }

  private func anyNumber(at start: Int) -> NumberReading? {
    if let vulgar = VulgarFraction(in: text, at: start) {
      return NumberReading(value: vulgar.value, end: start + vulgar.length)
    }
    if text[start] == 0x2E || text[start] == 0x2C { return decimal(0, from: start) }
    guard let whole = digits(at: start) else { return nil }
    if let grouped = grouped(whole, from: start) { return grouped }
    if text[whole.end] == 0x2E || text[whole.end] == 0x2C, text.digit(at: whole.end + 1) != nil {
      return whole.value.flatMap { decimal($0, from: whole.end) }
    }
    if text.digit(at: start)?.value == 0, whole.count > 1 { return nil }
    if let bottom = denominator(at: whole.end, spaced: true) {
      return fraction(whole, over: bottom)
    }
    if let part = properPart(after: whole.end) {
      guard let value = whole.value.flatMap({ Rational($0).adding(part.value) }) else { return nil }
      return NumberReading(value: value, end: part.end)
    }
    return whole.value.map { NumberReading(value: Rational($0), end: whole.end) }
  }

  // MARK: Digits

  private struct Digits {
    var value: Int?
    var count: Int
    var end: Int
  }

  private func digits(at start: Int) -> Digits? {
    var digits = Digits(value: 0, count: 0, end: start)
    while let digit = text.digit(at: digits.end) {
      digits.value = digits.value.flatMap { Self.append(digit.value, to: $0) }
      digits.count += 1
      digits.end += digit.length
    }
    return digits.count == 0 ? nil : digits
  }

  private static func append(_ digit: Int, to value: Int) -> Int? {
    let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
    let (sum, sumOverflow) = tens.addingReportingOverflow(digit)
    return overflow || sumOverflow ? nil : sum
  }

  /// Reads the separator at an offset and the digits after it.
  private func decimal(_ whole: Int, from separator: Int) -> NumberReading? {
    var (top, bottom, end) = (whole, 1, separator + 1)
    guard text.digit(at: end) != nil else { return nil }
    while let digit = text.digit(at: end) {
      guard let nextTop = Self.append(digit.value, to: top), let nextBottom = Self.append(0, to: bottom)
      else {
        return nil
      }
      (top, bottom, end) = (nextTop, nextBottom, end + digit.length)
    }
    return Rational(top, bottom).map { NumberReading(value: $0, end: end) }
  }

  // MARK: Fractions

  private func slash(at offset: Int) -> Int {
    if text[offset] == 0x2F { return 1 }
    guard text[offset] == 0xE2 else { return 0 }
    let isSlash =
      (text[offset + 1] == 0x81 && text[offset + 2] == 0x84)
      || (text[offset + 1] == 0x88 && text[offset + 2] == 0x95)
    return isSlash ? 3 : 0
  }

  private func denominator(at offset: Int, spaced: Bool) -> Digits? {
    let bar = spaced ? text.skipSpace(offset) : offset
    let length = slash(at: bar)
    guard length > 0 else { return nil }
    return digits(at: spaced ? text.skipSpace(bar + length) : bar + length)
  }

  private func fraction(_ top: Digits, over bottom: Digits) -> NumberReading? {
    guard let top = top.value, let under = bottom.value, let value = Rational(top, under) else { return nil }
    return NumberReading(value: value, end: bottom.end)
  }

  /// The fraction that makes a mixed number of the whole number that ends at an offset.
  private func properPart(after end: Int) -> (value: Rational, end: Int)? {
    let next = text.skipSpace(end)
    if let vulgar = VulgarFraction(in: text, at: next) { return (vulgar.value, next + vulgar.length) }
    if next > end, let part = fraction(at: next, spaced: true) { return part }
    if isHyphen(at: end) {
      let after = end + text.dash(at: end)
      if let vulgar = VulgarFraction(in: text, at: text.skipSpace(after)) {
        return (vulgar.value, text.skipSpace(after) + vulgar.length)
      }
      if let part = fraction(at: after, spaced: false), part.value < Rational(1) { return part }
    }
    return joinedPart(from: next, after: end)
  }

  /// `1 and 1/2`.
  private func joinedPart(from next: Int, after end: Int) -> (value: Rational, end: Int)? {
    let wordEnd = text[next] == 0x26 ? next + 1 : text.wordEnd(next)
    guard next > end, wordEnd > next, text.space(at: wordEnd) > 0,
      text.isNumeric(at: text.skipSpace(wordEnd)),
      text[next] == 0x26 || QuantityWords.and.value(of: text.bytes, in: next..<wordEnd) != nil
    else { return nil }
    let start = text.skipSpace(wordEnd)
    if let vulgar = VulgarFraction(in: text, at: start) { return (vulgar.value, start + vulgar.length) }
    guard let part = fraction(at: start, spaced: false), part.value < Rational(1) else { return nil }
    return part
  }

  private func fraction(at start: Int, spaced: Bool) -> (value: Rational, end: Int)? {
    guard let top = digits(at: start), let bottom = denominator(at: top.end, spaced: spaced),
      let reading = fraction(top, over: bottom), let value = reading.value
    else { return nil }
    return (value, reading.end)
  }

  private func isHyphen(at offset: Int) -> Bool {
    text[offset] == 0x2D
      || (text[offset] == 0xE2 && text[offset + 1] == 0x80 && (0x90...0x91).contains(text[offset + 2]))
  }

  // MARK: Thousands

  /// Reads digits in groups of three, as the language groups them or as nobody can tell.
  private func grouped(_ first: Digits, from start: Int) -> NumberReading? {
    guard first.count <= 3, text.digit(at: start)?.value != 0 else { return nil }
    let length = groupSeparator(at: first.end)
    guard length > 0 else { return nil }
    let separator = text.bytes[first.end..<first.end + length]
    var (value, end, groups) = (first.value, first.end, 0)
    // More groups than fit a number are none, and would be read again from each of them.
    while groups < 7, end + length < text.end, text.bytes[end..<end + length] == separator,
      let group = digits(at: end + length), group.count == 3
    {
      value = value.flatMap { thousands in
        let (product, overflow) = thousands.multipliedReportingOverflow(by: 1000)
        let (sum, sumOverflow) = product.addingReportingOverflow(group.value ?? 0)
        return overflow || sumOverflow ? nil : sum
      }
      (end, groups) = (group.end, groups + 1)
    }
    guard groups > 0 else { return nil }
    return judged(value, groups: groups, end: end, firstEnd: first.end, whole: first.value)
  }

  private func groupSeparator(at offset: Int) -> Int {
    text[offset] == 0x2E || text[offset] == 0x2C ? 1 : text.space(at: offset)
  }

  private func judged(_ value: Int?, groups: Int, end: Int, firstEnd: Int, whole: Int?) -> NumberReading? {
    let separator = text[firstEnd]
    let isSpace = separator != 0x2E && separator != 0x2C
    // `1 400-g can` and `1 100% rye loaf` are one of something, and `1 100/3` is nothing of this kind.
    if isSpace, isMeasureOfOne(at: end) { return nil }
    let isGroup =
      switch grouping {
      case .comma: separator == 0x2C
      case .point: separator == 0x2E
      case .space: isSpace && separator != 0x20
      case .unknown, .recipeMD: false
      }
    if isGroup {
      guard let value else { return nil }
      let isDecimal =
        (text[end] == 0x2E || text[end] == 0x2C) && text[end] != separator && text.digit(at: end + 1) != nil
      return isDecimal ? decimal(value, from: end) : NumberReading(value: Rational(value), end: end)
    }
    let isDecimal = !isSpace && groups == 1 && grouping != .unknown
    if isDecimal, grouping != .recipeMD { return nil }
    var reading = NumberReading(value: nil, end: end, isSuspicious: true)
    if isDecimal { reading.value = whole.flatMap { decimal($0, from: firstEnd)?.value } }
    if text[end] == 0x2E || text[end] == 0x2C, let tail = digits(at: end + 1) { reading.end = tail.end }
    return reading
  }

  /// Whether the digits that end here belong to what follows and not to what is counted.
  private func isMeasureOfOne(at end: Int) -> Bool {
    if text[end] == 0x25 || slash(at: end) > 0 || (text[end] == 0xC2 && text[end + 1] == 0xB0) { return true }
    let dash = text.dash(at: end)
    return dash > 0 && text.kind(at: end + dash) == .letter
  }
}
