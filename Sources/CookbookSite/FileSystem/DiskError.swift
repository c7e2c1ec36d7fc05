#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A system call that failed, and the path it was made for.
public struct DiskError: Error, Hashable, Sendable {
  /// The path.
  public var path: String
  /// The error number of the system.
  public var code: Int32

  /// Makes an error from an error number.
  public init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  /// What the system says.
  public var reason: String { String(cString: strerror(code)) }

  /// Whether nothing is there.
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether a file is larger than the caller reads.
  var isTooLarge: Bool { code == EFBIG }

  /// Whether something is there already.
  var isExisting: Bool { code == EEXIST }

  /// Whether symbolic links lead back to themselves.
  var isLoop: Bool { code == ELOOP }

  /// A file larger than the caller reads.
  static func tooLarge(_ path: String) -> DiskError { DiskError(path: path, code: EFBIG) }

  /// Something that is there already, or is of another kind than it should be.
  static func inTheWay(_ path: String) -> DiskError { DiskError(path: path, code: EEXIST) }

  /// Something that is no folder.
  static func noFolder(_ path: String) -> DiskError { DiskError(path: path, code: ENOTDIR) }

  /// Something that is no regular file.
  static func noFile(_ path: String) -> DiskError { DiskError(path: path, code: EINVAL) }
}
