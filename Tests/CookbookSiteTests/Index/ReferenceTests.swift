import CookbookModel
import Testing

@testable import CookbookSite

@Suite struct ReferenceTests {
  private func targets(_ links: [String], from path: String = "Salse/here.md") -> ([String], [Diagnostic]) {
    var book = BookBuilder()
    book.recipe("pasta.md", title: "Pasta al Forno")
    book.recipe("Salse/x.md", title: "Ragù")
    book.recipe("condiments/pickled_red_onions.md")
    book.recipe("dish/stew/stew.md", title: "Stew")
    book.page(path, links: links)
    book.input.files = ["Salse/menu.pdf", "photo (1).jpg", "50%.jpg"]
    let (cookbook, diagnostics) = book.index()
    return (cookbook.pages[0].document.links.map { describe($0.target, cookbook) }, diagnostics)
  }

  private func describe(_ target: LinkTarget, _ cookbook: Cookbook) -> String {
    switch target {
    case .unresolved: "unresolved"
    case .route(let route, let fragment): cookbook.path(of: route) + (fragment.isEmpty ? "" : "#" + fragment)
    case .fragment(let fragment): "#" + fragment
    case .file(let asset): "file " + cookbook[asset].path
    case .external(let url): url
    case .nowhere: "nowhere"
    }
  }

  @Test(
    "A path leads to the page of its file",
    arguments: [
      ("/pasta", "recipes/pasta/"), ("../pasta.html", "recipes/pasta/"),
      ("../pasta.md?x=1", "recipes/pasta/"),
      ("x/#main", "salse/x/"), ("./x.md", "salse/x/"), ("../dish/stew", "dish/stew/"),
      ("../Salse/", "salse/"), ("/", ""), ("menu.pdf", "file Salse/menu.pdf"),
      ("../photo%20(1).jpg", "file photo (1).jpg"), ("../50%.jpg", "file 50%.jpg"),
      ("#top", "#top"), ("https://example.org/a?b#c", "https://example.org/a?b#c"),
      ("mailto:cook@example.org", "mailto:cook@example.org"), ("//example.org/x", "https://example.org/x"),
    ])
  func path(destination: String, expected: String) {
    let (targets, diagnostics) = targets([destination])
    #expect(targets == [expected])
    #expect(diagnostics.codes == [])
  }

  @Test func aBrokenPathIsAWarningThatProposesTheNearestName() throws {
    let (targets, diagnostics) = targets(["/condiments/picked_red_onions.md", "../../etc/passwd", "Pasta"])
    #expect(targets == ["nowhere", "nowhere", "nowhere"])
    #expect(diagnostics.codes == ["broken-ref", "broken-ref", "broken-ref"])
    #expect(diagnostics[0].finding.message.contains("pickled_red_onions.md"))
    #expect(diagnostics[0].place.line == 5)
  }

