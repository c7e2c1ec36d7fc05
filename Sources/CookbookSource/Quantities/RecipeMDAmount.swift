import CookbookModel

/// The amounts of the RecipeMD specification 2.4, "Parsing an Amount".
enum RecipeMDAmount {
  /// Reads sign and number, and takes the rest as the unit; nil without a number.
  static func read(_ text: QuantityText) -> Amount? {
    var start = text.skipSpace(0)
    let rawStart = start
    let isNegative = text[start] == 0x2D
    if isNegative { start = text.skipSpace(start + 1) }
    guard let number = number(in: text, at: start),
      let value = isNegative ? negated(number.value) : number.value
    else { return nil }
    let unitStart = text.skipSpace(number.end)
    let end = text.trimmedEnd(text.end, from: rawStart)
    let unit = unitStart < end ? text.string(unitStart..<end) : nil
    return Amount(value: value, unit: unit, raw: text.string(rawStart..<end))
  }

  private static func negated(_ value: Rational) -> Rational? { value.multiplied(by: Rational(-1)) }

  private static func number(in text: QuantityText, at start: Int) -> (value: Rational, end: Int)? {
    if let vulgar = VulgarFraction(in: text, at: start) { return (vulgar.value, start + vulgar.length) }
    let whole = digits(in: text, at: start)
    if let whole {
      let next = text.skipSpace(whole.end)
      if let vulgar = VulgarFraction(in: text, at: next), let sum = Rational(whole.value).adding(vulgar.value)
      {
        return (sum, next + vulgar.length)
      }
      if next > whole.end, let top = digits(in: text, at: next), let part = fraction(in: text, top: top),
        let sum = Rational(whole.value).adding(part.value)
      {
        return (sum, part.end)
      }
      if let part = fraction(in: text, top: whole) { return part }
    }
    let point = whole?.end ?? start
    if text[point] == 0x2E || text[point] == 0x2C, let part = digits(in: text, at: point + 1),
      let value = decimal(whole?.value ?? 0, part)
    {
      return (value, part.end)
    }
    return whole.map { (Rational($0.value), $0.end) }
  }

  private struct Digits {
    var value = 0
    var scale = 1
    var end: Int
  }

  private static func digits(in text: QuantityText, at start: Int) -> Digits? {
    var digits = Digits(end: start)
    while case let byte = text[digits.end], (0x30...0x39).contains(byte) {
      let (tens, overflow) = digits.value.multipliedReportingOverflow(by: 10)
      let (sum, sumOverflow) = tens.addingReportingOverflow(Int(byte) - 0x30)
      // The scale matters to decimals only; one that does not fit is 0, which makes no fraction.
      let (scale, scaleOverflow) = digits.scale.multipliedReportingOverflow(by: 10)
      guard !overflow, !sumOverflow else { return nil }
      digits = Digits(value: sum, scale: scaleOverflow ? 0 : scale, end: digits.end + 1)
    }
    return digits.end == start ? nil : digits
  }

  private static func fraction(in text: QuantityText, top: Digits) -> (value: Rational, end: Int)? {
    let bar = text.skipSpace(top.end)
    let length =
      text[bar] == 0x2F ? 1 : text[bar] == 0xE2 && text[bar + 1] == 0x81 && text[bar + 2] == 0x84 ? 3 : 0
    guard length > 0, let bottom = digits(in: text, at: text.skipSpace(bar + length)),
      let value = Rational(top.value, bottom.value)
    else { return nil }
    return (value, bottom.end)
  }

  private static func decimal(_ whole: Int, _ part: Digits) -> Rational? {
    guard let fraction = Rational(part.value, part.scale) else { return nil }
    return Rational(whole).adding(fraction)
  }
}
