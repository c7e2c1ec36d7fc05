import CookbookModel
import CookbookSource
import Testing

/// A text as it was read, in a form that is easy to compare.
struct Reading {
  let result: SourceResult

  init(_ text: String, path: String = "test/a-dish.md", options: ReaderOptions = ReaderOptions()) {
    result = SourceReader.read(path: path, file: path, bytes: Array(text.utf8), options: options)
  }

  /// The recipe; fails the test when it is none.
  var recipe: Recipe {
    get throws {
      guard case .recipe(let recipe) = result.content else { throw NoRecipe() }
      return recipe
    }
  }

  /// The page; fails the test when it is none.
  var page: Document {
    get throws {
      guard case .page(let page) = result.content else { throw NoRecipe() }
      return page
    }
  }

  /// What was noticed: `line:column code`.
  var notices: [String] {
    result.diagnostics.map { "\($0.place.line):\($0.place.column) \($0.finding.code.rawValue)" }
  }

  struct NoRecipe: Error {}
}

extension Recipe {
  /// The ingredients as text: each group's title, a colon, and its lines.
  var ingredientLines: [String] {
    ingredientGroups.map { group in
      (group.title?.plainText ?? "nil") + ": " + group.items.map(\.line.plainText).joined(separator: "; ")
    }
  }

  /// The steps as text, notes in parentheses.
  var stepLines: [String] {
    stepGroups.map { group in
      let items = group.items.map { item in
        switch item {
        case .step(let text): text.plainText
        case .note(let text): "(\(text.plainText))"
        }
      }
      return (group.title?.plainText ?? "nil") + ": " + items.joined(separator: "; ")
    }
  }

  /// The other sections as text.
  var sectionLines: [String] {
    sections.map { "\($0.kind) \($0.title.plainText): \($0.body.plainText)" }
  }

  /// Where the links of the related list lead, with their notes.
  var relatedLines: [String] {
    related.map { document.links[$0.link].destination + "|" + $0.note.plainText }
  }
}
