import CookbookModel
import Foundation
import Testing

@testable import CookbookSite

/// Names, addresses, duplicates and renames.
@Suite struct NameCases {
  private static let dish = "## Ingredients\n\n- 1 egg\n\n## Steps\n\n1. Boil.\n"

  private func titled(_ title: String, _ more: String = "") -> String {
    "---\ntitle: \"\(title)\"\n\(more)---\n" + Self.dish
  }

  @Test func aNameWithoutLatinLettersHasAnAddressOfItsOwn() throws {
    let files = [
      "a/麻婆豆腐.md": Self.dish, "a/!!!.md": titled("!!!"), "a/???.md": titled("???"),
      "a/Шопска салата.md": titled("Шопска салата"), "a/🍕.md": Self.dish,
    ]
    let book = try BookOfFiles(files)
    #expect(book.diagnostics.codes.isEmpty)
    let slugs = book.cookbook.entries.map(\.slug)
    #expect(Set(slugs).count == 5 && slugs.allSatisfy { !$0.isEmpty })
    #expect(try BookOfFiles(files).cookbook.entries.map(\.slug) == slugs)
    #expect(slugs.contains("麻婆豆腐") && slugs.contains("шопска-салата"))
    #expect(slugs.filter { $0.hasPrefix("recipe-") }.count == 3)
    let list = try #require(book["a/"])
    #expect(list.contains("a/%E9%BA%BB%E5%A9%86%E8%B1%86%E8%85%90/\""))
  }

