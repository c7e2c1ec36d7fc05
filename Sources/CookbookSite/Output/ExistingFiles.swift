import CookbookModel

/// What lies in the output folder where the site has files or had some; nothing else is looked at.
struct ExistingFiles: Sendable {
  /// What each path is.
  private(set) var kinds: [String: Disk.Kind] = [:]
  /// Files that a build left that did not finish.
  private(set) var leftovers: [String] = []

  /// Lists the root and every one of the folders that exists and is no link.
  init(in root: String, folders: Set<String>) throws(DiskError) {
    var pending = [""]
    while let folder = pending.popLast() {
      for entry in try Disk.list(folder.isEmpty ? root : root + "/" + folder) {
        guard let name = String(validating: entry.name, as: UTF8.self) else { continue }
        let path = folder.isEmpty ? Unicode.nfc(name) : folder + "/" + Unicode.nfc(name)
        guard let kind = try entry.kind(at: root + "/" + path) else { continue }
        kinds[path] = kind
        if kind == .folder, folders.contains(path) { pending.append(path) }
        if kind == .file, name.hasPrefix(OutputPath.temporaryPrefix), path != OutputPath.journal {
          leftovers.append(path)
        }
      }
    }
  }

  /// A folder that does not exist yet.
  init() {}
}
