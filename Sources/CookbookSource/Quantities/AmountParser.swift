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
  public static func read(_ text: some StringProtocol, language: String?) -> AmountReading? {
    let scanner = scanner(text, language)
    return scanner.whole(from: scanner.text.skipSpace(0)).map { AmountReading($0, in: scanner.text) }
  }

  /// Reads the amount that a text begins with; a word is its unit only if Appendix C holds it.
  ///
  /// Returns nil when another amount is added to it (`1/4 cup + 1 tbsp`).
  public static func prefix(_ text: some StringProtocol, language: String?) -> AmountReading? {
    let scanner = scanner(text, language)
    guard let found = scanner.amount(at: scanner.text.skipSpace(0)), !scanner.joins(at: found.end) else {
      return nil
    }
    return AmountReading(found, in: scanner.text)
  }

  /// Reads the amount that a text ends with: one with a unit, or after a colon (`pasta: 800 g`).
  ///
  /// A remark in parentheses and a full stop may follow.
  public static func suffix(_ text: some StringProtocol, language: String?) -> AmountReading? {
    let scanner = scanner(text, language)
    return TrailingAmount(scanner, from: 0).map { AmountReading($0.main, in: scanner.text) }
  }

  /// Reads an amount as the RecipeMD specification does: a number, and all the rest is the unit.
  ///
  /// Returns nil when the text does not begin with a number. An exporter applies it to ``Amount/raw``.
  public static func recipeMD(_ text: some StringProtocol) -> Amount? {
    RecipeMDAmount.read(QuantityText(Array(text.utf8)))
  }

  private static func scanner(_ text: some StringProtocol, _ language: String?) -> AmountScanner {
    AmountScanner(QuantityText(Array(text.utf8)), grouping: DigitGrouping(language: language))
  }
}

extension AmountReading {
  init(_ found: ScannedAmount, in text: QuantityText) {
    self.init(
      amount: found.amount(in: text), range: found.start..<found.end, finding: found.finding(in: text))
  }
}
