import CookbookModel

/// What every page of a site needs, computed once: addresses as links have them, titles, tints, words.
///
/// Immutable, and a class only so that the thousands of contexts of a page share it by one reference.
final class SiteTables: Sendable {
  let cookbook: Cookbook
  let language: Language
  let theme: Theme
  /// Percent-encoded addresses from the root.
  let recipeLinks: [String]
  let categoryLinks: [String]
  let tagLinks: [String]
  let pageLinks: [String]
  let assetLinks: [String]
  /// The plain title of each recipe.
  let titles: [String]
  /// The class of each recipe's colour.
  let tints: [String]
  /// The first letter of each recipe's title.
  let initials: [String]
  /// The level of each category below the top of the tree.
  let depths: [Int]
  let stylesheet: String
  let script: String
  let icon: String

  init(_ cookbook: Cookbook, theme: Theme) {
    self.cookbook = cookbook
    self.theme = theme
    language = Language.of(cookbook.settings.language)
    recipeLinks = cookbook.entries.map { PercentEncoding.path($0.path) + "/" }
    categoryLinks = cookbook.categories.map { PercentEncoding.path($0.path) + "/" }
    tagLinks = cookbook.tags.map { "tags/" + PercentEncoding.path($0.slug) + "/" }
    pageLinks = cookbook.pages.map { PercentEncoding.path($0.path) + "/" }
    assetLinks = cookbook.assets.map { PercentEncoding.path($0.address) }
    titles = cookbook.entries.map(\.recipe.document.titleText)
    tints = cookbook.entries.map { "t" + String(StableHash.fnv1a($0.identity.utf8) % 24) }
    initials = titles.map { Self.initial(of: $0) }
    // A category stands before those in it.
    var depths: [Int] = []
    for category in cookbook.categories { depths.append(category.parent.map { depths[$0.offset] + 1 } ?? 0) }
    self.depths = depths
    func link(_ name: String) -> String {
      theme.asset(name).map { PercentEncoding.path(cookbook.path(of: .themeAsset($0))) } ?? ""
    }
    stylesheet = link("cookbook.css")
    script = link("cookbook.js")
    icon = link("icon.svg")
  }

  /// The percent-encoded address of a route from the root; the frequent ones are looked up.
  func link(_ route: Route) -> String {
    switch route {
    case .home: ""
    case .category(let category, page: 1): categoryLinks[category.offset]
    case .recipe(let path) where path.count == 1: recipeLinks[path.root.offset]
    case .tag(let tag, page: 1): tagLinks[tag.offset]
    case .page(let page): pageLinks[page.offset]
    case .asset(let asset): assetLinks[asset.offset]
    case .category, .recipe, .tag, .tags, .redirect, .notFound, .sitemap, .robots, .feed, .themeAsset:
      PercentEncoding.path(cookbook.path(of: route))
    }
  }

  private static func initial(of title: String) -> String {
    let first = title.first { $0.unicodeScalars.first.map(Self.isLetterOrDigit) ?? false }
    return first.map { $0.uppercased() } ?? "·"
  }

  private static func isLetterOrDigit(_ scalar: UnicodeScalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }
}

extension Entry {
  /// What the recipe is known by, whatever its category: `id:` of the front matter, else its content path.
  var identity: String { recipe.document.stableID ?? recipe.document.id }
}
