/// What the front matter of `content/index.md` says about the site (DESIGN 2).
public struct Settings: Hashable, Sendable {
  /// Which columns a wide screen shows.
  public enum Layout: String, Hashable, Sendable, CaseIterable {
    /// By the width of the screen.
    case automatic
    /// One column at any width.
    case stack
    /// Sidebar, and grid or detail.
    case two
    /// Sidebar, list and detail.
    case three
  }

  /// The title of the book.
  public var title: String
  /// What the book is, in a sentence.
  public var description = ""
  /// Language of the site, BCP 47.
  public var language = "en"
  /// Absolute URL of the root, ending in `/`; nil when unknown.
  public var baseURL: String?
  /// Author of the book.
  public var author: String?
  /// Name of the category of recipes that are in none; nil for the word of the site's language.
  public var defaultCategory: String?
  /// The most recipes on a path, at least 1.
  public var pathDepth = 3
  /// The most path pages that start at one recipe, at least 0.
  public var pathPages = 6
  /// Which columns a wide screen shows.
  public var layout = Layout.automatic
  /// Whether recipes have a cook mode.
  public var cookMode = true
  /// Whether every relation also holds the other way round.
  public var symmetricRelations = false
  /// Whether raw HTML in Markdown is kept.
  public var allowHTML = false
  /// Whether search engines are asked to stay away.
  public var isPrivate = false
  /// Globs of content paths that are left out.
  public var exclude: [String] = []
  /// Whether amounts are read out of unmarked text (FORMAT 1.7.2).
  public var infersAmounts = true

  /// Makes the settings of a book that says only its title.
  public init(title: String) { self.title = title }
}
