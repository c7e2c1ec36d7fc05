import CookbookModel
import CookbookSource

@testable import CookbookSite

/// Makes the input of the indexer from a few words.
struct BookBuilder {
  var input: IndexInput

  init(_ title: String = "Book") {
    input = IndexInput(
      settings: Settings(title: title), home: Document(path: "index.md", file: "content/index.md", id: ""))
  }

  /// Adds a recipe at a path; `related`, `uses` and `links` are destinations.
  mutating func recipe(
    _ path: String, title: String? = nil, tags: [String] = [], categories: [String] = [],
    related: [String] = [], uses: [String] = [], id: String? = nil, slug: String? = nil,
    aliases: [String] = []
  ) {
    var recipe = Recipe(
      document: document(path, title: title, slug: slug, aliases: aliases), dialect: .sections)
    recipe.document.tags = tags
    recipe.document.categories = categories
    recipe.document.stableID = id
    for name in related {
      recipe.related.append(RelatedReference(link: recipe.document.links.count))
      recipe.document.links.append(link(name, .name, in: recipe.document))
    }
    for path in uses {
      var line = Markup()
      line.append(.begin(.link(Int32(recipe.document.links.count))))
      line.append(text: path)
      line.append(.end(.link(Int32(recipe.document.links.count))))
      recipe.document.links.append(link(path, .markdown, in: recipe.document))
      let place = Place(file: recipe.document.file, line: 3)
      recipe.ingredientGroups.append(
        IngredientGroup(items: [Ingredient(line: line, name: line, raw: path, place: place)]))
    }
    input.recipes.append(recipe)
  }

  /// Adds a plain page.
  mutating func page(_ path: String, title: String? = nil, links: [String] = []) {
    var document = document(path, title: title)
    document.links = links.map { link($0, .markdown, in: document) }
    input.pages.append(document)
  }

  /// Adds a folder with an `index.md`.
  mutating func folder(_ path: String, title: String, order: Int? = nil, slug: String? = nil) {
    var document = document(path + "/index.md", title: title, slug: slug)
    document.order = order
    input.folders.append(IndexInput.Folder(path: path, document: document))
  }

  /// Indexes what was added; files have their path as contents.
  func index() -> (cookbook: Cookbook, diagnostics: [Diagnostic]) {
    Indexer.index(input) { IndexInput.File(hash: StableHash.hex(StableHash.fnv1a($0.utf8))) }
  }

  private func document(
    _ path: String, title: String?, slug: String? = nil, aliases: [String] = []
  ) -> Document {
    var id = String(path.dropLast(3))
    if Indexer.lastComponent(Indexer.parent(id)) == Indexer.lastComponent(id) { id = Indexer.parent(id) }
    var document = Document(path: path, file: "content/" + path, id: id)
    document.titleText = title ?? DocumentID.title(fromName: Indexer.lastComponent(id))
    document.slug = slug
    let place = Place(file: document.file, line: 2)
    document.aliases = aliases.map { Document.Alias(path: $0, place: place) }
    return document
  }

  private func link(_ destination: String, _ syntax: Link.Syntax, in document: Document) -> Link {
    Link(destination: destination, syntax: syntax, place: Place(file: document.file, line: 5, column: 3))
  }
}

extension Cookbook {
  /// The paths of all routes.
  var paths: [String] { routes.map(path(of:)) }

  /// The entry with a title.
  func entry(_ title: String) -> Entry? { entries.first { $0.recipe.document.titleText == title } }
}

extension [Diagnostic] {
  /// The codes that matter: everything but the notice about the base URL.
  var codes: [String] { map(\.finding.code.rawValue).filter { $0 != "no-base-url" } }
}
