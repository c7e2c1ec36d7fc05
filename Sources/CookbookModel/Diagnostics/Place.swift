/// A place in a source file.
public struct Place: Hashable, Sendable, Comparable {
  /// Path of the file as it is shown to the author, relative to the source folder.
  public var file: String
  /// Line, from 1; 0 for the file as a whole.
  public var line: Int
  /// Column in bytes, from 1; 0 for the line as a whole.
  public var column: Int

  /// Makes a place; without a line it is the file as a whole.
  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Orders by file, line and column.
  public static func < (left: Place, right: Place) -> Bool {
    if left.file != right.file { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
    return (left.line, left.column) < (right.line, right.column)
  }
}
