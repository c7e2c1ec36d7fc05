/// A recipe as its file says it, before it is put on a shelf with the others (FORMAT 1.0).
public struct Recipe: Hashable, Sendable {
  /// The four ways of writing that are read (FORMAT 1.3).
  public enum Dialect: String, Hashable, Sendable, CaseIterable {
    /// Ingredients and steps as lists in front matter.
    case frontMatter = "frontmatter"
    /// RecipeMD 2.4.
    case recipeMD = "recipemd"
    /// Headings that name ingredients and steps.
    case sections
    /// Lists without such headings.
    case implicit
  }

  /// What every document has: title, identity, front matter.
  public var document: Document
  /// How it was written.
  public var dialect: Dialect
  /// How much it makes, in every way the author gave.
  public var yields: [Amount] = []
  /// Times.
  public var times = Times()
  /// Pictures of the dish, by their numbers in the document's link table; the first is the hero.
  public var images: [Int] = []
  /// Pictures that belong to a step (`x.3.jpg`): number of the step in reading order from 1, then the link.
  public var stepImages: [Int: Int] = [:]
  /// Where it comes from, from metadata.
  public var source: Markup?
  /// Difficulty as text.
  public var difficulty: String?
  /// Cuisine as text.
  public var cuisine: [String] = []
  /// Diets it suits, as text.
  public var diet: [String] = []
  /// Rating as text.
  public var rating: String?
  /// Nutrition from front matter: name and value, in order.
  public var nutrition: [MetadataField] = []
  /// Ingredients in order.
  public var ingredientGroups: [IngredientGroup] = []
  /// Steps in order.
  public var stepGroups: [StepGroup] = []
  /// The other parts, in source order.
  public var sections: [Section] = []
  /// The author's list of related recipes: links of the document's table with a note each.
  public var related: [RelatedReference] = []
  /// The section that references of `related` were read from: shown as it is when none of them is found.
  public var relatedSection: Section?
  /// Recipes that front matter names as components, by link number; links in ingredients count as well.
  public var components: [Int] = []

  /// Makes a recipe without ingredients and steps.
  public init(document: Document, dialect: Dialect) {
    self.document = document
    self.dialect = dialect
  }

  /// All ingredients in reading order.
  public var ingredients: [Ingredient] { ingredientGroups.flatMap(\.items) }

  /// The number of numbered steps.
  public var stepCount: Int { stepGroups.reduce(0) { $0 + $1.stepCount } }
}

/// An entry of a recipe's related list.
public struct RelatedReference: Hashable, Sendable {
  /// Number of the link in the document's table.
  public var link: Int
  /// What the author says about it, or nothing.
  public var note: Markup

  /// Makes a reference.
  public init(link: Int, note: Markup = Markup()) {
    self.link = link
    self.note = note
  }
}

/// A name with a value, both text.
public struct MetadataField: Hashable, Sendable {
  /// The name as written.
  public var name: String
  /// The value as written.
  public var value: String

  /// Makes a field.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
