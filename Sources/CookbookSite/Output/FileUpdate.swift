import CookbookModel

/// Compares a file with what is published, and skips or replaces it.
struct FileUpdate: Sendable {
  let root: String
  let manifest: Manifest
  let existing: ExistingFiles
  /// Whether the manifest's hashes are not enough to say that a file is unchanged.
  let compares: Bool
  /// Whether nobody sees the folder yet, so that a file need not become whole in one step.
  var isPrivate = false

  /// Brings one file up to date; `buffer` is reused from file to file.
  func apply(_ file: OutputFile, _ buffer: inout [UInt8], _ render: Publisher.Render) -> Publisher.Outcome {
    do throws(DiskError) {
      let exists = existing.kinds[file.path] == .file
      if exists, !compares, let hash = file.hash, hash == manifest.hashes[file.path] {
        return .unchanged(hash: hash)
      }
      buffer.removeAll(keepingCapacity: true)
      switch file.content {
      case .route(let route): render(route, &buffer)
      case .bytes(let bytes): buffer += bytes
      case .copy(let source): buffer = try Disk.read(source.disk)
      }
      let hash = buffer.withUnsafeBytes(StableHash.xxh64)
      let path = root + "/" + file.path
      if exists {
        let same = !compares && manifest.hashes[file.path] == hash
        if same { return .unchanged(hash: hash) }
        if try isSame(path, buffer) { return .unchanged(hash: hash) }
        try markUnfinished()
      }
      if isPrivate {
        try Disk.create(path, buffer)
      } else {
        try Disk.replace(path, buffer, temporary: root + "/" + OutputPath.temporary(for: file.path))
      }
      return .written(hash: hash)
    } catch {
      return .failed(error)
    }
  }

  private func isSame(_ path: String, _ bytes: [UInt8]) throws(DiskError) -> Bool {
    guard try Disk.status(path).size == bytes.count else { return false }
    return try Disk.read(path) == bytes
  }

  /// Makes sure that the next build compares everything, should this one not reach its end.
  private func markUnfinished() throws(DiskError) {
    let path = root + "/" + OutputPath.journal
    guard try Disk.linkStatus(path) == nil else { return }
    do throws(DiskError) {
      try Disk.create(path, Journal.bytes(adding: []))
    } catch {
      // Another worker was faster.
      if !error.isExisting { throw error }
    }
  }
}
