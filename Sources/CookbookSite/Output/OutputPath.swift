import CookbookModel

/// Paths below the output folder, their components joined by `/`.
enum OutputPath {
  /// The list of what we published.
  static let manifest = ".cookbook"
  /// How every name of ours begins that is not to stay.
  static let temporaryPrefix = ".cookbook-tmp-"
  /// Lists what a build is about to add, for the case that it dies (see ``Journal``).
  static let journal = temporaryPrefix + "journal"

  /// The file that a host serves for an address from the root, not percent-encoded.
  static func file(forAddress address: String) -> String {
    address.isEmpty || address.hasSuffix("/") ? address + "index.html" : address
  }

  /// Whether a path stays below the output folder and is no name of our own book-keeping.
  static func isSafe(_ path: String) -> Bool {
    let components = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return components.allSatisfy { component in
      !component.isEmpty && component.count <= 255 && !component.contains(0)
        && !component.elementsEqual(".".utf8) && !component.elementsEqual("..".utf8)
        && !component.elementsEqual(manifest.utf8) && !component.starts(with: temporaryPrefix.utf8)
    }
  }

  /// The path that a file has until it is whole: in the same folder.
  static func temporary(for path: String) -> String {
    let folder = Indexer.parent(path)
    let name = temporaryPrefix + StableHash.hex(StableHash.fnv1a(path.utf8))
    return folder.isEmpty ? name : folder + "/" + name
  }

  /// The folders that a path lies in, the outermost first.
  static func folders(of path: String) -> [String] {
    var folders: [String] = []
    var folder = Indexer.parent(path)
    while !folder.isEmpty {
      folders.append(folder)
      folder = Indexer.parent(folder)
    }
    return folders.reversed()
  }
}
