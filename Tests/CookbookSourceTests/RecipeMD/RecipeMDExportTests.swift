import CookbookModel
import CookbookSource
import Testing

private func export(_ text: String) -> RecipeMDDocument? {
  RecipeMDExport.read(bytes: Array(text.utf8), file: "dip.md").document
}

@Suite struct RecipeMDExportTests {
  @Test("keeps description and instructions as they stand in the file")
  func texts() {
    let recipe = export(
      "# A\n\n\n    code\n\nMore *text*.\n\n[x]: y\n\n*a*\n\n---\n\n- salt\n\n---\n\n\n## B\r\n\r\n- c  \n\n\n"
    )
    #expect(recipe?.description == "    code\n\nMore *text*.\n\n[x]: y")
    #expect(recipe?.instructions == "## B\n\n- c  ")
    #expect(recipe?.tags == ["a"])
  }

  @Test("splits tags and yields at commas that stand between no two digits")
  func lists() {
    let recipe = export("# A\n\n*a, b,c 1,2*\n\n**1,5 l, 3**\n\n---\n")
    #expect(recipe?.tags == ["a", "b", "c 1,2"])
    #expect(recipe?.yields.map { $0.factor.decimal() } == ["1.5", "3"])
    #expect(recipe?.yields.map(\.unit) == ["l", nil])
  }

  @Test(
    "takes names and links of ingredients as the specification does",
    arguments: [
      ("- *2* eggs", "eggs", nil),
      ("- *2* [eggs](<my eggs.md>)", "eggs", "my%20eggs.md"),
      ("- [*big* eggs](é.md)", "big eggs", "%C3%A9.md"),
      ("- [a](b) c", "[a](b) c", nil),
      ("- [[Wiki]]", "[[Wiki]]", nil),
      ("- *2*\n  eggs\n  - nested", "eggs\n  - nested", nil),
      ("- - nested", "- nested", nil),
    ] as [(String, String, String?)])
  func ingredients(_ line: String, _ name: String, _ link: String?) {
    let ingredients = export("# A\n\n---\n\n\(line)\n")?.ingredients ?? []
    #expect(ingredients.map(\.name) == [name])
    #expect(ingredients.map(\.link) == [link])
  }

  @Test("nests groups by the levels of their headings")
  func groups() {
    let recipe = export("# A\n\n---\n\n- x\n# B\n- y\n#### C\n- z\n## D\n# E\n")
    #expect(recipe?.ingredients.map(\.name) == ["x"])
    #expect(recipe?.groups.map(\.title) == ["B", "E"])
    #expect(recipe?.groups.first?.groups.map(\.title) == ["C", "D"])
  }

  @Test("refuses front matter that cannot be read, and says why")
  func frontMatter() {
    let result = RecipeMDExport.read(bytes: Array("---\na: [\n---\n# A\n\n---\n".utf8), file: "dip.md")
    #expect(result.document == nil)
    #expect(result.diagnostics.map(\.finding.code) == [.frontMatterSyntax])
  }
}
