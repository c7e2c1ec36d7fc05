/// Which character groups the digits of thousands in a language (FORMAT 1.7).
enum DigitGrouping: Hashable, Sendable {
  /// `1,500`
  case comma
  /// `1.500`
  case point
  /// `1 500`, with a space that does not break.
  case space
  /// The language is not known: no group of three digits can be trusted.
  case unknown
  /// The specification of RecipeMD knows no groups, only decimals.
  case recipeMD

  /// Chooses by a BCP 47 tag.
  init(language: String?) {
    self =
      language.flatMap { Self.byLanguage[String($0.prefix { $0 != "-" && $0 != "_" }).lowercased()] }
      ?? .unknown
  }

  private static let byLanguage: [String: DigitGrouping] = [
    "en": .comma, "zh": .comma, "ja": .comma, "ko": .comma,
    "de": .point, "it": .point, "es": .point, "nl": .point, "pt": .point, "da": .point, "tr": .point,
    "fr": .space, "sv": .space, "ru": .space, "pl": .space, "nb": .space, "nn": .space, "no": .space,
    "fi": .space, "cs": .space, "sk": .space, "uk": .space, "hu": .space,
  ]
}
