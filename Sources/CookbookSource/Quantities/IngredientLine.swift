import CookbookModel

/// Reads one line of an ingredient list (FORMAT 1.7).
public enum IngredientLine {
  /// How amounts are found.
  public enum Mode: Hashable, Sendable {
    /// Emphasis at the beginning is an amount, nothing else is.
    case recipeMD
    /// Marked amounts, and those that can be read out of the text.
    case inferred
    /// Marked amounts only (`amounts: marked`).
    case marked
  }

  /// Reads the inline content of an item's first paragraph, without the events of the paragraph itself.
  ///
  /// `raw` is the line as it stands in the source, `place` where it begins.
  public static func read(
    _ line: Markup, raw: String, place: Place, mode: Mode, language: String?
  ) -> (ingredient: Ingredient, diagnostics: [Diagnostic]) {
    (Ingredient(line: line, name: line, raw: raw, place: place), [])
  }
}
