import CookbookModel
import CookbookSource

/// A document with what it was read as.
struct ReadDocument: Sendable {
  var document: SourceDocument
  var result: SourceResult
}

/// A source folder, read (DESIGN 6, "scan" and "read").
struct SourceReading: Sendable {
  /// The largest document that is read, in bytes.
  static let largestDocument = 16_000_000

  var layout: SourceLayout
  var settings: Settings
  var home: Document
  var tree: SourceTree
  /// Recipes, pages and page bundles, in the order of the tree.
  var documents: [ReadDocument]
  /// The `index.md` of folders, by path of the folder.
  var indexes: [String: ReadDocument]
  /// What the author should know of the files as such; documents have their own.
  var diagnostics: [Diagnostic]

  /// Reads everything; serial up to the settings, which say what is left out, then in parallel.
  static func read(
    _ layout: SourceLayout, output: Disk.Identity?, options: BuildOptions, parts: SiteParts
  ) async -> SourceReading {
    let (bytes, problems) = homeBytes(layout)
    var (settings, diagnostics) = parts.settings(bytes ?? [], layout.home.file, layout.name)
    if let baseURL = options.baseURL { settings.baseURL = baseURL }
    diagnostics += problems
    let reader = ReaderOptions(
      language: settings.language, infersAmounts: settings.infersAmounts,
      strictRecipeMD: options.strictRecipeMD)
    // A home page is never held to be RecipeMD.
    let homeReader = ReaderOptions(language: settings.language, infersAmounts: settings.infersAmounts)
    let home = bytes.map { parts.read($0, SourceDocument(home: layout), homeReader) }
    diagnostics += home?.diagnostics ?? []

    let tree = Scanner(layout, exclude: settings.exclude, output: output).scan()
    let indexes = tree.folders.compactMap(\.index)
    let read = await Parallel.map(tree.documents + indexes, jobs: options.jobs) { batch in
      batch.map { Self.read($0, reader, parts) }
    }
    let indexed = read[tree.documents.count...].map { (Indexer.parent($0.document.source.path), $0) }
    return SourceReading(
      layout: layout, settings: settings,
      home: home?.content.document ?? Document(path: "index.md", file: layout.home.file, id: ""),
      tree: tree, documents: Array(read[..<tree.documents.count]),
      indexes: Dictionary(indexed) { first, _ in first }, diagnostics: diagnostics + tree.diagnostics)
  }

  /// Reads one document; a file that cannot be read has a diagnostic that says why.
  static func read(_ document: SourceDocument, _ options: ReaderOptions, _ parts: SiteParts) -> ReadDocument {
    do throws(DiskError) {
      let bytes = try Disk.read(document.source.disk, limit: largestDocument)
      var result = parts.read(bytes, document, options)
      if document.isIndex { result.diagnostics.removeAll { $0.finding == .notARecipe } }
      return ReadDocument(document: document, result: result)
    } catch {
      let diagnostic = Diagnostic(finding(error), at: Place(file: document.source.file))
      return ReadDocument(
        document: document, result: SourceResult(content: .unusable, diagnostics: [diagnostic]))
    }
  }

  /// The bytes of the home page's file; nil without such a file.
  private static func homeBytes(_ layout: SourceLayout) -> ([UInt8]?, [Diagnostic]) {
    do throws(DiskError) {
      return (try Disk.read(layout.home.disk, limit: largestDocument), [])
    } catch {
      if error.isMissing { return (nil, []) }
      return (nil, [Diagnostic(finding(error), at: Place(file: layout.home.file))])
    }
  }

  /// What a failed read of a document is to its author.
  static func finding(_ error: DiskError) -> Finding {
    error.isTooLarge ? .fileTooLarge(limit: largestDocument) : .unreadable(reason: error.reason)
  }

  /// Everything that the author should know so far, by file and line.
  var allDiagnostics: [Diagnostic] {
    let read = documents.flatMap(\.result.diagnostics)
    return diagnostics + read + indexes.values.flatMap(\.result.diagnostics)
  }
}

extension SourceDocument {
  /// The home page as a document.
  init(home layout: SourceLayout) {
    self.init(source: layout.home, id: "", isBundle: false)
  }
}

extension SourceContent {
  /// What every kind of document has; nil for one that cannot be used.
  var document: Document? {
    switch self {
    case .recipe(let recipe): recipe.document
    case .page(let document): document
    case .unusable: nil
    }
  }
}
