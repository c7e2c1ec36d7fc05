import CookbookModel

/// What a build or check did and found.
public struct BuildReport: Sendable {
  /// How many recipes the book has.
  public var recipes = 0
  /// How many pages the site has.
  public var pages = 0
  /// What became of the files, nil when nothing was published.
  public var files: Files?
  /// Everything that the author should know, by file and line; warnings are errors where that was asked.
  public var diagnostics: [Diagnostic] = []
  /// What each document was read as, by file.
  public var statistics: [DocumentStatistics] = []

  /// How many files of the site were what.
  public struct Files: Hashable, Sendable {
    /// Made or replaced.
    public var written: Int
    /// The same as before, and not touched.
    public var unchanged: Int
    /// No longer part of the site.
    public var removed: Int
  }

  /// Whether something is wrong.
  public var hasErrors: Bool { errors > 0 }
  /// How many errors there are.
  public var errors: Int { diagnostics.count { $0.severity == .error } }
  /// How many warnings there are.
  public var warnings: Int { diagnostics.count { $0.severity == .warning } }

  /// Adds findings: sorted, each once, as severe as was asked.
  mutating func add(_ more: [Diagnostic], strict: Bool) {
    var seen = Set(diagnostics)
    for var diagnostic in more {
      if strict, diagnostic.severity == .warning { diagnostic.severity = .error }
      if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }
    // Stable: findings of one place stay in the order in which they were made.
    diagnostics = diagnostics.enumerated().sorted { left, right in
      left.element.place == right.element.place
        ? left.offset < right.offset : left.element.place < right.element.place
    }.map(\.element)
  }
}
