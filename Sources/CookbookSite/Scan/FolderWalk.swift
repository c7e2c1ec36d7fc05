import CookbookModel

/// Walks a folder with everything in it, in an order that does not depend on the file system.
struct FolderWalk {
  /// How many symbolic links to folders a path may go through: enough for use, few enough to end.
  static let deepestLink = 2

  private static let manifest = Array(OutputPath.manifest.utf8)

  /// A folder that is still to be listed.
  private struct Pending {
    var path: String
    var disk: String
    /// The folders on the way to it: a link to one of them is a loop.
    var ancestors: [Disk.Identity]
    var links: Int
  }

  /// The real path that symbolic links must stay in.
  let boundary: String
  /// What stands before a path in messages: `content/`.
  let prefix: String
  /// Whether a path, which may be a folder, is left out.
  let skips: (_ path: String, _ name: String, _ identity: Disk.Identity?) -> Bool

  private(set) var files: [SourceFile] = []
  private(set) var folders: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var stack: [Pending] = []

  /// Prepares a walk.
  init(
    boundary: String, prefix: String,
    skips: @escaping (_ path: String, _ name: String, _ identity: Disk.Identity?) -> Bool
  ) {
    self.boundary = boundary
    self.prefix = prefix
    self.skips = skips
  }

  /// Walks a folder; afterwards `files` and `folders` are sorted by path.
  mutating func walk(_ root: String) {
    push(path: "", disk: root, ancestors: [], links: 0)
    while let folder = stack.popLast() {
      do throws(DiskError) {
        let entries = try Disk.list(folder.disk)
        if !folder.path.isEmpty, entries.contains(where: { $0.name == Self.manifest }) {
          // A site of ours, made there another time.
          folders.removeAll { $0 == folder.path }
          continue
        }
        for entry in entries { visit(entry, in: folder) }
      } catch {
        report(.unreadable(reason: error.reason), folder.path)
      }
    }
    files.sort { left, right in
      left.path == right.path
        ? left.disk.utf8.lexicographicallyPrecedes(right.disk.utf8)
        : left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
    folders.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func visit(_ entry: Disk.Entry, in folder: Pending) {
    guard let name = String(validating: entry.name, as: UTF8.self) else {
      let repaired = String(decoding: entry.name, as: UTF8.self)
      if !FileSelection.isHidden(repaired) { report(.nameNotUTF8, Self.join(folder.path, repaired)) }
      return
    }
    let path = Self.join(folder.path, Unicode.nfc(name))
    let disk = folder.disk + "/" + name
    guard !skips(path, name, nil) else { return }
    do throws(DiskError) {
      switch try entry.kind(at: disk) {
      case .file?: files.append(SourceFile(path: path, disk: disk, file: prefix + path))
      case .folder?: push(path: path, disk: disk, ancestors: folder.ancestors, links: folder.links)
      case .link?: try follow(path: path, disk: disk, in: folder)
      case .other?: if FileSelection.isDocument(name) { report(.unreadable(reason: "not a file"), path) }
      case nil: break
      }
    } catch {
      report(error.isLoop ? .linkLoop : .unreadable(reason: error.reason), path)
    }
  }

  private mutating func follow(path: String, disk: String, in folder: Pending) throws(DiskError) {
    let status = try Disk.status(disk)
    let real = try Disk.realPath(disk)
    guard real == boundary || real.hasPrefix(boundary == "/" ? "/" : boundary + "/") else {
      return report(.linkLoop, path)
    }
    switch status.kind {
    case .file: files.append(SourceFile(path: path, disk: disk, file: prefix + path))
    case .folder:
      guard !folder.ancestors.contains(status.identity), folder.links < Self.deepestLink else {
        return report(.linkLoop, path)
      }
      push(path: path, disk: disk, ancestors: folder.ancestors, links: folder.links + 1)
    case .link, .other: break
    }
  }

  private mutating func push(path: String, disk: String, ancestors: [Disk.Identity], links: Int) {
    do throws(DiskError) {
      let identity = try Disk.status(disk).identity
      guard path.isEmpty || !skips(path, Indexer.lastComponent(path), identity) else { return }
      if !path.isEmpty { folders.append(path) }
      stack.append(Pending(path: path, disk: disk, ancestors: ancestors + [identity], links: links))
    } catch {
      report(.unreadable(reason: error.reason), path)
    }
  }

  private mutating func report(_ finding: Finding, _ path: String) {
    let file = path.isEmpty && prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix + path
    diagnostics.append(Diagnostic(finding, at: Place(file: file)))
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder + "/" + name
  }
}
