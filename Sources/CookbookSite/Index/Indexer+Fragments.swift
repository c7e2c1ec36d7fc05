import CookbookHTML
import CookbookModel
import CookbookSource

/// Where the `#…` of links leads: to an id that the page really has.
extension Indexer {
  /// Gives the fragment of every link the form that its target has it in; one that leads to nothing is told and
  /// left out.
  mutating func resolveFragments() {
    // An author's own HTML may hold ids of its own.
    guard !cookbook.settings.allowHTML else { return }
    var fragments = FragmentResolver(cookbook: cookbook)
    fragments.resolve(&cookbook.home, route: .home)
    for offset in cookbook.categories.indices {
      guard var document = cookbook.categories[offset].document else { continue }
      fragments.resolve(&document, route: .category(Index(offset), page: 1))
      cookbook.categories[offset].document = document
    }
    for offset in cookbook.pages.indices {
      fragments.resolve(&cookbook.pages[offset].document, route: .page(Index(offset)))
    }
    for offset in cookbook.entries.indices {
      fragments.resolve(
        &cookbook.entries[offset].recipe.document, route: .recipe(RecipePath(Index(offset))))
    }
    diagnostics += fragments.diagnostics
  }
}

/// Finds the id of a heading by the ways in which its author may have written it.
private struct FragmentResolver {
  let cookbook: Cookbook
  var diagnostics: [Diagnostic] = []
  private var known: [Route: Headings] = [:]

  /// What a page has to lead to.
  private struct Headings {
    var title: String
    var ids: Set<String>
  }

  init(cookbook: Cookbook) { self.cookbook = cookbook }

  /// Looks up the fragments of a document that stands on the page of a route.
  mutating func resolve(_ document: inout Document, route: Route) {
    for number in document.links.indices {
      let link = document.links[number]
      switch link.target {
      case .fragment(let fragment):
        if fragment.isEmpty || fragment == "top" { break }
        let id = id(of: fragment, on: route)
        document.links[number].target = id.map { .fragment($0) } ?? .nowhere
        if id == nil { report(fragment, link) }
      case .route(let target, let fragment):
        if fragment.isEmpty { break }
        let id = id(of: fragment, on: target)
        document.links[number].target = .route(target, fragment: id == PageAnchors.top ? "" : id ?? "")
        if id == nil { report(fragment, link) }
      case .unresolved, .file, .external, .nowhere: break
      }
    }
  }

  /// The id as it is written, or as a heading of that text has it, or of the part that it names.
  private mutating func id(of fragment: String, on route: Route) -> String? {
    let headings = headings(of: route)
    let text = Unicode.nfc(Destination.percentDecoded(fragment))
    if headings.ids.contains(text) { return text }
    let slug = Slug.make(text, prefix: "part", path: text)
    if headings.ids.contains(slug) { return slug }
    if slug == headings.title { return PageAnchors.top }
    let part =
      switch HeadingMeaning(text) {
      case .ingredients: "ingredients"
      case .steps: "method"
      case .related: "related"
      case .nutrition: "nutrition"
      case nil: ""
      }
    return headings.ids.contains(part) ? part : nil
  }

  private mutating func headings(of route: Route) -> Headings {
    if let headings = known[route] { return headings }
    let headings = readHeadings(of: route)
    known[route] = headings
    return headings
  }

  private func readHeadings(of route: Route) -> Headings {
    switch route {
    case .home: headings(of: cookbook.home, title: cookbook.settings.title)
    case .category(let category, page: _):
      headings(of: cookbook[category].document, title: cookbook[category].title)
    case .page(let page):
      headings(of: cookbook[page].document, title: cookbook[page].document.titleText)
    case .recipe(let path):
      Headings(
        title: slug(cookbook[path.top].recipe.document.titleText),
        ids: PageAnchors.ids(of: cookbook[path.top]))
    case .tags, .tag, .redirect, .notFound, .sitemap, .robots, .feed, .asset, .themeAsset:
      Headings(title: "", ids: [])
    }
  }

  private func headings(of document: Document?, title: String) -> Headings {
    Headings(title: slug(title), ids: document.map(PageAnchors.ids) ?? [PageAnchors.top])
  }

  private func slug(_ title: String) -> String { Slug.make(title, prefix: "part", path: title) }

  private mutating func report(_ fragment: String, _ link: Link) {
    diagnostics.append(Diagnostic(.brokenFragment(fragment: fragment), at: link.place))
  }
}
