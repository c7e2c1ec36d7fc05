import CookbookModel

/// Reads a Markdown file: bytes in, a recipe or a page and its diagnostics out (FORMAT).
public enum SourceReader {
  /// Reads a file that may be a recipe.
  /// - Parameters:
  ///   - path: Path below the content root, with its extension.
  ///   - file: The same as the author sees it in messages.
  ///   - id: The document's identity; made from the path when nil, as if the file stood in a bundle.
  ///   - bytes: The whole file; anything is accepted.
  ///   - options: How it is to be read.
  public static func read(
    path: String, file: String, id: String? = nil, bytes: [UInt8], options: ReaderOptions = ReaderOptions()
  ) -> SourceResult {
    if let fault = TextCheck.firstFault(in: bytes, file: file) {
      return SourceResult(content: .unusable, diagnostics: [fault])
    }
    var reading = FileReading(bytes: bytes, path: path, file: file, id: id, options: options)
    var result = reading.read()
    result.diagnostics = result.diagnostics.inSourceOrder
    return result
  }

  /// Reads the `index.md` of a folder, or a page that is never a recipe.
  public static func readIndex(
    path: String, file: String, bytes: [UInt8], options: ReaderOptions = ReaderOptions()
  ) -> (document: Document?, diagnostics: [Diagnostic]) {
    if let fault = TextCheck.firstFault(in: bytes, file: file) { return (nil, [fault]) }
    var reading = FileReading(bytes: bytes, path: path, file: file, id: nil, options: options)
    let document = reading.readPage()
    let isBroken = reading.metadata.isBroken
    return (isBroken ? nil : document, reading.context.diagnostics.inSourceOrder)
  }
}

extension [Diagnostic] {
  /// The diagnostics by place, those of one place in the order in which they were found, each once.
  fileprivate var inSourceOrder: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element)
      .filter { seen.insert($0).inserted }
  }
}
