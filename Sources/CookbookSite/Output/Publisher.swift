import CookbookHTML
import CookbookModel

/// Writes a plan into a folder, in the order that keeps the published site whole (DESIGN 5).
struct Publisher: Sendable {
  /// Makes the bytes of a route; the buffer is empty when it is called.
  typealias Render = @Sendable (Route, inout OutputBuffer) -> Void

  /// What was done with a file.
  enum Outcome: Hashable, Sendable {
    case written(hash: UInt64)
    case unchanged(hash: UInt64)
    case failed(DiskError)
  }

  /// How many files were what.
  struct Counts: Hashable, Sendable {
    var written = 0
    var unchanged = 0
    var removed = 0
  }

  let plan: OutputPlan
  let render: Render
  let jobs: Int
  /// Whether files are compared byte for byte even where the manifest says that they are the same.
  let full: Bool

  /// What lies in a folder where the plan has files, or where a site of ours had some.
  func look(into output: OutputFolder) throws(DiskError) -> ExistingFiles {
    guard output.identity != nil else { return ExistingFiles() }
    let paths = output.known.union(plan.files.map(\.path))
    return try ExistingFiles(in: output.path, folders: Set(paths.flatMap(OutputPath.folders(of:))))
  }

  /// Publishes into a folder that has a site of ours, or nothing; nothing foreign may be in the way.
  func update(_ output: OutputFolder, existing: ExistingFiles) async throws(DiskError) -> Counts {
    let root = output.path
    try Disk.makeFolders(root)
    let stale = output.known.subtracting(plan.files.map(\.path)).sorted()
    let site = SiteFolder(root: root, existing: existing)
    var counts = Counts()
    // Only what new files cannot stand beside goes before them.
    let blocking = SiteFolder.blocking(plan.files.map(\.path), stale: stale)
    try begin(site, output: output)
    counts.removed = try site.remove(blocking.sorted())
    try site.makeFolders(for: plan.files.map(\.path))

    var manifest = Manifest()
    let update = FileUpdate(
      root: root, manifest: output.manifest, existing: existing, compares: full || output.isDirty)
    let isNew = { (file: OutputFile) in existing.kinds[file.path] != .file }
    for phase in [plan.assets, plan.pages.filter(isNew), plan.pages.filter { !isNew($0) }] {
      try await run(phase, update, &counts, &manifest)
    }
    counts.removed += try site.remove(stale.filter { !blocking.contains($0) })
    try finish(root, manifest, before: output)
    return counts
  }

  /// Publishes into a new folder that nobody looks at yet.
  func create(_ root: String) async throws(DiskError) -> Counts {
    let site = SiteFolder(root: root, existing: ExistingFiles())
    try Disk.makeFolder(root)
    try site.makeFolders(for: plan.files.map(\.path))
    var counts = Counts()
    var manifest = Manifest()
    let update = FileUpdate(
      root: root, manifest: Manifest(), existing: ExistingFiles(), compares: false, isPrivate: true)
    for phase in [plan.assets, plan.pages] { try await run(phase, update, &counts, &manifest) }
    try Disk.create(root + "/" + OutputPath.manifest, manifest.bytes)
    return counts
  }

  /// Clears what a build left that died, and notes what is about to be added.
  private func begin(_ site: SiteFolder, output: OutputFolder) throws(DiskError) {
    for path in site.existing.leftovers { try Disk.removeFile(site.root + "/" + path) }
    let added = plan.files.map(\.path).filter { output.manifest.hashes[$0] == nil }
    if !added.isEmpty || output.isDirty {
      let pending = Set(added).union(output.unfinished).sorted()
      let temporary = site.root + "/" + OutputPath.temporary(for: OutputPath.journal)
      try Disk.replace(
        site.root + "/" + OutputPath.journal, Journal.bytes(adding: pending), temporary: temporary)
    }
  }

  private func finish(_ root: String, _ manifest: Manifest, before: OutputFolder) throws(DiskError) {
    let path = root + "/" + OutputPath.manifest
    if manifest != before.manifest {
      try Disk.replace(
        path, manifest.bytes, temporary: root + "/" + OutputPath.temporary(for: OutputPath.manifest))
    }
    try Disk.removeFile(root + "/" + OutputPath.journal)
  }

  /// Writes files in batches, several at once, and notes their hashes.
  private func run(
    _ files: [OutputFile], _ update: FileUpdate, _ counts: inout Counts, _ manifest: inout Manifest
  ) async throws(DiskError) {
    let render = render
    let outcomes = await Parallel.map(files, jobs: jobs) { batch in
      var buffer = OutputBuffer()
      return batch.map { update.apply($0, &buffer, render) }
    }
    for (file, outcome) in zip(files, outcomes) {
      switch outcome {
      case .written(let hash):
        counts.written += 1
        manifest.hashes[file.path] = hash
      case .unchanged(let hash):
        counts.unchanged += 1
        manifest.hashes[file.path] = hash
      case .failed(let error): throw error
      }
    }
  }
}
