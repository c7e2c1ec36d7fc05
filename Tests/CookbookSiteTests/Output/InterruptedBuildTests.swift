import CookbookModel
import Foundation
import Testing

@testable import CookbookSite

@Suite("After a build that died")
struct InterruptedBuildTests {
  static let book = ["content/index.md": "Book\n", "content/soup/leek.md": "Leek soup\n- leeks\n"]

  /// What a whole build of a source gives.
  private func fresh(_ folder: TemporaryFolder) async -> [String: Data] {
    _ = await folder.build { $0.output = folder.path + "/fresh" }
    return folder.files("fresh")
  }

  @Test("The first build begins anew when its sibling folder is left")
  func sibling() async throws {
    try await withSource(Self.book) { folder in
      try folder.write(".cookbook-tmp-public/old/index.html", "half")
      #expect(await folder.build().files != nil)
      #expect(folder.files("public") == (await fresh(folder)))
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/.cookbook-tmp-public"))
    }
  }

  @Test("Temporary files are cleared, new pages belong to the site, and replaced ones are compared")
  func midway() async throws {
    try await withSource(Self.book) { folder in
      _ = await folder.build()
      // A build that was adding a recipe and changing another died before its manifest was written.
      try folder.write(
        "public/.cookbook-tmp-journal",
        String(
          decoding: Journal.bytes(adding: ["soup/pea/index.html", "soup/old/index.html"]), as: UTF8.self))
      try folder.write("public/soup/pea/index.html", "half a pa")
      try folder.write("public/soup/old/index.html", "of a recipe that is gone again")
      try folder.write("public/soup/leek/index.html", "newer than the manifest")
      try folder.write("public/soup/leek/.cookbook-tmp-0123456789abcdef", "half")
      try folder.write("content/soup/pea.md", "Pea soup\n- peas\n")
      let report = await folder.build()
      #expect(report.codes.isEmpty)
      #expect(folder.files("public") == (await fresh(folder)))
    }
  }

  @Test("A build in place that died before any manifest is finished")
  func noManifest() async throws {
    try await withSource(Self.book) { folder in
      let journal = Journal.bytes(adding: ["soup/leek/index.html", "index.html"])
      try folder.write("public/.cookbook-tmp-journal", String(decoding: journal, as: UTF8.self))
      try folder.write("public/soup/leek/index.html", "ha")
      #expect(await folder.build().codes.isEmpty)
      #expect(folder.files("public") == (await fresh(folder)))
    }
  }

  @Test("A manifest that lost lines still shows that the folder is ours, and everything is compared")
  func damagedManifest() async throws {
    try await withSource(Self.book) { folder in
      _ = await folder.build()
      let manifest = try #require(folder.text("public/.cookbook"))
      try folder.write("public/.cookbook", String(manifest.prefix(60)))
      try folder.write("public/soup/leek/index.html", "edited")
      #expect(await folder.build().codes.isEmpty)
      #expect(folder.files("public") == (await fresh(folder)))
    }
  }

  @Test("A removal that was left is made up for")
  func removal() async throws {
    try await withSource(Self.book) { folder in
      try folder.write("content/soup/pea.md", "Pea soup\n- peas\n")
      _ = await folder.build()
      try folder.remove("content/soup/pea.md")
      try folder.remove("public/soup/pea/index.html")
      let report = await folder.build()
      #expect(report.files?.removed == 0)
      #expect(folder.files("public") == (await fresh(folder)))
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/public/soup/pea"))
    }
  }
}
