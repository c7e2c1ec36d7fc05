import CookbookModel

/// Where the parts of a source folder lie (DESIGN 2).
public struct SourceLayout: Hashable, Sendable {
  /// The source folder as it was given.
  public var root: String
  /// The content root: `content/`, or the source folder itself where there is none.
  public var content: String
  /// What stands before a content path in messages: `content/` or nothing.
  public var prefix: String
  /// The name of the source folder: the title of a book that gives none.
  public var name: String
  /// The real path of the source folder.
  var realRoot: String

  /// Finds the parts; throws when `root` is no folder that can be looked at.
  public init(root: String) throws(DiskError) {
    self.root = root
    realRoot = try Disk.realPath(root)
    guard try Disk.status(root).kind == .folder else { throw .noFolder(root) }
    name = realRoot == "/" ? "Cookbook" : Indexer.lastComponent(realRoot)
    let folder = root.hasSuffix("/") ? root + "content" : root + "/content"
    let hasContent = (try? Disk.status(folder))?.kind == .folder
    content = hasContent ? folder : root
    prefix = hasContent ? "content/" : ""
  }

  /// The file of the home page, which need not exist.
  public var home: SourceFile {
    SourceFile(path: "index.md", disk: content + "/index.md", file: prefix + "index.md")
  }

  /// Whether the content lies in a folder of its own, so that nothing else of the source is content.
  var hasContentFolder: Bool { !prefix.isEmpty }
}
