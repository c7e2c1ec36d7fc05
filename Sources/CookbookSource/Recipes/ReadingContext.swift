import CookbookModel

/// What every part of a recipe is read with: the parsed text, how amounts are found, and what was noticed.
struct ReadingContext {
  /// The parsed text of the file.
  let document: MarkdownDocument
  /// Whether amounts are read out of unmarked text (FORMAT 1.7.2).
  var infersAmounts: Bool
  /// Language of the file, BCP 47; nil when unknown.
  var language: String?
  /// What the author should know.
  var diagnostics: [Diagnostic] = []

  /// Its events.
  var markup: Markup { document.markup }

  /// Notes a finding.
  mutating func report(_ finding: Finding, at place: Place) {
    diagnostics.append(Diagnostic(finding, at: place))
  }

  /// Reads one line of an ingredient list.
  mutating func ingredient(_ line: Markup, raw: String, at place: Place) -> Ingredient {
    let reading = IngredientLine.read(
      line, raw: raw, place: place, mode: infersAmounts ? .inferred : .marked, language: language)
    diagnostics += reading.diagnostics
    return reading.ingredient
  }
}
