/// From where to where a piece of Markdown reaches in its file.
///
/// Lines and columns count from 1, columns in bytes, both ends inclusive; an end column of 0 means the end
/// of the line before (FORMAT 3).
struct NodePlace: Hashable, Sendable {
  var line: Int
  var column: Int
  var endLine: Int
  var endColumn: Int

  /// The same some lines further down.
  func moved(byLines lines: Int) -> NodePlace {
    NodePlace(line: line + lines, column: column, endLine: endLine + lines, endColumn: endColumn)
  }
}