  @Test(
    "A scheme that is not safe never leads anywhere",
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
      "\u{1}javascript:alert(1)", "vbscript:x", "data:text/html,x", "file:///etc/passwd", "c:\\x",
    ])
  func unsafe(destination: String) {
    let (targets, diagnostics) = targets([destination])
    #expect(targets == ["nowhere"])
    #expect(diagnostics.codes == ["unsafe-link"])
  }

  @Test func aNameIsFoundByPathThenStemThenTitle() {
    var book = BookBuilder()
    book.recipe(
      "a/one.md", title: "First", related: ["b/two", "three", "the FOURTH", "missing", "twin", "one"])
    book.recipe("b/two.md", title: "Second")
    book.recipe("b/three.md", title: "Third")
    book.recipe("b/4.md", title: "The Fourth")
    book.recipe("c/twin.md", title: "Twin one")
    book.recipe("d/twin.md", title: "Twin two")
    let (cookbook, diagnostics) = book.index()
    #expect(
      cookbook.entry("First")?.related.map { cookbook[$0.recipe].recipe.document.titleText } == [
        "Second", "Third", "The Fourth",
      ])
    #expect(diagnostics.codes == ["broken-ref", "ambiguous-ref", "self-ref"])
  }

  @Test func knowsWhoUsesWhomThroughALinkInAnIngredient() throws {
    var book = BookBuilder()
    book.recipe("pie.md", uses: ["crust.md", "crust.md"])
    book.recipe("crust.md", uses: ["pie.md"])
    let (cookbook, _) = book.index()
    let (pie, crust) = (try #require(cookbook.entry("Pie")), try #require(cookbook.entry("Crust")))
    #expect(pie.uses.map { cookbook[$0].slug } == ["crust"])
    #expect(pie.usedIn.map { cookbook[$0].slug } == ["crust"])
    #expect(crust.uses.map { cookbook[$0].slug } == ["pie"])
    #expect(crust.usedIn.map { cookbook[$0].slug } == ["pie"])
  }

  @Test func symmetricRelationsAddTheOtherDirectionAfterTheAuthorsOwn() {
    var book = BookBuilder()
    book.input.settings.symmetricRelations = true
    book.recipe("a.md", related: ["b"])
    book.recipe("b.md", related: ["c"])
    book.recipe("c.md")
    let (cookbook, _) = book.index()
    #expect(cookbook.entry("B")?.related.map { cookbook[$0.recipe].slug } == ["c", "a"])
    #expect(cookbook.entry("C")?.related.map { cookbook[$0.recipe].slug } == ["b"])
  }

  @Test func aPictureWithTheRecipesNameIsItsPicture() throws {
    var book = BookBuilder()
    book.recipe("a/pie.md")
    book.input.files = ["a/pie.svg", "a/Pie.JPG", "a/pie.2.png", "a/other.jpg"]
    let (cookbook, _) = book.index()
    let pie = try #require(cookbook.entry("Pie"))
    guard case .asset(let asset, _)? = pie.image else {
      Issue.record("no picture")
      return
    }
    #expect(cookbook[asset].path == "a/Pie.JPG")
    #expect(cookbook[asset].address.hasPrefix("assets/pie."))
    #expect(cookbook[asset].address.hasSuffix(".jpg"))
    #expect(pie.recipe.stepImages.keys.sorted() == [2])
    #expect(cookbook.assets.count == 2)
  }
}

@Suite struct LeftOutTests {
  @Test func whatLeadsToADocumentWithAnErrorIsNoFurtherFault() {
    var book = BookBuilder()
    book.input.leftOut = ["a/broken.md"]
    book.recipe("a/one.md", related: ["broken", "a/broken.md"])
    book.recipe("a/two.md", id: "X")
    book.recipe("a/twice.md", related: ["two"], id: "x")
    book.recipe("b/three.md", related: ["two", "twice"])
    let (cookbook, diagnostics) = book.index()
    #expect(diagnostics.codes == ["duplicate-id"])
    #expect(cookbook.entry("One")?.related.isEmpty == true)
  }

  @Test func aRelatedRecipeNamedTwiceKeepsTheNoteOfEither() throws {
    var book = BookBuilder()
    book.recipe("a.md", related: ["b", "b.md"])
    book.recipe("b.md")
    book.input.recipes[0].related[1].note = Markup(text: "hotter")
    let related = try #require(book.index().cookbook.entry("A")?.related)
    #expect(related.map(\.note.plainText) == ["hotter"])
  }

  @Test func aPictureOfAnotherSiteIsToldAndNeverLoaded() throws {
    let book = try BookOfFiles([
      "a/egg.md":
        "# Egg\n\n![A photo](https://example.org/egg.jpg)\n\n## Ingredients\n\n- 1 egg\n\n## Steps\n\n1. ![Pan](https://example.org/pan.jpg)\n"
    ])
    #expect(book.diagnostics.codes == ["remote-image", "remote-image"])
    #expect(book["a/egg/"]?.contains("<img") == false)
    #expect(book["a/egg/"]?.contains("<a href=\"https://example.org/pan.jpg\">Pan</a>") == true)
  }

  @Test func aFolderWithAnAddressOfTheSiteGetsAnotherOneWhenTheRestIsPublished() {
    var book = BookBuilder()
    book.recipe("data/soup.md")
    let (cookbook, diagnostics) = book.index()
    #expect(diagnostics.codes == ["reserved-name"])
    #expect(cookbook.categories.allSatisfy { $0.path != "data" })
  }
}
