import CookbookModel

/// Reads amounts out of text by the grammar of FORMAT 1.7.
///
/// `language` is that of the recipe, BCP 47; it decides which character groups the digits of thousands.
public enum AmountParser {
  /// Reads a text that is an amount as a whole, with any unit that holds no digit (`1½ dozen`).
  public static func parse(_ text: some StringProtocol, language: String?) -> Amount? {
    read(text, language: language)?.amount
  }

  /// Reads a text that is an amount as a whole, and what is odd about it.
  public static func read(_ text: some StringProtocol, language: String?) -> AmountReading? { nil }

  /// Reads the amount that a text begins with; a word is its unit only if ``UnitTable`` holds it.
  public static func prefix(_ text: some StringProtocol, language: String?) -> AmountReading? { nil }

  /// Reads the amount that a text ends with (`pasta: 800 g`).
  public static func suffix(_ text: some StringProtocol, language: String?) -> AmountReading? { nil }

  /// Reads an amount as the RecipeMD specification does: a number, and all the rest is the unit.
  ///
  /// Returns nil when the text does not begin with a number. An exporter applies it to ``Amount/raw``.
  public static func recipeMD(_ text: some StringProtocol) -> Amount? { nil }
}
