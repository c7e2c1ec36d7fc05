import CookbookModel
import Testing

@testable import CookbookSource

@Suite("Headings that name ingredients and steps")
struct SectionsTests {
  @Test(
    "a heading announces its section in any decoration",
    arguments: [
      ("Ingredients", SectionKind.ingredients, nil), ("## 🥕 INGREDIENTS:", .ingredients, nil),
      (":carrot: Ingredients", .ingredients, nil), ("You’ll need", .ingredients, nil),
      ("Zutaten Teig", .ingredients, "Teig"), ("Sauce ingredients", .ingredients, "Sauce"),
      ("Boden - Zubereitung:", .steps, "Boden"), ("Instructions: the dough", .steps, "the dough"),
      ("作り方", .steps, nil), ("材料：生地", .ingredients, "生地"), ("Tags quick, green", .tags, "quick, green"),
      ("Voir aussi", .related, nil), ("Étapes", .steps, nil), ("E\u{301}tapes", .steps, nil),
    ] as [(String, SectionKind, String?)])
  func headings(text: String, kind: SectionKind, rest: String?) throws {
    let name = try #require(HeadingName(text, affixes: true))
    #expect(name.kind == kind)
    #expect(name.rest == rest)
  }

  @Test(
    "ordinary headings announce nothing",
    arguments: [
      "Preparation time", "The story", "Serve with pride and a very long explanation of it", "", "***",
      "Ingredients that I bought one rainy afternoon in a market hall", "Related to the above",
    ])
  func others(text: String) {
    #expect(HeadingName(text, affixes: true) == nil)
  }

  @Test("affixes count for nothing where they are switched off")
  func affixesOff() {
    #expect(HeadingName("For the preparation", affixes: false) == nil)
    #expect(HeadingName("Ingredients (serves 4)", affixes: false)?.parenthesis == "serves 4")
  }

  @Test("metadata with emoji, a paragraph after the steps as a note")
  func metadata() throws {
    let recipe = try Reading(
      """
      ---
      title: Buckwheat crêpes
      tags: [quick]
      ---

      - ⏲️ Prep time: 5 minutes
      - **Cook time:** 15 min
      - 🍽️ Serves: 3 people

      ## Ingredients

      - 1½ cups flour

      ## Directions

      1. Stir.

      Best at once.
      """
    ).recipe
    #expect(recipe.dialect == .sections)
    #expect(recipe.times.prep?.minutes == 5...5)
    #expect(recipe.times.cook?.minutes == 15...15)
    #expect(recipe.yields.map(\.raw) == ["3 people"])
    #expect(recipe.stepLines == ["nil: Stir.; (Best at once.)"])
    #expect(recipe.document.body.isEmpty)
  }

