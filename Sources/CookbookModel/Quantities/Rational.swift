/// An exact fraction in lowest terms, the only number that a recipe's amounts are made of.
///
/// Invariants: `denominator` > 0, `gcd(numerator, denominator)` = 1. Every operation that would overflow
/// returns nil rather than a wrong number.
public struct Rational: Hashable, Sendable {
  /// The part above the line; carries the sign.
  public let numerator: Int
  /// The part below the line, always positive.
  public let denominator: Int

  /// Makes `numerator / denominator` in lowest terms, or nil for a zero denominator or an overflow.
  public init?(_ numerator: Int, _ denominator: Int) {
    guard denominator != 0, numerator != .min, denominator != .min else { return nil }
    let sign = denominator < 0 ? -1 : 1
    let divisor = max(1, Self.greatestCommonDivisor(abs(numerator), abs(denominator)))
    self.numerator = sign * numerator / divisor
    self.denominator = sign * denominator / divisor
  }

  /// Makes a whole number.
  public init(_ whole: Int) {
    numerator = whole
    denominator = 1
  }

  /// The sum, or nil when it does not fit.
  public func adding(_ other: Rational) -> Rational? {
    let (left, leftOverflow) = numerator.multipliedReportingOverflow(by: other.denominator)
    let (right, rightOverflow) = other.numerator.multipliedReportingOverflow(by: denominator)
    let (top, topOverflow) = left.addingReportingOverflow(right)
    let (bottom, bottomOverflow) = denominator.multipliedReportingOverflow(by: other.denominator)
    guard !leftOverflow, !rightOverflow, !topOverflow, !bottomOverflow else { return nil }
    return Rational(top, bottom)
  }

  /// The product, or nil when it does not fit.
  public func multiplied(by other: Rational) -> Rational? {
    // Cancelling crosswise first keeps the products as small as they can be.
    let first = max(1, Self.greatestCommonDivisor(abs(numerator), other.denominator))
    let second = max(1, Self.greatestCommonDivisor(abs(other.numerator), denominator))
    let (top, topOverflow) = (numerator / first).multipliedReportingOverflow(by: other.numerator / second)
    let (bottom, bottomOverflow) = (denominator / second)
      .multipliedReportingOverflow(by: other.denominator / first)
    guard !topOverflow, !bottomOverflow else { return nil }
    return Rational(top, bottom)
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

extension Rational: Comparable {
  /// Orders by value; compares exactly, whatever the size of the parts.
  public static func < (left: Rational, right: Rational) -> Bool {
    let a = left.numerator.multipliedFullWidth(by: right.denominator)
    let b = right.numerator.multipliedFullWidth(by: left.denominator)
    return a.high != b.high ? a.high < b.high : a.low < b.low
  }
}
