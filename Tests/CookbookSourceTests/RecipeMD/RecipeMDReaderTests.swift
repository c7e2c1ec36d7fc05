import CookbookModel
import CookbookSource
import Testing

private func read(_ text: String, strict: Bool = false) -> (recipe: Recipe?, diagnostics: [Diagnostic]) {
  let result = SourceReader.read(
    path: "dip.md", file: "dip.md", bytes: Array(text.utf8),
    options: ReaderOptions(strictRecipeMD: strict))
  switch result.content {
  case .recipe(let recipe): return (recipe, result.diagnostics)
  case .page, .unusable: return (nil, result.diagnostics)
  }
}

private func codes(_ diagnostics: [Diagnostic], _ severity: Severity) -> [String] {
  diagnostics.filter { $0.severity == severity }.map { "\($0.place.line) \($0.finding.code.rawValue)" }
}

@Suite struct RecipeMDReaderTests {
  @Test("reads a whole recipe")
  func whole() throws {
    let (found, diagnostics) = read(
      """
      # *Green* dip

      Some say guac.

      *sauce, vegan*

      **4 Servings, 200 g**

      ---

      - *1* avocado
      - *.5 teaspoon* salt
      - lemon juice

      ## For later

      - [chips](chips.md)

      ### Spices

      - *2 g* [ground cumin](cumin.md)

      ---

      Mash it.

      Season it.

      ## Related

      - [Rice](rice.md)

      ## Notes

      Keeps a day.
      """)
    #expect(diagnostics.isEmpty)
    let recipe = try #require(found)
    #expect(recipe.dialect == .recipeMD)
    #expect(recipe.document.titleText == "Green dip")
    #expect(recipe.document.summary == "Some say guac.")
    #expect(recipe.document.tags == ["sauce", "vegan"])
    #expect(recipe.yields.map(\.raw) == ["4 Servings", "200 g"])
    #expect(recipe.yields.map(\.unit) == ["Servings", "g"])
    let groups = recipe.ingredientGroups
    #expect(groups.map { $0.title?.plainText } == [nil, "For later", "Spices"])
    #expect(groups.map(\.depth) == [0, 0, 1])
    #expect(
      recipe.ingredients.map(\.name.plainText) == ["avocado", "salt", "lemon juice", "chips", "ground cumin"])
    #expect(recipe.ingredients.map { $0.amount?.raw } == ["1", ".5 teaspoon", nil, nil, "2 g"])
    #expect(recipe.ingredients.map { $0.link != nil } == [false, false, false, true, true])
    #expect(recipe.stepGroups.flatMap(\.items).map(\.text.plainText) == ["Mash it.", "Season it."])
    #expect(recipe.related.count == 1)
    #expect(recipe.sections.map(\.kind) == [.notes])
  }

  @Test(
    "takes what its author meant and notes it; strictly, each is an error",
    arguments: [
      ("# A\n\n---\n\n- *some* love\n\n---\n\nMix.", ["5 amount-without-number"]),
      ("# A\n\n**some, 2 cups**\n\n---\n\n- salt\n\n---\n\nMix.", ["3 yield-without-number"]),
      ("# A\n\n*a*\n\n*b*\n\n---\n\n- salt\n\n---\n\nMix.", ["5 tags-twice"]),
      ("# A\n\n**1**\n\n**2**\n\n---\n\n- salt\n\n---\n\nMix.", ["5 yields-twice"]),
      ("# A\n\n*a*\n**2**\n\n---\n\n- salt\n\n---\n\nMix.", ["3 tags-and-yield-in-one-paragraph"]),
      (
        "# A\n\n---\n\n- salt\n- *5 nothings*\n-\n\n---\n\nMix.",
        ["6 empty-ingredient", "7 empty-ingredient"]
      ),
      ("---\ndialect: recipemd\n---\n# A\n\n---\n\n- salt\n\nMix.", ["10 missing-divider"]),
      ("---\ndialect: recipemd\n---\n# A\n\n- salt\n\n---\n\nMix.", ["6 missing-divider"]),
      ("---\ndialect: recipemd\n---\n![](a.jpg)\n\n# A\n\n---\n\n- salt\n\n---\n\nMix.", ["4 missing-title"]),
    ])
  func departures(_ text: String, _ expected: [String]) throws {
    let lenient = read(text)
    let recipe = try #require(lenient.recipe)
    #expect(recipe.dialect == .recipeMD)
    #expect(recipe.document.titleText == "A")
    #expect(recipe.ingredients.contains { $0.name.plainText == "salt" || $0.raw.contains("love") })
    #expect(recipe.stepCount == 1)
    let forbidden = codes(lenient.diagnostics, .warning)
    #expect(forbidden == expected)
    let code = expected[0].split(separator: " ")[1]
    #expect(codes(read(text, strict: true).diagnostics, .error).contains { $0.hasSuffix(code) })
  }

  @Test("uses tags and yields that are given twice, and those of one paragraph")
  func joined() throws {
    let twice = try #require(read("# A\n\n*a, b*\n\n**1**\n\n*B, c*\n\n**2 l**\n\n---\n\n- salt\n").recipe)
    #expect(twice.document.tags == ["a", "b", "c"])
    #expect(twice.yields.map(\.raw) == ["1", "2 l"])
    let one = try #require(read("# A\n\n*a, b*\n**4 Servings**\n\n---\n\n- salt\n").recipe)
    #expect(one.document.tags == ["a", "b"])
    #expect(one.yields.map(\.raw) == ["4 Servings"])
    #expect(one.document.body.isEmpty)
  }

  @Test("keeps further blocks of an ingredient as its detail")
  func detail() throws {
    let recipe = try #require(
      read("# A\n\n---\n\n- *2* eggs\n\n  from happy hens\n  - or ducks\n- *5 g*\n\n  pepper\n").recipe)
    #expect(recipe.ingredients.map(\.name.plainText) == ["eggs", "pepper"])
    #expect(recipe.ingredients.map { $0.amount?.raw } == ["2", "5 g"])
    #expect(recipe.ingredients.map(\.detail.plainText) == ["from happy hens or ducks", ""])
  }

  @Test("infers no amount: an unmarked number is the author's choice")
  func noInference() throws {
    let recipe = try #require(read("# A\n\n---\n\n- 2 cups flour\n\n---\n\nMix.").recipe)
    #expect(recipe.ingredients.map(\.amountOrigin) == [.none])
  }

  @Test("reads every file strictly as RecipeMD when told to")
  func strict() {
    let result = read("## Ingredients\n\n- salt\n\n## Steps\n\n1. Mix.", strict: true)
    #expect(codes(result.diagnostics, .error) == ["1 missing-title", "3 missing-divider"])
    #expect(codes(read("", strict: true).diagnostics, .error) == ["1 missing-title", "1 missing-divider"])
  }

  @Test("never crashes, whatever the text")
  func fuzz() {
    var random = SplitMix(seed: 11)
    let pieces = [
      "# A\n", "\n", "---\n", "- ", "*1 g* ", "*a*\n", "**2**\n", "  ", "text", "[x](<y z>)", "## G\n",
      "1. ", "> ", "```\n", "<!-- c -->\n", "*", "**", "\t", "é", "\r\n", "[[w]]", "![](i)", "***b***\n",
    ]
    for _ in 0..<1_000 {
      var text = "# T\n\n"
      for _ in 0..<Int(random.next() % 30) { text += pieces[Int(random.next() % UInt64(pieces.count))] }
      let bytes = Array(text.utf8.prefix(Int(random.next() % 200)))
      for strict in [false, true] {
        _ = SourceReader.read(
          path: "a.md", file: "a.md", bytes: bytes, options: ReaderOptions(strictRecipeMD: strict))
      }
      _ = RecipeMDExport.read(bytes: bytes, file: "a.md")
    }
  }
}
