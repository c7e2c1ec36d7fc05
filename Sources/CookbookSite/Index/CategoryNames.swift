import CookbookModel

/// Finds a category by what front matter calls it: its title, its slug or its address.
struct CategoryNames {
  private var byName: [String: Index<Category>] = [:]

  /// Takes up categories in order; a top category goes before one in another.
  init(_ categories: [Category]) {
    for top in [true, false] {
      for (offset, category) in categories.enumerated() where (category.parent == nil) == top {
        add(category, at: Index(offset))
      }
    }
  }

  /// Takes up a category under the names that are still free.
  mutating func add(_ category: Category, at index: Index<Category>) {
    for name in [Unicode.folded(category.title), category.slug, category.path] where byName[name] == nil {
      byName[name] = index
    }
  }

  /// The category of a name, or nil.
  func find(_ name: String) -> Index<Category>? {
    byName[Unicode.folded(name)] ?? byName[Slug.make(name, prefix: "category", path: name)]
  }
}
