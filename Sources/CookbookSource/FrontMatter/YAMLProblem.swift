/// A complaint of libyaml in words for somebody who writes recipes.
struct YAMLProblem: Hashable {
  /// What is wrong.
  var words: String
  /// Whether to point to where the broken thing begins rather than to where the library gave up.
  var pointsToBeginning = false

  /// The words for a complaint; one that is not known is passed on.
  init(_ problem: String) {
    if let words = Self.atEnd[problem] {
      self.words = words
    } else {
      words = Self.atBeginning[problem] ?? problem
      pointsToBeginning = Self.atBeginning[problem] != nil
    }
  }

  private static let atEnd = [
    "mapping values are not allowed in this context": "a second ':' in one line, or a wrong indentation",
    "did not find expected key": "a new line 'key: value' should begin here",
    "found character that cannot start any token": "text cannot begin with this character",
    "found a tab character that violates indentation": "a tab where spaces belong",
    "found a tab character where an indentation space is expected": "a tab where spaces belong",
    "did not find expected '-' indicator": "a new list item '- …' should begin here",
    "block sequence entries are not allowed in this context": "a list cannot begin here",
    "did not find expected alphabetic or numeric character": "'*' and '&' cannot begin a text",
    "control characters are not allowed": "a control character",
    "did not find expected node content": "a value is missing",
    "found unknown escape character": "a backslash in double quotes begins nothing known",
  ]

  private static let atBeginning = [
    "could not find expected ':'": "a line without ':'",
    "found unexpected end of stream": "a quote is never closed",
    "found unexpected document indicator": "a quote is never closed",
    "did not find expected ',' or ']'": "a list '[…]' is never closed",
    "did not find expected ',' or '}'": "a map '{…}' is never closed",
  ]
}
