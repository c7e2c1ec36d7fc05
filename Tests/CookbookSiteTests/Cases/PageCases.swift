import CookbookModel
import Testing

@testable import CookbookSite

/// What is a page and what a recipe, and pictures that are not there.
@Suite struct PageCases {
  private static let essay = """
    # About

    The book of a family.

    ## How to read it

    It can be read in two ways:

    - most of it, such as the [pie](a/pie.md), has a heading for each of its parts;
    - the rest was written down by our aunt, who never cared for such things.

    ## Cooking from it

    Read to the end before you light the stove.
    """

  @Test func anEssayWithAListIsAPage() throws {
    let book = try BookOfFiles(["about.md": Self.essay, "a/pie.md": "- 1 egg\n- 2 apples\n\nBake.\n"])
    #expect(book.cookbook.pages.map(\.path) == ["about"])
    #expect(book.cookbook.entries.map(\.path) == ["a/pie"])
    #expect(book["about/"]?.contains("<li>the rest was written down by our aunt") == true)
  }

  @Test(
    "A list of foods without amounts is a recipe all the same",
    arguments: [
      "- Salt\n- Pepper, freshly ground\n\nMix.\n", "- salt.\n- pepper.\n\nMix.\n",
      "- a good handful of herbs, such as parsley, chives or dill; whatever the garden has.\n- 1 egg\n\nMix.\n",
    ])
  func foods(text: String) throws {
    #expect(try BookOfFiles(["a/mix.md": text]).cookbook.entries.count == 1)
  }

  @Test("Front matter says that it is a page", arguments: ["type: page", "layout: page", "layout: Page"])
  func forced(matter: String) throws {
    let book = try BookOfFiles([
      "eggs.md": "---\n\(matter)\n---\n# Eggs\n\n## Ingredients\n\n- 1 egg\n\n## Steps\n\n1. Boil.\n"
    ])
    #expect(book["eggs/"]?.contains("<h2 id=\"ingredients-2\">Ingredients</h2>") == true)
    #expect(book.diagnostics.codes == ["no-recipes"])
  }

  private static let pictured =
    "![one](one.jpg)\n\n## Ingredients\n\n- 1 egg\n\n## Steps\n\n1. Boil.\n\n![two](two.jpg)\n"

  @Test func aSourceWithoutAnyPictureIsOneWarning() throws {
    let book = try BookOfFiles(["a/egg.md": Self.pictured, "a/ham.md": Self.pictured, "a/x.pdf": ""])
    let warnings = book.diagnostics.filter { $0.severity == .warning }
    #expect(
      warnings == [
        Diagnostic(.noPictures(count: 4), at: Place(file: "content/a/egg.md", line: 1, column: 1))
      ])
    #expect(
      book.diagnostics.filter { $0.finding.code == .missingImage }.map(\.severity) == [
        .info, .info, .info, .info,
      ])
  }

  @Test func aPictureThatIsMissingAmongOthersIsAWarning() throws {
    let book = try BookOfFiles(["a/egg.md": Self.pictured, "a/one.jpg": ""])
    #expect(book.diagnostics.codes == ["missing-image"])
    #expect(
      book.diagnostics.contains { $0.finding == .missingImage(path: "two.jpg") && $0.severity == .warning })
  }
}
