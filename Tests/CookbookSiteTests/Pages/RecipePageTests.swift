import CookbookModel
import Foundation
import Testing

@testable import CookbookSite

@Suite struct RecipePageTests {
  private let book: BookOfFiles

  init() throws {
    book = try BookOfFiles([
      "index.md": "---\ntitle: Book\nbase_url: https://example.org/kitchen/\n---\n",
      "dessert/pie.md": """
      ---
      tags: [Fruit & nut, baking]
      prep: 20 min
      cook: 20–25 min
      yield: 1 pie
      author: "Ann"
      date: 2026-03-01
      description: It's "good" — ½ & more
      related: [crust]
      ---
      # Shepherd's pie & "peas"

      It's "good" — ½ & more

      ## Ingredients

      ### Dough

      - 2 cups flour
      - 1 recipe [crust](crust.md)

      ### Filling

      - 3 apples

      ## Directions

      ### Dough

      1. Knead.
      2. Rest:
         - in the cold
         - covered

      Eat it *warm*.

      3. Roll.

      ### Filling

      1. Peel.

      ## Notes

      See <b>this</b> & [that](https://example.org/?a=1&b=2).
      """,
      "dessert/crust.md": "# Crust\n\n## Ingredients\n\n- 1 cup flour\n\n## Steps\n\n1. Mix.\n",
    ])
  }

  @Test func printsBothGroupsOfIngredientsAndOfSteps() throws {
    let page = try #require(book["dessert/pie/"])
    #expect(page.contains("<h3 id=\"dough\">Dough</h3>"))
    #expect(page.contains("<h3 id=\"filling\">Filling</h3>"))
    #expect(page.contains("<li><b>2 cups</b> flour</li>"))
  }

  @Test func numbersStepsThroughTheRecipeInAnchorsAndPerGroupOnThePage() throws {
    let page = try #require(book["dessert/pie/"])
    for step in 1...4 { #expect(page.contains("<li id=\"step-\(step)\">")) }
    #expect(!page.contains("step-5"))
    #expect(page.contains("<ol start=\"3\">\n<li id=\"step-3\">Roll.</li>"))
    #expect(page.contains("<aside><p>Eat it <em>warm</em>.</p>"))
  }

  @Test func keepsANestedListWithinItsStep() throws {
    let page = try #require(book["dessert/pie/"])
    let step = try #require(page.between("<li id=\"step-2\">", "<aside>"))
    #expect(step.contains("<ul>\n<li>in the cold</li>\n<li>covered</li>\n</ul>"))
  }

  @Test func writesJSONLDThatParsesBackToTheSameText() throws {
    let page = try #require(book["dessert/pie/"])
    let json = try #require(page.between("<script type=\"application/ld+json\">", "</script>"))
    let data = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(data["name"] as? String == "Shepherd's pie & \"peas\"")
    #expect(data["description"] as? String == "It's \"good\" — ½ & more")
    #expect(data["recipeIngredient"] as? [String] == ["2 cups flour", "1 recipe crust", "3 apples"])
    #expect(data["prepTime"] as? String == "PT20M")
    #expect(data["cookTime"] as? String == "PT25M")
    #expect(data["totalTime"] as? String == "PT45M")
    #expect(data["url"] as? String == "https://example.org/kitchen/dessert/pie/")
    let sections = try #require(data["recipeInstructions"] as? [[String: Any]])
    #expect(sections.map { $0["name"] as? String } == ["Dough", "Filling"])
    #expect(
      (sections[0]["itemListElement"] as? [[String: String]])?.map { $0["text"] } == [
        "Knead.", "Rest: in the cold covered", "Roll.",
      ])
  }

  @Test func skipsNoLevelOfHeadingsWhateverLevelTheirAuthorChose() throws {
    let book = try BookOfFiles([
      "about.md": "---\ntitle: About\n---\n### One\n\n#### Two\n\n### Three\n",
      "a/egg.md":
        "# Egg\n\n## Ingredients\n\n- 1 egg\n\n## Steps\n\n1. Boil.\n\n## Notes\n\n#### Hard\n\nLonger.\n",
    ])
    let about = try #require(book["about/"])
    for heading in [">One</h2>", ">Two</h3>", ">Three</h2>"] { #expect(about.contains(heading)) }
    #expect(try #require(book["a/egg/"]).contains(">Hard</h3>"))
  }

  @Test func dropsRawHTMLAndEscapesEverythingElse() throws {
    let page = try #require(book["dessert/pie/"])
    #expect(page.contains("See this &amp; <a href=\"https://example.org/?a=1&amp;b=2\">that</a>."))
    #expect(page.contains("<title>Shepherd&#39;s pie &amp; &quot;peas&quot; – Book</title>"))
  }

  @Test func aPushedRecipeShowsThePathAndIsCanonicalElsewhere() throws {
    let page = try #require(book["dessert/pie/crust/"])
    #expect(page.contains("<link rel=\"canonical\" href=\"https://example.org/kitchen/dessert/crust/\">"))
    #expect(!page.contains("ld+json"))
    #expect(!page.contains("og:url"))
    let crumbs = try #require(page.between("<ol>", "</ol>"))
    #expect(crumbs.contains("<a href=\"../../../\">Home</a>"))
    #expect(crumbs.contains("<a href=\"../../../dessert/\">Dessert</a>"))
    #expect(crumbs.contains("<a href=\"../../../dessert/pie/\">"))
    #expect(crumbs.contains("aria-current=\"page\">Crust</a>"))
    #expect(page.contains("<a class=\"back\" href=\"../../../dessert/pie/\""))
  }

  @Test func marksOneSelectionInEachColumn() throws {
    for path in ["dessert/pie/", "dessert/pie/crust/"] {
      let page = try #require(book[path])
      let side = try #require(page.between("<header class=\"side\">", "</header>"))
      let list = try #require(page.between("<nav class=\"list\"", "</nav>"))
      #expect(side.split(separator: "aria-current").count == 2)
      #expect(list.split(separator: "aria-current").count == 2)
    }
  }

  @Test func saysWhereARecipeIsUsed() throws {
    let page = try #require(book["dessert/crust/"])
    #expect(page.between("id=\"used-in\"", "</ul>")?.contains("dessert/pie/") == true)
  }

  @Test func keepsARelatedSectionThatLeadsNowhereAsAnOrdinaryOne() throws {
    let book = try BookOfFiles([
      "a/rice.md": """
      ## Ingredients

      - 1 cup rice

      ## Steps

      1. Boil.

      ## Serve with

      - [Gone](gone.md), very hot
      """
    ])
    let page = try #require(book["a/rice/"])
    #expect(page.contains("Serve with</h2>"))
    #expect(page.contains("<li>Gone, very hot</li>"))
    #expect(!page.contains("id=\"related\""))
    #expect(book.diagnostics.codes == ["broken-ref"])
  }
}
