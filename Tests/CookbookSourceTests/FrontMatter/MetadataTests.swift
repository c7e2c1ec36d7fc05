import CookbookModel
import Testing

@testable import CookbookSource

private func metadata(_ yaml: String) -> Metadata {
  Metadata(SplitSource(Array("---\n\(yaml)\n---\n".utf8)[...]), file: "pie.md")
}

private func filled(
  _ yaml: String, _ change: (inout Recipe) -> Void = { _ in }
) -> (recipe: Recipe, diagnostics: [Diagnostic]) {
  let metadata = metadata(yaml)
  var diagnostics = metadata.diagnostics
  var recipe = Recipe(document: Document(path: "pie.md", file: "pie.md", id: "pie"), dialect: .sections)
  change(&recipe)
  metadata.fill(&recipe, options: ReaderOptions(), diagnostics: &diagnostics)
  return (recipe, diagnostics)
}

private func codes(_ yaml: String) -> [String] {
  filled(yaml).diagnostics.map { "\($0.place.line):\($0.place.column) \($0.finding.code.rawValue)" }
}

@Suite struct MetadataTests {
  @Test(
    "finds the key of a word in any case and spelling",
    arguments: [
      ("Title", MetadataKey.title), ("Prep Time", .prep), ("prep_time", .prep), ("prep-time", .prep),
      ("Temps de pre\u{301}paration", .prep), ("TEMPS DE PRÉPARATION", .prep), ("time required", .total),
      ("duration", .total), ("Number of Servings", .yield), ("预估烹饪难度", .difficulty),
      ("Zutaten", .ingredients), ("Zubereitung", .steps), ("see also", .related), ("id", .id),
    ])
  func keys(_ word: String, _ key: MetadataKey) {
    #expect(MetadataKeys.field(for: word) == key)
  }

