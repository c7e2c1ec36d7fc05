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
  /// `raw` is the line as it stands in the source, `place` where it begins. The line that comes out has the
  /// same plain text, without a task marker. Beside the main amount, `amounts` holds the other ways to say it,
  /// which scale as well, and sizes and remarks, which do not. The name keeps the latter; in RecipeMD it is
  /// all that follows the emphasis.
  public static func read(
    _ line: Markup, raw: String, place: Place, mode: Mode, language: String?
  ) -> (ingredient: Ingredient, diagnostics: [Diagnostic]) {
    let flat = FlatLine(line)
    let text = QuantityText(flat.bytes)
    let start = contentStart(text)
    let content = start..<text.trimmedEnd(text.end, from: start)
    let found = LineAmounts(
      in: flat, content: content, mode: mode, grouping: DigitGrouping(language: language))
    let name = flat.markup(keeping: found.name)
    let ingredient = Ingredient(
      line: flat.markup(keeping: [content], marks: found.marks), name: name, amounts: found.amounts,
      amountOrigin: found.origin, optional: OptionalWords.mark(text), link: soleLink(of: name), raw: raw,
      place: place)
    return (ingredient, found.findings.map { Diagnostic($0, at: place) })
  }

  /// The offset after white space and a task marker, `[ ]` or `[x]`.
  private static func contentStart(_ text: QuantityText) -> Int {
    let start = text.skipSpace(0)
    let isBox = text[start] == 0x5B && text[start + 2] == 0x5D
    guard isBox, text[start + 1] == 0x20 || text[start + 1] | 0x20 == 0x78 else { return start }
    let next = text.skipSpace(start + 3)
    return next > start + 3 || next == text.end ? next : start
  }

  /// The number of the link that is all of a name.
  private static func soleLink(of name: Markup) -> Int? {
    guard case .begin(.link(let number)) = name.events.first,
      FlatLine(name).end(of: 0) == name.events.count - 1
    else { return nil }
    return Int(number)
  }
}
