/// Something wrong in a template, with its place.
public struct TemplateError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// A tag is opened and not closed.
    case unclosedTag
    /// A tag without a name.
    case emptyTag
    /// A section, block or parent is opened and not closed.
    case unclosedSection(name: String)
    /// A closing tag that closes something else, or nothing.
    case unexpectedClose(name: String, open: String?)
    /// A name that no page has; the nearest one that some page has.
    case unknownName(name: String, suggestion: String?)
    /// A template that does not exist; the nearest one that does.
    case unknownTemplate(name: String, suggestion: String?)
    /// Templates that include or extend each other in a circle.
    case recursion(path: [String])
    /// Delimiters that are none.
    case badDelimiters
    /// `{{>*name}}`, which is not supported.
    case dynamicName(name: String)
    /// Sections nested deeper than is allowed.
    case tooDeep(limit: Int)
    /// The file is not UTF-8.
    case notUTF8
  }

  /// The file of the template.
  public var file: String
  /// Line, from 1.
  public var line: Int
  /// Column in bytes, from 1.
  public var column: Int
  /// What is wrong.
  public var problem: Problem

  /// What is wrong and the way out, in one line for the author.
  public var message: String {
    switch problem {
    case .unclosedTag: "this tag is never closed"
    case .emptyTag: "this tag has no name"
    case .unclosedSection(let name): "'\(name)' is opened here and never closed; add '{{/\(name)}}'"
    case .unexpectedClose(let name, let open?): "'{{/\(name)}}' closes '\(open)', which was opened last"
    case .unexpectedClose(let name, nil): "'{{/\(name)}}' closes nothing"
    case .unknownName(let name, let suggestion):
      "no page knows the name '\(name)'" + Self.didYouMean(suggestion)
    case .unknownTemplate(let name, let suggestion):
      "there is no template '\(name)'" + Self.didYouMean(suggestion)
    case .recursion(let path):
      "templates include each other in a circle: " + path.map { "'\($0)'" }.joined(separator: " › ")
    case .badDelimiters: "new delimiters are written '{{=<% %>=}}'"
    case .dynamicName(let name): "dynamic names ('\(name)') are not supported; write the name of a template"
    case .tooDeep(let limit): "sections are nested more than \(limit) deep"
    case .notUTF8: "the template is not UTF-8"
    }
  }

  private static func didYouMean(_ name: String?) -> String { name.map { "; did you mean '\($0)'?" } ?? "" }
}
