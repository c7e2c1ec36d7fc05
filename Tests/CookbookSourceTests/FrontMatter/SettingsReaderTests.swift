import CookbookModel
import CookbookSource
import Testing

private func read(_ yaml: String) -> (settings: Settings, diagnostics: [Diagnostic]) {
  SettingsReader.read(Array("---\n\(yaml)\n---\nHello".utf8), file: "content/index.md", title: "My Book")
}

@Suite struct SettingsReaderTests {
  @Test("reads every setting")
  func reads() {
    let (settings, diagnostics) = read(
      """
      title: Mom's book
      description: What we eat.
      language: de
      base_url: HTTPS://Example.org/Buch
      author: Ada
      default_category: Rezepte
      navigation: {depth: 4, path_pages: 0, layout: three}
      cook_mode: no
      related: symmetric
      allow_html: true
      private: yes
      exclude: [drafts/**, "*.txt"]
      amounts: marked
      image: hero.jpg
      """)
    #expect(diagnostics.isEmpty)
    var expected = Settings(title: "Mom's book")
    expected.description = "What we eat."
    expected.language = "de"
    expected.baseURL = "https://example.org/Buch/"
    expected.author = "Ada"
    expected.defaultCategory = "Rezepte"
    expected.pathDepth = 4
    expected.pathPages = 0
    expected.layout = .three
    expected.cookMode = false
    expected.symmetricRelations = true
    expected.allowHTML = true
    expected.isPrivate = true
    expected.exclude = ["drafts/**", "*.txt"]
    expected.infersAmounts = false
    #expect(settings == expected)
  }

  @Test("has a title without a file, without front matter and where it cannot be read")
  func fallback() {
    for text in ["", "Hello", "---\n: [\n---\n"] {
      let result = SettingsReader.read(Array(text.utf8), file: "index.md", title: "My Book")
      #expect(result.settings == Settings(title: "My Book"))
      #expect(result.diagnostics.isEmpty == !text.hasPrefix("---"))
    }
  }

  @Test(
    "says what is wrong with a setting",
    arguments: [
      ("base_ulr: x", Finding.unknownSetting(key: "base_ulr", suggestion: "base_url")),
      ("whatever: x", .unknownSetting(key: "whatever", suggestion: nil)),
      (
        "navigation: {deph: 2}",
        .unknownSetting(key: "navigation: deph", suggestion: "navigation: depth")
      ),
      ("base_url: example.org", .badBaseURL(text: "example.org")),
      ("cook_mode: perhaps", .frontMatterValue(key: "cook_mode", expected: "'yes' or 'no'")),
      (
        "navigation: {depth: 0}",
        .frontMatterValue(key: "navigation: depth", expected: "a whole number from 1")
      ),
      ("related: both", .frontMatterValue(key: "related", expected: "'symmetric'")),
      ("default_category: '!'", .emptyName(key: "default_category")),
    ])
  func faults(_ yaml: String, _ finding: Finding) {
    #expect(read(yaml).diagnostics.map(\.finding) == [finding])
  }

  @Test(
    "takes base URLs that are ones",
    arguments: [
      ("https://example.org", "https://example.org/"),
      ("http://localhost:8080/x", "http://localhost:8080/x/"),
      ("https://[::1]:80/", "https://[::1]:80/"), ("https://exämple.org/é/", "https://exämple.org/é/"),
      ("ftp://example.org/", nil), ("https://", nil), ("https:///x", nil), ("https://a b/", nil),
      ("https://a/?q", nil), ("https://a/#f", nil), ("https://u@a/", nil), ("https://a:x/", nil),
      ("javascript:alert(1)", nil), ("https://a/\"><script>", nil), ("//example.org/", nil), ("", nil),
    ] as [(String, String?)])
  func baseURLs(_ text: String, _ expected: String?) {
    #expect(BaseURL.normalized(text) == expected)
  }
}
