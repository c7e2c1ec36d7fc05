import CookbookModel

/// The recipe that every reader of a date is shown (the same one, whoever counts).
enum RecipeOfTheDay {
  /// The recipe of the book's date, or nil for an empty book.
  ///
  /// The highest hash of date and identity wins, so that a new recipe changes few days. A book without any
  /// date counts as one of 2000-01-01, so that a build stays reproducible.
  static func recipe(of cookbook: Cookbook) -> Index<Recipe>? {
    let date = cookbook.date?.description ?? "2000-01-01"
    var best: (hash: UInt64, offset: Int)?
    for (offset, entry) in cookbook.entries.enumerated() {
      let hash = StableHash.fnv1a((date + " " + entry.identity).utf8)
      if best.map({ hash > $0.hash }) ?? true { best = (hash, offset) }
    }
    return best.map { Index($0.offset) }
  }
}
