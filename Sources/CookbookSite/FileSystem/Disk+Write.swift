#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Disk {
  /// Makes a file that does not exist yet; a file or link of that name throws.
  static func create(_ path: String, _ bytes: [UInt8]) throws(DiskError) {
    let file = try check(path) { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666) }
    do throws(DiskError) {
      try writeAll(bytes, to: file, path: path)
    } catch {
      close(file)
      unlink(path)
      throw error
    }
    // A full disk or quota may show only now.
    guard close(file) == 0 || errno == EINTR else {
      let failure = DiskError(path: path, code: errno)
      unlink(path)
      throw failure
    }
  }

  /// Makes or replaces a file in one step: at any moment its readers see the old bytes or the new.
  /// - Parameter temporary: A path in the same folder that nothing else uses.
  static func replace(_ path: String, _ bytes: [UInt8], temporary: String) throws(DiskError) {
    do throws(DiskError) {
      try create(temporary, bytes)
    } catch {
      guard error.code == EEXIST else { throw error }
      // Left by a build that died.
      try removeFile(temporary)
      try create(temporary, bytes)
    }
    do throws(DiskError) {
      try rename(temporary, to: path)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Gives a file or folder another path; replaces a file, or an empty folder, that has it.
  static func rename(_ path: String, to new: String) throws(DiskError) {
    #if canImport(Glibc)
      try check(new) { Glibc.rename(path, new) }
    #elseif canImport(Musl)
      try check(new) { Musl.rename(path, new) }
    #elseif canImport(Darwin)
      try check(new) { Darwin.rename(path, new) }
    #endif
  }

  /// Removes a file or a link, not what the link leads to; nothing happens when there is none.
  static func removeFile(_ path: String) throws(DiskError) {
    do throws(DiskError) { try check(path) { unlink(path) } } catch { if !error.isMissing { throw error } }
  }

  /// Writes bytes to an open file, however often the system takes only a part of them.
  static func writeAll(_ bytes: [UInt8], to file: Int32, path: String) throws(DiskError) {
    let failure = bytes.withUnsafeBytes { buffer -> DiskError? in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return DiskError(path: path, code: errno)
        }
      }
      return nil
    }
    if let failure { throw failure }
  }
}
