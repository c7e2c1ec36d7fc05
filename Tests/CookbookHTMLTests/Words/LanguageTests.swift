import CookbookHTML
import CookbookModel
import Testing

@Suite struct LanguageTests {
  @Test(
    "A length of time is written as a cook says it",
    arguments: [
      (70...70, "1 h 10 min"), (155...155, "2 h 35 min"), (1440...1440, "1 day"), (4320...4320, "3 days"),
      (20...25, "20–25 min"), (55...60, "55–60 min"), (60...120, "1–2 h"), (280...285, "4 h 40–45 min"),
      (90...150, "1 h 30 min – 2 h 30 min"), (0...0, "0 min"), (1500...1500, "1 day 1 h"),
    ])
  func duration(minutes: ClosedRange<Int>, expected: String) {
    #expect(Language.of("en").duration(Duration(minutes: minutes, raw: "x")) == expected)
  }

  @Test func aTimeThatCouldNotBeReadIsPrintedAsWritten() {
    #expect(Language.of("de").duration(Duration(minutes: nil, raw: "über Nacht")) == "über Nacht")
  }

  @Test(
    "Dates and counts follow the language",
    arguments: [
      ("en", "1 December 2026", "1 recipe", "2 recipes"),
      ("de-AT", "1. Dezember 2026", "1 Rezept", "2 Rezepte"),
      ("es", "1 de diciembre de 2026", "1 receta", "2 recetas"),
      ("xx", "1 December 2026", "1 recipe", "2 recipes"),
    ])
  func counts(tag: String, date: String, one: String, two: String) throws {
    let language = Language.of(tag)
    #expect(language.date(try #require(CivilDate("2026-12-01"))) == date)
    #expect([language.recipes(1), language.recipes(2)] == [one, two])
  }
}
