#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Disk {
  /// The contents of a regular file of at most `limit` bytes.
  ///
  /// A pipe or device is not waited for: it throws ``DiskError/noFile(_:)``.
  static func read(_ path: String, limit: Int = .max) throws(DiskError) -> [UInt8] {
    // Not to wait for the other end, should it be a pipe.
    let file = try check(path) { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    defer { close(file) }
    var data = stat()
    try check(path) { fstat(file, &data) }
    guard data.st_mode & S_IFMT == S_IFREG else {
      throw data.st_mode & S_IFMT == S_IFDIR ? DiskError(path: path, code: EISDIR) : .noFile(path)
    }
    guard data.st_size <= limit else { throw .tooLarge(path) }
    return try contents(of: file, size: Int(data.st_size), path: path, limit: limit)
  }

  /// The first bytes of a regular file, at most `count`.
  static func prefix(_ path: String, count: Int) throws(DiskError) -> [UInt8] {
    let file = try check(path) { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    defer { close(file) }
    return try chunk(of: file, count: count, path: path)
  }

  /// Reads to the end: a file may be longer or shorter than it was said to be.
  private static func contents(
    of file: Int32, size: Int, path: String, limit: Int
  ) throws(DiskError) -> [UInt8] {
    // One byte more than it should have shows the end without another call.
    var bytes = try chunk(of: file, count: size + 1, path: path)
    while bytes.count > size {
      guard bytes.count <= limit else { throw .tooLarge(path) }
      let more = try chunk(of: file, count: 65536, path: path)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  private static func chunk(of file: Int32, count: Int, path: String) throws(DiskError) -> [UInt8] {
    var failure: DiskError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = Self.read(
          file, UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...]))
        if got == 0 { break }
        if got > 0 {
          filled += got
        } else if errno != EINTR {
          failure = DiskError(path: path, code: errno)
          break
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }

  private static func read(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(file, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.read(file, buffer.baseAddress, buffer.count)
    #elseif canImport(Darwin)
      Darwin.read(file, buffer.baseAddress, buffer.count)
    #endif
  }
}
