import CookbookModel

/// The local files that pages need, each once, in the order they are met.
struct AssetTable {
  private(set) var assets: [Asset] = []
  private var byPath: [String: Index<Asset>?] = [:]
  private let describe: (String) -> IndexInput.File?

  /// Makes an empty table that reads files by `describe`.
  init(describe: @escaping (String) -> IndexInput.File?) { self.describe = describe }

  /// The asset of a file by its path below the content root; nil when the file cannot be read.
  mutating func asset(_ path: String) -> Index<Asset>? {
    if let known = byPath[path] { return known }
    let made = describe(path).map { file in
      assets.append(Asset(path: path, address: Self.address(path, hash: file.hash), size: file.size))
      return Index<Asset>(assets.count - 1)
    }
    byPath[path] = .some(made)
    return made
  }

  /// `assets/NAME.HASH.EXT` with a name that every host and file system takes.
  ///
  /// The hash covers the path as well, so that two files with equal contents never share an address.
  private static func address(_ path: String, hash: String) -> String {
    let name = Indexer.lastComponent(path)
    let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
    let stem = dot.map { String(name[..<$0]) } ?? name
    let ending = dot.map { Unicode.folded(String(name[name.utf8.index(after: $0)...])) } ?? ""
    let safeEnding = ending.utf8.filter { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    let slug = Slug.make(stem, prefix: "file", path: path)
    let both = StableHash.hex(StableHash.fnv1a((path + "\n" + hash).utf8))
    let full = safeEnding.isEmpty ? slug : slug + "." + String(decoding: safeEnding.prefix(10), as: UTF8.self)
    return Cookbook.assetPath(name: full, hash: both)
  }
}
