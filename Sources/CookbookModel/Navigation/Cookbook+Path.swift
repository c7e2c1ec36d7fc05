extension Cookbook {
  /// How many tiles a page of a grid has (DESIGN 3).
  public static let gridSize = 48
  /// How many entries a page of an A–Z list has (DESIGN 4).
  public static let listSize = 100

  /// The address of a route from the root, as stored on disk and not percent-encoded; a page ends in `/`,
  /// the home page is empty. Nobody else composes an address (DESIGN 3).
  public func path(of route: Route) -> String {
    switch route {
    case .home: ""
    case .category(let category, let page): self[category].path + "/" + Self.pageSuffix(page)
    case .recipe(let path): self.path(of: path)
    case .tags(let page): "tags/" + Self.pageSuffix(page)
    case .tag(let tag, let page): "tags/" + self[tag].slug + "/" + Self.pageSuffix(page)
    case .page(let page): self[page].path + "/"
    case .redirect(let redirect): self[redirect].path + "/"
    case .notFound: "404.html"
    case .sitemap: "sitemap.xml"
    case .robots: "robots.txt"
    case .feed: "feed.xml"
    case .asset(let asset): self[asset].address
    case .themeAsset(let asset): Self.assetPath(name: asset.name, hash: asset.hash)
    }
  }

  /// The address of a file whose contents have a hash: `assets/NAME.HASH.EXT`.
  public static func assetPath(name: String, hash: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return "assets/\(name).\(hash)"
    }
    return "assets/\(name[..<dot]).\(hash)\(name[dot...])"
  }

  /// How many pages a grid of `count` tiles has, at least 1.
  public static func gridPages(_ count: Int) -> Int { max(1, (count + gridSize - 1) / gridSize) }

  /// How many pages a list of `count` entries has, at least 1.
  public static func listPages(_ count: Int) -> Int { max(1, (count + listSize - 1) / listSize) }

  private static func pageSuffix(_ page: Int) -> String { page > 1 ? "page/\(page)/" : "" }

  private func path(of path: RecipePath) -> String {
    var result = self[path.root].path + "/"
    for recipe in path.recipes.dropFirst() { result += self[recipe].slug + "/" }
    return result
  }
}
