/// A stack of recipes, the first at the bottom: what a detail page is (DESIGN 1).
///
/// Invariant: never empty, no recipe twice.
public struct RecipePath: Hashable, Sendable {
  /// The recipes from the bottom to the top.
  public let recipes: [Index<Recipe>]

  /// The path that holds one recipe.
  public init(_ recipe: Index<Recipe>) { recipes = [recipe] }

  private init(unchecked recipes: [Index<Recipe>]) { self.recipes = recipes }

  /// The recipe that the page shows.
  public var top: Index<Recipe> { recipes[recipes.count - 1] }
  /// The recipe at the bottom.
  public var root: Index<Recipe> { recipes[0] }
  /// How many recipes it holds, at least 1.
  public var count: Int { recipes.count }

  /// The path with a recipe on top, or nil when it is in the path already.
  public func pushing(_ recipe: Index<Recipe>) -> RecipePath? {
    recipes.contains(recipe) ? nil : RecipePath(unchecked: recipes + [recipe])
  }

  /// The prefix that ends in a recipe, or nil when the recipe is not in the path.
  public func popping(to recipe: Index<Recipe>) -> RecipePath? {
    recipes.firstIndex(of: recipe).map { RecipePath(unchecked: Array(recipes[...$0])) }
  }

  /// The first `count` recipes of the path, at least one.
  public func prefix(_ count: Int) -> RecipePath {
    RecipePath(unchecked: Array(recipes.prefix(max(1, count))))
  }

  /// The path without its top, or nil when only one recipe is left.
  public func popping() -> RecipePath? {
    count > 1 ? RecipePath(unchecked: Array(recipes.dropLast())) : nil
  }
}
