import CookbookModel

/// A language of the site's own wording.
///
/// Adding one: a file `Language+Name.swift` like the others, and its place in ``all``.
public struct Language: Sendable {
  /// BCP 47 code of its first part.
  let code: String
  /// The months, January first.
  let months: [String]
  /// What it says for each word.
  private let text: @Sendable (Word) -> String

  init(code: String, months: [String], text: @escaping @Sendable (Word) -> String) {
    self.code = code
    self.months = months
    self.text = text
  }

  /// Every language there is; the first is used for all others.
  static let all: [Language] = [.english, .german, .french, .spanish, .italian]

  /// The language of a BCP 47 tag, by its first part; English where we have no words.
  public static func of(_ tag: String) -> Language {
    let primary = Unicode.folded(String(tag.prefix { $0 != "-" && $0 != "_" }))
    return all.first { $0.code == primary } ?? .english
  }

  /// What it says for a word.
  public subscript(word: Word) -> String { text(word) }

  /// A word with its `{}` filled in order.
  public func callAsFunction(_ word: Word, _ values: String...) -> String {
    var parts: [String] = []
    var rest = Substring(self[word])
    for value in values {
      guard let hole = Self.hole(in: rest) else { break }
      parts.append(String(rest[..<hole.lowerBound]))
      parts.append(value)
      rest = rest[hole.upperBound...]
    }
    return parts.joined() + rest
  }

  /// "1 recipe", "12 recipes".
  public func recipes(_ count: Int) -> String {
    count == 1 ? self[.oneRecipe] : self(.manyRecipes, String(count))
  }

  /// "1 December 2026".
  public func date(_ date: CivilDate) -> String {
    self(.dayMonthYear, String(date.day), months[date.month - 1], String(date.year))
  }

  /// "1 h 10 min", "2 days", "20–25 min"; the author's text for a time that could not be read.
  public func duration(_ duration: Duration) -> String {
    guard let minutes = duration.minutes else { return duration.raw }
    let (low, high) = (minutes.lowerBound, minutes.upperBound)
    if low == high { return length(low) }
    if high <= 120, low < 60 || high < 120, low % 60 != 0 || high % 60 != 0 {
      return self(.minutes, "\(low)–\(high)")
    }
    if low % 60 == 0, high % 60 == 0, low >= 60, high < 1440 {
      return self(.hours, "\(low / 60)–\(high / 60)")
    }
    return "\(length(low)) – \(length(high))"
  }

  private func length(_ minutes: Int) -> String {
    var parts: [String] = []
    let (days, rest) = minutes.quotientAndRemainder(dividingBy: 1440)
    if days > 0 { parts.append(days == 1 ? self[.oneDay] : self(.days, String(days))) }
    if rest >= 60 { parts.append(self(.hours, String(rest / 60))) }
    if rest % 60 > 0 || minutes == 0 { parts.append(self(.minutes, String(rest % 60))) }
    return parts.joined(separator: " ")
  }

  private static func hole(in text: Substring) -> Range<Substring.Index>? {
    guard let open = text.utf8.firstIndex(of: UInt8(ascii: "{")) else { return nil }
    return open..<text.utf8.index(open, offsetBy: 2)
  }

  /// The direction that a language is written in: `rtl` for those that begin at the right.
  public static func direction(_ tag: String) -> String {
    let primary = Unicode.folded(String(tag.prefix { $0 != "-" && $0 != "_" }))
    return ["ar", "he", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb"].contains(primary) ? "rtl" : "ltr"
  }
}
