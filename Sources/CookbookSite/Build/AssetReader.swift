import CookbookModel

/// Reads the local files that pages link to: what the indexer must know of them.
struct AssetReader: Sendable {
  private let files: [String: SourceFile]

  /// Takes up the files of a source by their paths; of two that differ by Unicode form only the first counts.
  init(_ tree: SourceTree) {
    files = Dictionary(tree.files.map { ($0.path, $0) }) { first, _ in first }
  }

  /// The file at a path below the content root.
  func source(of path: String) -> SourceFile? { files[path] }

  /// What the indexer must know of a file, and the hash of its contents; nil when it cannot be read.
  func describe(_ path: String) -> (file: IndexInput.File?, hash: UInt64?)? {
    guard let file = files[path], let bytes = try? Disk.read(file.disk) else { return nil }
    let hash = bytes.withUnsafeBytes(StableHash.xxh64)
    return (IndexInput.File(hash: StableHash.hex(hash), size: PictureSize.read(bytes)), hash)
  }
}
