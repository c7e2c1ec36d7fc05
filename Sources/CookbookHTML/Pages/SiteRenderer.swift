import CookbookModel

/// Turns a route into the bytes of its page: the one table from values to pages (DESIGN 1).
public struct SiteRenderer: Sendable {
  private let site: SiteTables
  private let templates: TemplateSet

  /// Prepares to render the pages of a cookbook.
  public init(_ cookbook: Cookbook, theme: Theme) {
    site = SiteTables(cookbook, theme: theme)
    templates = theme.templates
  }

  /// Writes the page of a route at the end of a buffer; copied files have no page and write nothing.
  public func render(_ route: Route, into output: inout OutputBuffer) {
    switch route {
    case .home: render("home", HomePage(site), into: &output)
    case .category(let category, let page):
      render("category", GridPage(site, category: category, page: page), into: &output)
    case .recipe(let path): render("recipe", RecipePage(site, path: path), into: &output)
    case .tags(let page): render("tags", TagsPage(site, page: page), into: &output)
    case .tag(let tag, let page): render("tag", GridPage(site, tag: tag, page: page), into: &output)
    case .page(let page): render("page", TextPage(site, page: page), into: &output)
    case .redirect(let redirect): render("redirect", RedirectPage(site, redirect: redirect), into: &output)
    case .notFound: render("notfound", NotFoundPage(site), into: &output)
    case .sitemap: Sitemap.write(site, into: &output)
    case .robots: Robots.write(site.cookbook, into: &output)
    case .feed: AtomFeed.write(site, into: &output)
    case .themeAsset(let asset):
      if let file = site.theme.assets.first(where: { $0.asset == asset }) { output.write(bytes: file.bytes) }
    case .asset: break
    }
  }

  private func render(_ name: String, _ page: some TemplateContext, into output: inout OutputBuffer) {
    guard let template = templates.template(name) else { return }
    templates.render(template, page, into: &output)
  }
}
