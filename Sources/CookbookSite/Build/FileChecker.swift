import CookbookModel
import CookbookSource

/// Reads files by themselves, without the book that they may belong to.
public struct FileChecker: Sendable {
  let options: BuildOptions
  let parts: SiteParts

  /// Prepares to read files.
  public init(_ options: BuildOptions, parts: SiteParts) {
    self.options = options
    self.parts = parts
  }

  /// Whether a path leads to a folder.
  public static func isFolder(_ path: String) -> Bool { (try? Disk.status(path))?.kind == .folder }

  /// Says everything that reading the files says; links are not followed.
  public func check(_ paths: [String]) async -> BuildReport {
    let options = ReaderOptions(strictRecipeMD: self.options.strictRecipeMD)
    let parts = parts
    let read = await Parallel.map(paths.map(SourceDocument.init(path:)), jobs: self.options.jobs) { batch in
      batch.map { SourceReading.read($0, options, parts) }
    }
    var report = BuildReport()
    report.statistics = read.map(DocumentStatistics.init)
    report.recipes = report.statistics.count { $0.kind == .recipe }
    report.pages = report.statistics.count { $0.kind == .page }
    report.add(read.flatMap(\.result.diagnostics), strict: self.options.strict)
    return report
  }

  /// The JSON of RecipeMD for each file that is a recipe, in order, and what reading the files says.
  public func export(_ paths: [String]) -> (json: [[UInt8]], report: BuildReport) {
    var report = BuildReport()
    var results: [[UInt8]] = []
    for document in paths.map(SourceDocument.init(path:)) {
      do throws(DiskError) {
        let bytes = try Disk.read(document.source.disk, limit: SourceReading.largestDocument)
        let (json, diagnostics) = parts.export(bytes, document)
        report.add(diagnostics, strict: options.strict)
        if let json { results.append(json) }
      } catch {
        let finding = SourceReading.finding(error)
        report.add([Diagnostic(finding, at: Place(file: document.source.file))], strict: false)
      }
    }
    return (results, report)
  }
}

extension SourceDocument {
  /// A file by itself.
  init(path: String) {
    let name = Unicode.nfc(Indexer.lastComponent(path))
    let source = SourceFile(path: name, disk: path, file: path)
    self.init(source: source, id: name.hasSuffix(".md") ? String(name.dropLast(3)) : name, isBundle: false)
  }
}
