import CookbookModel
import Foundation
import Testing

@testable import CookbookSite

/// The program's own reader and pages on sources that nobody wants to meet.
@Suite("Bad input")
struct BadInputTests {
  /// A file, and the error that it gives; nil for one that is built.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var data: Data
    var code: String?

    init(_ name: String, _ text: String, _ code: String? = nil) {
      self.init(name, Data(text.utf8), code)
    }

    init(_ name: String, _ data: Data, _ code: String? = nil) {
      testDescription = name
      self.data = data
      self.code = code
    }
  }

  static let recipe = "# Soup\n\n## Ingredients\n\n- 1 leek\n\n## Directions\n\n1. Cook.\n"

  static let cases = [
    Case("not UTF-8", Data([0x23, 0x20, 0xFF, 0x0A]), "not-utf8"),
    Case("a NUL character", "# A\0B\n", "nul-character"),
    Case("front matter that never closes", "---\ntitle: A\n\n- x\n", "fm-unclosed"),
    Case("front matter that is not YAML", "---\ntitle: [a\n---\n\n- x\n", "fm-syntax"),
    Case("front matter in TOML", "+++\ntitle = 'A'\n+++\n", "fm-toml"),
    Case("more than 16 MB", Data(repeating: 0x61, count: 16_000_001), "file-too-large"),
    Case("nothing", ""),
    Case("a byte order mark and CRLF", "\u{FEFF}" + recipe.replacingOccurrences(of: "\n", with: "\r\n")),
    Case("no final newline", String(recipe.dropLast())),
    Case("ten thousand quotes in one another", String(repeating: ">", count: 10_000) + " x\n"),
    Case("ten thousand lists in one another", String(repeating: "- ", count: 10_000) + "x\n"),
    Case("a megabyte in one line", "# A\n\n" + String(repeating: "salt and *pepper* ", count: 60_000)),
  ]

  @Test("Gets one clear error with its place, or is built; the rest is built", arguments: cases)
  func file(bad: Case) async throws {
    try await withSource(["content/good.md": Self.recipe]) { folder in
      try folder.write("content/bad.md", bad.data)
      var options = BuildOptions()
      options.source = folder.path
      options.keepGoing = true
      let report = await SiteBuilder(options, parts: .standard).build()
      let errors = report.diagnostics.filter { $0.severity == .error }
      #expect(errors.map(\.finding.code.rawValue) == (bad.code.map { [$0] } ?? []))
      #expect(errors.allSatisfy { $0.place.file == "content/bad.md" })
      #expect(folder.text("public/recipes/good/index.html") != nil)
      #expect(report.statistics.map(\.file) == ["content/bad.md", "content/good.md"])
    }
  }

  @Test(
    "Two names that differ by case or Unicode form only are one error that names both",
    arguments: [("Soup.md", "soup.md"), ("cr\u{E8}me.md", "cre\u{300}me.md")])
  func almostEqualNames(first: String, second: String) async throws {
    try await withSource([:]) { folder in
      try folder.write("content/" + first, Self.recipe)
      try folder.write("content/" + second, Self.recipe.replacingOccurrences(of: "Soup", with: "Stew"))
      // A file system that ignores such differences has one file only.
      guard folder.files("content").count == 2 else { return }
      var options = BuildOptions()
      options.source = folder.path
      let report = await SiteBuilder(options, parts: .standard).build()
      let errors = report.diagnostics.filter { $0.severity == .error }
      #expect(errors.map(\.finding.code) == [.slugCollision])
      #expect(report.files == nil)
    }
  }
}
