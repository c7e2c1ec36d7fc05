/// The whole book, read as data: everything that pages are made from. Immutable once it is indexed.
public struct Cookbook: Sendable {
  /// Settings of the site.
  public var settings: Settings
  /// The text of the home page.
  public var home: Document
  /// Every recipe with its place in the book, by title.
  public var entries: [Entry] = []
  /// Every category, by tree: a category stands before those in it, siblings in order.
  public var categories: [Category] = []
  /// Every tag, by title.
  public var tags: [Tag] = []
  /// Every plain page, by title.
  public var pages: [Page] = []
  /// Every local file that a page needs.
  public var assets: [Asset] = []
  /// Every old path that leads to a page.
  public var redirects: [Redirect] = []
  /// The day the site is built for.
  public var date: CivilDate?

  /// Makes an empty book.
  public init(settings: Settings, home: Document) {
    self.settings = settings
    self.home = home
  }

  /// The recipe at an index.
  @inlinable public subscript(index: Index<Recipe>) -> Entry { entries[index.offset] }
  /// The category at an index.
  @inlinable public subscript(index: Index<Category>) -> Category { categories[index.offset] }
  /// The tag at an index.
  @inlinable public subscript(index: Index<Tag>) -> Tag { tags[index.offset] }
  /// The page at an index.
  @inlinable public subscript(index: Index<Page>) -> Page { pages[index.offset] }
  /// The file at an index.
  @inlinable public subscript(index: Index<Asset>) -> Asset { assets[index.offset] }
  /// The redirect at an index.
  @inlinable public subscript(index: Index<Redirect>) -> Redirect { redirects[index.offset] }

  /// The categories that stand in no other, in order.
  public var topCategories: [Index<Category>] {
    categories.indices.lazy.map { Index($0) }.filter { categories[$0.offset].parent == nil }
  }
}

/// A recipe with its place in the book.
public struct Entry: Hashable, Sendable {
  /// What its file says.
  public var recipe: Recipe
  /// Its component of the address.
  public var slug: String
  /// Its home category.
  public var category: Index<Category>
  /// Further categories that list it, in the author's order.
  public var otherCategories: [Index<Category>] = []
  /// Its own address from the root, as stored on disk: `dessert/apple-pie`.
  public var path: String
  /// Its tags, in the author's order.
  public var tags: [Index<Tag>] = []
  /// Related recipes with a note each, in the author's order.
  public var related: [Related] = []
  /// Recipes that it uses as ingredients.
  public var uses: [Index<Recipe>] = []
  /// Recipes that use it.
  public var usedIn: [Index<Recipe>] = []
  /// The path pages that start at it, breadth first (DESIGN 3); never the recipe alone.
  public var paths: [RecipePath] = []
  /// Its picture.
  public var image: Picture?
  /// Its place in its home category's list.
  public var position = 0
  /// Whether another recipe has the same title, so that lists show the category.
  public var sharesTitle = false

  /// A related recipe.
  public struct Related: Hashable, Sendable {
    /// The recipe.
    public var recipe: Index<Recipe>
    /// What the author says about it.
    public var note: Markup

    /// Makes a related recipe.
    public init(recipe: Index<Recipe>, note: Markup = Markup()) {
      self.recipe = recipe
      self.note = note
    }
  }

  /// The picture of a recipe.
  public enum Picture: Hashable, Sendable {
    /// A file of ours, with its alternative text.
    case asset(Index<Asset>, alt: String)
    // A picture of another site is never requested: the page would no longer be private.
  }

  /// Makes an entry without relations.
  public init(recipe: Recipe, slug: String, category: Index<Category>, path: String) {
    self.recipe = recipe
    self.slug = slug
    self.category = category
    self.path = path
  }
}

/// An old path and the page that it leads to.
public struct Redirect: Hashable, Sendable {
  /// The old address from the root, as stored on disk.
  public var path: String
  /// Where it leads.
  public var target: Route

  /// Makes a redirect.
  public init(path: String, target: Route) {
    self.path = path
    self.target = target
  }
}
