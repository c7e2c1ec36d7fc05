/// The words by which an author says that an ingredient can be left out (FORMAT 1.7.4).
public enum OptionalWords {
  /// Whether the title of a group says that all in it is optional.
  public static func isOptional(_ title: String) -> Bool { false }
}
