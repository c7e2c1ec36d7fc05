import CookbookModel

/// Why a folder cannot take the site.
struct OutputRefusal: Error, Hashable {
  var finding: Finding
}

/// The output folder as it was found before a build.
struct OutputFolder: Sendable {
  /// Its absolute path without symbolic links, whether it exists or not.
  var path: String
  /// Its name in messages: as it was given.
  var name: String
  /// Its identity when it exists.
  var identity: Disk.Identity?
  /// Whether nothing that stays lies in it, so that the site may be put in its place.
  var isEmpty = true
  /// What we published into it.
  var manifest = Manifest()
  /// What a build that did not finish was about to add.
  var unfinished: Set<String> = []
  /// Whether the files may differ from what the manifest says of them.
  var isDirty = false

  /// Looks at an output folder; throws the finding that forbids to write there (DESIGN 5).
  /// - Parameter home: The home folder of the user.
  init(_ given: String, layout: SourceLayout, home: String?) throws(OutputRefusal) {
    name = given
    path = try Self.asking { () throws(DiskError) in try Self.resolved(given) }
    let content = try Self.asking { () throws(DiskError) in try Disk.realPath(layout.content) }
    let realHome = home.flatMap { try? Disk.realPath($0) }
    if path == "/" || path == realHome { throw OutputRefusal(finding: .outputIsHomeOrRoot) }
    if content == path || content.hasPrefix(path + "/") {
      throw OutputRefusal(finding: .outputContainsContent)
    }
    // What lies there is read by the next build: the site would feed on itself.
    for part in ["templates", "static", ".cookbook-cache"] {
      let folder = layout.realRoot + "/" + part
      if path == folder || path.hasPrefix(folder + "/") {
        throw OutputRefusal(finding: .outputContainsContent)
      }
    }
    let entries = try Self.asking { () throws(DiskError) -> [Disk.Entry] in
      guard try Disk.linkStatus(path) != nil else { return [] }
      let status = try Disk.status(path)
      guard status.kind == .folder else { throw .noFolder(path) }
      identity = status.identity
      return try Disk.list(path)
    }
    try look(at: Set(entries.map { String(decoding: $0.name, as: UTF8.self) }))
  }

  /// Finds out whether a folder with these names in it is ours.
  private mutating func look(at names: Set<String>) throws(OutputRefusal) {
    isEmpty = names.allSatisfy { $0.hasPrefix(OutputPath.temporaryPrefix) }
    let journal = names.contains(OutputPath.journal) ? read(OutputPath.journal).flatMap(Manifest.init) : nil
    let manifest =
      names.contains(OutputPath.manifest) ? read(OutputPath.manifest).flatMap(Manifest.init) : nil
    guard isEmpty || journal != nil || manifest != nil else { throw OutputRefusal(finding: .outputNotOurs) }
    self.manifest = manifest ?? Manifest()
    unfinished = Set((journal?.hashes ?? [:]).keys)
    isDirty = names.contains(OutputPath.journal) || !self.manifest.isWhole
  }

  private func read(_ name: String) -> [UInt8]? { try? Disk.read(path + "/" + name) }

  /// Every file that we published or were about to.
  var known: Set<String> { Set(manifest.hashes.keys).union(unfinished) }

  /// Whether a file is ours. With a manifest that is not whole, every file that has the place of one of the
  /// site counts as ours, since the folder is.
  func owns(_ file: String) -> Bool {
    manifest.hashes[file] != nil || unfinished.contains(file) || !manifest.isWhole
  }

  /// The absolute path without links; what does not exist yet is taken as it is written.
  private static func resolved(_ path: String) throws(DiskError) -> String {
    var missing: [String] = []
    var existing = path
    while try Disk.linkStatus(existing) == nil, existing != "/", existing != "." {
      missing.append(Indexer.lastComponent(existing.hasSuffix("/") ? String(existing.dropLast()) : existing))
      existing = Disk.parent(existing)
    }
    var components = try Disk.realPath(existing).split(separator: "/").map(String.init)
    for name in missing.reversed() where name != "." && !name.isEmpty {
      if name == ".." { _ = components.popLast() } else { components.append(name) }
    }
    return "/" + components.joined(separator: "/")
  }

  private static func asking<Answer>(
    _ question: () throws(DiskError) -> Answer
  ) throws(OutputRefusal) -> Answer {
    do throws(DiskError) {
      return try question()
    } catch {
      throw OutputRefusal(finding: .unwritable(reason: error.reason))
    }
  }
}
