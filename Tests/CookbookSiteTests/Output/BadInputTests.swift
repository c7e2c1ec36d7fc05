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

/// Folders and files that are not what they seem.
@Suite("Bad places")
struct BadPlaceTests {
  /// Builds the folder and returns what was found that matters.
  private func build(_ folder: TemporaryFolder, keepGoing: Bool = true) async -> BuildReport {
    var options = BuildOptions()
    options.source = folder.path
    options.keepGoing = keepGoing
    return await SiteBuilder(options, parts: .standard).build()
  }

  @Test func aFolderNamedLikeARecipeIsAFolder() async throws {
    try await withSource(["content/pie.md/apple.md": BadInputTests.recipe]) { folder in
      let report = await build(folder)
      #expect(report.codes.isEmpty && report.recipes == 1)
      #expect(folder.files("public").keys.contains { $0.hasSuffix("/apple/index.html") })
    }
  }

  @Test func linksInALoopAreToldAndNotFollowed() async throws {
    try await withSource(["content/a/good.md": BadInputTests.recipe]) { folder in
      try folder.link("content/a/self", to: ".")
      try folder.link("content/a/one.md", to: "two.md")
      try folder.link("content/a/two.md", to: "one.md")
      try folder.link("content/etc", to: "/etc")
      let report = await build(folder, keepGoing: false)
      #expect(report.codes == ["link-loop", "link-loop", "link-loop", "link-loop"])
      #expect(
        report.diagnostics.map(\.place.file).filter { $0 != "content/index.md" } == [
          "content/a/one.md", "content/a/self", "content/a/two.md", "content/etc",
        ])
      #expect(report.recipes == 1 && folder.text("public/a/good/index.html") != nil)
    }
  }

  @Test(
    "What may not be read is an error, and the rest is built when that is asked for",
    .enabled(if: getuid() != 0, "root may read everything"))
  func unreadable() async throws {
    try await withSource(["content/a/bad.md": "", "content/a/good.md": BadInputTests.recipe]) { folder in
      let path = folder.path + "/content/a/bad.md"
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
      let report = await build(folder)
      #expect(report.codes == ["unreadable"] && report.diagnostics.first?.place.file == "content/a/bad.md")
      #expect(folder.text("public/a/good/index.html") != nil)
    }
  }

  @Test func aLinkToNothingIsAnErrorAndTheRestIsBuilt() async throws {
    try await withSource(["content/a/good.md": BadInputTests.recipe]) { folder in
      try folder.link("content/a/gone.md", to: "nowhere")
      let report = await build(folder)
      #expect(report.codes == ["unreadable"] && report.errors == 1)
      #expect(folder.text("public/a/good/index.html") != nil)
    }
  }

  @Test(
    "Every name that a file system takes becomes a page and a link to it",
    arguments: [
      "a \"b\" 'c' <d> & #e ?f %g \\h |i *j :k ;l [m] (n) {o} $p `q` ~r ^s =t +u ,v", "line\nbreak\ttab",
      " lead and trail ", "-rf", "%2e%2e", "..  ..x", "CON", "\u{202E}evil", "\u{1B}[31m", "{{title}}",
      "</script>", String(repeating: "a", count: 200), String(repeating: "喫", count: 80),
    ])
  func names(name: String) async throws {
    // A name with a dot in front is hidden.
    let file = name.hasPrefix(".") ? "x" + name : name
    try await withSource(["content/dish/\(file).md": BadInputTests.recipe]) { folder in
      let report = await build(folder)
      #expect(report.codes.isEmpty && report.recipes == 1)
      let pages = folder.files("public").keys.filter { $0.hasPrefix("dish/") && $0 != "dish/index.html" }
      let page = try #require(pages.filter { $0.hasSuffix("/index.html") }.first)
      let slug = page.split(separator: "/")[1]
      #expect(slug.utf8.count <= 100)
      let link = slug.utf8.reduce(into: "") { text, byte in
        text += byte < 0x80 ? String(UnicodeScalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
      }
      #expect(folder.text("public/dish/index.html")?.contains("dish/\(link)/\"") == true)
    }
  }

  @Test func foldersThatDifferByCaseOnlyAreOneErrorWithBothNames() async throws {
    try await withSource(["content/Dir/a.md": BadInputTests.recipe]) { folder in
      try folder.write(
        "content/dir/b.md", BadInputTests.recipe.replacingOccurrences(of: "Soup", with: "Stew"))
      guard folder.text("content/Dir/b.md") == nil else { return }
      let report = await build(folder)
      #expect(report.codes == ["slug-collision"])
      let found = try #require(report.diagnostics.first { $0.severity == .error })
      #expect(found.place == Place(file: "content/dir"))
      #expect(found.finding.message.contains("content/Dir"))
    }
  }

  @Test("Pictures that differ by Unicode form only are told, and one is used")
  func pictureForms() async throws {
    let text = BadInputTests.recipe + "\n![it](cr\u{E8}me.jpg)\n"
    try await withSource(["content/a/soup.md": text, "content/a/cr\u{E8}me.jpg": "x"]) { folder in
      try folder.write("content/a/cre\u{300}me.jpg", "y")
      guard folder.files("content/a").count == 3 else { return }
      let report = await build(folder)
      #expect(report.codes == ["slug-collision"])
      #expect(
        report.diagnostics.contains { $0.finding == .sameName && $0.place.file == "content/a/cr\u{E8}me.jpg" }
      )
    }
  }

  @Test("A long line with a hundred thousand faults is told in linear time and short messages")
  func manyFaultsInOneLine() throws {
    let line = String(repeating: "[x](nope.md) ", count: 100_000)
    let found = (0..<100_000).map {
      Diagnostic(
        .brokenReference(target: line, suggestion: nil), at: Place(file: "a.md", line: 1, column: $0 * 13 + 1)
      )
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(line.utf8).write(to: folder.appending(path: "a.md"))
    let few = DiagnosticWriter(.text).bytes(Array(found.prefix(500)), root: folder.path())
    #expect(few.count < 500 * 1_200)
    var lines = LineCursor(Array(line.utf8))
    for diagnostic in found { #expect(lines.line(diagnostic.place.line)?.count == line.utf8.count) }
  }
}
