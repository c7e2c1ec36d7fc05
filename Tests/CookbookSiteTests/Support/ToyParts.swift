import CookbookHTML
import CookbookModel
import CookbookSource

@testable import CookbookSite

extension SiteParts {
  /// Steps that are simple to foresee: what is tested with them is everything between them.
  ///
  /// The first line is the title, each line `- x` an ingredient, `related: y` and `link: y` references, `draft`
  /// a draft; on the home page `exclude: y` is a setting.
  static let toy = SiteParts(
    settings: { bytes, _, title in
      var settings = Settings(title: title)
      settings.exclude = lines(bytes).compactMap { $0.dropping("exclude: ") }
      return (settings, [])
    },
    read: { bytes, document, _ in toyRead(bytes, document) },
    defaultCategory: { _ in "Recipes" },
    pages: { cookbook, templates in
      let theme = templates.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
      let files = [(address: "assets/theme.1.css", bytes: Array("theme\(theme)".utf8))]
      return SitePages(files: files, diagnostics: []) { route, output in
        output.write(cookbook.path(of: route) + "\n")
        switch route {
        case .recipe(let path):
          output.write(cookbook[path.top].recipe.ingredients.map(\.raw).joined(separator: "\n"))
        case .home: output.write(cookbook.entries.map(\.recipe.document.titleText).joined(separator: "\n"))
        case .category, .tags, .tag, .page, .redirect, .notFound, .sitemap, .robots, .feed, .asset,
          .themeAsset:
          break
        }
      }
    },
    export: { _, _ in (nil, []) })
}

private func lines(_ bytes: [UInt8]) -> [String] {
  bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
}

private func toyRead(_ bytes: [UInt8], _ source: SourceDocument) -> SourceResult {
  guard String(validating: bytes, as: UTF8.self) != nil else {
    let place = Place(file: source.source.file, line: 1, column: 1)
    return SourceResult(content: .unusable, diagnostics: [Diagnostic(.notUTF8(offset: 0), at: place)])
  }
  var document = Document(path: source.source.path, file: source.source.file, id: source.id)
  var recipe = Recipe(document: document, dialect: .sections)
  for (number, line) in lines(bytes).enumerated() {
    let place = Place(file: document.file, line: number + 1, column: 1)
    if number == 0 { document.titleText = line }
    if line == "draft" { document.draft = true }
    if let text = line.dropping("- ") {
      if recipe.ingredientGroups.isEmpty { recipe.ingredientGroups = [IngredientGroup()] }
      recipe.ingredientGroups[0].items.append(
        Ingredient(line: Markup(), name: Markup(), raw: text, place: place))
    }
    if let name = line.dropping("related: ") {
      recipe.related.append(RelatedReference(link: document.links.count))
      document.links.append(Link(destination: name, syntax: .name, place: place))
    }
    if let path = line.dropping("link: ") {
      document.links.append(Link(destination: path, syntax: .markdown, place: place))
    }
  }
  recipe.document = document
  let content: SourceContent = recipe.ingredientGroups.isEmpty ? .page(document) : .recipe(recipe)
  return SourceResult(content: content, diagnostics: [])
}

extension String {
  fileprivate func dropping(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

extension TemporaryFolder {
  /// Builds the folder with the toy steps.
  func build(_ change: (inout BuildOptions) -> Void = { _ in }) async -> BuildReport {
    var options = BuildOptions()
    options.source = path
    change(&options)
    return await SiteBuilder(options, parts: .toy).build()
  }
}

extension BuildReport {
  /// The codes of what was found, but for the notice about the base URL.
  var codes: [String] { diagnostics.codes }
}
