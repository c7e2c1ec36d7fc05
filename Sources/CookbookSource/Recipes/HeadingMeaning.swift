/// What the name of a heading announces, for those who link to it by its name.
public enum HeadingMeaning: Hashable, Sendable {
  /// The ingredients.
  case ingredients
  /// The steps.
  case steps
  /// The related recipes.
  case related
  /// The nutrition.
  case nutrition

  /// Reads a heading or its slug in any language that FORMAT Appendix A has; nil when it means nothing else
  /// than itself.
  public init?(_ name: String) {
    let words = String(decoding: name.utf8.map { $0 == UInt8(ascii: "-") ? 0x20 : $0 }, as: UTF8.self)
    switch HeadingName(words, affixes: false)?.kind {
    case .ingredients: self = .ingredients
    case .steps: self = .steps
    case .related: self = .related
    case .nutrition: self = .nutrition
    case .notes, .source, .equipment, .info, .tags, nil: return nil
    }
  }
}
