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
