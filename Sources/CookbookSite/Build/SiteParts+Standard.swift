import CookbookHTML
import CookbookModel
import CookbookSource

extension SiteParts {
  /// The steps as the program does them.
  public static let standard = SiteParts(
    settings: { _, _, title in (Settings(title: title), []) },
    read: { _, document, _ in
      var page = Document(path: document.source.path, file: document.source.file, id: document.id)
      page.titleText = Indexer.title(fromName: Indexer.lastComponent(document.id))
      return SourceResult(content: .page(page), diagnostics: [])
    },
    defaultCategory: { Language.of($0)[.recipes] },
    pages: { cookbook, _ in
      SitePages(files: [], diagnostics: []) { route, output in output.write(cookbook.path(of: route)) }
    },
    export: { _, _ in (nil, []) })
}
