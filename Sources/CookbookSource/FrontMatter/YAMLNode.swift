/// A value of YAML as it was written: every scalar is text, whatever YAML 1.1 would take it for.
///
/// Trees are at most ``YAMLParser/depthLimit`` deep, so they may be walked by recursion.
struct YAMLNode: Hashable, Sendable {
  /// The three kinds of values.
  enum Content: Hashable, Sendable {
    /// Text; `isPlain` when it stands without quotes and is no block.
    case scalar(String, isPlain: Bool)
    /// A list.
    case list([YAMLNode])
    /// Pairs in the order in which they are written; keys may repeat.
    case map([Pair])
  }

  /// A key with its value.
  struct Pair: Hashable, Sendable {
    /// The key.
    var key: YAMLNode
    /// The value.
    var value: YAMLNode
  }

  /// What it is.
  var content: Content
  /// Line of the file, from 1.
  var line: Int
  /// Column in bytes, from 1.
  var column: Int

  /// The text of a scalar.
  var text: String? {
    switch content {
    case .scalar(let text, _): text
    case .list, .map: nil
    }
  }

  /// Whether the author wrote nothing: an empty value, `~` or `null` without quotes.
  var isNull: Bool {
    switch content {
    case .scalar(let text, let isPlain): isPlain && (text.isEmpty || text == "~" || text == "null")
    case .list, .map: false
    }
  }
}

extension YAMLNode {
  /// Makes plain text, such as the value of a metadata line in the body of a file.
  init(plain text: String, line: Int, column: Int) {
    self.init(content: .scalar(text, isPlain: true), line: line, column: column)
  }
}

/// Why libyaml does not accept a text.
struct YAMLError: Error, Hashable {
  /// What is wrong, in words for the author.
  var problem: String
  /// Line of the file, from 1.
  var line: Int
  /// Column in bytes, from 1.
  var column: Int
  /// Line of the file where the construct ends or begins that the problem is in; 0 when unknown.
  var contextLine = 0
}
