import CookbookModel
import Testing

@testable import CookbookSite

/// Links to a heading lead to an id that the page has.
@Suite struct FragmentCases {
  private static let soup = """
    # Soup

    Good.

    ### Who made it

    Aunt Ada.

    ## Zutaten

    ### Für die Brühe

    - 1 leek

    ## Directions

    ### Für die Brühe

    1. Cook.

    ## What you'll taste

    #### تست

    Salt.
    """

  private func href(_ destination: String, from path: String = "about.md") throws -> (String?, [String]) {
    let text = "# About\n\n## تست\n\nSee [it](\(destination)).\n\n## Salt & pepper\n"
    let book = try BookOfFiles(["a/soup.md": Self.soup, path: text])
    let address = path == "about.md" ? "about/" : "a/more/"
    return (try #require(book[address]).between("See <a href=\"", "\""), book.diagnostics.codes)
  }

  @Test(
    "By its text, its slug, its percent-encoded slug, or the name of the part",
    arguments: [
      ("#تست", "#%D8%AA%D8%B3%D8%AA"), ("#%D8%AA%D8%B3%D8%AA", "#%D8%AA%D8%B3%D8%AA"),
      ("#salt--pepper", "#salt-pepper"), ("#Salt-&-Pepper", "#salt-pepper"), ("#about", "#main"),
      ("#top", "#top"), ("a/soup.md#تست", "../a/soup/#%D8%AA%D8%B3%D8%AA"),
      ("a/soup.md#what-youll-taste", "../a/soup/#what-youll-taste"),
      ("a/soup.md#who-made-it", "../a/soup/#who-made-it"),
      ("a/soup.md#für-die-brühe", "../a/soup/#fur-die-bruhe"),
      ("a/soup.md#zutaten", "../a/soup/#ingredients"),
      ("a/soup.md#ingredients", "../a/soup/#ingredients"), ("a/soup.md#directions", "../a/soup/#method"),
      ("a/soup.md#step-1", "../a/soup/#step-1"), ("a/soup.md#soup", "../a/soup/"),
    ])
  func found(destination: String, href: String) throws {
    let (found, codes) = try self.href(destination)
    #expect(found == href)
    #expect(codes == ["not-a-recipe"])
  }

  @Test("One that names nothing is told, and the link leads to the page alone")
  func missing() throws {
    let other = try href("a/soup.md#step-2")
    #expect(other.0 == "../a/soup/" && other.1.contains("broken-fragment"))
    let own = try href("#nowhere")
    #expect(own.0 == nil && own.1.contains("broken-fragment"))
  }

  @Test func everyFragmentOfEveryPageIsAnIdOfItsTarget() throws {
    let links = ["#a", "#b-2", "soup.md#method", "soup.md#nope", "soup.md#fur-die-bruhe-2", "more.md#a"]
    let list = links.map { "[x](\($0))" }.joined(separator: " ")
    let more = "## Ingredients\n\n- 1 egg\n\n## Steps\n\n1. Mix.\n\n## A\n\n\(list)\n\n### B\n\n### B\n"
    let book = try BookOfFiles(["a/soup.md": Self.soup + "\n\n[y](more.md#b)\n", "a/more.md": more])
    let pages = book.pages
    for (path, target) in [("a/more/", "a/more/"), ("a/more/", "a/soup/"), ("a/soup/", "a/more/")] {
      let page = try #require(pages[path])
      let prefix = path == target ? "<a href=\"#" : "<a href=\"../../\(target)#"
      for part in page.split(separator: prefix).dropFirst() {
        let id = part.prefix { $0 != "\"" }
        #expect(pages[target]?.contains("id=\"\(id)\"") == true, "\(path) leads to #\(id) of \(target)")
      }
    }
  }
}
