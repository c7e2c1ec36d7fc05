import CookbookModel

/// A link destination taken apart (RFC 3986 as browsers read it, WHATWG URL).
enum Destination {
  /// Another place of the same page.
  case fragment(String)
  /// A URL with a scheme that is safe to follow.
  case external(String)
  /// A URL with another scheme.
  case unsafe
  /// A local path, percent-decoded, in NFC, and a fragment as written.
  case path(String, fragment: String)

  /// Schemes that a reader may follow from a recipe.
  static let safeSchemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// Takes a destination apart.
  init(_ destination: String) {
    // Browsers drop tabs and line ends anywhere, and control characters and spaces at the ends.
    let bytes = destination.utf8.filter { $0 >= 0x20 && $0 != 0x7F }
    let text = Markup(text: String(decoding: bytes, as: UTF8.self)).plainText
    if text.hasPrefix("#") {
      self = .fragment(String(text.dropFirst()))
    } else if text.hasPrefix("//") || text.hasPrefix("\\\\") || text.hasPrefix("/\\") || text.hasPrefix("\\/")
    {
      self = .external("https://" + text.dropFirst(2))
    } else if let scheme = Self.scheme(of: text) {
      self = Self.safeSchemes.contains(scheme) ? .external(text) : .unsafe
    } else {
      let (beforeFragment, fragment) = Self.split(text, at: UInt8(ascii: "#"))
      let (path, _) = Self.split(beforeFragment, at: UInt8(ascii: "?"))
      self = .path(Unicode.nfc(Self.percentDecoded(path)), fragment: fragment)
    }
  }

  /// The scheme in lower case (RFC 3986, 3.1).
  private static func scheme(of text: String) -> String? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = text.utf8[..<colon]
    guard let first = name.first, isLetter(first) else { return nil }
    let rest = name.allSatisfy {
      isLetter($0) || (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0)
    }
    return rest ? Unicode.folded(String(text[..<colon])) : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func split(_ text: String, at byte: UInt8) -> (String, String) {
    guard let index = text.utf8.firstIndex(of: byte) else { return (text, "") }
    return (String(text[..<index]), String(text[text.utf8.index(after: index)...]))
  }

  /// The text with `%XX` decoded; what is no such triple, or would be no UTF-8, stays as it is.
  static func percentDecoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    var out: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = hexDigit(bytes[index + 1]), let low = hexDigit(bytes[index + 2])
      {
        out.append(high << 4 | low)
        index += 3
      } else {
        out.append(bytes[index])
        index += 1
      }
    }
    return String(validating: out, as: UTF8.self) ?? text
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }

  /// A path relative to a folder, with `.` and `..` taken out; nil when it leaves the content.
  static func resolve(_ path: String, from folder: String) -> String? {
    var components = path.hasPrefix("/") ? [] : folder.split(separator: "/").map(String.init)
    for component in path.split(separator: "/") {
      switch component {
      case ".": break
      case "..":
        guard components.popLast() != nil else { return nil }
      default: components.append(String(component))
      }
    }
    return components.joined(separator: "/")
  }
}
