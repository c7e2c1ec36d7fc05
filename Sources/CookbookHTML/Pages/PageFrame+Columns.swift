import CookbookModel

/// The columns beside a page: the sidebar of categories and the list of a category's recipes.
extension PageFrame {
  /// The most categories that the sidebar shows (DESIGN 4).
  static let sidebarLimit = 100
  /// The most recipes that the list column shows, and how many of them stand before the current one.
  static let listLimit = 60
  static let listLead = 5

  /// All categories while they are few, else those beside the selected one and the way up.
  var sidebarValue: TemplateValue {
    let cookbook = site.cookbook
    guard !cookbook.categories.isEmpty else { return .bool(false) }
    var shown = cookbook.categories.indices.map { Index<Category>($0) }
    var up: LinkContext?
    if shown.count > Self.sidebarLimit {
      let category = selected?.category
      let parent = category.flatMap { cookbook[$0].parent }
      let siblings = parent.map { cookbook[$0].children } ?? cookbook.topCategories
      let place = category.flatMap { siblings.firstIndex(of: $0) } ?? 0
      let start = max(0, min(place - Self.sidebarLimit / 2, siblings.count - Self.sidebarLimit))
      shown = Array(siblings[start..<min(siblings.count, start + Self.sidebarLimit)])
      if let parent {
        up = LinkContext(frame: self, route: .category(parent, page: 1), title: cookbook[parent].title)
      } else if route != .home, shown.count < siblings.count {
        up = LinkContext(frame: self, route: .home, title: site.language[.allCategories])
      }
    }
    let isFlat = shown.count < cookbook.categories.count
    let items = TemplateValue.list(shown.count) { offset in
      let category = shown[offset]
      return LinkContext(
        frame: self, route: .category(category, page: 1), title: cookbook[category].title,
        current: category == self.selected?.category
          ? (self.selected?.isPage == true ? "page" : "true") : nil,
        count: cookbook[category].recipes.count, depth: isFlat ? 0 : self.site.depths[category.offset])
    }
    return .context(
      Fields([
        (.items, items),
        (.up, .context(up)),
      ]))
  }

  /// The recipes of a category around the one that is selected in it.
  func listValue(of category: Index<Category>, selecting recipe: Index<Recipe>, isPage: Bool) -> TemplateValue
  {
    let cookbook = site.cookbook
    let recipes = cookbook[category].recipes
    guard recipes.count > 1 else { return listContext(category, recipes[...], recipe, isPage) }
    let place = cookbook.entries[recipe.offset].position
    let start = max(0, min(place - Self.listLead, recipes.count - Self.listLimit))
    return listContext(category, recipes[start..<min(recipes.count, start + Self.listLimit)], recipe, isPage)
  }

  private func listContext(
    _ category: Index<Category>, _ shown: ArraySlice<Index<Recipe>>, _ recipe: Index<Recipe>, _ isPage: Bool
  ) -> TemplateValue {
    let cookbook = site.cookbook
    let all = cookbook[category].recipes.count
    let more = Fields([
      (.url, link(.category(category, page: 1))), (.title, .text(site.language(.allRecipes, String(all)))),
    ])
    return .context(
      Fields([
        (.url, link(.category(category, page: 1))), (.title, .text(cookbook[category].title)),
        (.count, .text(String(all))),
        (
          .items,
          .list(shown.count) { offset in
            let shown = shown[shown.startIndex + offset]
            return LinkContext(
              frame: self, route: .recipe(RecipePath(shown)),
              title: self.site.titles[shown.offset],
              current: shown == recipe ? (isPage ? "page" : "true") : nil, recipe: shown)
          }
        ),
        (.more, all > shown.count ? .context(more) : .bool(false)),
      ]))
  }

  /// The way from the home page to a category.
  func crumbs(to category: Index<Category>) -> [Crumb] {
    var crumbs: [Crumb] = []
    var next: Index<Category>? = category
    while let category = next {
      crumbs.append(Crumb(title: site.cookbook[category].title, route: .category(category, page: 1)))
      next = site.cookbook[category].parent
    }
    return crumbs.reversed()
  }
}
