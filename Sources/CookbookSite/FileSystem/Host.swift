#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The machine that the program runs on.
public enum Host {
  /// How many processors it has that we may use, at least 1.
  public static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The home folder of the user, when the environment says it.
  public static var home: String? { variable("HOME") }

  /// The value of an environment variable, nil when it is not set or empty.
  public static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Whether standard error is a terminal.
  public static var hasTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Makes writing to a closed pipe an error of that call, and not the end of the program.
  public static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Ends the program.
  public static func exit(_ code: Int32) -> Never { sysExit(code) }

  /// Writes to standard output or standard error; false when nobody reads it any more.
  @discardableResult
  public static func write(_ bytes: [UInt8], to stream: Stream) -> Bool {
    do throws(DiskError) {
      try Disk.writeAll(bytes, to: stream.number, path: "")
      return true
    } catch {
      return false
    }
  }

  /// A standard stream.
  public enum Stream: Sendable {
    /// Standard output.
    case output
    /// Standard error.
    case error

    fileprivate var number: Int32 {
      switch self {
      case .output: STDOUT_FILENO
      case .error: STDERR_FILENO
      }
    }
  }
}

// Within ``Host`` the name of the system's function is taken.
private func sysExit(_ code: Int32) -> Never { exit(code) }
