/// One component of an address, made from a file name, a folder name or a tag (FORMAT 1.10, DESIGN 3).
public enum Slug {
  /// The most bytes that a slug has.
  public static let limit = 100

  /// The slug of a name: lower case, marks of Latin letters folded, everything else that is no letter or
  /// digit a single hyphen. Never empty: a name without letters and digits gets `prefix` and a hash of
  /// `path`.
  public static func make(_ name: String, prefix: String = "recipe", path: String) -> String {
    var out: [UInt8] = []
    var pendingHyphen = false
    for scalar in Unicode.nfc(name).unicodeScalars {
      if isApostrophe(scalar) { continue }
      guard scalar == "_" || Unicode.isWordPart(scalar) else {
        pendingHyphen = true
        continue
      }
      // A further mark of a letter that was folded, or a mark without a letter.
      if isCombiningMark(scalar), pendingHyphen || (out.last ?? 0) < 0x80 { continue }
      if pendingHyphen, !out.isEmpty { out.append(UInt8(ascii: "-")) }
      pendingHyphen = false
      out.append(contentsOf: LetterTable.slugLetters(scalar).utf8)
    }
    let text = Unicode.nfc(String(decoding: out, as: UTF8.self))
    guard text.unicodeScalars.contains(where: { $0 != "_" && Unicode.isWordPart($0) }) else {
      return "\(prefix)-\(StableHash.hex(StableHash.fnv1a(path.utf8), digits: 8))"
    }
    return limited(text)
  }

  /// Whether an author's slug can stand in an address as it is: word characters of any script, `-`, `_`,
  /// `.` and `~`, not only dots, at most ``limit`` bytes, in NFC.
  public static func isSafe(_ slug: String) -> Bool {
    guard !slug.isEmpty, slug.utf8.count <= limit, Unicode.nfc(slug).utf8.elementsEqual(slug.utf8),
      slug.unicodeScalars.contains(where: { $0 != "." })
    else { return false }
    return slug.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "-", "_", ".", "~": true
      default: Unicode.isWordPart(scalar)
      }
    }
  }

  /// The slug cut between characters to ``limit`` bytes and closed with a hash of the whole.
  private static func limited(_ slug: String) -> String {
    guard slug.utf8.count > limit else { return slug }
    let tail = "-" + StableHash.hex(StableHash.fnv1a(slug.utf8), digits: 8)
    var head = ""
    for character in slug {
      guard head.utf8.count + character.utf8.count + tail.utf8.count <= limit else { break }
      head.append(character)
    }
    return head + tail
  }

  /// Whether the scalar stands in the block of marks for Latin letters.
  private static func isCombiningMark(_ scalar: UnicodeScalar) -> Bool {
    (0x300...0x36F).contains(scalar.value)
  }

  private static func isApostrophe(_ scalar: UnicodeScalar) -> Bool {
    switch scalar {
    case "'", "\u{2019}", "\u{2018}", "\u{02BC}", "`", "\u{00B4}": true
    default: false
    }
  }
}
