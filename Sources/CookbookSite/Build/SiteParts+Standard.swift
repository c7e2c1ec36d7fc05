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
        // Shown only with `--keep-going`: the pages as they are without the source's own templates.
        guard let theme = try? Theme() else {
          return SitePages(files: [], diagnostics: diagnostics) { _, _ in }
        }
        return pages(of: cookbook, theme: theme, diagnostics: diagnostics)
      }
    },
    export: { bytes, document in
      let (recipe, diagnostics) = RecipeMDExport.read(bytes: bytes, file: document.source.file)
      return (recipe.map { Array(RecipeMDJSON.text($0).utf8) }, diagnostics)
    })

  private static func pages(of cookbook: Cookbook, theme: Theme, diagnostics: [Diagnostic]) -> SitePages {
    let renderer = SiteRenderer(cookbook, theme: theme)
    return SitePages(
      files: theme.assets.map { (cookbook.path(of: .themeAsset($0.asset)), $0.bytes) },
      diagnostics: diagnostics, render: { route, output in renderer.render(route, into: &output) })
  }
}
