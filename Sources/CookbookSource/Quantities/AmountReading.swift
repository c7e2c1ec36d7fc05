import CookbookModel

/// An amount that was found at the beginning or the end of a text.
public struct AmountReading: Hashable, Sendable {
  /// The amount.
  public var amount: Amount
  /// The bytes of the text that it covers, white space at its ends excluded.
  public var range: Range<Int>
  /// What its author should know about it: a suspicious number or an odd range.
  public var finding: Finding?
}
