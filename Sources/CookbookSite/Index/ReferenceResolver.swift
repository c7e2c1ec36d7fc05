import CookbookModel

/// Decides where the links of a document lead.
struct ReferenceResolver {
  let table: ReferenceTable
  var assets: AssetTable
  /// The document whose links are looked at.
  var document: Document
  var diagnostics: [Diagnostic] = []
  /// How many suggestions are still worth their search: the first broken links show the kind.
  private var suggestions = 100

  init(table: ReferenceTable, assets: AssetTable, document: Document) {
    self.table = table
    self.assets = assets
    self.document = document
  }

  /// The target of a link.
  mutating func resolve(_ link: Link) -> LinkTarget {
    switch link.syntax {
    case .markdown: resolvePath(link)
    case .image: resolveImage(link)
    case .wiki, .name: resolveName(link)
    case .wikiImage: resolveWikiImage(link)
    }
  }

  private mutating func resolvePath(_ link: Link) -> LinkTarget {
    switch Destination(link.destination) {
    case .fragment(let fragment): return .fragment(fragment)
    case .external(let url): return .external(url)
    case .unsafe:
      // A file name may hold a colon; what exists is ours and safe.
      if let target = local(Unicode.nfc(Destination.percentDecoded(link.destination)), fragment: "") {
        return target
      }
      report(.unsafeLink(destination: link.destination), link)
      return .nowhere
    case .path(let path, let fragment):
      if let target = local(path, fragment: fragment) { return target }
      report(.brokenReference(target: link.destination, suggestion: suggestion(for: path)), link)
      return .nowhere
    }
  }

  private mutating func resolveImage(_ link: Link) -> LinkTarget {
    switch Destination(link.destination) {
    case .external(let url):
      report(.remoteImage(url: url), link)
      return .external(url)
    case .unsafe, .fragment:
      report(.unsafeLink(destination: link.destination), link)
      return .nowhere
    case .path(let path, _):
      if let resolved = Destination.resolve(path, from: document.folder),
        case .file(let file)? = table.target(ofPath: resolved), let asset = assets.asset(file)
      {
        return .file(asset)
      }
      report(.missingImage(path: link.destination), link)
      return .nowhere
    }
  }

  private mutating func resolveWikiImage(_ link: Link) -> LinkTarget {
    let name = Unicode.nfc(link.destination)
    for folder in [document.folder, ""] {
      if let path = Destination.resolve(name, from: folder),
        case .file(let file)? = table.target(ofPath: path),
        let asset = assets.asset(file)
      {
        return .file(asset)
      }
    }
    let files = table.files(named: name)
    if files.count == 1, let asset = assets.asset(files[0]) { return .file(asset) }
    if files.count > 1 {
      report(.ambiguousReference(target: name, candidates: files), link)
    } else {
      report(.missingImage(path: name), link)
    }
    return .nowhere
  }

  /// A name: first a path, then a unique file stem, then a unique title (FORMAT 1.9).
  private mutating func resolveName(_ link: Link) -> LinkTarget {
    if case .external(let url) = Destination(link.destination) { return .external(url) }
    let (name, fragment) = Self.splittingFragment(Unicode.nfc(link.destination))
    if name.isEmpty { return .fragment(fragment) }
    for folder in [document.folder, ""] {
      if let path = Destination.resolve(name, from: folder), let target = found(path, fragment) {
        return target
      }
    }
    let matches = table.documents(named: name)
    if matches.count == 1, let target = found(matches[0], fragment) { return target }
    if matches.count > 1 {
      report(.ambiguousReference(target: name, candidates: matches), link)
    } else {
      report(.brokenReference(target: name, suggestion: suggestion(for: name)), link)
    }
    return .nowhere
  }

  private mutating func local(_ path: String, fragment: String) -> LinkTarget? {
    guard let resolved = Destination.resolve(path, from: document.folder) else { return nil }
    return found(resolved, fragment)
  }

  private mutating func found(_ path: String, _ fragment: String) -> LinkTarget? {
    switch table.target(ofPath: path) {
    case .route(let route)?: .route(route, fragment: fragment)
    case .file(let file)?: assets.asset(file).map { LinkTarget.file($0) }
    case .leftOut?: .nowhere
    case nil: nil
    }
  }

  private mutating func suggestion(for path: String) -> String? {
    guard suggestions > 0, let resolved = Destination.resolve(path, from: document.folder) else { return nil }
    suggestions -= 1
    return table.suggestion(for: resolved)
  }

  private static func splittingFragment(_ name: String) -> (String, String) {
    guard let hash = name.utf8.firstIndex(of: UInt8(ascii: "#")) else { return (name, "") }
    return (String(name[..<hash]), String(name[name.utf8.index(after: hash)...]))
  }

  private mutating func report(_ finding: Finding, _ link: Link) {
    diagnostics.append(Diagnostic(finding, at: link.place))
  }
}
