import CookbookModel
import CookbookSource

extension IndexInput {
  /// Puts what was read into the hands of the indexer.
  init(_ reading: SourceReading, options: BuildOptions, defaultCategory: String) {
    self.init(settings: reading.settings, home: reading.home, defaultCategory: defaultCategory)
    date = options.date
    files = reading.tree.files.map(\.path)
    var indexes = reading.indexes.compactMapValues(\.result.content.document)
    for read in reading.documents {
      switch read.result.content {
      case .recipe(var recipe):
        recipe.document.id = read.document.id
        if options.drafts || !recipe.document.draft { recipes.append(recipe) }
      case .page(var page):
        page.id = read.document.id
        // An index that stands alone and is no recipe is the text of its folder after all.
        if read.document.isIndex {
          indexes[read.document.id] = page
        } else if options.drafts || !page.draft {
          pages.append(page)
        }
      case .unusable: leftOut.append(read.document.source.path)
      }
    }
    folders = reading.tree.folders.map { Folder(path: $0.path, document: indexes[$0.path]) }
  }
}
