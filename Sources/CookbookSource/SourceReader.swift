import CookbookModel

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

/// What a file turned out to be.
public enum SourceContent: Hashable, Sendable {
  /// A recipe.
  case recipe(Recipe)
  /// A text that is no recipe, or the index of a folder.
  case page(Document)
  /// Nothing that can be used: not UTF-8, or front matter that cannot be read.
  case unusable
}

/// A file as it was read.
public struct SourceResult: Hashable, Sendable {
  /// What it turned out to be.
  public var content: SourceContent
  /// What its author should know, in source order.
  public var diagnostics: [Diagnostic]

  /// Makes a result.
  public init(content: SourceContent, diagnostics: [Diagnostic]) {
    self.content = content
    self.diagnostics = diagnostics
  }
}
