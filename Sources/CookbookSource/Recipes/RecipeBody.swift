import CookbookModel

/// What the Markdown of a recipe says, before the front matter is laid over it.
struct RecipeBody {
  /// The first heading of the first level, unless it announces a section.
  var title: Markup?
  /// Where it stands.
  var titlePlace: Place?
  /// Text before the first section.
  var description = Markup()
  /// Pictures that stand alone in it, by link number.
  var images: [Int] = []
  /// Lines `key: value`.
  var metadata: [MetadataLine] = []
  /// The yield in a heading, `Ingredients (serves 4)`.
  var headingYield: MetadataLine?
  /// Tags under a heading of their own, as written.
  var tags: [String] = []
  /// How much it makes, marked as RecipeMD does.
  var yields: [Amount] = []
  /// Ingredients.
  var ingredientGroups: [IngredientGroup] = []
  /// Steps.
  var stepGroups: [StepGroup] = []
  /// The other parts.
  var sections: [Section] = []
  /// References of a related section.
  var related: [RelatedReference] = []
  /// The related section as it was written.
  var relatedSection: Section?
}

/// A line `key: value` of a recipe's text.
struct MetadataLine: Hashable, Sendable {
  /// The key as written, without emoji before it.
  var key: String
  /// The value as formatted text.
  var value: Markup
  /// Where the line starts.
  var place: Place
}
