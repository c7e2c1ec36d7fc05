import CookbookModel

/// The root of the stack: the book's text, a recipe to try, every category with its first recipes.
struct HomePage: PageContext {
  /// The most recipes of a category that it shows (DESIGN 4).
  static let shelfLimit = 12

  let frame: PageFrame

  init(_ site: SiteTables) {
    let home = site.cookbook.home
    let frame = PageFrame(site, route: .home, title: site.cookbook.settings.title)
    frame.heading = home.title.isEmpty ? nil : home.title
    frame.summary = site.cookbook.settings.description
    self.frame = frame
  }

  func value(of key: TemplateKey) -> TemplateValue {
    let cookbook = frame.site.cookbook
    switch key {
    case .description:
      return .text(cookbook.settings.description.isEmpty ? nil : cookbook.settings.description)
    case .text: return frame.text(of: cookbook.home)
    case .today:
      guard let recipe = RecipeOfTheDay.recipe(of: cookbook) else { return .bool(false) }
      var tile = frame.tile(recipe)
      tile.hasSummary = true
      return .context(tile)
    case .shelves:
      let top = cookbook.topCategories
      return .list(top.count) { shelf(top[$0], anchor: "shelf-\($0 + 1)") }
    default: return frame.value(of: key)
    }
  }

  private func shelf(_ category: Index<Category>, anchor: String) -> Fields {
    let all = frame.site.cookbook[category].recipes
    let shown = all.prefix(Self.shelfLimit)
    let more = Fields([
      (.url, frame.link(.category(category, page: 1))),
      (.title, .text(frame.site.language(.allRecipes, String(all.count)))),
    ])
    return Fields([
      (.anchor, .text(anchor)), (.url, frame.link(.category(category, page: 1))),
      (.title, .text(frame.site.cookbook[category].title)), (.empty, .bool(all.isEmpty)),
      (.items, .list(shown.count) { frame.tile(shown[$0]) }),
      (.more, all.count > shown.count ? .context(more) : .bool(false)),
    ])
  }
}

/// A page of the grid of a category or tag.
struct GridPage: PageContext {
  let frame: PageFrame
  private let recipes: [Index<Recipe>]
  private let page: Int
  private let subcategories: [Index<Category>]
  private let document: Document?
  /// The route of another page of the same grid.
  private let route: (Int) -> Route

  init(_ site: SiteTables, category: Index<Category>, page: Int) {
    let shown = site.cookbook[category]
    route = { .category(category, page: $0) }
    recipes = shown.recipes
    subcategories = shown.children
    document = page == 1 ? shown.document : nil
    self.page = page
    let frame = PageFrame(site, route: route(page), title: shown.title)
    frame.heading = shown.document.flatMap { $0.title.isEmpty ? nil : $0.title }
    frame.summary = page == 1 ? shown.document?.summary ?? "" : ""
    frame.selected = (category, page == 1)
    frame.part = frame.part(page, of: Cookbook.gridPages(recipes.count))
    frame.crumbs = frame.crumbs(to: category)
    self.frame = frame
  }

  init(_ site: SiteTables, tag: Index<Tag>, page: Int) {
    let shown = site.cookbook[tag]
    route = { .tag(tag, page: $0) }
    recipes = shown.recipes
    subcategories = []
    document = nil
    self.page = page
    let frame = PageFrame(site, route: route(page), title: shown.title)
    frame.part = frame.part(page, of: Cookbook.gridPages(recipes.count))
    frame.crumbs = [
      PageFrame.Crumb(title: site.language[.tags], route: .tags(page: 1)),
      PageFrame.Crumb(title: shown.title, route: route(1)),
    ]
    self.frame = frame
  }

  func value(of key: TemplateKey) -> TemplateValue {
    switch key {
    case .text: return document.map(frame.text(of:)) ?? .bool(false)
    case .countText: return .text(frame.site.language.recipes(recipes.count))
    case .subcategories:
      guard !subcategories.isEmpty else { return .bool(false) }
      return .context(
        Fields([
          (
            .items,
            .list(subcategories.count) { offset in
              frame.categoryLink(subcategories[offset])
            }
          )
        ]))
    case .empty: return .bool(recipes.isEmpty)
    case .items:
      let start = (page - 1) * Cookbook.gridSize
      let shown = recipes[min(start, recipes.count)..<min(start + Cookbook.gridSize, recipes.count)]
      return .list(shown.count) { frame.tile(shown[shown.startIndex + $0]) }
    case .pager: return frame.pager(page, of: Cookbook.gridPages(recipes.count), route: route)
    default: return frame.value(of: key)
    }
  }
}

/// A page of the list of tags.
struct TagsPage: PageContext {
  let frame: PageFrame
  private let page: Int

  init(_ site: SiteTables, page: Int) {
    self.page = page
    let frame = PageFrame(site, route: .tags(page: page), title: site.language[.tags])
    frame.part = frame.part(page, of: Cookbook.listPages(site.cookbook.tags.count))
    frame.crumbs = [PageFrame.Crumb(title: frame.title, route: .tags(page: 1))]
    self.frame = frame
  }

  func value(of key: TemplateKey) -> TemplateValue {
    let tags = frame.site.cookbook.tags
    switch key {
    case .empty: return .bool(tags.isEmpty)
    case .items:
      let start = min((page - 1) * Cookbook.listSize, tags.count)
      return .list(min(Cookbook.listSize, tags.count - start)) { offset in
        LinkContext(
          frame: frame, route: .tag(Index(start + offset), page: 1), title: tags[start + offset].title,
          count: tags[start + offset].recipes.count)
      }
    case .pager:
      return frame.pager(page, of: Cookbook.listPages(tags.count)) { .tags(page: $0) }
    default: return frame.value(of: key)
    }
  }
}

extension PageFrame {
  /// A link to a category with the number of its recipes.
  func categoryLink(_ category: Index<Category>) -> LinkContext {
    LinkContext(
      frame: self, route: .category(category, page: 1), title: site.cookbook[category].title,
      count: site.cookbook[category].recipes.count)
  }

  /// The text of a document, its headings one level below the page's own.
  func text(of document: Document) -> TemplateValue {
    guard !document.body.isEmpty else { return .bool(false) }
    return .write { output in
      var anchors = Anchors()
      MarkupRenderer(frame: self, links: document.links, anchors: anchors.anchors(in: document.body))
        .render(document.body, into: &output)
    }
  }

  /// Says which page of a list it is; nil for the first.
  func part(_ page: Int, of count: Int) -> String? {
    page > 1 ? site.language(.pageOf, String(page), String(count)) : nil
  }

  /// The way to the pages beside one of a list; nothing when there is only one.
  func pager(_ page: Int, of count: Int, route: (Int) -> Route) -> TemplateValue {
    guard count > 1 else { return .bool(false) }
    let previous =
      page > 1 ? LinkContext(frame: self, route: route(page - 1), title: site.language[.previous]) : nil
    let next =
      page < count ? LinkContext(frame: self, route: route(page + 1), title: site.language[.next]) : nil
    return .context(
      Fields([
        (.previous, .context(previous)), (.next, .context(next)),
        (.label, .text(site.language(.pageOf, String(page), String(count)))),
      ]))
  }
}
