import CookbookModel

/// Finds the files of a source folder (DESIGN 6, "scan").
struct Scanner {
  let layout: SourceLayout
  let exclude: [Glob]
  /// The output folder, when it exists: nothing in it is content.
  let output: Disk.Identity?

  /// Prepares a scan.
  init(_ layout: SourceLayout, exclude: [String], output: Disk.Identity?) {
    self.layout = layout
    self.exclude = exclude.map(Glob.init)
    self.output = output
  }

  /// Looks at everything; what cannot be looked at is told in the diagnostics of the tree.
  func scan() -> SourceTree {
    var tree = SourceTree()
    var walk = FolderWalk(boundary: layout.realRoot, prefix: layout.prefix, skips: skips)
    walk.walk(layout.content)
    tree.diagnostics = walk.diagnostics
    tree.templates = beside("templates", &tree.diagnostics)
    tree.statics = beside("static", &tree.diagnostics)
    sort(walk.files, folders: walk.folders, into: &tree)
    return tree
  }

  private func skips(_ path: String, _ name: String, _ identity: Disk.Identity?) -> Bool {
    if let identity { return identity == output }
    if FileSelection.isHidden(name) || exclude.contains(where: { $0.matches(path) }) { return true }
    return !layout.hasContentFolder && (path == "templates" || path == "static")
  }

  /// The files of a folder beside the content; none when there is no such folder.
  private func beside(_ name: String, _ diagnostics: inout [Diagnostic]) -> [SourceFile] {
    let folder = layout.root + "/" + name
    guard (try? Disk.status(folder))?.kind == .folder else { return [] }
    var walk = FolderWalk(boundary: layout.realRoot, prefix: name + "/") { _, _, identity in
      identity.map { $0 == output } ?? false
    }
    walk.walk(folder)
    diagnostics += walk.diagnostics
    return walk.files
  }

  /// Tells documents, indexes, page bundles and other files apart.
  private func sort(_ files: [SourceFile], folders: [String], into tree: inout SourceTree) {
    // How many documents lie in each folder, those in its folders included.
    var counts: [String: Int] = [:]
    for file in files where FileSelection.isDocument(Indexer.lastComponent(file.path)) {
      var folder = file.path
      while !folder.isEmpty {
        folder = Indexer.parent(folder)
        counts[folder, default: 0] += 1
      }
    }
    var indexes: [String: SourceDocument] = [:]
    for file in files {
      let (name, folder) = (Indexer.lastComponent(file.path), Indexer.parent(file.path))
      guard FileSelection.isDocument(name) else {
        if tree.files.last?.path == file.path {
          tree.diagnostics.append(Diagnostic(.sameName, at: Place(file: file.file)))
        } else {
          tree.files.append(file)
        }
        continue
      }
      let stem = String(name.dropLast(3))
      let isIndex = FileSelection.isIndex(name)
      let isNamedLikeFolder = isIndex || stem == Indexer.lastComponent(folder)
      let isBundle = !folder.isEmpty && counts[folder] == 1 && isNamedLikeFolder
      let id = isBundle || (isIndex && !folder.isEmpty) ? folder : String(file.path.dropLast(3))
      let document = SourceDocument(source: file, id: id, isBundle: isBundle)
      switch (isIndex, isBundle) {
      case (true, false): indexes[folder] = document
      case (true, true), (false, _): tree.documents.append(document)
      }
    }
    tree.folders = folders.map { SourceFolder(path: $0, index: indexes[$0]) }
  }
}
