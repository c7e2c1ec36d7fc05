/// A place in the site: the only thing that an internal link is made from (DESIGN 1 and 3).
public enum Route: Hashable, Sendable {
  /// The root of the stack.
  case home
  /// The grid of a category; pages count from 1.
  case category(Index<Category>, page: Int)
  /// The detail of the recipe on top of a path.
  case recipe(RecipePath)
  /// The list of tags; pages count from 1.
  case tags(page: Int)
  /// The grid of a tag; pages count from 1.
  case tag(Index<Tag>, page: Int)
  /// A plain page.
  case page(Index<Page>)
  /// A redirect from an old path.
  case redirect(Index<Redirect>)
  /// The page for addresses that lead nowhere.
  case notFound
  /// The list of pages for search engines.
  case sitemap
  /// What crawlers may do.
  case robots
  /// The Atom feed.
  case feed
  /// A file that is copied.
  case asset(Index<Asset>)
  /// A file of the theme, by its place in the theme's list of assets.
  case themeAsset(ThemeAsset)
}

/// A file of the theme with its address, which holds a hash of its contents.
public struct ThemeAsset: Hashable, Sendable {
  /// Its name in the theme: `cookbook.css`.
  public var name: String
  /// The hash, 16 hexadecimal digits.
  public var hash: String

  /// Makes a theme asset.
  public init(name: String, hash: String) {
    self.name = name
    self.hash = hash
  }
}
