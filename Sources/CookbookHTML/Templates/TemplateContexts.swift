/// The contexts that a name is looked up in, the innermost last.
struct TemplateContexts {
  private var stack: [any TemplateContext]

  init(_ context: any TemplateContext) { stack = [context] }

  mutating func push(_ context: any TemplateContext) { stack.append(context) }

  mutating func pop() { stack.removeLast() }

  /// What a path of names stands for: the first is looked up in every context, from the inside out, each of the
  /// others only in what the one before stands for.
  func value(of path: TemplateSpan, in names: [TemplateName]) -> TemplateValue {
    guard !path.isEmpty else { return .missing }
    if path.end == path.start + 1 { return value(of: names[path.start]) }
    var value = value(of: names[path.start])
    for place in path.range.dropFirst() {
      guard case .context(let context) = value else { return .missing }
      value = context.value(of: names[place])
    }
    return value
  }

  private func value(of name: TemplateName) -> TemplateValue {
    for context in stack.indices.reversed() {
      let value = stack[context].value(of: name)
      if !value.isMissing { return value }
    }
    return .missing
  }
}

extension OutputBuffer {
  /// Writes what stands for a name; contexts and lists are no text.
  mutating func write(_ value: TemplateValue, escaped: Bool) {
    switch value {
    case .missing, .context, .list: break
    case .bool(let value): if value { write("true") }
    case .text(let text):
      if escaped { write(html: text) } else { write(text) }
    case .html(let html): write(html)
    case .integer(let number): write(number)
    case .write(let body): body(&self)
    case .link(let toRoot, let path): write(toRoot: toRoot, path: path)
    }
  }

  /// Writes a link from a page: the way to the root, then a percent-encoded path; `./` when both are empty.
  public mutating func write(toRoot: String, path: String) {
    if toRoot.isEmpty, path.isEmpty { return write("./") }
    write(toRoot)
    write(path)
  }
}
