import CookbookModel
import CookbookSource
import Testing

@Suite("No bytes crash or stop the reader", .serialized)
struct HostileInputTests {
  private static let size = 10_000
  private static let specials = Array("[]()<>*_`~!#&\\|-+=.:\"'/0{}^$%@;,? \t\n\r").map(String.init)

  private func read(_ text: String) {
    _ = SourceReader.read(path: "a.md", file: "a.md", bytes: Array(text.utf8))
  }

  @Test(
    "one special character many times, in a line and in lines", .timeLimit(.minutes(5)), arguments: specials)
  func repeated(character: String) {
    read(String(repeating: character, count: Self.size))
    read("## Ingredients\n\n" + String(repeating: character + "\n", count: Self.size / 4))
    read(String(repeating: character + "a ", count: Self.size / 4))
  }

  @Test(
    "pieces of syntax many times", .timeLimit(.minutes(5)),
    arguments: [
      "![[]()", "![", "[a](", "[[a", "[[a]]", "`a``b", "*a_ ", "**x *a", "<!--", "<?", "<![CDATA[", "<a",
      "[a]: b\n", "# a\n", "a\n=\n", "> a\n- b\n", "&#x", "- [ ] 1/", "1/2 ", "| a |\n", "a:\n- b\n\n",
      "## Ingredients\n", "> - ", "{{< a >}}\n\n", "1½ ", "**a**\n\n",
    ])
  func pieces(piece: String) {
    read(String(repeating: piece, count: Self.size / piece.utf8.count))
    read("# T\n\n## Ingredients\n\n- " + String(repeating: piece, count: Self.size / piece.utf8.count))
  }

  @Test(
    "ten thousand nested quotes or lists keep their text", .timeLimit(.minutes(5)),
    arguments: ["> ", "- ", "1. "])
  func nested(marker: String) throws {
    let reading = Reading(
      String(repeating: marker, count: 10_000) + "deep\n\n## Ingredients\n\n- 1 egg\n\n## Steps\n\nFry.\n")
    #expect(reading.notices.contains("1:1 nested-too-deeply"))
    #expect(try reading.recipe.stepLines == ["nil: Fry."])
  }

  @Test("ten megabytes in one line", .timeLimit(.minutes(5)))
  func longLine() {
    read("# T\n\n" + String(repeating: "a", count: 10_000_000))
  }

  @Test("random bytes, and texts cut anywhere", .timeLimit(.minutes(5)), arguments: 0..<50)
  func random(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
    let noise = (0..<2_000).map { _ in UInt8(truncatingIfNeeded: next()) }
    _ = SourceReader.read(path: "a.md", file: "a.md", bytes: noise)
    let pieces = [
      "# ", "## Zutaten\n", "- ", "  - ", "1. ", "*", "**", "`", "[", "](", ")", "é", "½", " ", "\n", "\n\n",
      "---\n", "a: b", "|", ":", "> ", "![", "12,5 g", "麻",
    ]
    let text = (0..<400).map { _ in pieces[Int(next() % UInt64(pieces.count))] }.joined()
    let bytes = Array(text.utf8)
    let result = SourceReader.read(path: "a.md", file: "a.md", bytes: bytes)
    #expect(result == SourceReader.read(path: "a.md", file: "a.md", bytes: bytes))
    _ = SourceReader.read(
      path: "a.md", file: "a.md", bytes: Array(bytes.prefix(Int(next() % UInt64(bytes.count)))))
  }
}
