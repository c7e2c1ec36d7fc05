import CookbookModel

/// Reads lengths of time (FORMAT 1.8).
public enum DurationParser {
  /// Reads a text as a length of time; `minutes` is nil when it cannot be read.
  public static func parse(_ text: String, language: String? = nil) -> Duration {
    Duration(minutes: nil, raw: text)
  }
}
