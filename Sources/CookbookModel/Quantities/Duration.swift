/// A length of time in a recipe's front matter or metadata, with the text it was read from (FORMAT 1.8).
public struct Duration: Hashable, Sendable {
  /// Whole minutes, shortest to longest; nil when the text could not be read. Never negative.
  public var minutes: ClosedRange<Int>?
  /// The text as the author wrote it: what is printed when `minutes` is nil.
  public var raw: String

  /// Makes a duration.
  public init(minutes: ClosedRange<Int>?, raw: String) {
    self.minutes = minutes
    self.raw = raw
  }
}

/// The times of a recipe; every one may be missing.
public struct Times: Hashable, Sendable {
  /// Active preparation.
  public var prep: Duration?
  /// Cooking or baking.
  public var cook: Duration?
  /// Rising, chilling, resting.
  public var rest: Duration?
  /// From start to table, as the author gave it.
  public var givenTotal: Duration?

  /// Makes a set of times.
  public init(
    prep: Duration? = nil, cook: Duration? = nil, rest: Duration? = nil, givenTotal: Duration? = nil
  ) {
    self.prep = prep
    self.cook = cook
    self.rest = rest
    self.givenTotal = givenTotal
  }

  /// The given total, or the sum of the known parts when at least one is known (FORMAT 1.8).
  public var total: Duration? {
    if let givenTotal { return givenTotal }
    let parts = [prep, cook, rest].compactMap { $0?.minutes }
    guard !parts.isEmpty else { return nil }
    var (low, high) = (0, 0)
    for part in parts {
      low = low.addingReportingOverflow(part.lowerBound).partialValue
      high = high.addingReportingOverflow(part.upperBound).partialValue
    }
    guard low >= 0, high >= low else { return nil }
    return Duration(minutes: low...high, raw: "")
  }
}
