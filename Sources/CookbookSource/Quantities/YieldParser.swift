import CookbookModel

/// Reads how much a recipe makes (FORMAT 1.8).
public enum YieldParser {
  /// Reads a list of yields, divided by commas that do not stand between two digits.
  ///
  /// An entry without a number is an amount without `value`, with all its text as the unit.
  public static func parse(_ text: String, language: String? = nil) -> [Amount] {
    read(text, language: language).map(\.amount)
  }

  /// Reads a list of yields, and what is odd about each.
  public static func read(_ text: String, language: String? = nil) -> [AmountReading] { [] }

  /// Divides a list at commas that do not stand between two ASCII digits, as RecipeMD does for tags and yields.
  public static func list(_ text: String) -> [String] { [] }
}
