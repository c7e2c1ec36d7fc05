import CookbookModel

/// Tags, categories or the like: each once by its folded spelling, the first spelling kept (FORMAT 1.8).
struct NameList {
  /// The names in order.
  private(set) var names: [String] = []
  private var keys: Set<String> = []

  /// Begins with names that are already known.
  init(_ names: [String] = []) {
    for name in names { add(name) }
  }

  /// Adds a name, without the `#` that some write before a tag; false when it is there already or empty.
  @discardableResult
  mutating func add(_ name: String) -> Bool {
    guard let key = Self.key(name), keys.insert(key).inserted else { return false }
    names.append(Unicode.nfc(Self.bare(name)))
    return true
  }

  /// What a name is compared by; nil for one without a letter or digit.
  static func key(_ name: String) -> String? {
    let bare = bare(name)
    let isName = bare.unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    return isName ? Unicode.folded(bare) : nil
  }

  private static func bare(_ name: String) -> String {
    name.utf8.first == UInt8(ascii: "#") ? String(name.dropFirst()) : name
  }
}

/// Lists that are separated by commas.
enum CommaList {
  /// The parts, trimmed; a comma between two digits separates nothing (RecipeMD 2.4). Unless told otherwise,
  /// full-width, ideographic and Arabic commas separate as well.
  static func split(_ text: String, onlyASCII: Bool = false) -> [String] {
    let scalars = Array(text.unicodeScalars)
    var parts: [String] = []
    var part = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let isBetweenDigits =
        scalar == "," && index > 0 && index + 1 < scalars.count && isDigit(scalars[index - 1])
        && isDigit(scalars[index + 1])
      guard scalar == "," || (!onlyASCII && isComma(scalar)), !isBetweenDigits else {
        part.append(scalar)
        continue
      }
      parts.append(trimmed(part))
      part = String.UnicodeScalarView()
    }
    parts.append(trimmed(part))
    return parts
  }

  private static func isComma(_ scalar: UnicodeScalar) -> Bool {
    switch scalar {
    case ",", "，", "、", "،": true
    default: false
    }
  }

  private static func isDigit(_ scalar: UnicodeScalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func trimmed(_ scalars: String.UnicodeScalarView) -> String {
    var rest = scalars[...]
    while let first = rest.first, first.properties.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.properties.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
