import CookbookModel

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
