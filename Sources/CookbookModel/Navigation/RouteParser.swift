/// Reads an address back into the route it is the address of.
///
/// The law (DESIGN 3): for every route of a cookbook, the route parsed from its path is that route.
public struct RouteParser: Sendable {
  private let cookbook: Cookbook
  private var categories: [String: Index<Category>] = [:]
  private var recipes: [String: Index<Recipe>] = [:]
  private var tags: [String: Index<Tag>] = [:]
  private var pages: [String: Index<Page>] = [:]
  private var redirects: [String: Index<Redirect>] = [:]
  private var assets: [String: Index<Asset>] = [:]

  /// Prepares to read the addresses of a cookbook.
  public init(_ cookbook: Cookbook) {
    self.cookbook = cookbook
    for (offset, category) in cookbook.categories.enumerated() { categories[category.path] = Index(offset) }
    for (offset, entry) in cookbook.entries.enumerated() { recipes[entry.path] = Index(offset) }
    for (offset, tag) in cookbook.tags.enumerated() { tags[tag.slug] = Index(offset) }
    for (offset, page) in cookbook.pages.enumerated() { pages[page.path] = Index(offset) }
    for (offset, redirect) in cookbook.redirects.enumerated() { redirects[redirect.path] = Index(offset) }
    for (offset, asset) in cookbook.assets.enumerated() { assets[asset.address] = Index(offset) }
  }

  /// The route of an address from the root, not percent-encoded, or nil when it leads nowhere.
  public func route(at path: String) -> Route? {
    switch path {
    case "": return .home
    case "404.html": return .notFound
    case "sitemap.xml": return .sitemap
    case "robots.txt": return .robots
    case "feed.xml": return .feed
    default: break
    }
    guard path.utf8.last == UInt8(ascii: "/") else { return file(at: path) }
    let segments = path.dropLast().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if let redirect = redirects[segments.joined(separator: "/")] { return .redirect(redirect) }
    guard let (base, page) = Self.splittingPage(segments) else { return nil }
    if base.first == "tags" { return tagRoute(base, page: page) }
    if let category = categories[base.joined(separator: "/")],
      page <= Cookbook.gridPages(cookbook[category].recipes.count)
    {
      return .category(category, page: page)
    }
    guard page == 1 else { return nil }
    if let page = pages[base.joined(separator: "/")] { return .page(page) }
    return recipeRoute(base)
  }

  /// The segments without a closing `page/N`, and N or 1; nil for a number that no address has.
  private static func splittingPage(_ segments: [String]) -> ([String], Int)? {
    guard segments.count >= 2, segments[segments.count - 2] == "page" else { return (segments, 1) }
    guard let number = Int(segments[segments.count - 1]), number > 1,
      String(number) == segments[segments.count - 1]
    else { return nil }
    return (Array(segments.dropLast(2)), number)
  }

  private func tagRoute(_ segments: [String], page: Int) -> Route? {
    switch segments.count {
    case 1:
      return page <= Cookbook.listPages(cookbook.tags.count) ? .tags(page: page) : nil
    case 2:
      guard let tag = tags[segments[1]], page <= Cookbook.gridPages(cookbook[tag].recipes.count) else {
        return nil
      }
      return .tag(tag, page: page)
    default:
      return nil
    }
  }

  /// The longest prefix that is a recipe's own page is the root of the path; every further segment pushes.
  private func recipeRoute(_ segments: [String]) -> Route? {
    for count in stride(from: segments.count, through: 1, by: -1) {
      guard let root = recipes[segments[..<count].joined(separator: "/")] else { continue }
      var path = RecipePath(root)
      for slug in segments[count...] {
        guard
          let next = cookbook[path.top].related.first(where: { cookbook[$0.recipe].slug == slug }),
          let pushed = path.pushing(next.recipe)
        else { return nil }
        path = pushed
      }
      return path.count == 1 || cookbook[root].paths.contains(path) ? .recipe(path) : nil
    }
    return nil
  }

  private func file(at path: String) -> Route? {
    if let asset = assets[path] { return .asset(asset) }
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    guard path.hasPrefix("assets/"), parts.count >= 3 else { return nil }
    let hash = String(parts[parts.count - 2])
    let name =
      parts.dropLast(2).joined(separator: ".").dropFirst("assets/".count) + "." + parts[parts.count - 1]
    return .themeAsset(ThemeAsset(name: String(name), hash: hash))
  }
}
