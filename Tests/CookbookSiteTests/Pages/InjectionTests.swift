import CookbookModel
import Testing

@testable import CookbookSite

@Suite struct InjectionTests {
  /// A name that would become an element, and close an attribute, wherever it is not escaped.
  private static let name = "<img src=x onerror=go()> \\\"\u{301} & 'x'"

  @Test func aNameFromAnywhereIsEscapedOnEveryPageOfTheSite() throws {
    let name = Self.name
    let recipe = """
      ---
      title: "\(name)"
      tags: ["\(name)"]
      category: ["\(name)"]
      author: "\(name)"
      yield: "\(name)"
      prep: "\(name)"
      difficulty: "\(name)"
      cuisine: "\(name)"
      diet: "\(name)"
      rating: "\(name)"
      source: "\(name)"
      description: "\(name)"
      allergens: "\(name)"
      nutrition: {"\(name)": "\(name)"}
      related: [other]
      ---
      ## Ingredients

      - 1 <img src=x onerror=go()>

      ### <img src=x onerror=go()>

      - 2 `<img src=x onerror=go()>`

      ## Steps

      1. Stir <img src=x onerror=go()> ![<img src=x onerror=go()>](x.jpg "<img src=x onerror=go()>").

      ## <img src=x onerror=go()>

      [x](javascript:go()) [y](https://example.org/"onclick=go\\(\\) '<img src=x onerror=go()>')
      """
    let book = try BookOfFiles([
      "index.md":
        "---\ntitle: \"\(name)\"\ndescription: \"\(name)\"\nauthor: \"\(name)\"\nbase_url: https://example.org/\ndefault_category: \"\(name) d\"\n---\n",
      "<img src=x onerror=go()>/a.md": recipe, "root.md": recipe, "b/other.md": "# Other\n\n" + recipe,
      "b/x.jpg": "", "b/page.txt.md": "# <img src=x onerror=go()>\n\nText.\n",
    ])
    let pages = book.pages
    #expect(pages.count > 12)
    for (path, page) in pages {
      // What is escaped holds `&lt;img`; in structured data it is `\u003Cimg`.
      #expect(!page.contains("<img src=x"), "\(path)")
      #expect(!page.contains("javascript:"), "\(path)")
      #expect(!page.contains("\"onclick"), "\(path)")
    }
  }

  @Test func manyStepsAndManyHeadingsOfOneNameAreWrittenOnce() throws {
    let steps = (1...20_000).map { "\($0). x\n" }.joined()
    let headings = String(repeating: "## Same\n\nText.\n\n", count: 5_000)
    let book = try BookOfFiles([
      "a/long.md": "# Long\n\n## Ingredients\n\n- 1 egg\n\n## Steps\n\n\(steps)\n\(headings)"
    ])
    let page = try #require(book["a/long/"])
    #expect(page.contains("id=\"step-20000\""))
    #expect(page.contains("id=\"same-5000\""))
  }
}
