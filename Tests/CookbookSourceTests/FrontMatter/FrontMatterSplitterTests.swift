import Testing

@testable import CookbookSource

@Suite struct FrontMatterSplitterTests {
  @Test(
    "cuts front matter off and counts its lines",
    arguments: [
      ("# Pie\n", nil, "# Pie\n", 0),
      ("---\ntitle: Pie\n---\n# Pie\n", "title: Pie\n", "# Pie\n", 3),
      ("---\n---\n# Pie\n", "", "# Pie\n", 2),
      ("---\ntitle: Pie\n...\nText", "title: Pie\n", "Text", 3),
      ("--- \t\ntitle: Pie\n---  \nText", "title: Pie\n", "Text", 3),
      ("\u{FEFF}---\ntitle: Pie\n---\nText", "title: Pie\n", "Text", 3),
      ("\u{FEFF}Text", nil, "Text", 0),
      ("---\r\ntitle: Pie\r\n---\r\nText", "title: Pie\r\n", "Text", 3),
      ("---\rtitle: Pie\r---\rText", "title: Pie\r", "Text", 3),
      ("---\ntitle: Pie\n---", "title: Pie\n", "", 3),
      ("--- x\n---\n", nil, "--- x\n---\n", 0),
      ("\n---\ntitle: Pie\n---\n", nil, "\n---\ntitle: Pie\n---\n", 0),
      ("----\n", nil, "----\n", 0),
      ("", nil, "", 0),
    ] as [(String, String?, String, Int)])
  func cuts(_ file: String, _ yaml: String?, _ body: String, _ lines: Int) {
    let split = SplitSource(Array(file.utf8)[...])
    #expect(split.frontMatter == (yaml.map { .yaml(Array($0.utf8)[...]) } ?? .none))
    #expect(String(decoding: split.body, as: UTF8.self) == body)
    #expect(split.removedLines == lines)
  }

  @Test("sees TOML and front matter that is never closed")
  func rejects() {
    let toml = SplitSource(Array("+++\ntitle = \"Pie\"\n+++\n# Pie\n".utf8)[...])
    #expect(toml.frontMatter == .toml)
    #expect(String(decoding: toml.body, as: UTF8.self) == "# Pie\n")
    #expect(SplitSource(Array("---\ntitle: Pie\n# Pie\n".utf8)[...]).frontMatter == .unclosed)
    #expect(SplitSource(Array("+++\ntitle: Pie\n---\n".utf8)[...]).frontMatter == .unclosed)
    #expect(SplitSource(Array("---\ntitle: Pie\n+++\n".utf8)[...]).frontMatter == .unclosed)
    #expect(SplitSource(Array("---".utf8)[...]).frontMatter == .unclosed)
  }
}
