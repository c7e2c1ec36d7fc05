/// What a heading announces (FORMAT Appendix A).
enum SectionKind: Hashable, Sendable, CaseIterable {
  case ingredients
  case steps
  case notes
  case related
  case source
  case equipment
  case nutrition
  case info
  case tags

  /// Whether `Sauce ingredients` and `Notes: storing` are read as the kind with a title of their own.
  ///
  /// Not for kinds whose terms begin ordinary headings ("Serve with pride").
  var takesAffixes: Bool {
    switch self {
    case .ingredients, .steps, .notes, .equipment, .nutrition, .tags: true
    case .related, .source, .info: false
    }
  }
}
