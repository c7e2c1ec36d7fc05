import CookbookModel

/// Makes and removes the files and folders around the pages, and never those of others.
struct SiteFolder: Sendable {
  let root: String
  let existing: ExistingFiles

  /// Makes the folders that paths lie in.
  func makeFolders(for paths: [String]) throws(DiskError) {
    var made: Set<String> = []
    for path in paths {
      for folder in OutputPath.folders(of: path) where made.insert(folder).inserted {
        // Not a link: nothing is ever written outside of the output folder.
        if existing.kinds[folder] != .folder { try Disk.makeFolder(root + "/" + folder) }
      }
    }
  }

  /// The stale files that have the place of a new folder, or lie in the place of a new file.
  static func blocking(_ paths: [String], stale: [String]) -> Set<String> {
    let files = Set(paths)
    let folders = Set(paths.flatMap(OutputPath.folders(of:)))
    return Set(
      stale.filter { path in
        folders.contains(path) || OutputPath.folders(of: path).contains(where: files.contains)
      })
  }

  /// Removes files of ours, and then the folders that are empty without them; returns how many files went.
  func remove(_ paths: [String]) throws(DiskError) -> Int {
    var removed = 0
    var folders: Set<String> = []
    for path in paths {
      if existing.kinds[path] == .file {
        try Disk.removeFile(root + "/" + path)
        removed += 1
      }
      folders.formUnion(OutputPath.folders(of: path).filter { existing.kinds[$0] == .folder })
    }
    // The innermost first; what is not empty stays.
    for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      Disk.removeEmptyFolder(root + "/" + folder)
    }
    return removed
  }

  /// The paths of others that stand where the site must write.
  static func foreign(_ paths: [String], _ existing: ExistingFiles, _ output: OutputFolder) -> [String] {
    let ours = Set(output.known.flatMap(OutputPath.folders(of:)))
    var found: Set<String> = []
    for path in paths {
      switch existing.kinds[path] {
      case nil: break
      case .file?: if !output.owns(path) { found.insert(path) }
      case .folder?: if !ours.contains(path) { found.insert(path) }
      case .link?, .other?: found.insert(path)
      }
      for folder in OutputPath.folders(of: path) {
        switch existing.kinds[folder] {
        case nil, .folder?: break
        case .file?: if !output.owns(folder) { found.insert(folder) }
        case .link?, .other?: found.insert(folder)
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
