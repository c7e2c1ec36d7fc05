import CookbookModel
import Foundation
import Testing

@testable import CookbookSite

/// What other programs read in a page.
@Suite struct StructuredDataCases {
  private static let dish =
    "## Ingredients\n\n### One\n\n- 1 egg\n\n### Two\n\n- 2 plums\n\n## Steps\n\n1. Mix.\n"

  private func data(_ matter: String, base: String = "") throws -> [String: Any] {
    let book = try BookOfFiles([
      "index.md": "---\ntitle: Book\n\(base)---\n", "a/pie.md": "---\n\(matter)\n---\n" + Self.dish,
      "a/pie.jpg": "x",
    ])
    let page = try #require(book["a/pie/"])
    let json = try #require(page.between("<script type=\"application/ld+json\">", "</script>"))
    return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test(
    "A text is the same text in structured data",
    arguments: [
      "Shepherd's pie & \"peas\"", "It's \"good\" — ½ & more", "a\\b", "1 < 2 > 0", "Crème\u{2028}",
    ])
  func text(_ text: String) throws {
    let yaml = "'" + text.replacingOccurrences(of: "'", with: "''") + "'"
    let data = try data("title: \(yaml)\ndescription: \(yaml)")
    let plain = text.replacingOccurrences(of: "\u{2028}", with: "")
    #expect((data["name"] as? String)?.trimmingCharacters(in: .whitespacesAndNewlines) == plain)
    #expect((data["description"] as? String)?.trimmingCharacters(in: .whitespacesAndNewlines) == plain)
  }

  @Test func aTitleCannotEndTheScript() throws {
    #expect(try data("title: '</script><!--'")["name"] as? String == "</script><!--")
  }

  @Test func formattingLeavesNoTraceInADescription() throws {
    #expect(
      try data("description: 'So **good** [here](https://example.org) &amp; `now`'")["description"] as? String
        == "So good here & now")
  }

  @Test func ingredientsAreAFlatListOfTexts() throws {
    #expect(try data("title: Pie")["recipeIngredient"] as? [String] == ["1 egg", "2 plums"])
  }

  @Test func aTimeThatIsGivenAloneIsThere() throws {
    let data = try data("cook: 40 min")
    #expect(data["cookTime"] as? String == "PT40M")
    #expect(data["prepTime"] == nil)
  }

  @Test func addressesAreAbsoluteWithABaseURLAndLeftOutWithoutOne() throws {
    let data = try data("title: Pie", base: "base_url: https://example.org/kitchen\n")
    #expect(data["url"] as? String == "https://example.org/kitchen/a/pie/")
    #expect((data["image"] as? [String])?.first?.hasPrefix("https://example.org/kitchen/assets/pie.") == true)
    let local = try self.data("title: Pie")
    #expect(local["url"] == nil && local["image"] == nil)
    let book = try BookOfFiles(["a/pie.md": Self.dish, "a/tart.md": Self.dish])
    #expect(book.diagnostics.filter { $0.finding.code == .noBaseURL }.count == 1)
  }

  @Test(
    "A diet is text on the page and a page of everything that suits it",
    arguments: ["diet: vegan", "diet: [Vegan]", "diet: vegan\ntags: [vegan]"])
  func diet(matter: String) throws {
    let book = try BookOfFiles(["a/pie.md": "---\n\(matter)\n---\n" + Self.dish, "a/ham.md": Self.dish])
    let page = try #require(book["a/pie/"])
    #expect(page.contains("href=\"../../tags/vegan/\">"))
    #expect(page.contains("https://schema.org/VeganDiet"))
    #expect(page.between("<article", "id=\"ingredients\"")?.lowercased().contains("vegan") == true)
    let list = try #require(book["tags/vegan/"])
    #expect(list.contains("a/pie/\"") && !list.contains("a/ham/\""))
    #expect(book.cookbook.tags.count == 1)
  }
}
