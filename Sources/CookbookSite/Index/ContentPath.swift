import CookbookModel

/// Helpers for paths below the content root.
extension Indexer {
  /// The path without its last component; empty at the root.
  static func parent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }

  /// The last component of a path.
  static func lastComponent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// The folder of a document with its transparent components (`_name`) left out (FORMAT 1.8).
  static func shelfFolder(_ id: String) -> String { visible(parent(id)) }

  /// The path without components that begin with `_`.
  static func visible(_ path: String) -> String {
    guard path.utf8.contains(UInt8(ascii: "_")) else { return path }
    return path.split(separator: "/").filter { !$0.hasPrefix("_") }.joined(separator: "/")
  }

  /// Whether the last component begins with `_`.
  static func isHidden(_ path: String) -> Bool { lastComponent(path).hasPrefix("_") }
}
