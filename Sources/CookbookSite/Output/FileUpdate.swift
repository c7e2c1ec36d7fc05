import CookbookHTML
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
  func apply(
    _ file: OutputFile, _ buffer: inout OutputBuffer, _ render: Publisher.Render
  ) -> Publisher.Outcome {
    do throws(DiskError) {
      let exists = existing.kinds[file.path] == .file
      if exists, !compares, let hash = file.hash, hash == manifest.hashes[file.path] {
        return .unchanged(hash: hash)
      }
      switch file.content {
      case .route(let route):
        buffer.removeAll()
        render(route, &buffer)
        return try apply(buffer.bytes, to: file.path, exists: exists)
      case .bytes(let bytes): return try apply(bytes, to: file.path, exists: exists)
      case .copy(let source): return try apply(Disk.read(source.disk), to: file.path, exists: exists)
      }
    } catch {
      return .failed(error)
    }
  }

  private func apply(
    _ bytes: [UInt8], to file: String, exists: Bool
  ) throws(DiskError) -> Publisher.Outcome {
    let hash = bytes.withUnsafeBytes(StableHash.xxh64)
    let path = root + "/" + file
    if exists {
      if !compares, manifest.hashes[file] == hash { return .unchanged(hash: hash) }
      if try isSame(path, bytes) { return .unchanged(hash: hash) }
      try markUnfinished()
    }
    if isPrivate {
      try Disk.create(path, bytes)
    } else {
      try Disk.replace(path, bytes, temporary: root + "/" + OutputPath.temporary(for: file))
    }
    return .written(hash: hash)
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
