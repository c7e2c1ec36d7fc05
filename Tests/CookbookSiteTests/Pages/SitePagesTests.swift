import CookbookModel
import Foundation
import FoundationXML
import Testing

@testable import CookbookSite

@Suite struct SitePagesTests {
  private static let recipe = "## Ingredients\n\n- 1 egg\n\n## Steps\n\n1. Boil.\n"

  @Test func aBookWithoutAnythingHasItsPages() throws {
    let book = try BookOfFiles([:])
    #expect(Set(book.pages.keys) == ["", "tags/", "404.html", "robots.txt"])
    #expect(book[""]?.contains("<h1>Book</h1>") == true)
    #expect(book.diagnostics.codes == ["no-recipes"])
  }

  @Test func anEmptyCategoryHasAPageThatSaysSo() throws {
    let book = try BookOfFiles([
      "sandwich/index.md": "---\ntitle: Sandwich\n---\n", "dessert/egg.md": Self.recipe,
    ])
    #expect(book["sandwich/"]?.contains("No recipes yet") == true)
    #expect(book[""]?.contains("No recipes yet") == true)
  }

  @Test func aTextThatIsNoRecipeShowsItsTags() throws {
    let book = try BookOfFiles(["lime.md": "# Lime\n\nSqueeze it.\n\ntags: vegan, R&D\n"])
    let page = try #require(book["lime/"])
    #expect(page.contains("<li><span>vegan</span></li>"))
    #expect(page.contains("<li><span>R&amp;D</span></li>"))
  }

  @Test func everyLinkOfEveryPageLeadsToAPage() throws {
    var files = ["about.md": "# About\n\nSee [egg](dessert/egg.md#steps) and [top](#about).\n"]
    for number in 0..<60 {
      files["many/n\(number).md"] =
        "---\ntags: [t\(number), all]\nrelated: [n\((number + 1) % 60)]\n---\n" + Self.recipe
    }
    files["dessert/egg.md"] = "---\naliases: [old/egg]\n---\n" + Self.recipe
    files["dessert/pies/pie.md"] = Self.recipe
    let book = try BookOfFiles(files)
    let pages = book.pages
    var checked = 0
    for (path, page) in pages where !path.hasSuffix(".txt") {
      for link in page.split(separator: "href=\"").dropFirst() {
        let href = String(link.prefix { $0 != "\"" })
        guard !href.hasPrefix("http"), !href.hasPrefix("#") else { continue }
        let base = try #require(URL(string: "https://host/" + path))
        let target = try #require(URL(string: href, relativeTo: base)).absoluteURL.path(percentEncoded: false)
        let address = String(target.dropFirst())
        #expect(
          pages[address] != nil || address.hasPrefix("assets/"),
          "\(path) links to \(href), which is \(address)")
        checked += 1
      }
    }
    #expect(checked > 5000)
  }

  @Test func aLargeCategoryIsPagedAndItsListColumnIsBounded() throws {
    var files: [String: String] = [:]
    for number in 0..<200 { files["many/n\(number).md"] = Self.recipe }
    let book = try BookOfFiles(files)
    #expect(book["many/"]?.contains("Page 1 of 5") == true)
    #expect(book["many/page/5/"]?.contains("Page 5 of 5") == true)
    #expect(book["many/page/5/"]?.contains("<title>Many, Page 5 of 5 – Book</title>") == true)
    #expect(book["many/page/5/"]?.contains("aria-current=\"true\">Many</a></li>\n</ol>") == true)
    let page = try #require(book["many/n150/"])
    let list = try #require(page.between("<nav class=\"list\"", "</nav>"))
    #expect(list.split(separator: "<li>").count == 61)
    #expect(page.utf8.count <= 32_000)
  }

  @Test func aSidebarThatShowsOnlySomeCategoriesLeadsToAll() throws {
    var files: [String: String] = [:]
    for number in 0..<130 { files["c\(number)/egg.md"] = Self.recipe }
    let book = try BookOfFiles(files)
    let side = try #require(book["c120/"]?.between("<header class=\"side\">", "</header>"))
    #expect(side.split(separator: "<span>").count == 101)
    #expect(side.contains("<a class=\"up\" href=\"../\">All categories</a>"))
    #expect(book[""]?.contains("class=\"up\"") == false)
    #expect(book[""]?.split(separator: "<section aria-labelledby").count == 131)
  }

  @Test func theFeedAndTheSitemapAreThereWithABaseURLOnly() throws {
    let files = [
      "index.md": "---\ntitle: A & B\nbase_url: https://example.org\n---\n",
      "a/egg.md": "---\ndate: 2026-02-03\n---\n" + Self.recipe, "a/no-date.md": Self.recipe,
    ]
    let book = try BookOfFiles(files)
    for path in ["feed.xml", "sitemap.xml"] {
      let text = try #require(book[path])
      #expect(XMLParser(data: Data(text.utf8)).parse())
    }
    #expect(book["feed.xml"]?.contains("<updated>2026-02-03T00:00:00Z</updated>") == true)
    #expect(book["feed.xml"]?.contains("no-date") == false)
    #expect(book["sitemap.xml"]?.contains("<loc>https://example.org/a/no-date/</loc>") == true)
  }

  @Test func aRedirectLeadsToTheNewAddress() throws {
    let book = try BookOfFiles(["a/egg.md": "---\naliases: [/old/path/]\n---\n" + Self.recipe])
    let page = try #require(book["old/path/"])
    #expect(page.contains("url=../../a/egg/"))
    #expect(page.contains("noindex"))
    #expect(page.contains("<a href=\"../../a/egg/\">"))
  }

  @Test func thePageForLostReadersLinksFromTheRoot() throws {
    let rooted = try BookOfFiles(["a/egg.md": Self.recipe])
    #expect(rooted["404.html"]?.contains("href=\"/a/\"") == true)
    let below = try BookOfFiles([
      "index.md": "---\ntitle: B\nbase_url: https://example.org/kitchen/\n---\n", "a/egg.md": Self.recipe,
    ])
    #expect(below["404.html"]?.contains("href=\"/kitchen/a/\"") == true)
  }

  @Test func aTemplateOfTheSourceReplacesTheBuiltInOne() throws {
    let book = try BookOfFiles(
      ["a/egg.md": Self.recipe], templates: ["recipe.mustache": "<p>{{title}} by me</p>"])
    #expect(book["a/egg/"] == "<p>Egg by me</p>")
  }

  @Test func thePagesSpeakTheLanguageOfTheSite() throws {
    let book = try BookOfFiles(["index.md": "---\ntitle: Buch\nlanguage: de\n---\n", "a/ei.md": Self.recipe])
    #expect(book["a/ei/"]?.contains("<html lang=\"de\"") == true)
    #expect(book["a/ei/"]?.contains("Zutaten") == true)
  }

  @Test func aPrivateBookAsksSearchEnginesToStayAway() throws {
    let book = try BookOfFiles(["index.md": "---\ntitle: B\nprivate: true\n---\n", "a/egg.md": Self.recipe])
    #expect(book["robots.txt"]?.contains("Disallow: /") == true)
    #expect(book["a/egg/"]?.contains("noindex") == true)
  }
}
