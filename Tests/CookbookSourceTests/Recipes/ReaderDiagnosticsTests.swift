import CookbookModel
import CookbookSource
import Testing

@Suite("What the reader notices, with its place")
struct ReaderDiagnosticsTests {
  @Test(
    "each case once, at its line and column",
    arguments: [
      ("# B\n\n## Method\n\n1. Boil.\n", ["1:1 no-ingredients"]),
      ("# B\n\n## Ingredients\n\n- 1 egg\n", ["1:1 no-steps"]),
      ("# T\n\n**3 servings**\n---\n\n- *1* leek\n\n---\n\nCook.\n", ["4:1 setext-divider"]),
      (
        "## Ingredients\n\n- 1 leek\n- 2 eggs\nFor the top:\n- 1 cup milk\n\n## Steps\n\n1. Cook.\n",
        ["5:1 lazy-group-label"]
      ),
      (
        "## Ingredients\n\n- 2. Zucker\n-\n\n## Steps\n\nA.\n",
        ["3:3 nested-ingredient", "4:1 empty-ingredient"]
      ),
      ("## Ingredients\n\n- a\n\nMore text here.\n\n## Steps\n\nA.\n", ["5:1 text-in-ingredients"]),
      ("# A\n\n# Ingredients\n\n- b\n\n# Steps\n\nC.\n", ["3:1 second-h1", "7:1 second-h1"]),
      ("# A\n\n- 1 b\n\n## Steps\n\nC.\n", ["3:1 no-ingredients-heading"]),
      ("---\ntitle: X\n---\n# Y\n\n## Ingredients\n\n- 1 b\n\n## Steps\n\nC.\n", ["2:8 title-mismatch"]),
    ] as [(String, [String])])
  func notices(text: String, expected: [String]) {
    #expect(Reading(text).notices == expected)
  }

  @Test("bytes that are no text are refused with the place of the first")
  func bytes() {
    func notices(_ bytes: [UInt8]) -> [String] {
      let result = SourceReader.read(path: "a.md", file: "a.md", bytes: bytes)
      #expect(result.content == .unusable)
      return result.diagnostics.map { "\($0.place.line):\($0.place.column) \($0.finding.code.rawValue)" }
    }
    #expect(notices(Array("a\nb".utf8) + [0xFF]) == ["2:2 not-utf8"])
    #expect(notices(Array("ab".utf8) + [0xC3]) == ["1:3 not-utf8"])
    #expect(notices(Array("a\n\n".utf8) + [0] + Array("b".utf8)) == ["3:1 nul-character"])
  }

  @Test(
    "front matter that cannot be read keeps the file out",
    arguments: ["+++\na = 1\n+++\n", "---\na: [\n---\n"])
  func brokenFrontMatter(head: String) {
    let reading = Reading(head + "# A\n\n## Ingredients\n\n- b\n\n## Steps\n\nC.\n")
    #expect(reading.result.content == .unusable)
    #expect(reading.result.diagnostics.contains { $0.severity == .error })
  }

  @Test("a byte order mark, CRLF and a missing final line end change nothing")
  func lineEnds() throws {
    let text = "---\ntitle: X\n---\n\n## Ingredients\n\n- 1 leek\n\n## Steps\n\n1. Cook."
    let plain = try Reading(text).recipe
    #expect(try Reading("\u{FEFF}" + text.replacing("\n", with: "\r\n")).recipe == plain)
  }
}
