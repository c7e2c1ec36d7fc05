import CookbookModel
import Testing

@Suite struct SlugTests {
  @Test(
    "A name becomes a slug",
    arguments: [
      ("Apple Pie", "apple-pie"), ("grandma's best", "grandmas-best"), ("Crème brûlée", "creme-brulee"),
      ("Käse & Weißbrot", "kase-weissbrot"), ("麻婆豆腐", "麻婆豆腐"), ("Шопска салата", "шопска-салата"),
      ("mole_poblano", "mole_poblano"), ("  --a  b--  ", "a-b"), ("Smørrebrød", "smorrebrod"),
      ("İmam ısı", "imam-isi"), ("Łazanki", "lazanki"), ("50% rye", "50-rye"), ("Đậu phụ", "dau-phu"),
      ("پارسی", "پارسی"), ("e\u{301}clair", "eclair"), ("Ærø", "aero"), ("zalgo\u{301}\u{302}", "zalgo"),
      ("script \u{301}on", "script-on"),
    ])
  func slug(name: String, expected: String) {
    #expect(Slug.make(name, path: name) == expected)
  }

  @Test("A name without letters and digits gets a slug of its own", arguments: ["!!!", "", "🍰", "___", "-"])
  func neverEmpty(name: String) {
    let slug = Slug.make(name, path: "a/" + name)
    #expect(slug.hasPrefix("recipe-"))
    #expect(slug.utf8.count == "recipe-".utf8.count + 8)
    #expect(slug != Slug.make(name, path: "b/" + name))
  }

  @Test func cutsALongNameBetweenCharactersAndClosesItWithAHash() {
    let long = String(repeating: "饺子", count: 60)
    let slug = Slug.make(long, path: long)
    #expect(slug.utf8.count <= Slug.limit)
    #expect(slug.hasPrefix("饺子"))
    #expect(slug != Slug.make(long + "子", path: long))
  }

  @Test(
    "A slug that an author wrote is judged",
    arguments: [
      ("mole_poblano", true), ("a.b", true), ("..", false), (".", false), ("a/b", false), ("", false),
      ("a b", false), ("a%2fb", false), ("\u{0}", false), ("crème", true), ("a\u{202E}b", false),
    ])
  func safety(slug: String, isSafe: Bool) {
    #expect(Slug.isSafe(slug) == isSafe)
  }
}

@Suite struct SortKeyTests {
  private func sorted(_ titles: [String], _ language: String) -> [String] {
    titles.map { (SortKey.make($0, language: language), $0) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }

  @Test(
    "Titles sort as readers of the language expect",
    arguments: [
      ("en", ["Apple Pie", "Çoban Salatası", "Curry", "Eclair", "Éclair au café", "Zebra Cake"]),
      ("en", ["7-Layer Dip", "10 Minute Soup", "100 Cookies", "Apple 2", "Apple 10"]),
      ("sv", ["Zucchini", "Ål", "Äpple", "Öl"]),
      ("da", ["Zitron", "Æbleskiver", "Øl", "Ål"]),
      ("es", ["Nuez", "Nzz", "Ñame", "Oca"]),
      ("cs", ["Cibule", "Czz", "Česnek", "Hrách", "Chléb", "Jablko"]),
      ("tr", ["Cacık", "Çorba", "Dolma", "Hz", "Islama", "İmam", "Köfte"]),
      ("de", ["Apfel", "Äpfel im Teig", "Birne"]),
      ("pl", ["Lody", "Łazanki", "Makowiec"]),
    ])
  func order(language: String, titles: [String]) {
    #expect(sorted(titles.reversed(), language) == titles)
    #expect(sorted(titles, language) == titles)
  }

  @Test func ignoresCaseAndMarksOtherwise() {
    #expect(SortKey.make("Éclair", language: "en") == SortKey.make("eclair", language: "en"))
  }
}

@Suite struct HashTests {
  @Test(
    "XXH64 agrees with its specification",
    arguments: [
      ("", 0xEF46_DB37_51D8_E999 as UInt64), ("a", 0xD24E_C4F1_A98C_6E5B), ("abc", 0x44BC_2CF5_AD77_0999),
      ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
    ])
  func xxh64(text: String, expected: UInt64) {
    let hash = Array(text.utf8).withUnsafeBytes { StableHash.xxh64($0) }
    #expect(hash == expected)
  }

  @Test func writesAllDigitsOfASmallHash() {
    #expect(StableHash.hex(0xAB) == "00000000000000ab")
    #expect(StableHash.hex(StableHash.fnv1a("".utf8), digits: 8) == "cbf29ce4")
  }
}

@Suite struct NearestNameTests {
  @Test(
    "The nearest known name is proposed only when it is near",
    arguments: [
      ("descripton", "description"), ("langauge", "language"), ("titel", "title"), ("xyz", nil),
      ("", nil), ("base-url", "base_url"),
    ] as [(String, String?)])
  func nearest(name: String, expected: String?) {
    let known = ["title", "description", "language", "base_url"]
    #expect(NearestName.of(name, among: known) == expected)
  }
}

@Suite struct CivilDateTests {
  @Test(
    "Dates are read and written",
    arguments: [
      ("2024-02-29", "2024-02-29"), ("2023-02-29", nil), ("2026-12-01T10:00:00+02:00", "2026-12-01"),
      ("2026-13-01", nil), ("0001-01-01", "0001-01-01"), ("26-1-1", nil), ("2026-12-0x", nil),
      ("2100-02-29", nil), ("2000-02-29", "2000-02-29"), ("", nil),
    ] as [(String, String?)])
  func date(text: String, expected: String?) {
    #expect(CivilDate(text)?.description == expected)
  }
}

@Suite struct MarkupTests {
  @Test func foldsWhiteSpaceAndLeavesHTMLOutOfPlainText() {
    var markup = Markup()
    markup.append(.begin(.paragraph))
    markup.append(text: "one  two")
    markup.append(.softBreak)
    let tag = markup.append(bytes: "<b>".utf8)
    markup.append(.html(tag))
    markup.append(text: "three")
    markup.append(.end(.paragraph))
    #expect(markup.plainText == "one two three")
  }

  @Test func copiesTheBytesOfASlice() {
    var markup = Markup(text: "before")
    markup.append(.begin(.strong))
    markup.append(text: "kept")
    markup.append(.end(.strong))
    let slice = markup.slice(1..<4)
    #expect(slice.plainText == "kept")
    #expect(slice.bytes == Array("kept".utf8))
    #expect(slice.events.first == .begin(.strong))
  }
}

@Suite struct TimesTests {
  @Test func addsThePartsWhenNoTotalIsGiven() {
    var times = Times(
      prep: Duration(minutes: 10...10, raw: "10"), cook: Duration(minutes: 40...50, raw: "40-50"))
    #expect(times.total?.minutes == 50...60)
    times.givenTotal = Duration(minutes: 75...75, raw: "75")
    #expect(times.total?.minutes == 75...75)
    #expect(Times().total == nil)
  }
}
