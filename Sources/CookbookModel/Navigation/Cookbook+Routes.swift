extension Cookbook {
  /// Every page and generated file of the site, in a fixed order; copied files are not among them.
  public var routes: [Route] {
    var routes: [Route] = [.home]
    for (offset, category) in categories.enumerated() {
      for page in 1...Self.gridPages(category.recipes.count) {
        routes.append(.category(Index(offset), page: page))
      }
    }
    for (offset, entry) in entries.enumerated() {
      routes.append(.recipe(RecipePath(Index(offset))))
      routes.append(contentsOf: entry.paths.map(Route.recipe))
    }
    for page in 1...Self.listPages(tags.count) { routes.append(.tags(page: page)) }
    for (offset, tag) in tags.enumerated() {
      for page in 1...Self.gridPages(tag.recipes.count) {
        routes.append(.tag(Index(offset), page: page))
      }
    }
    routes.append(contentsOf: pages.indices.map { .page(Index($0)) })
    routes.append(contentsOf: redirects.indices.map { .redirect(Index($0)) })
    routes.append(.notFound)
    routes.append(.robots)
    if settings.baseURL != nil { routes.append(contentsOf: [.sitemap, .feed]) }
    return routes
  }

  /// Where a related recipe leads from the page of a path: a pop, a push, or its own page (DESIGN 3).
  public func route(toRelated recipe: Index<Recipe>, from path: RecipePath) -> Route {
    if let popped = path.popping(to: recipe) { return .recipe(popped) }
    if let pushed = path.pushing(recipe), self[path.root].paths.contains(pushed) { return .recipe(pushed) }
    return .recipe(RecipePath(recipe))
  }
}
