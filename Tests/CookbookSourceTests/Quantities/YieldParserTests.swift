import Testing

@testable import CookbookSource

@Suite("Yields")
struct YieldParserTests {
  @Test(
    "Yields are read with the words before them",
    arguments: [
      ("4", ["4"]), ("4 Servings", ["4 Servings"]), ("4 Servings, 200 g", ["4 Servings", "200 g"]),
      ("4 servings, 1,5 l", ["4 servings", "3/2 l"]), ("1,5 cups", ["3/2 cups"]),
      ("2 1/2 cups", ["5/2 cups"]),
      ("1½ dozen", ["3/2 dozen"]), ("makes 1½ cups", ["3/2 cups"]), ("Serves 4-6", ["4..6"]),
      ("serves: 4", ["4"]),
      ("für 4 Personen", ["4 Personen"]), ("pour 4 personnes", ["4 personnes"]),
      ("for 4 to 6 people", ["4..6 people"]),
      ("about 4 people", ["4 people ~"]), ("makes about 24 cookies", ["24 cookies ~"]),
      ("Approximate 15 tortillas", ["15 tortillas ~"]), ("reicht für ca. 4 Personen", ["4 Personen ~"]),
      ("4人分", ["4 人分"]), ("4p", ["4 p"]), ("1 9-inch pie", ["1 9-inch pie"]), ("8-11", ["8..11"]),
      ("4 servings (2 cups)", ["4 servings"]), ("2 loaves of 500 g each", ["2 loaves of 500 g each"]),
      ("4.5", ["9/2"]), ("0.5 cups", ["1/2 cups"]), ("1,000 g", ["1000 g"]),
      ("an entire family", ["? an entire family !"]),
      ("", []), (" , ,", []), ("first, 2", ["? first !", "2"]), ("6 x 200 ml jars", ["6 x 200 ml jars"]),
      ("4 + 1", ["? 4 + 1 !"]), ("6-4", ["? !"]),
    ] as [(String, [String])])
  func reads(_ text: String, _ expected: [String]) {
    #expect(YieldParser.parse(text, language: "en").map(Writing.of) == expected)
  }

  @Test("The raw text of a yield is all that the author wrote")
  func raw() {
    #expect(YieldParser.parse(" makes 1½ cups , 4 jars").map(\.raw) == ["makes 1½ cups", "4 jars"])
  }

  @Test("A list is divided at commas that do not stand between digits")
  func list() {
    #expect(YieldParser.list("sauce, vegan,1,5 ,a,1") == ["sauce", "vegan", "1,5", "a", "1"])
  }
}
