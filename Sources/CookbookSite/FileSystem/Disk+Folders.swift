#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Disk {
  /// An entry of a folder; its name is bytes, which need not be UTF-8.
  struct Entry: Hashable, Sendable {
    var name: [UInt8]
    /// What the entry itself is; nil when the file system does not say without another call.
    var kind: Kind?

    /// What the entry itself is, given its path; asks the system when the folder did not say.
    func kind(at path: String) throws(DiskError) -> Kind? {
      if let kind { return kind }
      return try Disk.linkStatus(path)?.kind
    }
  }

  /// The entries of a folder without `.` and `..`, in the order of the file system.
  static func list(_ path: String) throws(DiskError) -> [Entry] {
    guard let folder = opendir(path) else { throw DiskError(path: path, code: errno) }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let next = readdir(folder) else {
        if errno == 0 { return entries }
        throw DiskError(path: path, code: errno)
      }
      let name = withUnsafeBytes(of: &next.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name == [0x2E] || name == [0x2E, 0x2E] { continue }
      entries.append(Entry(name: name, kind: kind(next.pointee.d_type)))
    }
  }

  /// Makes one folder; nothing happens when it is there.
  static func makeFolder(_ path: String) throws(DiskError) {
    do throws(DiskError) {
      try check(path) { mkdir(path, 0o777) }
    } catch {
      guard error.code == EEXIST, try linkStatus(path)?.kind == .folder else { throw error }
    }
  }

  /// Makes a folder and those around it; links among the latter are followed.
  static func makeFolders(_ path: String) throws(DiskError) {
    var missing: [String] = []
    var next = path
    while !next.isEmpty, next != "/", try linkStatus(next) == nil {
      missing.append(next)
      next = parent(next)
    }
    for folder in missing.reversed() { try makeFolder(folder) }
    guard try status(path).kind == .folder else { throw .inTheWay(path) }
  }

  /// Removes a folder when it is empty; nothing happens when it is not, or is none.
  static func removeEmptyFolder(_ path: String) {
    rmdir(path)
  }

  /// Removes a folder of ours with everything in it; links are removed and not followed.
  static func removeTree(_ path: String) throws(DiskError) {
    // Depth first with a list of our own: folders may nest as deep as they like.
    var folders = [path]
    var next = 0
    while next < folders.count {
      let folder = folders[next]
      next += 1
      for entry in try list(folder) {
        let child = folder + "/" + String(decoding: entry.name, as: UTF8.self)
        if try entry.kind(at: child) == .folder { folders.append(child) } else { try removeFile(child) }
      }
    }
    for folder in folders.reversed() { try check(folder) { rmdir(folder) } }
  }

  /// The path of the folder around a path; `.` for a bare name, `/` for the root.
  static func parent(_ path: String) -> String {
    let trimmed = path.utf8.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
  }

  private static func kind(_ type: UInt8) -> Kind? {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): nil
    default: .other
    }
  }
}
