import Foundation
import Testing

@testable import CookbookSite

@Suite("The output folder")
struct OutputFolderTests {
  static let book = ["content/index.md": "Book\n", "content/soup/leek.md": "Leek soup\n- leeks\n"]

  @Test("Is made when it is missing, with the folders around it")
  func missing() async throws {
    try await withSource(Self.book) { folder in
      let report = await folder.build { $0.output = folder.path + "/a/b/site" }
      #expect(report.codes.isEmpty)
      #expect(folder.text("a/b/site/soup/leek/index.html") == "soup/leek/\nleeks")
      #expect(report.files == .init(written: report.pages + 2, unchanged: 0, removed: 0))
    }
  }

  @Test("Is taken when it is empty")
  func empty() async throws {
    try await withSource(Self.book) { folder in
      try FileManager.default.createDirectory(
        atPath: folder.path + "/public", withIntermediateDirectories: true)
      #expect(await folder.build().files != nil)
      #expect(folder.text("public/index.html") == "\nLeek soup")
    }
  }

  @Test("Is refused when it holds files of others, and nothing in it is touched")
  func foreign() async throws {
    try await withSource(Self.book) { folder in
      try folder.write("public/thesis.txt", "mine")
      let report = await folder.build()
      #expect(report.codes == ["output-not-ours"])
      #expect(report.files == nil)
      #expect(folder.files("public").keys.sorted() == ["thesis.txt"])
    }
  }

  @Test("Is refused when its .cookbook is not a manifest")
  func otherManifest() async throws {
    try await withSource(Self.book) { folder in
      try folder.write("public/.cookbook", "pasta\n")
      #expect(await folder.build().codes == ["output-not-ours"])
    }
  }

  @Test(
    "Is refused when it contains the content",
    arguments: [
      ".", "content", "content/", "../SOURCE", "link", "templates", "static/site", ".cookbook-cache",
    ])
  func containsContent(name: String) async throws {
    try await withSource(Self.book) { folder in
      try folder.link("link", to: ".")
      let own = String(folder.path.split(separator: "/").last ?? "")
      let output = folder.path + "/" + name.replacingOccurrences(of: "SOURCE", with: own)
      #expect(await folder.build { $0.output = output }.codes == ["output-contains-content"])
    }
  }

  @Test("Is refused when it is the root or the home folder")
  func rootAndHome() async throws {
    try await withSource(Self.book) { folder in
      let root = await folder.build { $0.output = "/" }
      #expect(root.codes == ["output-is-home-or-root"])
      try folder.write("home/.keep", "")
      try folder.link("alias", to: "home")
      let (alias, home) = (folder.path + "/alias", folder.path + "/home")
      let report = await folder.build {
        $0.output = alias
        $0.home = home
      }
      #expect(report.codes == ["output-is-home-or-root"])
    }
  }

  @Test("Is refused when it is a file")
  func file() async throws {
    try await withSource(Self.book) { folder in
      try folder.write("public", "text")
      #expect(await folder.build().codes == ["unwritable"])
      #expect(folder.text("public") == "text")
    }
  }

  @Test("May lie in a source without content/, where nothing in it is content")
  func insideSource() async throws {
    try await withSource(["soup.md": "Soup\n- leeks\n"]) { folder in
      let output = folder.path + "/docs/site"
      _ = await folder.build { $0.output = output }
      try folder.write("docs/site/extra.md", "Extra\n- x\n")
      let report = await folder.build { $0.output = output }
      #expect(report.recipes == 1)
      #expect(folder.text("docs/site/extra.md") == "Extra\n- x\n")
    }
  }

  @Test("May be a link to a folder")
  func linked() async throws {
    try await withSource(Self.book) { folder in
      try FileManager.default.createDirectory(atPath: folder.path + "/www", withIntermediateDirectories: true)
      try folder.link("public", to: "www")
      #expect(await folder.build().files != nil)
      #expect(folder.text("www/index.html") != nil)
      #expect(await folder.build().files?.written == 0)
    }
  }

  @Test("Holds a manifest that lists every published path with its hash, and nothing else beside the site")
  func manifest() async throws {
    try await withSource(Self.book) { folder in
      try folder.write("static/50%\n.txt", "x")
      #expect(await folder.build().files != nil)
      let bytes = try #require(folder.files("public")[".cookbook"])
      let manifest = try #require(Manifest(Array(bytes)))
      #expect(manifest.isWhole)
      #expect(Set(manifest.hashes.keys) == Set(folder.files("public").keys).subtracting([".cookbook"]))
      #expect(manifest.bytes == Array(bytes))
    }
  }

  @Test(
    "A manifest that is damaged is not whole, and what would leave the folder is dropped",
    arguments: [
      "cookbook 1\n", "cookbook 1\n0000000000000001 a\n", "cookbook 1\n0000000000000001 a\nend 2\n",
      "cookbook 1\nx a\nend 0\n", "cookbook 1\n0000000000000001 ../a\nend 0\n",
      "cookbook 1\n0000000000000001 %2e%2e/a\nend 0\n", "cookbook 1\n0000000000000001 /etc/passwd\nend 0\n",
      "cookbook 1\n0000000000000001 a\n000000",
    ])
  func damagedManifest(text: String) throws {
    let manifest = try #require(Manifest(Array(text.utf8)))
    #expect(!manifest.isWhole)
    #expect(manifest.hashes.keys.allSatisfy { $0 == "a" })
  }
}
