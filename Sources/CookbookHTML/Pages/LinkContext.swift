import CookbookModel

/// A link as lists and columns show it.
struct LinkContext: PageContext {
  let frame: PageFrame
  let route: Route
  let title: String
  /// Value of `aria-current`.
  var current: String?
  /// The number of recipes behind it.
  var count: Int?
  /// Level below the top of the tree.
  var depth = 0
  /// The recipe it leads to, for its colour and picture.
  var recipe: Index<Recipe>?

  func value(of key: TemplateKey) -> TemplateValue {
    switch key {
    case .url: frame.link(route)
    case .title: .text(title)
    case .current: .text(current)
    case .count: count.map { .text(String($0)) } ?? .bool(false)
    case .depth: depth > 0 ? .integer(min(depth, 3)) : .bool(false)
    case .tint: recipe.map { .text(frame.site.tints[$0.offset]) } ?? .bool(false)
    case .thumbnail, .picture, .note: .bool(false)
    default: .missing
    }
  }
}

/// A recipe as a tile of a grid.
struct TileContext: PageContext {
  let frame: PageFrame
  let recipe: Index<Recipe>
  let route: Route
  /// What the author says about it here.
  var note = Markup()
  /// Whether its summary is shown.
  var hasSummary = false

  func value(of key: TemplateKey) -> TemplateValue {
    switch key {
    case .url: frame.link(route)
    case .title: .text(frame.site.titles[recipe.offset])
    case .tint: .text(frame.site.tints[recipe.offset])
    case .initial: .text(frame.site.initials[recipe.offset])
    case .picture: frame.picture(of: recipe)
    case .summary:
      .text(hasSummary ? frame.site.cookbook.entries[recipe.offset].recipe.document.summary : nil)
    case .note: noteValue
    case .current, .count, .depth, .thumbnail: .bool(false)
    default: .missing
    }
  }

  private var noteValue: TemplateValue {
    if !note.isEmpty {
      return .write { MarkupRenderer(frame: frame).renderInline(note, into: &$0) }
    }
    let entries = frame.site.cookbook.entries
    guard entries[recipe.offset].sharesTitle else { return .bool(false) }
    let title = frame.site.cookbook[entries[recipe.offset].category].title
    return .write { $0.write(html: title) }
  }
}

extension PageFrame {
  /// A tile that leads to a recipe's own page.
  func tile(_ recipe: Index<Recipe>) -> TileContext {
    TileContext(frame: self, recipe: recipe, route: .recipe(RecipePath(recipe)))
  }

  /// The picture of a recipe.
  func picture(of recipe: Index<Recipe>) -> TemplateValue {
    guard case .asset(let asset, let alt)? = site.cookbook.entries[recipe.offset].image else {
      return .bool(false)
    }
    let size = site.cookbook[asset].size
    return .context(
      Fields([
        (.src, link(.asset(asset))), (.alt, alt.isEmpty ? .html("") : .text(alt)),
        (.width, size.map { .integer($0.width) } ?? .bool(false)),
        (.height, size.map { .integer($0.height) } ?? .bool(false)),
      ]))
  }
}
