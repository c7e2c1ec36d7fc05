import CookbookModel
import CookbookSource

/// Where categories, recipes and pages stand: their slugs and addresses.
extension Indexer {
  /// Makes a category of every folder that holds recipes, however deep, or has an `index.md`.
  mutating func placeCategories() {
    var wanted: Set<String> = []
    for recipe in input.recipes {
      var folder = Self.shelfFolder(recipe.document.id)
      while !folder.isEmpty, wanted.insert(folder).inserted { folder = Self.parent(folder) }
    }
    var documents: [String: Document] = [:]
    for folder in input.folders {
      guard let document = folder.document, !Self.isHidden(folder.path) else { continue }
      documents[folder.path] = document
      var path = Self.visible(folder.path)
      while !path.isEmpty, wanted.insert(path).inserted { path = Self.parent(path) }
    }
    // Sorted, a folder stands before those in it.
    for folder in wanted.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let document = documents[folder]
      let name = Self.lastComponent(folder)
      let written = document?.titleText ?? ""
      let title = written.isEmpty ? DocumentID.title(fromName: name) : written
      let slug = slug(for: document, name: name, prefix: "category", path: folder)
      let index = addCategory(
        title: title, folder: folder, slug: slug, file: document?.file ?? filePrefix + folder)
      cookbook.categories[index.offset].document = document
      cookbook.categories[index.offset].order = document?.order
    }
    for recipe in input.recipes { placeNamedCategories(of: recipe.document) }
  }

  /// Makes the categories that only front matter names, and the default one when it is needed.
  private mutating func placeNamedCategories(of document: Document) {
    var names = document.categories
    if names.isEmpty, Self.shelfFolder(document.id).isEmpty { names = [defaultCategory] }
    for name in names where category(named: name) == nil {
      var slug = Slug.make(name, prefix: "category", path: name)
      if AddressBook.isReserved(slug) { slug = "category-" + slug }
      addCategory(title: name, folder: nil, slug: slug, file: document.file)
    }
  }

  @discardableResult
  private mutating func addCategory(
    title: String, folder: String?, slug: String, file: String
  ) -> Index<Category> {
    let parent = folder.flatMap { shelves[Self.parent($0)] }
    var slug = slug
    var path = parent.map { cookbook[$0].path + "/" + slug } ?? slug
    if !claim(path, slug: slug, file: file) {
      // Never published as it is; with `--keep-going` what is in the folder needs an address all the same.
      let suffix = "-" + StableHash.hex(StableHash.fnv1a((folder ?? title).utf8), digits: 8)
      slug += suffix
      path += suffix
    }
    cookbook.categories.append(
      Category(title: title, folder: folder, slug: slug, path: path, parent: parent))
    let index = Index<Category>(cookbook.categories.count - 1)
    if let folder { shelves[folder] = index }
    categoryNames.add(cookbook[index], at: index)
    return index
  }

  /// Gives every recipe its home category and its address; of two with one address the first stays.
  mutating func placeRecipes() {
    for recipe in input.recipes {
      let document = recipe.document
      guard let category = homeCategory(of: document) else { continue }
      let slug = slug(
        for: document, name: Self.lastComponent(document.id), prefix: "recipe", path: document.id)
      let path = cookbook[category].path + "/" + slug
      guard claim(path, slug: slug, file: document.file) else { continue }
      cookbook.entries.append(Entry(recipe: recipe, slug: slug, category: category, path: path))
    }
    sortEntries()
  }

  private mutating func sortEntries() {
    let language = cookbook.settings.language
    let keyed = cookbook.entries.map { (SortKey.make($0.recipe.document.titleText, language: language), $0) }
    cookbook.entries = keyed.sorted { left, right in
      left.0 == right.0
        ? left.1.path.utf8.lexicographicallyPrecedes(right.1.path.utf8)
        : left.0.lexicographicallyPrecedes(right.0)
    }.map(\.1)
  }

  /// Gives every plain page its address: the folders' slugs and its own.
  mutating func placePages() {
    var pages: [Page] = []
    for document in input.pages {
      let slug = slug(for: document, name: Self.lastComponent(document.id), prefix: "page", path: document.id)
      let path = (address(ofFolder: Self.shelfFolder(document.id)).map { $0 + "/" } ?? "") + slug
      guard claim(path, slug: slug, file: document.file) else { continue }
      pages.append(Page(document: document, path: path))
    }
    let language = cookbook.settings.language
    cookbook.pages = pages.map { (SortKey.make($0.document.titleText, language: language), $0) }
      .sorted { $0.0 == $1.0 ? $0.1.path < $1.1.path : $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }

  /// The category that a recipe's address is in (DESIGN 2): its folder, else front matter, else the default.
  private func homeCategory(of document: Document) -> Index<Category>? {
    shelves[Self.shelfFolder(document.id)]
      ?? category(named: document.categories.first ?? defaultCategory)
  }

  private var defaultCategory: String { cookbook.settings.defaultCategory ?? input.defaultCategory }

  /// The category with a title, slug or address of that name; a top one before others.
  func category(named name: String) -> Index<Category>? { categoryNames.find(name) }

  /// The slug that the author asks for when it is safe, else one made from the name.
  private mutating func slug(for document: Document?, name: String, prefix: String, path: String) -> String {
    let made = Slug.make(name, prefix: prefix, path: path)
    guard let document, let wanted = document.slug else { return made }
    let composed = Unicode.nfc(wanted)
    if Slug.isSafe(composed) { return composed }
    let used = Slug.make(wanted, prefix: prefix, path: path)
    report(.slugNotSafe(slug: wanted, used: used), at: Place(file: document.file, line: 1))
    return used
  }

  /// What stands before a content path in messages: `content/` or nothing.
  private var filePrefix: String { String(input.home.file.dropLast(input.home.path.count)) }

  @discardableResult
  private mutating func claim(_ path: String, slug: String, file: String) -> Bool {
    // A folder has no lines.
    let place = Place(file: file, line: file.hasSuffix(".md") ? 1 : 0)
    guard !AddressBook.isReserved(path) else {
      report(.reservedName(slug: slug), at: place)
      return false
    }
    guard let other = addresses.claim(path, for: file) else { return true }
    let areOneKind = file.hasSuffix(".md") == other.hasSuffix(".md")
    let areAlike = areOneKind && Self.parent(file) == Self.parent(other)
    if file == other {
      report(.sameName, at: place)
      return false
    }
    report(
      areAlike ? .slugCollision(slug: slug, other: other) : .routeCollision(path: path + "/", other: other),
      at: place)
    return false
  }

  private func address(ofFolder folder: String) -> String? {
    guard !folder.isEmpty else { return nil }
    if let shelf = shelves[folder] { return cookbook[shelf].path }
    let name = Self.lastComponent(folder)
    let slug = Slug.make(name, prefix: "folder", path: folder)
    return address(ofFolder: Self.parent(folder)).map { $0 + "/" + slug } ?? slug
  }
}
