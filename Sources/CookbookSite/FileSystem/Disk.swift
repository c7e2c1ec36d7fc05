#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file system, by system calls: what fails throws a ``DiskError`` that names the path.
enum Disk {
  /// What a path leads to.
  enum Kind: Hashable, Sendable {
    case file
    case folder
    case link
    /// A device, a pipe, a socket.
    case other
  }

  /// What the system knows about a file.
  struct Status: Hashable, Sendable {
    var kind: Kind
    var size: Int
    /// Device and number: two paths with equal ones are one file.
    var identity: Identity
  }

  /// The identity of a file, whatever path leads to it.
  struct Identity: Hashable, Sendable {
    var device: UInt64
    var number: UInt64
  }

  /// The status of what a path leads to; symbolic links are followed.
  static func status(_ path: String) throws(DiskError) -> Status {
    var data = stat()
    try check(path) { stat(path, &data) }
    return Status(data)
  }

  /// The status of the path itself, which may be a symbolic link; nil when there is nothing.
  static func linkStatus(_ path: String) throws(DiskError) -> Status? {
    var data = stat()
    do throws(DiskError) {
      try check(path) { lstat(path, &data) }
    } catch {
      if error.isMissing { return nil }
      throw error
    }
    return Status(data)
  }

  /// The absolute path without symbolic links.
  static func realPath(_ path: String) throws(DiskError) -> String {
    guard let resolved = realpath(path, nil) else { throw DiskError(path: path, code: errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Makes a system call until no signal interrupts it, and throws its error.
  @discardableResult
  static func check(_ path: String, _ call: () -> Int32) throws(DiskError) -> Int32 {
    while true {
      let result = call()
      if result != -1 { return result }
      if errno != EINTR { throw DiskError(path: path, code: errno) }
    }
  }
}

extension Disk.Status {
  fileprivate init(_ data: stat) {
    kind =
      switch data.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    size = Int(data.st_size)
    identity = Disk.Identity(
      device: UInt64(truncatingIfNeeded: data.st_dev), number: UInt64(truncatingIfNeeded: data.st_ino))
  }
}
