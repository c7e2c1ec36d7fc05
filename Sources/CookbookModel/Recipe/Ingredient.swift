/// One line of an ingredient list.
public struct Ingredient: Hashable, Sendable {
  /// How the amount was found.
  public enum AmountOrigin: Hashable, Sendable {
    /// The author marked it (`*2 cups* flour`).
    case marked
    /// It was read out of the text (`2 cups flour`).
    case inferred
    /// There is none.
    case none
  }

  /// The whole line as the author wrote it, amounts marked by ``Markup/Container/amount(_:)``.
  public var line: Markup
  /// The line without its main amount.
  public var name: Markup
  /// The amounts that `line` marks: the main one first, then alternatives (`2 cups (4 sticks)`).
  public var amounts: [Amount]
  /// How the main amount was found.
  public var amountOrigin: AmountOrigin
  /// Whether the author says that it can be left out.
  public var optional: Bool
  /// The link that makes up the whole name, by its number in the recipe's link table.
  public var link: Int?
  /// Further blocks of the list item.
  public var detail: Markup
  /// The line as plain text of the source.
  public var raw: String
  /// Where it stands.
  public var place: Place

  /// Makes an ingredient.
  public init(
    line: Markup, name: Markup, amounts: [Amount] = [], amountOrigin: AmountOrigin = .none,
    optional: Bool = false, link: Int? = nil, detail: Markup = Markup(), raw: String, place: Place
  ) {
    self.line = line
    self.name = name
    self.amounts = amounts
    self.amountOrigin = amountOrigin
    self.optional = optional
    self.link = link
    self.detail = detail
    self.raw = raw
    self.place = place
  }

  /// The main amount.
  public var amount: Amount? { amountOrigin == .none ? nil : amounts.first }
}

/// Ingredients under one title.
public struct IngredientGroup: Hashable, Sendable {
  /// The title; nil for the ingredients that stand before any.
  public var title: Markup?
  /// 0 for a group of the recipe, 1 for a group within a group, and so on.
  public var depth: Int
  /// Text of the author between title and list.
  public var note: Markup
  /// The ingredients in order.
  public var items: [Ingredient]

  /// Makes a group.
  public init(title: Markup? = nil, depth: Int = 0, note: Markup = Markup(), items: [Ingredient] = []) {
    self.title = title
    self.depth = depth
    self.note = note
    self.items = items
  }
}