  @Test("knows no key by chance")
  func unknownKeys() {
    for word in ["", " ", "note", "backzeitx", "ti tle!"] { #expect(MetadataKeys.field(for: word) == nil) }
    for key in MetadataKey.allCases where ![.prep].contains(key) {
      #expect(MetadataKeys.field(for: key.rawValue) == key)
    }
  }

  @Test("fills what every document has")
  func document() {
    let document = filled(
      """
      title: Bread: the basics
      description: "Mother's *best*."
      tags: [Dessert, dessert, 'été']
      category: Pies, Cakes
      author: {name: Ada}
      lang: pt_BR
      date: 2016-01-05 10:00:00 -0800
      draft: yes
      id: E35A5C9C
      slug: mole_poblano
      aliases: [old/pie, older]
      order: 012
      imagecredit: [x, {y: z}]
      """
    ).recipe.document
    #expect(document.titleText == "Bread: the basics")
    #expect(document.summary == "Mother's best.")
    #expect(document.body.plainText == "Mother's best.")
    #expect(document.tags == ["Dessert", "été"])
    #expect(document.categories == ["Pies", "Cakes"])
    #expect(document.author == "Ada")
    #expect(document.language == "pt-BR")
    #expect(document.date == CivilDate(year: 2016, month: 1, day: 5))
    #expect(document.draft)
    #expect(document.stableID == "E35A5C9C")
    #expect(document.slug == "mole_poblano")
    #expect(document.aliases.map(\.path) == ["old/pie", "older"])
    #expect(document.aliases.last?.place == Place(file: "pie.md", line: 12, column: 20))
    #expect(document.order == 12)
    #expect(document.extra == [MetadataField(name: "imagecredit", value: "x, y: z")])
  }

  @Test("fills what a recipe has")
  func recipe() {
    let recipe = filled(
      """
      image: [hero.jpg, "![[second.png]]", "![alt](<my photo.jpg>)", {src: third.webp}]
      source: https://example.org/pie
      cuisine: Thai, Lao
      diet: [vegan]
      rating: 4.5
      difficulty: easy
      kcal: 270
      nutrition:
        protein: 3 g
        fat: 1 g
      related: [[[Rice]], ../sides/beans.md, "[Salsa](salsa.md)"]
      components: [crust]
      notes: Keeps *two* days.
      equipment: [whisk, bowl]
      """
    ).recipe
    let links = recipe.document.links
    #expect(
      recipe.images.map { links[$0].destination } == ["hero.jpg", "second.png", "my photo.jpg", "third.webp"])
    #expect(recipe.images.map { links[$0].syntax } == [.image, .wikiImage, .image, .image])
    #expect(recipe.source?.plainText == "https://example.org/pie")
    #expect(links.contains { $0.destination == "https://example.org/pie" && $0.syntax == .markdown })
    #expect(recipe.cuisine == ["Thai", "Lao"])
    #expect(recipe.diet == ["vegan"])
    #expect(recipe.rating == "4.5")
    #expect(recipe.difficulty == "easy")
    #expect(recipe.nutrition.map { "\($0.name)=\($0.value)" } == ["kcal=270", "protein=3 g", "fat=1 g"])
    #expect(
      recipe.related.map { links[$0.link].destination } == ["Rice", "../sides/beans.md", "salsa.md"])
    #expect(recipe.related.map { links[$0.link].syntax } == [.wiki, .name, .markdown])
    #expect(recipe.components.map { links[$0].destination } == ["crust"])
    #expect(Set(recipe.sections.map(\.kind)) == [.notes, .equipment])
    #expect(recipe.sections.map(\.body.plainText) == ["whisk bowl", "Keeps two days."])
  }

  @Test("components are ingredients, allergens have a section")
  func componentsAndAllergens() throws {
    let recipe = try Reading(
      """
      ---
      components: [Pie Crust, "[The cream](cream.md)", "[[Figs]]"]
      ingredients: [1 jar figs]
      steps: [Bake.]
      allergens: [milk, nuts]
      ---
      """
    ).recipe
    #expect(recipe.ingredientLines == ["nil: Pie Crust; The cream; 1 jar figs"])
    #expect(recipe.ingredients[1].link.map { recipe.document.links[$0].destination } == "cream.md")
    #expect(recipe.components.count == 3)
    #expect(recipe.sectionLines == ["other Allergens: milk nuts"])
  }

  @Test(
    "says what is wrong, and where",
    arguments: [
      ("tags: [\"\"]", ["2:8 empty-name"]),
      ("category: \" \"", ["2:11 empty-name"]),
      ("tags:", []),
      ("tags: a, b,", []),
      ("title: A\nname: B", ["3:1 fm-duplicate-key"]),
      ("draft: maybe", ["2:8 fm-value"]),
      ("date: yesterday", ["2:7 fm-value"]),
      ("order: first", ["2:8 fm-value"]),
      ("lang: English (US)", ["2:7 fm-value"]),
      ("dialect: cooklang", ["2:10 fm-value"]),
      ("amounts: none", ["2:10 fm-value"]),
      ("title: [a, b]", ["2:8 fm-value"]),
      ("image: {alt: x}", []),
      ("image: {alt: x, title: y}", ["2:8 fm-value"]),
      ("anything: [goes]", []),
      ("just text", ["2:1 fm-syntax"]),
      ("- a list", ["2:1 fm-syntax"]),
      ("title: [a", ["2:8 fm-syntax"]),
    ])
  func faults(_ yaml: String, _ expected: [String]) {
    #expect(codes(yaml) == expected)
  }

  @Test("reports front matter that is TOML or not closed")
  func broken() {
    for (text, code) in [
      ("+++\n+++\n", DiagnosticCode.frontMatterTOML), ("---\na: b\n", .frontMatterUnclosed),
    ] {
      let metadata = Metadata(SplitSource(Array(text.utf8)[...]), file: "pie.md")
      #expect(metadata.diagnostics.map(\.finding.code) == [code])
      #expect(metadata.isBroken)
    }
  }

  @Test("reads times and yields as text, whatever YAML 1.1 would make of them")
  func quantities() {
    let (recipe, diagnostics) = filled(
      "prep time: 1:30\ncook: 20\ntime:\n  rest: 12\n  total: a while\nserves: 4.5\nlang: de")
    #expect(recipe.times.prep?.minutes == 90...90)
    #expect(recipe.times.cook?.minutes == 20...20)
    #expect(recipe.times.rest?.minutes == 12...12)
    #expect(recipe.times.givenTotal == Duration(minutes: nil, raw: "a while"))
    #expect(diagnostics.map(\.finding) == [.timeUnparsed(text: "a while")])
    #expect(diagnostics.first?.place.line == 6)
    #expect(recipe.yields.map(\.raw) == ["4.5"])
    #expect(
      filled("yield: [4 people, \"1,5 l\"]\nlang: de").recipe.yields.map(\.raw) == ["4 people", "1,5 l"])
    #expect(filled("yield: 2 loaves, 1 l").recipe.yields.count == 2)
  }

  @Test("takes the title of front matter and says where the heading differs")
  func titles() {
    func heading(_ recipe: inout Recipe) {
      recipe.document.title = Markup(text: "Apple Pie")
      recipe.document.titleText = "Apple Pie"
    }
    #expect(filled("title: Apple Pie", heading).diagnostics.isEmpty)
    let other = filled("title: Pear Pie", heading)
    #expect(other.recipe.document.titleText == "Pear Pie")
    #expect(other.diagnostics.map(\.finding) == [.titleMismatch(title: "Pear Pie", heading: "Apple Pie")])
  }

  @Test("lets front matter win over lines of the text, and joins their tags")
  func body() {
    var metadata = metadata("tags: [a]\ndifficulty: easy")
    let place = Place(file: "pie.md", line: 9, column: 1)
    metadata.addLine(name: "Tags", text: "#b, a", at: place)
    metadata.addLine(name: "level", text: "hard", at: place)
    metadata.addLine(name: "Cuisine", text: "Thai", at: place)
    metadata.addLine(name: "Region", text: "Lao", at: place)
    var recipe = Recipe(document: Document(path: "pie.md", file: "pie.md", id: "pie"), dialect: .sections)
    var diagnostics = metadata.diagnostics
    metadata.fill(&recipe, options: ReaderOptions(), diagnostics: &diagnostics)
    #expect(recipe.document.tags == ["a", "b"])
    #expect(recipe.difficulty == "easy")
    #expect(recipe.cuisine == ["Thai"])
    #expect(diagnostics.map(\.finding) == [.frontMatterDuplicateKey(key: "Region", first: "Cuisine")])
  }

  @Test("knows what has to be known before the text is read")
  func early() {
    let found = metadata(
      "type: Recipe\ndialect: RecipeMD\namounts: marked\nlocale: de_DE\ningredients: [salt]")
    #expect(found.forcesRecipe)
    #expect(found.dialect == .recipeMD)
    #expect(found.infersAmounts == false)
    #expect(found.language == "de-DE")
    #expect(found.hasIngredientList)
    #expect(!found.hasComponentList)
    #expect(!metadata("layout: post\ningredients: salt").forcesRecipe)
    #expect(!metadata("layout: post\ningredients: salt").hasIngredientList)
  }
}
