import CookbookModel
import CookbookSource

/// What a document was read as, for tools that measure the reader.
public struct DocumentStatistics: Hashable, Sendable {
  /// What it turned out to be.
  public enum Kind: String, Hashable, Sendable {
    /// A recipe.
    case recipe
    /// A text without ingredients and steps.
    case page
    /// Nothing that can be used.
    case unusable
  }

  /// The file as its author sees it.
  public var file: String
  /// What it turned out to be.
  public var kind: Kind
  /// How a recipe was written.
  public var dialect: Recipe.Dialect?
  /// How many ingredients it has.
  public var ingredients = 0
  /// How many steps it has.
  public var steps = 0

  /// Counts what a document has.
  init(_ read: ReadDocument) {
    file = read.document.source.file
    switch read.result.content {
    case .recipe(let recipe):
      kind = .recipe
      dialect = recipe.dialect
      ingredients = recipe.ingredients.count
      steps = recipe.stepCount
    case .page: kind = .page
    case .unusable: kind = .unusable
    }
  }
}
