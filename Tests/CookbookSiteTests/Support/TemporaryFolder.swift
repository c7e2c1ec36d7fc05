import Foundation

@testable import CookbookSite

/// A folder for one test, with files made of a dictionary.
struct TemporaryFolder {
  let path: String

  /// The text of a file below the folder, nil without one.
  func text(_ name: String) -> String? { try? String(contentsOfFile: path + "/" + name, encoding: .utf8) }

  /// Writes a file and the folders around it.
  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  /// Writes a file and the folders around it.
  func write(_ name: String, _ data: Data) throws {
    let url = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Removes a file or folder.
  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  /// Every file below a folder with its contents; links are not followed.
  func files(_ folder: String) -> [String: Data] {
    let root = path + "/" + folder
    var files: [String: Data] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: root) ?? .init() {
      if let data = FileManager.default.contents(atPath: root + "/" + name) { files[name] = data }
    }
    return files
  }

  /// The number and modification time of a file: what changes when it is touched or replaced.
  func stamp(_ name: String) throws -> [String] {
    let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
    let number = attributes[.systemFileNumber] as? UInt64 ?? 0
    let time = attributes[.modificationDate] as? Date ?? .distantPast
    return ["\(number)", "\(time.timeIntervalSince1970)"]
  }
}

/// Runs a test in a folder of its own that is gone afterwards.
func withSource(_ files: [String: String], _ body: (TemporaryFolder) async throws -> Void) async throws {
  let path = FileManager.default.temporaryDirectory.path + "/cookbook-" + UUID().uuidString
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: path) }
  let folder = TemporaryFolder(path: path)
  for (name, text) in files { try folder.write(name, text) }
  try await body(folder)
}
