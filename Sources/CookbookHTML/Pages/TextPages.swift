import CookbookModel

/// A text of the author's that is no recipe.
struct TextPage: PageContext {
  let frame: PageFrame
  private let document: Document

  init(_ site: SiteTables, page: Index<Page>) {
    document = site.cookbook[page].document
    let frame = PageFrame(site, route: .page(page), title: document.titleText)
    frame.heading = document.title.isEmpty ? nil : document.title
    frame.summary = document.summary
    frame.crumbs = [PageFrame.Crumb(title: document.titleText, route: .page(page))]
    self.frame = frame
  }

  func value(of key: TemplateKey) -> TemplateValue {
    let language = document.language.flatMap { $0 == frame.site.cookbook.settings.language ? nil : $0 }
    switch key {
    case .text: return frame.text(of: document)
    case .tags: return tagsValue
    case .language: return .text(language)
    case .direction: return .text(language.map(Language.direction))
    default: return frame.value(of: key)
    }
  }

  /// The tags as words: the page of a tag lists recipes, and this is none.
  private var tagsValue: TemplateValue {
    let tags = document.tags
    guard !tags.isEmpty else { return .bool(false) }
    return .context(Fields([(.items, .list(tags.count) { Fields([(.title, .text(tags[$0]))]) })]))
  }
}

/// The page for addresses that lead nowhere; its links begin at the root of the host.
struct NotFoundPage: PageContext {
  let frame: PageFrame

  init(_ site: SiteTables) {
    let frame = PageFrame(site, route: .notFound, title: site.language[.notfound])
    frame.isIndexed = false
    self.frame = frame
  }

  func value(of key: TemplateKey) -> TemplateValue {
    switch key {
    case .items:
      let top = frame.site.cookbook.topCategories
      return .list(top.count) { frame.categoryLink(top[$0]) }
    default: return frame.value(of: key)
    }
  }
}

/// What an old address answers with: the new one.
struct RedirectPage: PageContext {
  let frame: PageFrame
  private let target: Route

  init(_ site: SiteTables, redirect: Index<Redirect>) {
    target = site.cookbook[redirect].target
    let title =
      switch target {
      case .recipe(let path): site.titles[path.top.offset]
      case .category(let category, _): site.cookbook[category].title
      case .page(let page): site.cookbook[page].document.titleText
      case .home, .tags, .tag, .redirect, .notFound, .sitemap, .robots, .feed, .asset, .themeAsset:
        site.cookbook.settings.title
      }
    let frame = PageFrame(site, route: .redirect(redirect), title: title)
    frame.canonical = target
    frame.isIndexed = false
    self.frame = frame
  }

  func value(of key: TemplateKey) -> TemplateValue {
    key == .url ? frame.link(target) : frame.value(of: key)
  }
}
