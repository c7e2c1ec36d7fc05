import Foundation
import Testing

@testable import CookbookSite

@Suite("Building again")
struct RebuildTests {
  static let book = [
    "content/index.md": "Book\n", "content/soup/leek.md": "Leek soup\n- leeks\n",
    "content/soup/pea.md": "Pea soup\n- peas\n", "static/robots/x.txt": "x", "static/CNAME": "example.org",
  ]

  @Test("Touches nothing when nothing changed")
  func unchanged() async throws {
    try await withSource(Self.book) { folder in
      let first = await folder.build()
      let names = folder.files("public").keys.sorted()
      let stamps = try names.map { try folder.stamp("public/" + $0) }
      let second = await folder.build()
      #expect(second.files == .init(written: 0, unchanged: first.files?.written ?? 0, removed: 0))
      #expect(try names.map { try folder.stamp("public/" + $0) } == stamps)
    }
  }

  @Test("Replaces only what changed")
  func changed() async throws {
    try await withSource(Self.book) { folder in
      _ = await folder.build()
      let other = try folder.stamp("public/soup/pea/index.html")
      try folder.write("content/soup/leek.md", "Leek soup\n- more leeks\n")
      #expect(await folder.build().files?.written == 1)
      #expect(folder.text("public/soup/leek/index.html") == "soup/leek/\nmore leeks")
      #expect(try folder.stamp("public/soup/pea/index.html") == other)
    }
  }

  @Test("Removes pages that are gone with their folders, and leaves files of others alone")
  func removed() async throws {
    try await withSource(Self.book) { folder in
      _ = await folder.build()
      try folder.write("public/soup/leek/mine.txt", "mine")
      try folder.write("public/mine/index.html", "mine")
      try folder.remove("content/soup/leek.md")
      try folder.remove("content/soup/pea.md")
      try folder.write("content/stew/beef.md", "Stew\n- beef\n")
      let report = await folder.build()
      #expect(report.files?.removed == 3)
      #expect(folder.text("public/soup/leek/index.html") == nil)
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/public/soup/pea"))
      #expect(folder.text("public/soup/leek/mine.txt") == "mine")
      #expect(folder.text("public/mine/index.html") == "mine")
    }
  }

  @Test("Refuses to write over a file of others, and publishes nothing")
  func inTheWay() async throws {
    try await withSource(Self.book) { folder in
      _ = await folder.build()
      try folder.write("public/stew/beef/index.html", "mine")
      try folder.write("content/stew/beef.md", "Stew\n- beef\n")
      let before = folder.files("public")
      let report = await folder.build()
      #expect(report.codes == ["output-in-the-way"])
      #expect(folder.files("public") == before)
    }
  }

  @Test("Never writes through a link out of the output folder")
  func linkInOutput() async throws {
    try await withSource(Self.book) { folder in
      _ = await folder.build()
      try folder.write("elsewhere/keep.txt", "mine")
      try folder.remove("public/soup")
      try folder.link("public/soup", to: "../elsewhere")
      #expect(await folder.build().codes == ["output-in-the-way"])
      #expect(folder.files("elsewhere").keys.sorted() == ["keep.txt"])
    }
  }

  @Test("Restores a file that is missing; finds an edited one only when asked to compare everything")
  func restores() async throws {
    try await withSource(Self.book) { folder in
      _ = await folder.build()
      try folder.remove("public/soup/leek")
      try folder.remove("public/CNAME")
      try folder.write("public/soup/pea/index.html", "edited")
      #expect(await folder.build().files?.written == 2)
      #expect(folder.text("public/soup/pea/index.html") == "edited")
      #expect(await folder.build { $0.full = true }.files?.written == 1)
      #expect(folder.text("public/soup/pea/index.html") == "soup/pea/\npeas")
    }
  }

  @Test("Lets a file take the place of a folder, and a folder that of a file")
  func filesAndFolders() async throws {
    try await withSource(Self.book) { folder in
      try folder.write("static/a", "file")
      try folder.write("static/b/c", "file")
      _ = await folder.build()
      try folder.remove("static/a")
      try folder.remove("static/b")
      try folder.write("static/a/x", "now a folder")
      try folder.write("static/b", "now a file")
      #expect(await folder.build().codes.isEmpty)
      #expect(folder.text("public/a/x") == "now a folder")
      #expect(folder.text("public/b") == "now a file")
    }
  }

  @Test("Leaves the old site as it was when there is an error")
  func error() async throws {
    try await withSource(Self.book) { folder in
      _ = await folder.build()
      let before = folder.files("public")
      try folder.write("content/soup/leek.md", "Leek soup\n- changed\n")
      try folder.write("content/soup/bad.md", Data([0xFF]))
      let report = await folder.build()
      #expect(report.codes == ["not-utf8"])
      #expect(report.files == nil)
      #expect(folder.files("public") == before)
      let going = await folder.build { $0.keepGoing = true }
      #expect(going.hasErrors)
      #expect(folder.text("public/soup/leek/index.html") == "soup/leek/\nchanged")
    }
  }

  @Test("Treats warnings as errors when asked to")
  func strict() async throws {
    try await withSource(Self.book) { folder in
      try folder.write("content/soup/leek.md", "Leek soup\n- leeks\nlink: nothing.md\n")
      let report = await folder.build { $0.strict = true }
      #expect(report.codes == ["broken-ref"])
      #expect(report.hasErrors && report.files == nil)
      #expect(await folder.build().files != nil)
    }
  }

  @Test("Makes pages of drafts only when asked to")
  func drafts() async throws {
    try await withSource(Self.book) { folder in
      try folder.write("content/soup/leek.md", "Leek soup\ndraft\n- leeks\n")
      #expect(await folder.build().recipes == 1)
      #expect(await folder.build { $0.drafts = true }.recipes == 2)
    }
  }

  @Test("Copies linked files under a name with their hash, and a changed one under another")
  func assets() async throws {
    try await withSource(Self.book) { folder in
      try folder.write("content/soup/leek.md", "Leek soup\n- leeks\nlink: my photo.jpg\n")
      try folder.write("content/soup/my photo.jpg", "one")
      try folder.write("content/soup/unused.jpg", "no")
      _ = await folder.build()
      let first = folder.files("public").filter { $0.key.hasSuffix(".jpg") }
      #expect(first.values.map { String(decoding: $0, as: UTF8.self) } == ["one"])
      try folder.write("content/soup/my photo.jpg", "two")
      #expect(await folder.build().files?.removed == 1)
      let second = folder.files("public").filter { $0.key.hasSuffix(".jpg") }
      #expect(second.values.map { String(decoding: $0, as: UTF8.self) } == ["two"])
      #expect(first.keys != second.keys)
    }
  }

  @Test("Refuses two sources of one path, and static files with names of our own")
  func collisions() async throws {
    try await withSource(Self.book) { folder in
      try folder.write("static/Soup/leek/index.html", "mine")
      try folder.write("static/.cookbook", "cookbook 1\n")
      let report = await folder.build()
      #expect(Set(report.codes) == ["route-collision", "reserved-name"])
      #expect(folder.files("public").isEmpty)
    }
  }
}
