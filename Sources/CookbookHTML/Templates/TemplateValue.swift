/// What a name stands for where a template is rendered.
public enum TemplateValue {
  /// Not known here: the contexts further out are asked.
  case missing
  /// Text, which is escaped for HTML.
  case text(String)
  /// Text that is HTML already.
  case html(String)
  /// HTML that is written straight into the page.
  case write((inout OutputBuffer) -> Void)
  /// A link within the site: the way from the page to the root, then a percent-encoded path.
  case link(toRoot: String, path: String)
  /// A whole number.
  case integer(Int)
  /// A condition.
  case bool(Bool)
  /// Something with names of its own.
  case context(any TemplateContext)
  /// A list of such, each made when it is needed.
  case list(Int, (Int) -> any TemplateContext)

  /// Whether a section on it is rendered: not for false, empty text, an empty list or nothing.
  var isTrue: Bool {
    switch self {
    case .missing: false
    case .bool(let value): value
    case .text(let text), .html(let text): !text.isEmpty
    case .list(let count, _): count > 0
    case .integer, .write, .link, .context: true
    }
  }

  /// Whether the contexts further out are to be asked.
  var isMissing: Bool {
    if case .missing = self { true } else { false }
  }

  /// The text, or nothing for nil or no text at all: sections on it are left out.
  static func text(_ text: String?) -> TemplateValue {
    text.map { $0.isEmpty ? .bool(false) : .text($0) } ?? .bool(false)
  }

  /// A context, or nothing.
  static func context(_ context: (any TemplateContext)?) -> TemplateValue {
    context.map { .context($0) } ?? .bool(false)
  }
}

/// Something that knows what names stand for.
public protocol TemplateContext {
  /// What a name stands for here; ``TemplateValue/missing`` sends the question further out.
  func value(of name: TemplateName) -> TemplateValue
}
