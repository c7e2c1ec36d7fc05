import CookbookModel
import Foundation
import Testing

@testable import CookbookSite

@Suite("Scanning a source folder")
struct ScannerTests {
  private func scan(_ folder: TemporaryFolder, exclude: [String] = []) throws -> SourceTree {
    Scanner(try SourceLayout(root: folder.path), exclude: exclude, output: nil).scan()
  }

  @Test("With content/ only that folder is content, and names decide what is a document")
  func selection() async throws {
    let names = [
      "a.md", "README.md", "LICENSE.md", "LICENSE-MIT.md", "CONTRIBUTING.md", "_draft.md", ".hidden.md",
      ".git/a.md", "_shared/b.md", "pie.jpg", "x.MD", "index.md", "soup/index.md", "soup/leek.md",
    ]
    var files = Dictionary(uniqueKeysWithValues: names.map { ("content/" + $0, "") })
    files["other.md"] = ""
    files["templates/recipe.mustache"] = ""
    files["static/.well-known/x"] = ""
    try await withSource(files) { folder in
      let tree = try scan(folder)
      #expect(
        tree.documents.map(\.source.file) == ["content/_shared/b.md", "content/a.md", "content/soup/leek.md"])
      #expect(tree.folders.map(\.path) == ["_shared", "soup"])
      #expect(tree.folders[1].index?.source.path == "soup/index.md")
      #expect(tree.files.map(\.path).contains("pie.jpg"))
      #expect(tree.templates.map(\.path) == ["recipe.mustache"])
      #expect(tree.statics.map(\.path) == [".well-known/x"])
      #expect(tree.diagnostics.isEmpty)
    }
  }

  @Test("Without content/ the folder itself is the content, but for templates, static and dot folders")
  func plainFolder() async throws {
    let files = ["a.md": "", "templates/b.md": "", "static/c.md": "", ".x/d.md": "", "sub/static/e.md": ""]
    try await withSource(files) { folder in
      let tree = try scan(folder)
      #expect(tree.documents.map(\.source.file) == ["a.md", "sub/static/e.md"])
      #expect(tree.statics.map(\.path) == ["c.md"])
    }
  }

  @Test("A folder with one document of its name, or only index.md, is a page bundle")
  func bundles() async throws {
    let files = [
      "content/duck/duck.md": "", "content/duck/1.jpg": "", "content/rice/index.md": "",
      "content/pie/pie.md": "",
      "content/pie/apple.md": "", "content/stew/stew.md": "", "content/stew/beef/x.md": "",
    ]
    try await withSource(files) { folder in
      let tree = try scan(folder)
      #expect(
        tree.documents.map(\.id) == ["duck", "pie/apple", "pie/pie", "rice", "stew/beef/x", "stew/stew"])
      #expect(tree.documents.filter(\.isBundle).map(\.id) == ["duck", "rice"])
    }
  }

  @Test("Excluded files and folders are not looked at")
  func excludes() async throws {
    let files = ["content/a.md": "", "content/old/b.md": "", "content/c.tmp.md": ""]
    try await withSource(files) { folder in
      let tree = try scan(folder, exclude: ["old", "*.tmp.md"])
      #expect(tree.documents.map(\.id) == ["a"])
      #expect(tree.folders.isEmpty)
    }
  }

  @Test("A site that was made into the source another time is no content")
  func otherSite() async throws {
    let files = ["a.md": "", "old/.cookbook": "cookbook 1\n", "old/a/b.md": "", "old/x.jpg": ""]
    try await withSource(files) { folder in
      let tree = try scan(folder)
      #expect(tree.documents.map(\.id) == ["a"])
      #expect(tree.folders.isEmpty && tree.files.isEmpty)
    }
  }

  @Test("A folder named like a recipe is a folder")
  func folderNamedLikeARecipe() async throws {
    try await withSource(["content/pie.md/a.md": ""]) { folder in
      let tree = try scan(folder)
      #expect(tree.folders.map(\.path) == ["pie.md"])
      #expect(tree.documents.map(\.source.path) == ["pie.md/a.md"])
    }
  }

  @Test("Links are followed within the source, and neither out of it nor in a circle")
  func links() async throws {
    let files = ["content/a/soup.md": "", "shared/stew.md": "", "content/b/x.md": ""]
    try await withSource(files) { folder in
      try folder.link("content/a/stew.md", to: "../../shared/stew.md")
      try folder.link("content/c", to: "../shared")
      try folder.link("content/a/up", to: "..")
      try folder.link("content/a/self", to: "self")
      try folder.link("content/out", to: "/usr")
      try folder.link("content/b/y.md", to: "/etc/hostname")
      try folder.link("content/b/gone.md", to: "nothing.md")
      let tree = try scan(folder)
      #expect(tree.documents.map(\.id) == ["a/soup", "a/stew", "b/x", "c/stew"])
      let found = tree.diagnostics.map { "\($0.place.file) \($0.finding.code.rawValue)" }.sorted()
      #expect(
        found == [
          "content/a/self link-loop", "content/a/up link-loop", "content/b/gone.md unreadable",
          "content/b/y.md link-loop", "content/out link-loop",
        ])
    }
  }

  @Test("Folders that link to one another end")
  func linksBetweenFolders() async throws {
    let names = (0..<8).map(String.init)
    let files = Dictionary(uniqueKeysWithValues: names.map { ("content/\($0)/r.md", "") })
    try await withSource(files) { folder in
      for a in names { for b in names where a != b { try folder.link("content/\(a)/to\(b)", to: "../\(b)") } }
      #expect(try scan(folder).documents.count < 1000)
    }
  }

  @Test("Names keep their characters; a path is in NFC whatever the name on the disk is")
  func awkwardNames() async throws {
    let names = [
      "a b.md", "50%.md", "a#b?c.md", "'\"<&>.md", "new\nline.md", "back\\slash.md", "麻婆豆腐.md", "-.md",
      "emoji🍕.md", "tab\t.md", "$(x).md", ";.md",
    ]
    let files = Dictionary(uniqueKeysWithValues: names.map { ("content/" + $0, "") })
    try await withSource(files) { folder in
      try folder.write("content/cre\u{300}me.md", "")
      let paths = try scan(folder).documents.map(\.source.path)
      #expect(Set(paths) == Set(names + ["cr\u{E8}me.md"]))
      #expect(paths.contains { Array($0.utf8) == Array("cr\u{E8}me.md".utf8) })
    }
  }

  @Test("A name that is not UTF-8 is told and left out")
  func nameNotUTF8() async throws {
    try await withSource(["content/a.md": ""]) { folder in
      let path = Array((folder.path + "/content/b").utf8) + [0xFF, 0x2E, 0x6D, 0x64]
      let file = (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer {
        fopen($0.baseAddress, "w")
      }
      // Some file systems refuse such a name.
      guard let file else { return }
      fclose(file)
      let tree = try scan(folder)
      #expect(tree.documents.map(\.id) == ["a"])
      #expect(tree.diagnostics.codes == ["name-not-utf8"])
    }
  }

  @Test("A pipe that is named like a recipe is told and not waited for")
  func pipe() async throws {
    try await withSource(["content/a.md": ""]) { folder in
      #expect(mkfifo(folder.path + "/content/b.md", 0o600) == 0)
      let tree = try scan(folder)
      #expect(tree.documents.map(\.id) == ["a"])
      #expect(tree.diagnostics.codes == ["unreadable"])
    }
  }

  @Test(
    "A folder that cannot be read is told, and the rest goes on", .enabled(if: getuid() != 0, "not as root"))
  func unreadableFolder() async throws {
    try await withSource(["content/a.md": "", "content/b/c.md": ""]) { folder in
      chmod(folder.path + "/content/b", 0)
      defer { chmod(folder.path + "/content/b", 0o700) }
      let tree = try scan(folder)
      #expect(tree.documents.map(\.id) == ["a"])
      #expect(tree.diagnostics.codes == ["unreadable"])
    }
  }
}
