import CookbookModel
import CookbookSource
import Testing

@Suite("Texts without headings for ingredients and steps")
struct ImplicitTests {
  @Test("a list, then prose, then tags")
  func plain() throws {
    let recipe = try Reading("Hash\n====\n\nMine.\n\n* 2 yams\n* 1 apple\n\nMix and fry.\n\ntags: meatless\n")
      .recipe
    #expect(recipe.dialect == .implicit)
    #expect(recipe.ingredientLines == ["nil: 2 yams; 1 apple"])
    #expect(recipe.stepLines == ["nil: Mix and fry."])
    #expect(recipe.document.tags == ["meatless"])
    #expect(recipe.document.summary == "Mine.")
  }

  @Test("ingredients above each instruction, as quotes")
  func alternating() throws {
    let recipe = try Reading(
      "* `2 tbsp` chili\n* water\n\n> Mix.\n\n---\n\n* `3 cloves` garlic\n\n> Chop.\n"
    ).recipe
    #expect(recipe.ingredientLines == ["nil: 2 tbsp chili; water; 3 cloves garlic"])
    #expect(recipe.stepLines == ["nil: Mix.; Chop."])
  }

  @Test("ingredients above a quote need no amounts")
  func alternatingWithoutAmounts() throws {
    let recipe = try Reading("* 2 eggs\n* milk\n\n> Beat.\n\n---\n\n* butter\n\n> Melt.\n").recipe
    #expect(recipe.ingredientLines == ["nil: 2 eggs; milk; butter"])
    #expect(recipe.stepLines == ["nil: Beat.; Melt."])
  }

  @Test("a sentence that begins like a heading announces nothing")
  func sentence() throws {
    let head = "# Bake\n\n**You will need a deep dish**\n\n- Serves: 4\n"
    let text = head + "\n## Ingredients\n\n- 2 leeks\n\n## Steps\n\n1. Bake.\n"
    let recipe = try Reading(text).recipe
    #expect(recipe.ingredientLines == ["nil: 2 leeks"])
    #expect(recipe.document.body.plainText == "You will need a deep dish")
    #expect(recipe.yields.map(\.raw) == ["4"])
    let list = "# Tacos\n\nYou'll need these things:\n\n- 2 wraps\n- 1 leek\n\nRoll it up.\n"
    #expect(try Reading(list).recipe.ingredientLines == ["You'll need these things: 2 wraps; 1 leek"])
  }

  @Test("a numbered list alone is steps")
  func numbered() throws {
    let reading = Reading("# Tacos\n\nLight.\n\n1. Prepare [pork](../pork.md).\n2. Eat.\n")
    #expect(try reading.recipe.stepLines == ["nil: Prepare pork.; Eat."])
    #expect(reading.result.diagnostics.map(\.severity) == [.info])
  }

  @Test("a heading right above the numbered list is the title of its steps")
  func headingAboveSteps() throws {
    let recipe = try Reading("# Wraps\n\nLight.\n\n## Vegan without cheese\n\n1. Fill.\n2. Eat.\n").recipe
    #expect(recipe.stepLines == ["Vegan without cheese: Fill.; Eat."])
    #expect(recipe.document.body.plainText == "Light.")
  }

  @Test(
    "prose, an index and a text with a list in it are pages",
    arguments: [
      "# Lime\n\nSqueeze it.\n", "# All\n\n- [Soup](soup.md)\n- [Pie](pie.md)\n",
      "# About\n\nThis book is\n\n- free\n- printed on paper\n", "", "\n\n",
    ])
  func pages(text: String) throws {
    let reading = Reading(text)
    _ = try reading.page
    #expect(reading.notices == ["1:1 not-a-recipe"])
  }

  @Test("a page takes tags from its last line, and keeps it where it says more")
  func pageTags() throws {
    let reading = Reading("# Lime\n\nSqueeze it.\n\ntags: green\nsource: Jo\n")
    let page = try reading.page
    #expect(page.tags == ["green"])
    #expect(page.body.plainText == "Squeeze it. tags: green source: Jo")
    #expect(reading.notices == ["1:1 not-a-recipe"])
    let tags = try Reading("# Lime\n\nSqueeze it.\n\ntags: green\n").page
    #expect(tags.tags == ["green"])
    #expect(tags.body.plainText == "Squeeze it.")
  }

  @Test("layout: recipe makes a recipe of anything")
  func forced() throws {
    #expect(try Reading("---\nlayout: recipe\n---\nJust squeeze it.\n").recipe.stepCount == 0)
  }

  @Test("front matter that holds the recipe leaves the text as description")
  func frontMatter() throws {
    let reading = Reading(
      "---\nlayout: recipe\ntags: sweet, bread\ningredients:\n- 3 pears\n- 1/3 cup oil\nsteps:\n- Stir\n- Bake\n---\n\nFrom Jo.\n\n{{< ad >}}\n"
    )
    let recipe = try reading.recipe
    #expect(recipe.dialect == .frontMatter)
    #expect(recipe.ingredientLines == ["nil: 3 pears; 1/3 cup oil"])
    #expect(recipe.stepLines == ["nil: Stir; Bake"])
    #expect(recipe.document.tags == ["sweet", "bread"])
    #expect(recipe.document.body.plainText == "From Jo.")
    #expect(reading.notices == ["14:1 shortcode"])
  }
}
