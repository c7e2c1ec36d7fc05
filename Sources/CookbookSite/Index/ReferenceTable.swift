import CookbookModel

/// What a reference in the text of a document can lead to, by path, file stem and title (FORMAT 1.9).
struct ReferenceTable {
  /// A document or file of the source.
  enum Target: Hashable {
    case route(Route)
    case file(String)
    /// A document that has an error of its own: what leads to it is no further fault.
    case leftOut
  }

  private var byPath: [String: Target] = [:]
  private var byStem: [String: [String]] = [:]
  private var byFolder: [String: [String]] = [:]
  private var byTitle: [String: [String]] = [:]
  private var byIdentity: [String: String] = [:]
  private var filesByName: [String: [String]] = [:]

  /// Takes up a document under its path, its stem and its title.
  mutating func add(_ document: Document, route: Route) {
    byPath[document.path] = .route(route)
    byFolder[Indexer.parent(document.path), default: []].append(document.path)
    byStem[Unicode.folded(Indexer.lastComponent(document.id)), default: []].append(document.path)
    byTitle[Unicode.folded(document.titleText), default: []].append(document.path)
    if let id = document.stableID { byIdentity[Unicode.folded(id)] = document.path }
  }

  /// Takes up the path of a document that cannot be used, unless something else has it.
  mutating func add(leftOut path: String) {
    guard byPath[path] == nil else { return }
    byPath[path] = .leftOut
    let name = Indexer.lastComponent(path)
    byStem[Unicode.folded(name.hasSuffix(".md") ? String(name.dropLast(3)) : name), default: []].append(path)
  }

  /// Takes up a folder or an index file under its path.
  mutating func add(path: String, route: Route) { byPath[path] = .route(route) }

  /// Takes up a local file under its path and its name.
  mutating func add(file: String) {
    byPath[file] = .file(file)
    filesByName[Unicode.folded(Indexer.lastComponent(file)), default: []].append(file)
  }

  /// The target of a path below the content root, tried in the order of FORMAT 1.9; never guessed.
  func target(ofPath path: String) -> Target? {
    if let target = byPath[path] ?? byPath[path + ".md"] { return target }
    for ending in [".html", ".htm"] where path.hasSuffix(ending) {
      if let target = byPath[path.dropLast(ending.count) + ".md"] { return target }
    }
    return byPath[path + "/index.md"] ?? byPath[path + "/" + Indexer.lastComponent(path) + ".md"]
  }

  /// The paths of the documents with a file stem, or else a title, or else an `id:`, of that name.
  func documents(named name: String) -> [String] {
    let folded = Unicode.folded(name)
    return byStem[folded] ?? byTitle[folded] ?? byIdentity[folded].map { [$0] } ?? []
  }

  /// The paths of the local files with that name.
  func files(named name: String) -> [String] {
    filesByName[Unicode.folded(Indexer.lastComponent(name))] ?? []
  }

  /// The nearest path to one that does not exist: of that name in another folder, or nearly so in its own.
  func suggestion(for path: String) -> String? {
    let name = Indexer.lastComponent(path)
    let stem = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    if let moved = documents(named: stem).first { return moved }
    let folder = Indexer.parent(path)
    return NearestName.of(stem + ".md", among: (byFolder[folder] ?? []).map(Indexer.lastComponent))
      .map { folder.isEmpty ? $0 : folder + "/" + $0 }
  }
}