  @Test func pagesAreOpenedByEncodedAndByRawAddress() throws {
    let book = try BookOfFiles(["a/Шопска салата.md": Self.dish])
    let raw = "a/шопска-салата/"
    #expect(book[raw] != nil)
    #expect(
      book[
        Destination.percentDecoded(
          try #require(raw.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)))] != nil)
  }

  @Test(
    "A name without a letter is a warning, and no tag or category",
    arguments: ["tags: [\"\"]", "tags: [\" \", \"-\"]", "category: \" \"", "tags: \"!\""])
  func emptyNames(matter: String) throws {
    let book = try BookOfFiles(["a/egg.md": "---\n\(matter)\n---\n" + Self.dish])
    #expect(Set(book.diagnostics.codes) == ["empty-name"])
    #expect(book.diagnostics.first?.severity == .warning)
    #expect(book.cookbook.tags.isEmpty && book.cookbook.categories.count == 1)
  }

  @Test func twoFilesOfOneNameInTwoFoldersAreTwoPages() throws {
    let book = try BookOfFiles(["a/soup.md": titled("Soup"), "b/soup.md": titled("Soup")])
    #expect(book["a/soup/"] != nil && book["b/soup/"] != nil)
    #expect(book.diagnostics.codes == ["duplicate-title"])
    // Where both are listed the category tells them apart.
    #expect(book.cookbook.entries.allSatisfy { $0.sharesTitle })
  }

  @Test func aNewTitleLeavesOnePageAndANewFileNameTakesTheOldPageAway() async throws {
    try await withSource(["content/a/rice.md": titled("Rice")]) { folder in
      var options = BuildOptions()
      options.source = folder.path
      func pages() -> [String] {
        folder.files("public").keys.filter { $0.hasPrefix("a/") && $0.hasSuffix("ice/index.html") }.sorted()
      }
      _ = await SiteBuilder(options, parts: .standard).build()
      try folder.write("content/a/rice.md", titled("White rice"))
      _ = await SiteBuilder(options, parts: .standard).build()
      #expect(pages() == ["a/rice/index.html"])
      #expect(folder.text("public/a/rice/index.html")?.contains("White rice") == true)

      try folder.remove("content/a/rice.md")
      try folder.write("content/a/white-rice.md", titled("White rice"))
      _ = await SiteBuilder(options, parts: .standard).build()
      #expect(pages() == ["a/white-rice/index.html"])

      try folder.write("content/a/white-rice.md", titled("White rice", "aliases: [a/rice]\n"))
      _ = await SiteBuilder(options, parts: .standard).build()
      #expect(pages() == ["a/rice/index.html", "a/white-rice/index.html"])
      #expect(folder.text("public/a/rice/index.html")?.contains("url=../../a/white-rice/") == true)
    }
  }

  @Test func anOldAddressAndANewRecipeThatWantsItAreAnErrorThatNamesBothAndTheWayOut() throws {
    let renamed = titled("White rice", "id: 1\naliases: [a/rice]\n")
    let clash = try BookOfFiles(["a/white-rice.md": renamed, "a/rice.md": titled("Rice", "id: 2\n")])
    let found = try #require(clash.diagnostics.first { $0.severity == .error })
    #expect(found.finding.code == .routeCollision && found.place.file == "content/a/white-rice.md")
    #expect(found.finding.message.contains("content/a/rice.md") && found.finding.message.contains("slug:"))

    let solved = try BookOfFiles([
      "a/white-rice.md": renamed, "a/rice.md": titled("Rice", "id: 2\nslug: plain-rice\n"),
    ])
    #expect(solved.diagnostics.codes.isEmpty)
    #expect(solved["a/rice/"]?.contains("url=../../a/white-rice/") == true)
    #expect(solved["a/plain-rice/"]?.contains("<h1>Rice</h1>") == true)
  }

  @Test func everyTagHasOnePageUnderTheAddressThatIsLinked() throws {
    let book = try BookOfFiles([
      "a/one.md": "---\ntags: [Dinner, Café, 学习, á, Dessert]\n---\n" + Self.dish,
      "a/two.md": "---\ntags: [dinner, dessert, \"#CAFE\u{301}\"]\n---\n" + Self.dish,
    ])
    let page = try #require(book["a/one/"])
    for (slug, link) in [
      ("dinner", "dinner"), ("cafe", "cafe"), ("学习", "%E5%AD%A6%E4%B9%A0"), ("a", "a"),
      ("dessert", "dessert"),
    ] {
      #expect(page.contains("href=\"../../tags/\(link)/\""))
      #expect(book["tags/\(slug)/"] != nil)
    }
    #expect(book.cookbook.tags.count == 5)
    #expect(book["tags/dessert/"]?.contains("a/two/") == true)
    #expect(book.cookbook.tags.contains { $0.title == "Dessert" })
  }

  @Test(
    "Every way to write a link to a file leads to its page",
    arguments: [
      "[pasta](cooking-pasta.md)", "[pasta](./cooking-pasta.html)", "[pasta](cooking-pasta)",
      "[[Cooking pasta]]", "[[cooking-pasta]]", "[[cooking-pasta|pasta]]", "[pasta](../a/cooking-pasta.md)",
      "[pasta](/a/cooking-pasta/)", "[pasta][p]\n\n[p]: cooking-pasta.md",
    ])
  func links(link: String) throws {
    let book = try BookOfFiles([
      "a/cooking-pasta.md": titled("Cooking pasta"), "a/sauce.md": Self.dish + "\nWith \(link)\n",
    ])
    #expect(book["a/sauce/"]?.contains("<a href=\"../../a/cooking-pasta/\">") == true)
    #expect(book.diagnostics.codes.isEmpty)
  }

  @Test func aLinkThatLeadsNowhereIsToldWithItsPlace() throws {
    let book = try BookOfFiles(["a/sauce.md": Self.dish + "\nWith [pasta](pasta.md).\n"])
    let found = try #require(book.diagnostics.first { $0.finding.code == .brokenReference })
    #expect(found.place == Place(file: "content/a/sauce.md", line: 9, column: 6))
    #expect(book["a/sauce/"]?.contains("With pasta.") == true)
  }

  @Test(
    "A file name is one name in every Unicode form",
    arguments: [("cre\u{300}me.md", "cr\u{E8}me.md"), ("cr\u{E8}me.md", "cre%CC%80me.md")])
  func forms(file: String, link: String) async throws {
    let files = ["content/a/\(file)": Self.dish, "content/a/z.md": Self.dish + "\nWith [it](\(link)).\n"]
    try await withSource(files) { folder in
      var options = BuildOptions()
      options.source = folder.path
      let report = await SiteBuilder(options, parts: .standard).build()
      #expect(report.codes.isEmpty)
      #expect(folder.text("public/a/creme/index.html") != nil)
      #expect(folder.text("public/a/z/index.html")?.contains("href=\"../../a/creme/\"") == true)
    }
  }

  @Test func aSlugOfTheAuthorStaysAsItIs() throws {
    let book = try BookOfFiles(["a/mole.md": titled("Mole", "slug: mole_poblano\n")])
    #expect(book["a/mole_poblano/"] != nil)
  }

  @Test(
    "A picture is found and copied whatever its name",
    arguments: [
      ("my photo.jpg", "<my photo.jpg>"), ("my photo.jpg", "my%20photo.jpg"),
      ("photo (1).jpg", "photo%20(1).jpg"),
      ("photo (1).jpg", "<photo (1).jpg>"), ("50%.jpg", "50%.jpg"), ("50%.jpg", "50%25.jpg"),
      ("a&b.jpg", "a&b.jpg"), ("a#b.jpg", "a%23b.jpg"), ("what?.jpg", "what%3F.jpg"),
      ("ü.jpg", "u\u{308}.jpg"),
      ("a\"b'.jpg", "a\"b'.jpg"), ("my photo.jpg", "my photo.jpg"),
    ])
  func pictures(file: String, written: String) throws {
    let book = try BookOfFiles(["a/egg.md": Self.dish + "\n![the egg](\(written))\n", "a/\(file)": "x"])
    #expect(book.diagnostics.codes.isEmpty)
    let asset = try #require(book.cookbook.assets.first)
    let source = try #require(book["a/egg/"]?.between("<img src=\"../../", "\""))
    #expect(source == asset.address)
    #expect(asset.address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"'<>&%#?()".utf8.contains($0) })
  }

  @Test func aRecipeIsFoundByItsIdAndItsTitleIsShown() throws {
    let id = "0A2C1F58-1B8D-4E5F-9C77-2D5C6D1E8A90"
    let book = try BookOfFiles([
      "a/rice.md": titled("Plain rice", "id: \(id)\n"),
      "a/sauce.md": "---\nrelated: [\(id)]\n---\n" + Self.dish + "\nWith [[\(id)]] and [](rice.md).\n",
    ])
    let page = try #require(book["a/sauce/"])
    let link = "<a href=\"../../a/rice/\">Plain rice</a>"
    #expect(page.contains("With \(link) and \(link)."))
    #expect(!page.contains(id))
    #expect(book.cookbook.entry("Sauce")?.related.count == 1)
    #expect(book.diagnostics.codes.isEmpty)
  }
}
