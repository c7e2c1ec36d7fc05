import CookbookModel

/// The page that is being written: where it stands, and what the frame around it says.
///
/// Set up by the page it belongs to and not changed afterwards; a class so that every link, tile and text of
/// the page knows it by one reference.
final class PageFrame: PageContext {
  let site: SiteTables
  let route: Route
  /// The way from this page to the root of the site: `../../`, or the root's path on the 404 page.
  let toRoot: String
  /// The title of the page as plain text.
  var title: String
  /// The title with its formatting.
  var heading: Markup?
  /// Which page of a list it is, where the first would have the same title.
  var part: String?
  var summary = ""
  /// The address that counts, when it is not this one.
  var canonical: Route?
  var isIndexed = true
  /// The category that is selected in the sidebar, and whether this page is its own.
  var selected: (category: Index<Category>, isPage: Bool)?
  /// The way from the home page to this one, without the home page.
  var crumbs: [Crumb] = []
  /// The link one step back, when it is not the last crumb but one.
  var back: Crumb?
  var image: Index<Asset>?

  /// A step of the way.
  struct Crumb {
    var title: String
    var route: Route
  }

  init(_ site: SiteTables, route: Route, title: String) {
    self.site = site
    self.route = route
    self.title = title
    switch route {
    case .notFound: toRoot = site.rootPath
    default:
      let depth = site.cookbook.path(of: route).utf8.reduce(0) { $1 == UInt8(ascii: "/") ? $0 + 1 : $0 }
      toRoot = String(repeating: "../", count: depth)
    }
  }

  /// A link from this page.
  func link(_ route: Route) -> TemplateValue { .link(toRoot: toRoot, path: site.link(route)) }

  func value(of key: TemplateKey) -> TemplateValue {
    let cookbook = site.cookbook
    switch key {
    case .site: return .context(SiteContext(site: site))
    case .words: return .context(WordsContext(language: site.language))
    case .assets:
      return .context(
        Fields([
          (.stylesheet, .link(toRoot: toRoot, path: site.stylesheet)),
          (.script, .link(toRoot: toRoot, path: site.script)),
          (.icon, .link(toRoot: toRoot, path: site.icon)),
        ]))
    case .windowTitle:
      let whole = part.map { "\(title), \($0)" } ?? title
      return .text(whole == cookbook.settings.title ? whole : "\(whole) – \(cookbook.settings.title)")
    case .title: return .text(title)
    case .heading:
      // HTML in either case: templates write it as it is.
      guard let heading else { return .write { $0.write(html: self.title) } }
      return .write { MarkupRenderer(frame: self).renderInline(heading, into: &$0) }
    case .summary: return .text(summary.isEmpty ? nil : summary)
    case .canonical: return canonicalValue
    case .noindex: return .bool(!isIndexed || cookbook.settings.isPrivate)
    case .share: return shareValue
    case .feed: return cookbook.settings.baseURL == nil ? .bool(false) : link(.feed)
    case .home: return link(.home)
    case .tabs: return tabsValue
    case .sidebar: return sidebarValue
    case .footer:
      return .list(cookbook.pages.count) { offset in
        LinkContext(
          frame: self, route: .page(Index(offset)), title: cookbook.pages[offset].document.titleText)
      }
    case .crumbs: return crumbsValue
    default: return .missing
    }
  }

  private var canonicalValue: TemplateValue {
    if case .notFound = route { return .bool(false) }
    let path = site.link(canonical ?? route)
    guard let base = site.cookbook.settings.baseURL else { return .link(toRoot: toRoot, path: path) }
    return .text(base + path)
  }

  private var shareValue: TemplateValue {
    guard let base = site.cookbook.settings.baseURL, isIndexed, canonical == nil else { return .bool(false) }
    let kind = if case .recipe = route { "article" } else { "website" }
    return .context(
      Fields([
        (.kind, .text(kind)), (.url, .text(base + site.link(route))),
        (.image, .text(image.map { base + site.assetLinks[$0.offset] })),
      ]))
  }

  private var tabsValue: TemplateValue {
    let isHome = route == .home
    let onTags =
      switch route {
      case .tags, .tag: true
      default: false
      }
    let isTags = if case .tags = route { true } else { false }
    return .list(2) { offset in
      offset == 0
        ? LinkContext(
          frame: self, route: .home, title: self.site.language[.home], current: isHome ? "page" : nil)
        : LinkContext(
          frame: self, route: .tags(page: 1), title: self.site.language[.tags],
          current: isTags ? "page" : onTags ? "true" : nil)
    }
  }

  private var crumbsValue: TemplateValue {
    guard !crumbs.isEmpty else { return .bool(false) }
    let all = [Crumb(title: site.language[.home], route: .home)] + crumbs
    let back = back ?? all[all.count - 2]
    let backFields = Fields([
      (.url, link(back.route)), (.label, .text(site.language(.backTo, back.title))),
    ])
    return .context(
      Fields([
        (.back, .context(backFields)),
        (
          .items,
          .list(all.count) { offset in
            LinkContext(
              frame: self, route: all[offset].route, title: all[offset].title,
              current: offset < all.count - 1 ? nil : all[offset].route == self.route ? "page" : "true")
          }
        ),
      ]))
  }
}

/// What is the same on all pages.
private struct SiteContext: PageContext {
  let site: SiteTables

  func value(of key: TemplateKey) -> TemplateValue {
    switch key {
    case .title: .text(site.cookbook.settings.title)
    case .language: .text(site.cookbook.settings.language)
    case .direction: .text(Language.direction(site.cookbook.settings.language))
    case .author: .text(site.cookbook.settings.author)
    default: .missing
    }
  }
}

extension SiteTables {
  /// The path of the site's root on its host, for the one page that is shown at any address.
  var rootPath: String {
    // scheme://host/path/: the path begins at the third slash.
    let parts = (cookbook.settings.baseURL ?? "").split(
      separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    return parts.count == 4 ? "/" + parts[3] : "/"
  }
}
