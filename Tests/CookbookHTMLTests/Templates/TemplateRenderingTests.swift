import CookbookHTML
import Testing

@Suite struct TemplateRenderingTests {
  @Test func neverIndentsWhatAValueWrites() throws {
    let text = try render(
      ["main": "<div>\n  {{>part}}\n</div>\n", "part": "<i>\n{{{html}}}\n\n{{write}}\n</i>\n"])
    #expect(text == "<div>\n  <i>\n  <pre>\na\n</pre>\n\n  <pre>\nb\n</pre>\n  </i>\n</div>\n")
  }

  @Test func indentsALineOnceWhateverIsIncludedInIt() throws {
    #expect(
      try render(["main": "  {{>a}}\n", "a": "x{{>b}}y\n{{>b}} z\n", "b": "b"]) == "  xby\n  b z\n")
  }

  @Test func keepsTheLineThatABlockEnds() throws {
    #expect(try render(["main": "a {{$block}}\nx\n{{/block}}"]) == "a \nx\n")
  }

  @Test func rendersABlockWithinItsOwnReplacementAsItStandsThere() throws {
    #expect(
      try render(["main": "{{<a}}{{$x}}1{{$x}}2{{/x}}{{/x}}{{/a}}", "a": "[{{$x}}0{{/x}}{{$x}}{{/x}}]"])
        == "[1212]")
    #expect(
      try render([
        "main": "{{<a}}{{$x}}1{{$y}}{{/y}}{{/x}}{{$y}}2{{$x}}3{{/x}}{{/y}}{{/a}}", "a": "{{$x}}{{/x}}",
      ]) == "123")
  }

  @Test func looksANameUpFromTheInsideOut() throws {
    #expect(
      try render(["main": "{{#list}}{{name}}{{outer}}{{^empty}}{{zero}}{{/empty}};{{/list}}"])
        == "0&lt;o0;1&lt;o0;2&lt;o0;")
    #expect(try render(["main": "{{#deep}}{{deep.name}}{{/deep}}{{deep.outer}}"]) == "in")
  }

  @Test func escapesTextButNotWhatIsHTML() throws {
    #expect(
      try render(["main": "{{outer}}{{{outer}}}{{&outer}}{{#yes}}{{outer}}{{/yes}}"]) == "&lt;o<o<o&lt;o")
    #expect(
      try render(["main": "{{#empty}}no{{/empty}}{{#none}}no{{/none}}{{#write}}yes{{/write}}"]) == "yes")
  }

  @Test func passesOverAByteOrderMark() throws {
    #expect(try render(["main": "\u{FEFF}{{! comment }}\n<!doctype html>"]) == "<!doctype html>")
  }

  @Test func leavesAThreadItsStackHoweverDeepTemplatesAre() throws {
    let open = String(repeating: "{{#yes}}", count: 99)
    let close = String(repeating: "{{/yes}}", count: 99)
    let text = try render(["main": open + "x{{>main}}" + close])
    #expect(text == String(repeating: "x", count: 101))
  }

  private func render(_ files: [String: String]) throws -> String {
    let set = try TemplateSet(
      files: files.sorted { $0.key < $1.key }.map {
        (file: $0.key + ".mustache", bytes: Array($0.value.utf8))
      },
      names: NameTable())
    var output = OutputBuffer()
    set.render(try #require(set.template("main")), Outer(names: set.names), into: &output)
    return output.text
  }

  private struct Outer: TemplateContext {
    let names: NameTable

    func value(of name: TemplateName) -> TemplateValue {
      switch names[name] {
      case "html": .html("<pre>\na\n</pre>")
      case "write": .write { $0.write("<pre>\nb\n</pre>") }
      case "outer": .text("<o")
      case "zero": .integer(0)
      case "yes": .bool(true)
      case "empty": .text("")
      case "none": .list(0) { _ in self }
      case "list": .list(3) { Inner(names: names, text: "\($0)") }
      case "deep": .context(Inner(names: names, text: "in"))
      default: .missing
      }
    }
  }

  private struct Inner: TemplateContext {
    let names: NameTable
    let text: String

    func value(of name: TemplateName) -> TemplateValue { names[name] == "name" ? .text(text) : .missing }
  }
}
