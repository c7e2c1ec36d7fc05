/// How much of something: a number or a range with a unit, or words that stand for one (FORMAT 1.7).
public struct Amount: Hashable, Sendable {
  /// The number, or the lower end of a range; nil when the text holds none ("a pinch").
  public var value: Rational?
  /// The upper end of a range, greater than `value`.
  public var upper: Rational?
  /// Whether the author wrote "about", "~", "ca." or the like.
  public var approximate: Bool
  /// The unit as the author spelled it, without a final dot; nil for a bare number.
  public var unit: String?
  /// The text as the author wrote it: what is printed until the reader scales.
  public var raw: String
  /// Whether the amount follows the servings; false for text, sizes and numbers that were not understood.
  public var scales: Bool

  /// Makes an amount; one without a number never scales.
  public init(
    value: Rational?, upper: Rational? = nil, approximate: Bool = false, unit: String? = nil,
    raw: String, scales: Bool = true
  ) {
    self.value = value
    self.upper = upper
    self.approximate = approximate
    self.unit = unit
    self.raw = raw
    self.scales = scales && value != nil
  }
}
