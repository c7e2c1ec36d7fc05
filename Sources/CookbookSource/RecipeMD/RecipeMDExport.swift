import CookbookModel

/// Reads a file as the RecipeMD specification 2.4 does, for exchange with other programs.
///
/// Descriptions, names and instructions are the bytes of the file, as the official JSON has them (FORMAT 3).
public enum RecipeMDExport {
  /// Reads a file.
  /// - Returns: The recipe, or nil when the file is not valid RecipeMD; the diagnostics say why.
  public static func read(
    bytes: [UInt8], file: String
  ) -> (document: RecipeMDDocument?, diagnostics: [Diagnostic]) {
    if let fault = TextCheck.firstFault(in: bytes, file: file) { return (nil, [fault]) }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let split = SplitSource(text[...])
    let metadata = Metadata(split, file: file)
    var links: [Link] = []
    let document = Markdown.parse(
      SourceLines(text), from: split.removedLines + 1, file: file, links: &links)
    let outline = RecipeMDOutline(document, strict: true)
    var exporter = RecipeMDExporter(document: document, links: links, outline: outline)
    let recipe = exporter.recipe(firstLine: split.removedLines + 1)
    let problems = outline.diagnostics + exporter.diagnostics
    let errors = problems.map { problem in
      var error = problem
      error.severity = .error
      return error
    }
    guard errors.isEmpty, !metadata.isBroken else { return (nil, metadata.diagnostics + errors) }
    return (recipe, metadata.diagnostics)
  }
}
