import Testing

@testable import CookbookSite

@Suite("Globs")
struct GlobTests {
  @Test(
    "A glob matches whole paths, names anywhere and folders",
    arguments: [
      ("*.txt.md", "a/b.txt.md", true), ("drafts", "drafts", true), ("drafts", "a/drafts", true),
      ("drafts/", "drafts", true), ("/drafts", "a/drafts", false), ("a/*", "a/b", true),
      ("a/*", "a/b/c", false), ("a/**", "a/b/c", true), ("**/c", "c", true), ("**/c", "a/b/c", true),
      ("a/**/c", "a/c", true), ("?.md", "é.md", true), ("?.md", "ab.md", false), ("*", "", false),
      ("a*b*c", "a1b2c", true), ("a*b*c", "a1b2", false), ("", "a", false), ("[a]", "[a]", true),
      ("Cafe\u{301}", "Caf\u{E9}", true),
    ])
  func matches(pattern: String, path: String, expected: Bool) {
    #expect(Glob(pattern).matches(path) == expected)
  }

  @Test("A hostile pattern ends soon")
  func hostile() {
    let pattern = String(repeating: "*a", count: 2000) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 4000)))
    let folders = Array(repeating: "**", count: 300).joined(separator: "/") + "/b"
    #expect(!Glob(folders).matches(Array(repeating: "a", count: 300).joined(separator: "/")))
  }
}
