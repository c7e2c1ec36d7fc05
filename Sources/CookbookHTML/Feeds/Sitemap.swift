import CookbookModel

/// The pages that search engines may show (sitemaps.org, protocol 0.9).
enum Sitemap {
  /// The most addresses that one file may hold.
  static let limit = 50_000

  static func write(_ site: SiteTables, into output: inout OutputBuffer) {
    guard let base = site.cookbook.settings.baseURL else { return }
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    output.write("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    var count = 0
    for route in site.cookbook.routes where isListed(route) && count < limit {
      output.write("<url><loc>")
      output.write(xml: base + site.link(route))
      output.write("</loc></url>\n")
      count += 1
    }
    output.write("</urlset>\n")
  }

  private static func isListed(_ route: Route) -> Bool {
    switch route {
    case .home, .category, .tags, .tag, .page: true
    case .recipe(let path): path.count == 1
    case .redirect, .notFound, .sitemap, .robots, .feed, .asset, .themeAsset: false
    }
  }
}

/// What crawlers may do (RFC 9309).
enum Robots {
  static func write(_ cookbook: Cookbook, into output: inout OutputBuffer) {
    output.write("User-agent: *\n")
    output.write(cookbook.settings.isPrivate ? "Disallow: /\n" : "Allow: /\n")
    if let base = cookbook.settings.baseURL, !cookbook.settings.isPrivate {
      output.write("Sitemap: ")
      output.write(base)
      output.write("sitemap.xml\n")
    }
  }
}
