import CookbookModel
import Testing

@testable import CookbookSite

@Suite struct NavigationTests {
  /// The relations of the talk's sample, with a filler in every shape of place.
  private func sample(depth: Int = 3, pages: Int = 6) -> Cookbook {
    var book = BookBuilder()
    book.input.settings.pathDepth = depth
    book.input.settings.pathPages = pages
    book.input.settings.baseURL = "https://example.org/"
    book.recipe("dessert/apple-pie.md", tags: ["fruit"], related: ["pie-crust", "fruit-pie-filling"])
    book.recipe("dessert/pie-crust.md", related: ["fruit-pie-filling"])
    book.recipe("dessert/fruit-pie-filling.md", tags: ["fruit"], related: ["pie-crust"])
    book.recipe("麻婆豆腐.md", aliases: ["old/mapo"])
    book.page("about.md")
    book.page("dessert/notes.md")
    for number in 0..<120 { book.recipe("many/r\(number).md", tags: ["t\(number)", "many"]) }
    return book.index().cookbook
  }

  @Test func theRouteParsedFromARoutesPathIsThatRoute() {
    for depth in 1...4 {
      let cookbook = sample(depth: depth)
      let parser = RouteParser(cookbook)
      let routes = cookbook.routes
      #expect(routes.count > 250)
      for route in routes {
        #expect(parser.route(at: cookbook.path(of: route)) == route)
      }
      #expect(Set(cookbook.paths.map(Unicode.folded)).count == routes.count)
    }
  }

  @Test(
    "A path that is no page's parses to nothing",
    arguments: [
      "dessert", "dessert/page/1/", "dessert/page/2/", "many/page/02/", "dessert//", "/", "x/",
      "dessert/apple-pie/apple-pie/", "dessert/pie-crust/apple-pie/", "tags/none/", "tags/many/page/9/",
      "assets/x",
    ])
  func strangers(path: String) {
    #expect(RouteParser(sample()).route(at: path) == nil)
  }

  @Test func findsTheSimplePathsBreadthFirstInTheAuthorsOrder() throws {
    let cookbook = sample()
    let pie = try #require(cookbook.entry("Apple pie"))
    #expect(
      pie.paths.map { cookbook.path(of: .recipe($0)) } == [
        "dessert/apple-pie/pie-crust/", "dessert/apple-pie/fruit-pie-filling/",
        "dessert/apple-pie/pie-crust/fruit-pie-filling/", "dessert/apple-pie/fruit-pie-filling/pie-crust/",
      ])
  }

  @Test func keepsTheLimitsOfDepthAndPages() throws {
    #expect(sample(depth: 2).entry("Apple pie")?.paths.count == 2)
    #expect(sample(depth: 1).entry("Apple pie")?.paths == [])
    #expect(sample(depth: 3, pages: 3).entry("Apple pie")?.paths.count == 3)
    #expect(sample(depth: 3, pages: 0).entry("Apple pie")?.paths == [])
  }

  @Test func aRelatedRecipePopsPushesOrOpensItsOwnPage() throws {
    let cookbook = sample(depth: 2)
    let parser = RouteParser(cookbook)
    guard case .recipe(let path)? = parser.route(at: "dessert/apple-pie/pie-crust/") else {
      Issue.record("no such page")
      return
    }
    func lead(_ title: String) throws -> String {
      let offset = try #require(cookbook.entries.firstIndex { $0.recipe.document.titleText == title })
      return cookbook.path(of: cookbook.route(toRelated: Index(offset), from: path))
    }
    #expect(try lead("Apple pie") == "dessert/apple-pie/")
    #expect(try lead("Pie crust") == "dessert/apple-pie/pie-crust/")
    #expect(try lead("Fruit pie filling") == "dessert/fruit-pie-filling/")
  }

  @Test func pushesOnlyTheFirstOfTwoRelatedRecipesWithOneSlug() {
    var book = BookBuilder()
    book.recipe("a/main.md", related: ["b/rice", "c/rice", "d/cook"])
    book.recipe("b/rice.md", title: "One")
    book.recipe("c/rice.md", title: "Two")
    book.recipe("d/cook.md")
    let cookbook = book.index().cookbook
    #expect(cookbook.entry("Main")?.paths.map { cookbook.path(of: .recipe($0)) } == ["a/main/rice/"])
    #expect(cookbook.entry("Main")?.related.count == 3)
  }

  @Test func gridsAndListsHavePagesSoThatNoneGrowsWithTheBook() {
    let paths = Set(sample().paths)
    #expect(
      paths.isSuperset(of: [
        "many/", "many/page/2/", "many/page/3/", "tags/", "tags/page/2/", "tags/many/page/3/",
      ]))
    #expect(!paths.contains("many/page/4/"))
  }
}
