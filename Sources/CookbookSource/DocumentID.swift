import CookbookModel

/// The identity of a document, from its path (FORMAT 1.10).
public enum DocumentID {
  /// The path below the content root without its extension, each component in NFC.
  /// - Parameters:
  ///   - path: The path below the content root, with `/`.
  ///   - isBundle: Whether the file is the only Markdown file of its folder: then a component `index`, or
  ///     one that repeats the folder's name, is dropped.
  public static func make(path: String, isBundle: Bool) -> String {
    var components = Unicode.nfc(path).split(separator: "/").map(String.init)
    guard var stem = components.popLast() else { return "" }
    if stem.utf8.count > 3, Unicode.folded(String(stem.suffix(3))) == ".md" { stem.removeLast(3) }
    if let folder = components.last, isBundle, stem == "index" || stem == folder {
      return components.joined(separator: "/")
    }
    return (components + [stem]).joined(separator: "/")
  }

  /// A title made from the name of a file or folder: `-` and `_` are spaces, the first letter is a capital.
  public static func title(ofPath path: String) -> String {
    let id = make(path: path, isBundle: true)
    return title(fromName: id.split(separator: "/").last.map(String.init) ?? path)
  }

  /// A title made from one name; a name of nothing but such signs stays as it is.
  public static func title(fromName name: String) -> String {
    let spaced = name.split { $0 == "-" || $0 == "_" || $0 == " " }.joined(separator: " ")
    guard !spaced.isEmpty else { return name }
    return spaced.prefix(1).uppercased() + spaced.dropFirst()
  }
}
