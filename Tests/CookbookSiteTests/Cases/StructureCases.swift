import CookbookModel
import Testing

@testable import CookbookSite

/// Ingredients and steps as people really write them, in the words of faults that other programs had.
@Suite struct StructureCases {
  /// The groups of a recipe's ingredients: title, and the lines.
  private func groups(_ text: String) throws -> [String] {
    try recipe(text).ingredientGroups.map { group in
      let lines = group.items.map(\.line.plainText).joined(separator: "; ")
      return (group.title.map { $0.plainText + ": " } ?? "") + lines
    }
  }

  private func recipe(_ text: String) throws -> Recipe {
    try #require(try BookOfFiles(["a/dish.md": text]).cookbook.entries.first).recipe
  }

  @Test(
    "Every way to name a group keeps its title and its own amounts",
    arguments: [
      "## Ingredients\n\n### Dough\n\n- 2 garlic\n\n### Sauce\n\n- 1 garlic\n\n## Steps\n\n1. Mix.\n",
      "## Ingredients\n\n**Dough**\n\n- 2 garlic\n\n**Sauce:**\n\n- 1 garlic\n\n## Steps\n\n1. Mix.\n",
      "## Ingredients\n\nDough:\n\n- 2 garlic\n\nSauce:\n\n- 1 garlic\n\n## Steps\n\n1. Mix.\n",
      "## Ingredients\n\n- Dough:\n  - 2 garlic\n- Sauce:\n  - 1 garlic\n\n## Steps\n\n1. Mix.\n",
      "## Ingredients Dough\n\n- 2 garlic\n\n## Ingredients Sauce\n\n- 1 garlic\n\n## Steps\n\n1. Mix.\n",
      "# Dish\n\nIt is good.\n\n**Dough**\n\n- 2 garlic\n\n**Sauce**\n\n- 1 garlic\n\nMix.\n",
      "---\ningredients:\n  - Dough: [2 garlic]\n  - Sauce: [1 garlic]\nsteps: [Mix.]\n---\n",
    ])
  func groups(text: String) throws {
    let groups = try groups(text)
    #expect(groups.map { $0.lowercased() } == ["dough: 2 garlic", "sauce: 1 garlic"])
    let recipe = try recipe(text)
    #expect(recipe.ingredients.map(\.amount?.value) == [Rational(2), Rational(1)])
    #expect(recipe.stepCount == 1)
  }

  @Test func theTitlesOfAllGroupsArePrintedInOrder() throws {
    let book = try BookOfFiles([
      "a/dish.md": """
      ## Ingredients

      - 1 egg

      ### Dough

      - 2 cups flour

      ### Sauce

      - 3 plums

      ## Steps

      1. Mix.
      """
    ])
    let page = try #require(book["a/dish/"])
    let part = try #require(page.between("id=\"ingredients\"", "</section>"))
    let order = [">1</b> egg", "id=\"dough\">Dough</h3>", "flour", "id=\"sauce\">Sauce</h3>", "plums"]
    var rest = part
    for text in order {
      #expect(rest.contains(text))
      rest = rest.between(text, "\u{0}") ?? String(rest.split(separator: text, maxSplits: 1).last ?? "")
    }
  }

  @Test func aListBelowAStepStaysInTheStep() throws {
    let text = "## Ingredients\n\n- 1 leek\n\n## Steps\n\n1. **Veg**:\n   - chop\n   - wash\n2. Fry.\n"
    #expect(try recipe(text).stepCount == 2)
    let page = try #require(try BookOfFiles(["a/dish.md": text])["a/dish/"])
    let step = try #require(page.between("<li id=\"step-1\">", "<li id=\"step-2\">"))
    #expect(step.contains("<li>chop</li>\n<li>wash</li>"))
    #expect(!page.contains("step-3"))
  }

