extension Rational {
  /// The number as a decimal with a point and without trailing zeros: `1.5`, `-0.25`, `20`.
  ///
  /// One that has no end is rounded to `digits` significant digits, at least 1.
  public func decimal(digits limit: Int = 28) -> String {
    let denominator = UInt(denominator)
    var (whole, rest) = numerator.magnitude.quotientAndRemainder(dividingBy: denominator)
    var fraction: [UInt8] = []
    var significant = whole == 0 ? 0 : String(whole).utf8.count
    while rest != 0, significant < limit {
      let digit = nextDigit(&rest, denominator)
      fraction.append(digit)
      if significant > 0 || digit > 0 { significant += 1 }
    }
    if rest != 0, nextDigit(&rest, denominator) >= 5 { roundUp(&fraction, &whole) }
    while fraction.last == 0 { fraction.removeLast() }
    let sign = numerator < 0 ? "-" : ""
    let tail = fraction.isEmpty ? "" : "." + String(decoding: fraction.map { $0 + 0x30 }, as: UTF8.self)
    return sign + String(whole) + tail
  }

  /// The next digit of a long division. `rest` < `denominator`, so the quotient is one digit.
  private func nextDigit(_ rest: inout UInt, _ denominator: UInt) -> UInt8 {
    let (quotient, remainder) = denominator.dividingFullWidth(rest.multipliedFullWidth(by: 10))
    rest = remainder
    return UInt8(truncatingIfNeeded: quotient)
  }

  private func roundUp(_ fraction: inout [UInt8], _ whole: inout UInt) {
    for index in fraction.indices.reversed() {
      guard fraction[index] == 9 else {
        fraction[index] += 1
        return
      }
      fraction[index] = 0
    }
    whole += 1
  }
}
