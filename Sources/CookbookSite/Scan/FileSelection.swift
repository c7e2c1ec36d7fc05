/// Which names are documents (FORMAT 1.1).
enum FileSelection {
  /// Whether a file of that name is a recipe, a page or an index.
  static func isDocument(_ name: String) -> Bool {
    guard name.hasSuffix(".md"), !name.hasPrefix("_"), !name.hasPrefix(".") else { return false }
    return name != "README.md" && name != "CONTRIBUTING.md" && !name.hasPrefix("LICENSE")
  }

  /// Whether a document of that name is the text of its folder.
  static func isIndex(_ name: String) -> Bool { name == "index.md" }

  /// Whether a file or folder of that name is never looked at.
  static func isHidden(_ name: String) -> Bool { name.hasPrefix(".") }
}
