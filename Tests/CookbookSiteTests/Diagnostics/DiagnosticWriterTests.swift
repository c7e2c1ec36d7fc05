import CookbookModel
import Foundation
import Testing

@testable import CookbookSite

@Suite("Written diagnostics")
struct DiagnosticWriterTests {
  @Test("Name file, line and column, and show the line with a caret under the character")
  func caret() async throws {
    try await withSource(["a.md": "one\n\té麻 [x](y)\r\nthree"]) { folder in
      let column = "\té麻 ".utf8.count + 1
      let diagnostics = [
        Diagnostic(.missingImage(path: "y"), at: Place(file: "a.md", line: 2, column: column)),
        Diagnostic(.noSteps, at: Place(file: "a.md", line: 3)),
        Diagnostic(.notARecipe, at: Place(file: "a.md")),
      ]
      let text = String(
        decoding: DiagnosticWriter(.text).bytes(diagnostics, root: folder.path), as: UTF8.self)
      #expect(
        text == """
          a.md:2:\(column): warning: there is no picture 'y' [missing-image]
              \té麻 [x](y)
              \t    ^
          a.md:3: warning: ingredients but no steps; is a heading 'Directions' missing? [no-steps]
              three
          a.md: info: no ingredients and no steps: built as a page, not listed among the recipes [not-a-recipe]

          """)
    }
  }

  @Test("Show a part of a long line, cut between characters")
  func longLine() {
    let line = Array((String(repeating: "é", count: 1000) + "!" + String(repeating: "ü", count: 1000)).utf8)
    let excerpt = Excerpt(line[...], column: 2001)
    #expect(excerpt.text.unicodeScalars.count < 2 * Excerpt.reach)
    #expect(excerpt.text.hasPrefix("…é") && excerpt.text.hasSuffix("ü…"))
    #expect(!excerpt.text.contains("\u{FFFD}"))
    let caret = (excerpt.caret?.count ?? 0) - 1
    #expect(Array(excerpt.text)[caret] == "!")
  }

  @Test("Cannot act on the terminal")
  func control() async throws {
    try await withSource(["a.md": "\u{1B}[2Jx\u{202E}\n"]) { folder in
      let diagnostics = [
        Diagnostic(.missingImage(path: "\u{1B}]0;\n\u{9B}"), at: Place(file: "a.md", line: 1, column: 5))
      ]
      let bytes = DiagnosticWriter(.text).bytes(diagnostics, root: folder.path)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.unicodeScalars.contains { $0 != "\n" && VisibleText.isHidden($0) })
      #expect(text.split(separator: "\n").count == 3)
    }
  }

  @Test("Are coloured only when asked to")
  func color() {
    let diagnostics = [Diagnostic(.noRecipes, at: Place(file: "a.md"))]
    let plain = DiagnosticWriter(.text).bytes(diagnostics, root: nil)
    let colored = DiagnosticWriter(.text, isColored: true).bytes(diagnostics, root: nil)
    #expect(!plain.contains(0x1B) && colored.contains(0x1B))
  }

  @Test("Are one JSON object a line where a program reads them")
  func json() throws {
    let diagnostics = [
      Diagnostic(.missingImage(path: "\"\n\u{301}"), at: Place(file: "a\"b.md", line: 2, column: 3)),
      Diagnostic(.noRecipes, at: Place(file: "c.md")),
    ]
    let lines = DiagnosticWriter(.json).bytes(diagnostics, root: nil).split(separator: 0x0A)
    let objects = try lines.map { try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any] }
    #expect(objects.count == 2)
    #expect(objects[0]?["file"] as? String == "a\"b.md")
    #expect(objects[0]?["line"] as? Int == 2 && objects[0]?["column"] as? Int == 3)
    #expect(objects[0]?["message"] as? String == "there is no picture '\"\n\u{301}'")
    #expect(objects[1]?["severity"] as? String == "warning" && objects[1]?["line"] == nil)
  }

  @Test("Are sorted by file and line, each once")
  func sorted() {
    var report = BuildReport()
    let places = [("b.md", 2), ("a.md", 9), ("b.md", 1), ("a.md", 9), ("a.md", 10)]
    report.add(places.map { Diagnostic(.noSteps, at: Place(file: $0.0, line: $0.1)) }, strict: false)
    #expect(
      report.diagnostics.map { "\($0.place.file):\($0.place.line)" } == [
        "a.md:9", "a.md:10", "b.md:1", "b.md:2",
      ])
  }

  @Test(
    "Lines end in LF, CR or both, and a byte order mark is no part of the first", arguments: [1, 2, 3, 4, 5])
  func lines(number: Int) {
    var cursor = LineCursor([0xEF, 0xBB, 0xBF] + Array("1\n2\r3\r\n\n5".utf8))
    let expected = ["1", "2", "3", "", "5"][number - 1]
    #expect(cursor.line(number).map { String(decoding: $0, as: UTF8.self) } == expected)
    #expect(cursor.line(number).map { String(decoding: $0, as: UTF8.self) } == expected)
    #expect(cursor.line(6) == nil)
  }
}
