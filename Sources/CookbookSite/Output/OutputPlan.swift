import CookbookModel

/// A file that the site is to have.
struct OutputFile: Hashable, Sendable {
  /// Where its bytes come from.
  enum Content: Hashable, Sendable {
    /// A page or generated file, made by the renderer.
    case route(Route)
    /// Bytes that are known already.
    case bytes([UInt8])
    /// A copy of a file of the source.
    case copy(SourceFile)
  }

  /// Its path below the output folder.
  var path: String
  /// Where its bytes come from.
  var content: Content
  /// The hash of its bytes, when it is known before they are.
  var hash: UInt64?
}

/// Everything that the site is to hold, each path once, in the order in which it is to be written.
struct OutputPlan: Sendable {
  /// Copied files and files of the theme: what pages need.
  private(set) var assets: [OutputFile] = []
  /// Pages and generated files, the home page last.
  private(set) var pages: [OutputFile] = []
  /// How many of them are pages for readers.
  private(set) var pageCount = 0
  /// Files that cannot have their place.
  private(set) var diagnostics: [Diagnostic] = []
  private var owners: [String: String] = [:]

  /// Makes an empty plan.
  init() {}

  /// All files.
  var files: [OutputFile] { assets + pages }

  /// Plans the page or file of every route; two with one path are no news when their sources were told.
  mutating func add(routes of: Cookbook, collisionsAreTold: Bool = false) {
    for route in of.routes.filter({ $0 != .home }) + [.home] {
      let path = OutputPath.file(forAddress: of.path(of: route))
      let told = diagnostics
      guard claim(path, for: path, file: path) else {
        if collisionsAreTold { diagnostics = told }
        continue
      }
      pages.append(OutputFile(path: path, content: .route(route)))
      if path.hasSuffix(".html") { pageCount += 1 }
    }
  }

  /// Plans a file of the theme.
  mutating func add(bytes: [UInt8], address: String) {
    guard claim(address, for: address, file: address) else { return }
    assets.append(OutputFile(path: address, content: .bytes(bytes)))
  }

  /// Plans a copy of a file of the source.
  mutating func add(copy source: SourceFile, path: String, hash: UInt64? = nil) {
    guard claim(path, for: source.file, file: source.file) else { return }
    assets.append(OutputFile(path: path, content: .copy(source), hash: hash))
  }

  /// Takes a path, compared as hosts that ignore case do, and the folders it lies in.
  private mutating func claim(_ path: String, for owner: String, file: String) -> Bool {
    let place = Place(file: file)
    guard OutputPath.isSafe(path) else {
      diagnostics.append(Diagnostic(.reservedName(slug: path), at: place))
      return false
    }
    let folded = Unicode.folded(path)
    let folders = OutputPath.folders(of: folded)
    let taken = owners[folded] ?? folders.compactMap { owners[$0] }.first { !$0.isEmpty }
    if let taken {
      let other = taken.isEmpty ? path + "/" : taken
      diagnostics.append(Diagnostic(.routeCollision(path: path, other: other), at: place))
      return false
    }
    owners[folded] = owner
    // Nobody's own: a folder may hold many files, but no file may have its path.
    for folder in folders { owners[folder] = "" }
    return true
  }
}
