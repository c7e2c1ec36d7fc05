import Foundation

/// Test data that stands beside the repository and is not part of it.
enum Shared {
  /// The folder, when it is there: `COOKBOOK_SHARED`, or `shared` beside the repository.
  static let root: URL? = {
    let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let beside = repository.deletingLastPathComponent().appending(path: "shared")
    let given = ProcessInfo.processInfo.environment["COOKBOOK_SHARED"].map { URL(filePath: $0) }
    return [given, beside].compactMap { $0 }.first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  /// Whether a folder of it is there.
  static func has(_ folder: String) -> Bool {
    root.map { FileManager.default.fileExists(atPath: $0.appending(path: folder).path) } ?? false
  }

  /// The files below a folder with a name that ends so, sorted.
  static func files(_ folder: String, suffix: String) -> [URL] {
    guard let root, let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    else { return [] }
    return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) }.sorted()
      .map { root.appending(path: folder).appending(path: $0) }
  }
}
