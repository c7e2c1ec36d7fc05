import CookbookHTML
import CookbookModel
import CookbookSource

@testable import CookbookSite

/// A whole site in memory: files in, pages out, by the real reader, index, templates and pages.
struct BookOfFiles {
  let cookbook: Cookbook
  let diagnostics: [Diagnostic]
  private let renderer: SiteRenderer

  /// Reads files by their paths below the content root; what is no Markdown is a local file.
  init(_ files: [String: String], templates: [String: String] = [:]) throws {
    let home = Array((files["index.md"] ?? "---\ntitle: Book\n---\n").utf8)
    let (settings, _) = SettingsReader.read(home, file: "content/index.md", title: "Book")
    let options = ReaderOptions(language: settings.language, infersAmounts: settings.infersAmounts)
    let index = SourceReader.readIndex(
      path: "index.md", file: "content/index.md", bytes: home, options: options)
    var input = IndexInput(
      settings: settings, home: index.document ?? Document(path: "index.md", file: "content/index.md", id: "")
    )
    var found: [Diagnostic] = []
    for (path, text) in files.sorted(by: { $0.key < $1.key }) where path != "index.md" {
      let file = "content/" + path
      if path.hasSuffix("/index.md") {
        let read = SourceReader.readIndex(path: path, file: file, bytes: Array(text.utf8), options: options)
        input.folders.append(IndexInput.Folder(path: Indexer.parent(path), document: read.document))
      } else if path.hasSuffix(".md") {
        let id = String(path.dropLast(3))
        let read = SourceReader.read(
          path: path, file: file, id: id, bytes: Array(text.utf8), options: options)
        found += read.diagnostics
        switch read.content {
        case .recipe(let recipe): input.recipes.append(recipe)
        case .page(let page): input.pages.append(page)
        case .unusable: break
        }
      } else {
        input.files.append(path)
      }
    }
    let indexed = Indexer.index(input) {
      IndexInput.File(
        hash: StableHash.hex(StableHash.fnv1a($0.utf8)), size: PixelSize(width: 800, height: 600))
    }
    cookbook = indexed.cookbook
    diagnostics = found + indexed.diagnostics
    let theme = try Theme(overrides: templates.map { ($0.key, Array($0.value.utf8)) })
    renderer = SiteRenderer(cookbook, theme: theme)
  }

  /// The page at a path, or nil when there is none.
  subscript(path: String) -> String? {
    guard let route = RouteParser(cookbook).route(at: path) else { return nil }
    var output = OutputBuffer()
    renderer.render(route, into: &output)
    return output.text
  }

  /// Every page by its path.
  var pages: [String: String] {
    Dictionary(uniqueKeysWithValues: cookbook.paths.map { ($0, self[$0] ?? "") })
  }
}

extension String {
  /// The text between the first `start` and the next `end` after it.
  func between(_ start: String, _ end: String) -> String? {
    guard let begin = range(of: start) else { return nil }
    let rest = self[begin.upperBound...]
    return rest.range(of: end).map { String(rest[..<$0.lowerBound]) }
  }

  private func range(of other: String) -> Range<String.Index>? { Substring(self).range(of: other) }
}

extension Substring {
  fileprivate func range(of other: String) -> Range<String.Index>? {
    let (text, wanted) = (Array(utf8), Array(other.utf8))
    guard text.count >= wanted.count else { return nil }
    for start in 0...(text.count - wanted.count)
    where text[start..<start + wanted.count].elementsEqual(wanted) {
      let lower = utf8.index(startIndex, offsetBy: start)
      return lower..<utf8.index(lower, offsetBy: wanted.count)
    }
    return nil
  }
}
