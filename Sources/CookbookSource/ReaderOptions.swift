/// How a file is to be read.
public struct ReaderOptions: Hashable, Sendable {
  /// Language of the site, BCP 47, where the file names none.
  public var language: String
  /// Whether amounts are read out of unmarked text (FORMAT 1.7.2).
  public var infersAmounts: Bool
  /// Whether the file is read as RecipeMD whatever it looks like, and strictly.
  public var strictRecipeMD: Bool

  /// Makes options.
  public init(language: String = "en", infersAmounts: Bool = true, strictRecipeMD: Bool = false) {
    self.language = language
    self.infersAmounts = infersAmounts
    self.strictRecipeMD = strictRecipeMD
  }
}
