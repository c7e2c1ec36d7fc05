/// What a title is sorted by: bytes that compare like the title does for a reader (DESIGN 2).
///
/// Case is folded, marks are removed, the letter table is applied, punctuation counts as a space, and
/// numbers compare by value. Letters that a language sorts elsewhere follow ``SortingLetters``. Han sorts by
/// code point.
public enum SortKey {
  /// The key of a title in a language (BCP 47; only its first part matters).
  public static func make(_ title: String, language: String) -> [UInt8] {
    let letters = SortingLetters.of(language)
    let scalars = Array(Unicode.nfc(title).unicodeScalars)
    var key: [UInt8] = []
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if isDigit(scalar) {
        let end = scalars[index...].firstIndex { !isDigit($0) } ?? scalars.endIndex
        appendNumber(scalars[index..<end], to: &key)
        index = end
        continue
      }
      if let (letter, count) = letters.first(in: scalars[index...]) {
        key.append(contentsOf: [letter.after, 0xFE, letter.rank])
        index += count
        continue
      }
      index += 1
      if Unicode.isWordPart(scalar) {
        if let special = LetterTable.special(scalar) {
          key.append(contentsOf: special.utf8)
        } else {
          key.append(contentsOf: Unicode.withoutMarks(String(scalar)).utf8)
        }
      } else if let last = key.last, last != 0x20 {
        key.append(0x20)
      }
    }
    if key.last == 0x20 { key.removeLast() }
    return key
  }

  private static func isDigit(_ scalar: UnicodeScalar) -> Bool { (0x30...0x39).contains(scalar.value) }

  /// A number as its length and digits, so that more digits sort after fewer.
  private static func appendNumber(_ digits: ArraySlice<UnicodeScalar>, to key: inout [UInt8]) {
    let significant = digits.drop { $0 == "0" }
    key.append(0x30)
    key.append(UInt8(clamping: significant.count))
    key.append(contentsOf: significant.map { UInt8(truncatingIfNeeded: $0.value) })
  }
}

/// Letters that a language sorts as letters of their own, as data.
struct SortingLetters {
  /// One letter: it sorts after everything that begins with the ASCII letter `after`, by `rank` among such.
  struct Letter {
    var spelling: [UnicodeScalar]
    var after: UInt8
    var rank: UInt8
  }

  var letters: [Letter]

  /// The letter that the scalars begin with, upper or lower case, and how many scalars it takes.
  func first(in scalars: ArraySlice<UnicodeScalar>) -> (Letter, Int)? {
    for letter in letters where scalars.count >= letter.spelling.count {
      if zip(letter.spelling, scalars).allSatisfy({ $0 == $1 || Unicode.lowercased(String($1)) == String($0) }
      ) {
        return (letter, letter.spelling.count)
      }
    }
    return nil
  }

  /// The letters of a language; none for a language that sorts marked letters with their base.
  static func of(_ language: String) -> SortingLetters {
    let primary = Unicode.folded(String(language.prefix { $0 != "-" && $0 != "_" }))
    return SortingLetters(
      letters: (table[primary] ?? []).map { entry in
        Letter(
          spelling: Array(entry.0.unicodeScalars), after: entry.1.utf8.first ?? 0x7A, rank: entry.2)
      })
  }

  /// Language, then letter, the ASCII letter it follows, and its rank there (CLDR root collation tailorings).
  private static let table: [String: [(String, String, UInt8)]] = [
    "sv": [("å", "z", 1), ("ä", "z", 2), ("ö", "z", 3)],
    "fi": [("å", "z", 1), ("ä", "z", 2), ("ö", "z", 3)],
    "da": [("æ", "z", 1), ("ä", "z", 1), ("ø", "z", 2), ("ö", "z", 2), ("å", "z", 3)],
    "nb": [("æ", "z", 1), ("ä", "z", 1), ("ø", "z", 2), ("ö", "z", 2), ("å", "z", 3)],
    "es": [("ñ", "n", 1)],
    "pl": [
      ("ą", "a", 1), ("ć", "c", 1), ("ę", "e", 1), ("ł", "l", 1), ("ń", "n", 1), ("ó", "o", 1),
      ("ś", "s", 1), ("ź", "z", 1), ("ż", "z", 2),
    ],
    "tr": [
      ("ç", "c", 1), ("ğ", "g", 1), ("ı", "h", 1), ("I", "h", 1), ("ö", "o", 1), ("ş", "s", 1), ("ü", "u", 1),
    ],
    "cs": [("č", "c", 1), ("ch", "h", 1), ("ř", "r", 1), ("š", "s", 1), ("ž", "z", 1)],
  ]
}
