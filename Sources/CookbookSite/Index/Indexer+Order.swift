import CookbookModel

/// Order: categories by `order`, then title; each before those in it (DESIGN 2).
extension Indexer {
  /// Sorts the categories and gives every recipe the new number of its own.
  mutating func sortCategories() {
    let language = cookbook.settings.language
    let keys = cookbook.categories.map { SortKey.make($0.title, language: language) }
    func precedes(_ left: Int, _ right: Int) -> Bool {
      let (a, b) = (cookbook.categories[left], cookbook.categories[right])
      switch (a.order, b.order) {
      case (let x?, let y?) where x != y: return x < y
      case (_?, nil): return true
      case (nil, _?): return false
      default: break
      }
      return keys[left] == keys[right] ? a.path < b.path : keys[left].lexicographicallyPrecedes(keys[right])
    }
    var children: [Int: [Int]] = [:]
    for (offset, category) in cookbook.categories.enumerated() {
      children[category.parent?.offset ?? -1, default: []].append(offset)
    }
    // Depth first with a stack of our own: folders may nest as deep as they like.
    var order: [Int] = []
    var stack = Array((children[-1] ?? []).sorted(by: precedes).reversed())
    while let next = stack.popLast() {
      order.append(next)
      stack += (children[next] ?? []).sorted(by: precedes).reversed()
    }
    renumber(order)
  }

  private mutating func renumber(_ order: [Int]) {
    var number = [Int](repeating: 0, count: order.count)
    for (new, old) in order.enumerated() { number[old] = new }
    func moved(_ index: Index<Category>) -> Index<Category> {
      Index(number[index.offset])
    }
    let old = cookbook.categories
    cookbook.categories = order.map { offset in
      var category = old[offset]
      category.parent = category.parent.map(moved)
      return category
    }
    for (offset, category) in cookbook.categories.enumerated() {
      if let parent = category.parent { cookbook.categories[parent.offset].children.append(Index(offset)) }
    }
    for offset in cookbook.entries.indices {
      cookbook.entries[offset].category = moved(cookbook.entries[offset].category)
    }
    shelves = shelves.mapValues(moved)
    categoryNames = CategoryNames(cookbook.categories)
  }

  /// Puts every recipe on its shelves: its home category, those around it, and those it names.
  mutating func fillCategories() {
    for (offset, entry) in cookbook.entries.enumerated() {
      var seen: Set<Index<Category>> = []
      let named = entry.recipe.document.categories.compactMap { category(named: $0) }
      cookbook.entries[offset].otherCategories = named.reduce(into: []) { others, category in
        if category != entry.category, !others.contains(category) { others.append(category) }
      }
      for start in [entry.category] + named {
        var next: Index<Category>? = start
        while let category = next, seen.insert(category).inserted {
          if category == entry.category {
            cookbook.entries[offset].position = cookbook[category].recipes.count
          }
          cookbook.categories[category.offset].recipes.append(Index(offset))
          next = cookbook[category].parent
        }
      }
    }
    markSharedTitles()
  }

  private mutating func markSharedTitles() {
    var first: [String: Int] = [:]
    for (offset, entry) in cookbook.entries.enumerated() {
      let title = entry.recipe.document.titleText
      guard let other = first[Unicode.folded(title)] else {
        first[Unicode.folded(title)] = offset
        continue
      }
      cookbook.entries[offset].sharesTitle = true
      cookbook.entries[other].sharesTitle = true
      report(
        .duplicateTitle(title: title, other: cookbook.entries[other].recipe.document.file),
        at: Place(file: entry.recipe.document.file, line: 1))
    }
  }

  /// Collects the tags; spellings with one slug are one tag, and the first spelling met wins (FORMAT 1.8).
  /// A diet is a tag as well, so that a reader finds every recipe that suits it.
  mutating func collectTags() {
    var bySlug: [String: Tag] = [:]
    for (offset, entry) in cookbook.entries.enumerated() {
      for title in entry.recipe.document.tags + entry.recipe.diet {
        let slug = Slug.make(title, prefix: "tag", path: Unicode.folded(title))
        bySlug[slug, default: Tag(title: title, slug: slug)].recipes.append(Index(offset))
      }
    }
    let language = cookbook.settings.language
    cookbook.tags = bySlug.values.map { (SortKey.make($0.title, language: language), $0) }
      .sorted { $0.0 == $1.0 ? $0.1.slug < $1.1.slug : $0.0.lexicographicallyPrecedes($1.0) }
      .map { _, tag in
        var tag = tag
        tag.recipes = tag.recipes.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        return tag
      }
    for (number, tag) in cookbook.tags.enumerated() {
      for recipe in tag.recipes { cookbook.entries[recipe.offset].tags.append(Index(number)) }
    }
  }
}
