import CookbookModel
import Testing

@testable import CookbookSite

@Suite struct IndexerTests {
  @Test func putsRecipesOnTheShelfOfTheirFolder() throws {
    var book = BookBuilder()
    book.recipe("dessert/pies/tart.md")
    book.recipe("dessert/apple-pie.md")
    book.folder("sandwich", title: "Sandwich", order: 1)
    let (cookbook, diagnostics) = book.index()
    #expect(diagnostics.codes == [])
    #expect(cookbook.categories.map(\.path) == ["sandwich", "dessert", "dessert/pies"])
    #expect(cookbook.categories[0].recipes.isEmpty)
    #expect(
      cookbook.categories[1].recipes.map { cookbook[$0].path } == ["dessert/apple-pie", "dessert/pies/tart"])
    #expect(cookbook.categories[1].children.map { cookbook[$0].title } == ["Pies"])
    #expect(cookbook.entry("Tart")?.category == Index(2))
  }

  @Test func takesTheFirstCategoryOfFrontMatterForAFileAtTheRoot() {
    var book = BookBuilder()
    book.recipe("soup.md", categories: ["Starters", "Winter"])
    book.recipe("bread.md")
    book.recipe("baking/rolls.md", categories: ["starters"])
    let (cookbook, diagnostics) = book.index()
    #expect(diagnostics.codes == [])
    #expect(cookbook.entries.map(\.path) == ["recipes/bread", "baking/rolls", "starters/soup"])
    #expect(cookbook.categories.map(\.title) == ["Baking", "Recipes", "starters", "Winter"])
    #expect(cookbook.categories[2].recipes.map { cookbook[$0].slug } == ["rolls", "soup"])
    #expect(cookbook.categories[3].recipes.map { cookbook[$0].slug } == ["soup"])
  }

  @Test func readsAFolderWithUnderscoreButMakesNoCategoryOfIt() {
    var book = BookBuilder()
    book.recipe("_recipes/soup.md")
    book.recipe("_more/dessert/cake.md")
    let (cookbook, _) = book.index()
    #expect(cookbook.entries.map(\.path) == ["dessert/cake", "recipes/soup"])
  }

  @Test func mergesSpellingsOfATag() {
    var book = BookBuilder()
    book.recipe("a.md", tags: ["Dessert", "Café"])
    book.recipe("b.md", tags: ["dessert", "dessert", "学习", "á"])
    let (cookbook, _) = book.index()
    #expect(cookbook.tags.map(\.title) == ["á", "Café", "Dessert", "学习"])
    #expect(cookbook.tags.map(\.recipes.count) == [1, 1, 2, 1])
  }

  @Test(
    "Two sources with one address are an error that names both and leaves the first",
    arguments: [
      ["a/Spargel Bruschetta.md", "a/spargel-bruschetta.md"], ["a/soup.md", "a/Soup.md"],
      ["a/cr\u{E8}me.md", "a/creme.md"],
    ])
  func slugCollision(paths: [String]) throws {
    var book = BookBuilder()
    for path in paths { book.recipe(path, title: path) }
    let (cookbook, diagnostics) = book.index()
    #expect(diagnostics.codes == ["slug-collision"])
    #expect(cookbook.entries.count == 1)
    let error = try #require(diagnostics.first)
    for path in paths {
      #expect((error.place.file + error.finding.message).contains(path))
    }
    #expect(error.finding.message.contains("slug:"))
  }

  @Test func refusesACategoryAndARecipeWithOneAddress() {
    var book = BookBuilder()
    book.recipe("pie.md", categories: ["Pie"])
    book.recipe("dessert/pies.md")
    book.recipe("dessert/pies/tart.md")
    #expect(book.index().diagnostics.codes == ["route-collision"])
  }

  @Test(
    "Addresses of the site itself are reserved",
    arguments: ["tags/a.md", "search/a.md", "a/page.md", "my/a.md"])
  func reserved(path: String) {
    var book = BookBuilder()
    book.recipe(path)
    #expect(book.index().diagnostics.codes.contains("reserved-name"))
  }

  @Test func aSlugInFrontMatterIsTheWayOut() {
    var book = BookBuilder()
    book.recipe("a/page.md", slug: "page_one")
    book.recipe("tags/b.md")
    book.folder("tags", title: "Tags", slug: "price-tags")
    let (cookbook, diagnostics) = book.index()
    #expect(diagnostics.codes == [])
    #expect(Set(cookbook.entries.map(\.path)) == ["a/page_one", "price-tags/b"])
  }

  @Test func refusesTwoRecipesWithOneIDWhateverTheCase() {
    var book = BookBuilder()
    book.recipe("a.md", id: "E35A")
    book.recipe("b.md", id: "e35a")
    let (cookbook, diagnostics) = book.index()
    #expect(diagnostics.codes == ["duplicate-id"])
    #expect(cookbook.entries.count == 1)
  }

  @Test func buildsTwoRecipesWithOneTitleAndSaysSo() {
    var book = BookBuilder()
    book.recipe("a/soup.md")
    book.recipe("b/soup.md")
    let (cookbook, diagnostics) = book.index()
    #expect(diagnostics.codes == ["duplicate-title"])
    #expect(cookbook.entries.map(\.sharesTitle) == [true, true])
  }

  @Test func makesARedirectOfAnAliasAndRefusesOneThatIsAPage() {
    var book = BookBuilder()
    book.recipe("a/white-rice.md", aliases: ["/a/rice/", "a/rice.html", "../x", "a/old/index.html"])
    book.recipe("a/rice.md")
    let (cookbook, diagnostics) = book.index()
    #expect(cookbook.redirects.map(\.path) == ["a/rice.html", "a/old"])
    #expect(diagnostics.codes == ["route-collision", "bad-alias"])
  }
}
