import Foundation

/// The official suites and collections that lie beside the repository, where they are present.
enum Shared {
  /// Their folder, or nil: tests that need it say so and are skipped.
  static let folder: URL? = {
    let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let named = ProcessInfo.processInfo.environment["COOKBOOK_SHARED"].map { URL(filePath: $0) }
    return [named, repository.deletingLastPathComponent().appending(path: "shared")].compactMap(\.self)
      .first { FileManager.default.fileExists(atPath: $0.path()) }
  }()
}