  @Test(
    "A picture, a note or a gap between steps does not begin the numbers again",
    arguments: ["![the pan](pan.jpg)", "> hot!", "Wait.", "<!-- hidden -->"])
  func numbers(between: String) throws {
    let text = "## Ingredients\n\n- 1 egg\n\n## Steps\n\n1. a\n\n2. b\n\n\(between)\n\n3. c\n"
    let book = try BookOfFiles(["a/dish.md": text, "a/pan.jpg": "x"])
    let page = try #require(book["a/dish/"])
    for step in 1...3 { #expect(page.contains("<li id=\"step-\(step)\">")) }
    #expect(!page.contains("step-4"))
    let lists = page.split(separator: "<ol").dropFirst().map { $0.prefix { $0 != ">" } }
    #expect(lists.suffix(from: 1).allSatisfy { ["", " start=\"3\""].contains($0) })
  }

  @Test(
    "A title is taken as its author wrote it, whatever YAML thinks of it",
    arguments: [
      ("Bread: the basics", "Bread: the basics"), ("'Tis pie", "'Tis pie"),
      ("Mom's \"best\"", "Mom's \"best\""), ("\"Best\" pie", "\"Best\" pie"), ("@home pie", "@home pie"),
      ("100% rye", "100% rye"), ("- pie", "- pie"),
      ("yes", "yes"), ("7", "7"), ("1_000", "1_000"), ("*bold* pie", "*bold* pie"), ("[pie]", "pie"),
      ("pie: ", "pie:"), ("& pie", "& pie"), ("%pie", "%pie"),
      ("`pie`", "`pie`"), ("pie | cake", "pie | cake"), ("> pie", "> pie"), ("? pie", "? pie"),
    ])
  func title(written: String, read: String) throws {
    let text = "---\ntitle: \(written)\n---\n## Ingredients\n\n- 1 egg\n\n## Steps\n\n1. Mix.\n"
    let book = try BookOfFiles(["a/dish.md": text])
    guard let recipe = book.cookbook.entries.first?.recipe else {
      // Or an error that names the line and the way out.
      let found = try #require(book.diagnostics.first { $0.severity == .error })
      #expect(found.place.line == 2 && found.place.column > 0)
      #expect(found.finding.message.contains("quotes"))
      return
    }
    #expect(recipe.document.titleText == read)
  }

  @Test func aTitleThatIsNoTextIsToldWithItsPlace() throws {
    let book = try BookOfFiles(["a/dish.md": "---\ntitle: {pie}\n---\n## Steps\n\n1. Mix.\n"])
    let found = try #require(book.diagnostics.first { $0.finding.code == .frontMatterValue })
    #expect(found.place == Place(file: "content/a/dish.md", line: 2, column: 8))
    #expect(book["a/dish/"] != nil)
  }

  @Test func awkwardPlacesEachGetTheirPage() throws {
    let dish = "## Ingredients\n\n- 1 egg\n\n## Steps\n\n1. Mix.\n"
    let book = try BookOfFiles([
      "index.md": "# The book\n", "my pie.md": "---\ncategory: pie\n---\n" + dish,
      "pie.md": "---\ncategory: pie\n---\n" + dish, "pie.txt": "x",
    ])
    #expect(book.diagnostics.codes.isEmpty)
    for path in ["", "pie/", "pie/my-pie/", "pie/pie/"] { #expect(book[path] != nil) }
  }

  @Test func anEmptyFolderIsAnEmptySite() async throws {
    try await withSource([:]) { folder in
      var options = BuildOptions()
      options.source = folder.path
      let report = await SiteBuilder(options, parts: .standard).build()
      #expect(!report.hasErrors)
      #expect(report.codes == ["no-recipes"])
      #expect(folder.text("public/index.html")?.contains("<h1>") == true)
    }
  }

  @Test("What a recipe lacks is listed by file, and strictness makes it count", arguments: [false, true])
  func gaps(strict: Bool) async throws {
    let files = [
      "content/a/one.md":
        "---\ntags: [\"\"]\ntime: a while\nimage: one.jpg\n---\n## Ingredients\n\n- 1 egg\n",
      "content/a/two.png": "x",
    ]
    try await withSource(files) { folder in
      var options = BuildOptions()
      options.source = folder.path
      options.strict = strict
      let report = await SiteBuilder(options, parts: .standard).check()
      #expect(Set(report.codes) == ["empty-name", "time-unparsed", "missing-image", "no-steps"])
      #expect(
        report.diagnostics.filter { $0.finding.code != .noBaseURL }.allSatisfy {
          $0.place.file == "content/a/one.md" && $0.place.line > 0
        })
      #expect(report.hasErrors == strict)
    }
  }
}
