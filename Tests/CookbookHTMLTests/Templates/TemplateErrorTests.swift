import CookbookHTML
import Testing

@Suite struct TemplateErrorTests {
  private func errors(_ text: String) -> [TemplateError] {
    do throws(TemplateSet.Failure) {
      _ = try TemplateSet(
        files: [("a.mustache", Array(text.utf8)), ("layout.mustache", [])],
        names: NameTable(["title", "summary", "items"]))
      return []
    } catch {
      return error.errors
    }
  }

  @Test(
    "A wrong template is refused with its place and the way out",
    arguments: [
      ("x\n  {{titel}}", 2, 3, "did you mean 'title'"), ("{{#title}}\n", 1, 1, "{{/title}}"),
      ("{{title", 1, 1, "never closed"), ("a\nb {{/title}}", 2, 3, "closes nothing"),
      ("{{#items}}{{#title}}{{/items}}", 1, 21, "closes 'title'"),
      ("{{>layuot}}", 1, 1, "did you mean 'layout'"),
      ("{{<nothing}}{{/nothing}}", 1, 1, "no template 'nothing'"), ("{{>*title}}", 1, 1, "not supported"),
      ("é{{title\n\n {{title}}", 1, 3, "never closed"), ("\n{{! comment", 2, 1, "never closed"),
      ("{{a}}", 1, 1, "'a'"), ("\u{FEFF}{{titel}}", 1, 4, "'title'"), ("{{>a}}", 1, 1, "'a' › 'a'"),
      ("{{= =}}", 1, 1, "delimiters"), ("{{}}", 1, 1, "no name"), ("{{title.wrong}}", 1, 1, "'wrong'"),
    ])
  func message(text: String, line: Int, column: Int, part: String) throws {
    let error = try #require(errors(text).first)
    #expect(error.file == "a.mustache")
    #expect([error.line, error.column] == [line, column])
    #expect(error.message.contains(part))
  }

  @Test func reportsEveryErrorAndNotOnlyTheFirst() {
    #expect(errors("{{wrong}}\n{{title}}\n{{wronger}}").map(\.line) == [1, 3])
  }

  @Test func reportsACrossedSectionOnce() {
    #expect(
      errors("{{#items}}{{#title}}{{/items}}{{title}}").map(\.problem)
        == [.unexpectedClose(name: "items", open: "title")])
  }

  @Test func suggestsNoNameForOneThatIsLikeNone() {
    #expect(errors("{{a}}").map(\.message) == ["no page knows the name 'a'"])
  }

  @Test func findsWhereATemplateStopsBeingUTF8() throws {
    let error = #expect(throws: TemplateSet.Failure.self) {
      try TemplateSet(files: [("a.mustache", [0x0A, 0xC3, 0xA9, 0xE9, 0x20])], names: NameTable(["title"]))
    }
    let first = try #require(error?.errors.first)
    #expect(first.problem == .notUTF8)
    #expect([first.line, first.column] == [2, 3])
  }

  @Test func refusesTemplatesThatIncludeEachOtherInACircle() {
    let error = #expect(throws: TemplateSet.Failure.self) {
      try TemplateSet(
        files: [
          ("page.mustache", Array("{{<frame}}{{$main}}\n {{>tile}}{{/main}}{{/frame}}".utf8)),
          ("tile.mustache", Array("{{#title}}{{>page}}{{/title}}".utf8)), ("frame.mustache", []),
        ], folder: "templates/", names: NameTable(["title"]))
    }
    #expect(error?.errors.map(\.file) == ["templates/tile.mustache"])
    #expect(error?.errors.map(\.problem) == [.recursion(path: ["page", "tile", "page"])])
  }

  @Test(
    "Any bytes are read in time that grows with their number",
    arguments: [
      "{{", "{{!", "{{#title}}", "{{=<% %>=}}", "{{<layout}}{{$a}}", "{{{", " ", "\n ", "{{/title}}",
      "{{wrong}}",
      "{{>layout}}", "{{= ", "{{ title }} \t",
    ])
  func hostile(part: String) {
    let errors = errors(String(repeating: part, count: 200_000 / part.utf8.count))
    #expect(errors.allSatisfy { $0.line >= 1 && $0.column >= 1 })
  }

  @Test func endsATemplateThatIncludesItself() throws {
    let set = try TemplateSet(files: [("a", Array("x{{>a}}{{>a}}".utf8))], names: NameTable())
    var output = OutputBuffer()
    let template = try #require(set.template("a"))
    set.render(template, Nothing(), into: &output)
    #expect(output.count <= TemplateLimits.includes)
  }

  @Test func refusesSectionsNestedWithoutEnd() {
    let text = String(repeating: "{{#title}}", count: 5000) + String(repeating: "{{/title}}", count: 5000)
    #expect(errors(text).map(\.message).contains { $0.contains("nested") })
  }

  private struct Nothing: TemplateContext {
    func value(of name: TemplateName) -> TemplateValue { .missing }
  }

  private enum TemplateLimits {
    static let includes = 100_001
  }
}
