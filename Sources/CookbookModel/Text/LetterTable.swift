/// What Latin letters with marks become in addresses and sort keys; letters of other scripts stay.
enum LetterTable {
  /// Letters that are not a base letter with combining marks (FORMAT 1.10).
  static func special(_ scalar: UnicodeScalar) -> String? {
    switch scalar {
    case "ß", "ẞ": "ss"
    case "ø", "Ø": "o"
    case "ł", "Ł": "l"
    case "đ", "Đ", "ð", "Ð": "d"
    case "æ", "Æ", "ǽ", "Ǽ": "ae"
    case "œ", "Œ": "oe"
    case "þ", "Þ": "th"
    case "ı", "İ": "i"
    case "ħ", "Ħ": "h"
    case "ŧ", "Ŧ": "t"
    case "ŋ", "Ŋ": "n"
    case "ĸ": "k"
    case "ſ": "s"
    default: nil
    }
  }

  /// The letters that stand for a scalar in a slug.
  static func slugLetters(_ scalar: UnicodeScalar) -> String {
    if scalar.isASCII { return Unicode.folded(String(scalar)) }
    if let special = special(scalar) { return special }
    guard isLatin(scalar) else { return Unicode.lowercased(String(scalar)) }
    let base = Unicode.withoutMarks(String(scalar))
    return base.unicodeScalars.allSatisfy(\.isASCII) ? base : Unicode.lowercased(String(scalar))
  }

  /// Whether the scalar stands in a block of Latin letters.
  private static func isLatin(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0xC0...0x24F, 0x1E00...0x1EFF: true
    default: false
    }
  }
}