  @Test("lists under labels and headings are groups, whatever their bullets")
  func groups() throws {
    let recipe = try Reading(
      """
      # Tart

      ## Ingredients

      - 200 g flour

      For the cream:

      * 3 eggs

      **Topping**
      + 1 pear

      ### Glaze

      - 1 spoon jam

      ## Steps

      1. Bake.
      """
    ).recipe
    #expect(
      recipe.ingredientLines == [
        "nil: 200 g flour", "For the cream: 3 eggs", "Topping: 1 pear", "Glaze: 1 spoon jam",
      ])
  }

  @Test("a heading above recognised ones names the groups of its part")
  func parts() throws {
    let recipe = try Reading(
      "# T\n\n## Day one\n\n### Ingredients\n\n- 1 a\n\n### Method\n\nMix.\n\n"
        + "## Day two\n\n### Ingredients\n\n- 2 b\n\n### Method\n\nBake.\n"
    ).recipe
    #expect(recipe.ingredientLines == ["Day one: 1 a", "Day two: 2 b"])
    #expect(recipe.stepLines == ["Day one: Mix.", "Day two: Bake."])
    #expect(recipe.sections.isEmpty)
  }

  @Test("a nested list is a group under a label or under a line without amount, else detail")
  func nested() throws {
    let recipe = try Reading(
      "## Ingredients\n\n- For the sauce\n  - 40 g butter\n  - 1 egg\n- Herbs:\n  - thyme\n"
        + "- 3 slices of ham\n  - smoked is best\n\n## Steps\n\n1. Sauce:\n   1. Melt.\n   2. Whisk.\n2. Serve.\n"
    ).recipe
    #expect(
      recipe.ingredientLines == ["nil: 3 slices of ham", "For the sauce: 40 g butter; 1 egg", "Herbs: thyme"])
    #expect(recipe.ingredientGroups[0].items[0].detail.plainText == "smoked is best")
    #expect(recipe.stepCount == 2)
  }

  @Test("a table gives ingredients, and boxes to tick are stripped")
  func table() throws {
    let reading = Reading(
      "# X\n\n## Ingredienti\n\n| Ingrediente | Quantità | |\n|---|--:|---|\n| Riso | 300 g | fino |\n| Sale | | |\n\n"
        + "## Preparazione\n\n- [ ] Bollire.\n- [x] Scolare.\n")
    let recipe = try reading.recipe
    #expect(recipe.ingredientLines == ["nil: 300 g Riso (fino); Sale"])
    #expect(recipe.ingredients[0].amount?.unit == "g")
    #expect(recipe.ingredients[1].amount == nil)
    #expect(recipe.stepLines == ["nil: Bollire.; Scolare."])
    #expect(reading.notices == ["5:1 ingredients-table"])
  }

  @Test("the first picture is the hero, one between steps belongs to its step")
  func pictures() throws {
    let recipe = try Reading(
      "![A pot](pot.jpg)\n\n# Stew\n\nGood.\n\n## Ingredients\n\n- 1 beet\n\n## Steps\n\n1. Cut.\n\n"
        + "![Half way](half.jpg)\n\n2. Eat.\n"
    ).recipe
    #expect(recipe.images.map { recipe.document.links[$0].destination } == ["pot.jpg"])
    #expect(recipe.stepLines == ["nil: Cut. Half way; Eat."])
    #expect(recipe.document.summary == "Good.")
  }

  @Test("a text without a title is named after its file, without a word")
  func noTitle() throws {
    let reading = Reading("## Ingredients\n\n- 1 leek\n\n## Steps\n\n1. Fry.\n", path: "x/green-leek_pie.md")
    #expect(try reading.recipe.document.titleText == "Green leek pie")
    #expect(reading.notices.isEmpty)
  }

  @Test("the parenthesis of a heading is the yield, a deeper heading in the ingredients a title")
  func parenthesis() throws {
    let recipe = try Reading(
      "# T\n\n## Ingredients (serves 6)\n\n### For the preparation\n\n- 1 pan\n\n## Steps\n\n1. Go.\n"
    ).recipe
    #expect(recipe.yields.first?.value == Rational(6))
    #expect(recipe.ingredientLines == ["For the preparation: 1 pan"])
  }

  @Test("an ingredient with an amount explains itself in the list below it")
  func explainedIngredient() throws {
    let list = "- 20 g spices, namely:\n  - cumin\n- salt\n"
    let recipe = try Reading("## Ingredients\n\n\(list)\n## Steps\n\nMix.\n").recipe
    #expect(recipe.ingredientLines == ["nil: 20 g spices, namely:; salt"])
    #expect(recipe.ingredients[0].detail.plainText == "cumin")
  }

  @Test("a heading needs no space after its signs, unless it may be a tag")
  func hashHeadings() throws {
    let recipe = try Reading("#Fig cake\n\n##Ingredients\n- 3 figs\n\n##Steps\n1. Bake.\n\n#dessert\n").recipe
    #expect(recipe.document.titleText == "Fig cake")
    #expect(recipe.ingredientLines == ["nil: 3 figs"])
    #expect(recipe.stepLines == ["nil: Bake.; (#dessert)"])
    #expect(try Reading("#dessert #fig\n\n- 3 figs\n\nBake.\n").recipe.document.titleText == "A dish")
  }

  @Test("paragraphs are steps where there is no list")
  func paragraphs() throws {
    let recipe = try Reading(
      "# K\n\n## Zutaten\n\n- Mehl\n\n## Zubereitung\n\nRühren.\n\n**Später**\n\nBacken.\n"
    )
    .recipe
    #expect(recipe.stepLines == ["nil: Rühren.", "Später: Backen."])
  }

  @Test("dividers between recognised sections make no RecipeMD of a text")
  func dividers() throws {
    let recipe = try Reading("# 饼\n\n脆。\n\n---\n\n## 原料\n\n- 水 20 克\n\n---\n\n## 操作\n\n1. 烤\n").recipe
    #expect(recipe.dialect == .sections)
    #expect(recipe.document.summary == "脆。")
    #expect(recipe.stepLines == ["nil: 烤"])
  }

  @Test("a term with a group on both sides, an unknown section is kept")
  func affixes() throws {
    let recipe = try Reading(
      "Flammkuchen\n===========\n\nTeig - Zutaten:\n---------------\n * 200g Mehl\n\n"
        + "Teig - Zubereitung:\n-------------------\n * Kneten\n\nOfen:\n-----\n * heiß\n"
    ).recipe
    #expect(recipe.ingredientLines == ["Teig: 200g Mehl"])
    #expect(recipe.stepLines == ["Teig: Kneten"])
    #expect(recipe.sectionLines == ["other Ofen: heiß"])
  }

  @Test("a related list names recipes and keeps the author's words")
  func related() throws {
    let recipe = try Reading(
      "---\nrelated: [dip, ../sides/bread.md]\n---\n# W\n\n## Ingredients\n\n- *2* [wraps](wraps.md)\n\n"
        + "## Steps\n\n1. Fill with [[Red Slaw|slaw]].\n\n## See also\n\n- [Salsa](salsa.md) – milder\n- [[Punch]]\n- water\n"
    ).recipe
    #expect(recipe.relatedLines == ["dip|", "../sides/bread.md|", "salsa.md|milder", "Punch|"])
    #expect(recipe.ingredients[0].link != nil)
    #expect(recipe.stepLines == ["nil: Fill with slaw."])
    #expect(recipe.relatedSection?.title.plainText == "See also")
    #expect(recipe.sectionLines == ["other See also: water"])
  }

  @Test("steps that no heading names follow the ingredients")
  func missingSteps() throws {
    let recipe = try Reading("# S\n\n__Ingredients__\n\n* 1 fish\n* Salt\n\n1. Cut.\n2. Fry.\n").recipe
    #expect(recipe.ingredientLines == ["nil: 1 fish; Salt"])
    #expect(recipe.stepLines == ["nil: Cut.; Fry."])
  }

  @Test("notes, tools, nutrition, tags and information have their places")
  func otherSections() throws {
    let recipe = try Reading(
      "# O\n\n## Info\n\n- Serves: 2\n- Total time: 30 min\n\n## Tools\n\n- pan\n\n## Ingredients\n\n- 1 egg\n\n"
        + "## Steps\n\n1. Fry.\n\n### Tips\n\nHot.\n\n## Tags\n\nquick, egg\n"
    ).recipe
    #expect(recipe.sectionLines == ["equipment Tools: pan", "notes Tips: Hot."])
    #expect(recipe.document.tags == ["quick", "egg"])
    #expect(recipe.times.total?.minutes == 30...30)
    #expect(recipe.yields.count == 1)
  }
}
