import CookbookHTML
import CookbookModel
import CookbookSource

extension SiteParts {
  /// The reader and the pages of this program.
  public static let standard = SiteParts(
    settings: { bytes, file, title in SettingsReader.read(bytes, file: file, title: title) },
    read: { bytes, document, options in
      let source = document.source
      guard document.isIndex, !document.isBundle else {
        return SourceReader.read(
          path: source.path, file: source.file, id: document.id, bytes: bytes, options: options)
      }
      let read = SourceReader.readIndex(path: source.path, file: source.file, bytes: bytes, options: options)
      return SourceResult(
        content: read.document.map(SourceContent.page) ?? .unusable, diagnostics: read.diagnostics)
    },
    defaultCategory: { Language.of($0)[.recipes] },
    pages: { cookbook, templates in
      do throws(TemplateSet.Failure) {
        let theme = try Theme(overrides: templates.map { ($0.name, $0.bytes) })
        return pages(of: cookbook, theme: theme, diagnostics: [])
      } catch {
        let diagnostics = error.errors.map { error in
          Diagnostic(
            .template(problem: error.message),
            at: Place(file: error.file, line: error.line, column: error.column))
        }
        return SitePages(files: [], diagnostics: diagnostics) { _, _ in }
      }
    })

  private static func pages(of cookbook: Cookbook, theme: Theme, diagnostics: [Diagnostic]) -> SitePages {
    let renderer = SiteRenderer(cookbook, theme: theme)
    return SitePages(
      files: theme.assets.map { (cookbook.path(of: .themeAsset($0.asset)), $0.bytes) },
      diagnostics: diagnostics
    ) { route, bytes in
      renderer.render(route, into: &bytes)
    }
  }
}
