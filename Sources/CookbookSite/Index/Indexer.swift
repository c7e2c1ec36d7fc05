import CookbookModel

/// Puts everything that was read together into one ``Cookbook``: places, addresses, links, relations, order.
///
/// Serial and pure: the only question it asks the outside is `describe`, what a local file contains.
public struct Indexer {
  var input: IndexInput
  var cookbook: Cookbook
  var diagnostics: [Diagnostic] = []
  /// The addresses taken so far, in the order of DESIGN 3: sources that come later give way.
  var addresses = AddressBook()
  /// The category of each folder, by path.
  var shelves: [String: Index<Category>] = [:]
  /// Categories by what front matter may call them.
  var categoryNames = CategoryNames([])
  /// Reads a local file by its path below the content root; nil when it cannot be read.
  let describe: (String) -> IndexInput.File?

  private init(_ input: IndexInput, describe: @escaping (String) -> IndexInput.File?) {
    self.input = input
    self.describe = describe
    cookbook = Cookbook(settings: input.settings, home: input.home)
  }

  /// Makes the cookbook. What cannot have a place in it (two sources with one address) is left out, with an
  /// error in the diagnostics.
  public static func index(
    _ input: IndexInput, describe: @escaping (String) -> IndexInput.File?
  ) -> (cookbook: Cookbook, diagnostics: [Diagnostic]) {
    var indexer = Indexer(input, describe: describe)
    indexer.input.recipes.sort { $0.document.path.utf8.lexicographicallyPrecedes($1.document.path.utf8) }
    indexer.input.pages.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    indexer.input.folders.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    indexer.input.leftOut += indexer.input.recipes.map(\.document.path) + indexer.input.pages.map(\.path)
    indexer.dropDuplicateIDs()
    indexer.placeCategories()
    indexer.placeRecipes()
    indexer.placePages()
    indexer.sortCategories()
    indexer.fillCategories()
    indexer.collectTags()
    indexer.resolveReferences()
    indexer.relate()
    indexer.resolveFragments()
    indexer.findPaths()
    indexer.placeRedirects()
    indexer.checkSite()
    return (indexer.cookbook, indexer.diagnostics)
  }

  mutating func report(_ finding: Finding, at place: Place) {
    diagnostics.append(Diagnostic(finding, at: place))
  }

  /// Leaves out every document whose `id:` an earlier one has.
  private mutating func dropDuplicateIDs() {
    var files: [String: String] = [:]
    var duplicates: [Diagnostic] = []
    func isFirst(_ document: Document) -> Bool {
      guard let id = document.stableID else { return true }
      guard let other = files[Unicode.folded(id)] else {
        files[Unicode.folded(id)] = document.file
        return true
      }
      let finding = Finding.duplicateID(id: id, other: other)
      duplicates.append(Diagnostic(finding, at: Place(file: document.file, line: 1)))
      return false
    }
    input.recipes.removeAll { !isFirst($0.document) }
    diagnostics += duplicates
  }

  private mutating func checkSite() {
    let home = Place(file: input.home.file)
    if cookbook.entries.isEmpty { report(.noRecipes, at: home) }
    if cookbook.settings.baseURL == nil { report(.noBaseURL, at: home) }
    let dates = cookbook.entries.compactMap(\.recipe.document.date)
    cookbook.date = input.date ?? dates.max()
  }
}
