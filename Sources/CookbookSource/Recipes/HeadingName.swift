import CookbookModel

/// What the text of a heading says, once its decoration is taken away (FORMAT 1.4).
struct HeadingName: Hashable, Sendable {
  /// The kind of section that it announces.
  var kind: SectionKind
  /// The rest of the heading (`Zutaten Teig`), a title for the group; nil when there is none.
  var rest: String?
  /// The text in the parenthesis at its end (`Ingredients (serves 4)`).
  var parenthesis: String?

  /// The most characters of a rest.
  private static let longestRest = 30

  /// Reads a heading, or returns nil when its text announces nothing.
  /// - Parameter affixes: Whether a term with something before or after it counts.
  init?(_ text: String, affixes: Bool) {
    let clean = Self.undecorated(text)
    guard !clean.isEmpty, clean.utf8.count <= 200 else { return nil }
    if let kind = HeadingTerms.kinds[Self.folded(clean)] {
      self.init(kind: kind)
      return
    }
    if let open = clean.firstIndex(where: { $0 == "(" || $0 == "（" }),
      let kind = HeadingTerms.kinds[Self.folded(Self.undecorated(String(clean[..<open])))]
    {
      let inside = clean[clean.index(after: open)...].prefix { $0 != ")" && $0 != "）" }
      self.init(kind: kind, parenthesis: String(inside))
      return
    }
    guard affixes, let found = Self.affixed(clean) else { return nil }
    self = found
  }

  private init(kind: SectionKind, rest: String? = nil, parenthesis: String? = nil) {
    self.kind = kind
    self.rest = rest
    self.parenthesis = parenthesis
  }

  /// `<term> X`, `<term>: X`, `X <term>`, `X - <term>`.
  private static func affixed(_ clean: String) -> HeadingName? {
    let words = clean.split(separator: " ")
    guard words.count > 1 else { return colonAffixed(clean) }
    for count in stride(from: min(HeadingTerms.longest, words.count - 1), to: 0, by: -1) {
      for isPrefix in [true, false] {
        let term = isPrefix ? words.prefix(count) : words.suffix(count)
        let other = isPrefix ? words.dropFirst(count) : words.dropLast(count)
        if let name = named(term.joined(separator: " "), rest: other.joined(separator: " ")) { return name }
      }
    }
    return colonAffixed(clean)
  }

  /// `材料：面团`, where no space separates the words.
  private static func colonAffixed(_ clean: String) -> HeadingName? {
    guard let colon = clean.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    return named(String(clean[..<colon]), rest: String(clean[clean.index(after: colon)...]))
  }

  private static func named(_ term: String, rest: String) -> HeadingName? {
    let folded = folded(undecorated(term))
    guard let kind = HeadingTerms.kinds[folded], kind.takesAffixes else { return nil }
    let rest = undecorated(rest)
    guard !rest.isEmpty, rest.count <= longestRest || kind == .tags else { return nil }
    // "Preparation time" announces a time.
    guard !["time", "times"].contains(Self.folded(rest)) else { return nil }
    guard !HeadingTerms.sentences.contains(folded) || Self.folded(rest).hasPrefix("for ") else { return nil }
    return HeadingName(kind: kind, rest: rest)
  }

  /// The form in which terms are compared.
  static func folded(_ text: String) -> String {
    CookbookModel.Unicode.folded(text.replacing("\u{2019}", with: "'"))
  }

  /// The text without `:shortcode:`, emoji, and punctuation at its ends; white space is single.
  static func undecorated(_ text: String) -> String {
    var scalars = withoutShortcodes(text).unicodeScalars.filter { !isEmoji($0) }[...]
    while let first = scalars.first, !isKept(first), first != "(", first != "（" { scalars.removeFirst() }
    while let last = scalars.last, !isKept(last), last != ")", last != "）" { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars)).split { $0.isWhitespace }.joined(separator: " ")
  }

  /// Whether a scalar is part of a word: it is not taken away at the ends of a heading.
  static func isKept(_ scalar: UnicodeScalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func isEmoji(_ scalar: UnicodeScalar) -> Bool {
    scalar.value == 0xFE0F || scalar.value == 0x200D || scalar.value == 0x20E3
      || (scalar.value > 0x2000 && scalar.properties.isEmoji)
  }

  private static func withoutShortcodes(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ":")) else { return text }
    let colon = UInt8(ascii: ":")
    let bytes = Array(text.utf8)
    var out: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == colon {
        var end = index + 1
        while end < bytes.count, isShortcodeByte(bytes[end]) { end += 1 }
        if end < bytes.count, bytes[end] == colon, end > index + 1 {
          index = end + 1
          continue
        }
      }
      out.append(bytes[index])
      index += 1
    }
    return String(decoding: out, as: UTF8.self)
  }

  private static func isShortcodeByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"): true
    default: false
    }
  }
}
