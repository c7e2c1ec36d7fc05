import CookbookModel

/// Which source has which address, so that no two pages share one (DESIGN 3).
///
/// Addresses are compared as folded NFC, for hosts that ignore case.
struct AddressBook {
  private var owners: [String: String] = [:]

  /// First components that the site uses itself.
  static let reservedAtTop: Set<String> = [
    "tags", "search", "my", "today", "assets", "data", "static", "ingredients", "book", "offline",
    "404.html", "sitemap.xml", "robots.txt", "feed.xml",
  ]

  /// Whether the site itself uses an address, or would confuse it with one of its own.
  static func isReserved(_ path: String) -> Bool {
    let folded = Unicode.folded(path)
    guard let slash = folded.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return reservedAtTop.contains(folded)
    }
    return folded[folded.index(after: slash)...] == "page"
  }

  /// Takes an address for a source, or returns the source that has it already.
  mutating func claim(_ path: String, for file: String) -> String? {
    let key = Unicode.folded(path)
    if let owner = owners[key] { return owner }
    owners[key] = file
    return nil
  }

  /// The source that has an address.
  func owner(of path: String) -> String? { owners[Unicode.folded(path)] }
}
