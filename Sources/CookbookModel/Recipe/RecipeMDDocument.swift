/// A recipe as the RecipeMD specification 2.4 describes it, for exchange with other programs.
///
/// Texts are Markdown as it stands in the file, except titles, which are plain.
public struct RecipeMDDocument: Hashable, Sendable {
  /// A number with a unit.
  public struct Amount: Hashable, Sendable {
    /// The number.
    public var factor: Rational
    /// The unit; nil for a bare number.
    public var unit: String?

    /// Makes an amount.
    public init(factor: Rational, unit: String? = nil) {
      self.factor = factor
      self.unit = unit
    }
  }

  /// An ingredient.
  public struct Ingredient: Hashable, Sendable {
    /// The name, with everything below it in its list item.
    public var name: String
    /// How much of it.
    public var amount: Amount?
    /// The recipe for it: a URL, percent-encoded.
    public var link: String?

    /// Makes an ingredient.
    public init(name: String, amount: Amount? = nil, link: String? = nil) {
      self.name = name
      self.amount = amount
      self.link = link
    }
  }

  /// Ingredients under a title, at most six deep, since a heading has one of six levels.
  public struct Group: Hashable, Sendable {
    /// The title.
    public var title: String
    /// Its own ingredients.
    public var ingredients: [Ingredient] = []
    /// The groups in it.
    public var groups: [Group] = []

    /// Makes an empty group.
    public init(title: String) { self.title = title }
  }

  /// The title.
  public var title: String
  /// The description.
  public var description: String?
  /// Tags.
  public var tags: [String] = []
  /// How much it makes.
  public var yields: [Amount] = []
  /// The ingredients that stand in no group.
  public var ingredients: [Ingredient] = []
  /// The groups of ingredients.
  public var groups: [Group] = []
  /// What to do.
  public var instructions: String?

  /// Makes a recipe that says only its title.
  public init(title: String) { self.title = title }
}
