/// Renders one page: walks the nodes of its template with a stack of contexts.
struct TemplateRenderer {
  /// How deep templates may include each other while they are rendered.
  static let depthLimit = 100
  /// How many templates one page may include; with the depth it bounds templates that include themselves.
  static let includeLimit = 100_000

  private let set: TemplateSet
  private var contexts: [any TemplateContext]
  /// Blocks that replace those of the templates below, the outermost first.
  private var overrides: [TemplateBlock] = []
  private var indent: [UInt8] = []
  private var isAtLineStart = false
  private var depth = 0
  private var includes = 0

  init(set: TemplateSet, context: any TemplateContext) {
    self.set = set
    contexts = [context]
  }

  mutating func render(_ nodes: [TemplateNode], into output: inout OutputBuffer) {
    for node in nodes {
      switch node {
      case .text(let bytes, _): write(bytes, into: &output)
      case .value(let path, let escaped): writeValue(path, escaped: escaped, into: &output)
      case .section(let path, let nodes): renderSection(path, nodes, into: &output)
      case .inverted(let path, let nodes):
        if !Self.isTrue(value(of: path)) { render(nodes, into: &output) }
      case .partial(let template, let indent):
        // A partial sees no blocks from outside of its own line of parents.
        include(indent: indent, startsLine: true) { renderer in
          renderer.render(renderer.set.templates[template], into: &output)
        }
      case .parent(let template, let blocks, let indent):
        let count = overrides.count
        // Those further out were there first and win.
        overrides += blocks
        include(indent: indent, startsLine: true) { renderer in
          renderer.render(renderer.set.templates[template], into: &output)
        }
        overrides.removeLast(overrides.count - count)
      case .block(let block): render(block, into: &output)
      }
    }
  }

  private mutating func render(_ block: TemplateBlock, into output: inout OutputBuffer) {
    let replacement = overrides.first { $0.name == block.name } ?? block
    include(indent: block.indent, startsLine: block.startsLine) { renderer in
      renderer.render(replacement.content, into: &output)
    }
  }

  /// Renders with more indentation, unless it is nested too deep.
  private mutating func include(
    indent more: [UInt8], startsLine: Bool, _ body: (inout TemplateRenderer) -> Void
  ) {
    guard depth < Self.depthLimit, includes < Self.includeLimit else { return }
    depth += 1
    includes += 1
    let count = indent.count
    indent += more
    if startsLine { isAtLineStart = true }
    body(&self)
    indent.removeLast(indent.count - count)
    depth -= 1
  }

  private mutating func renderSection(
    _ path: [TemplateName], _ nodes: [TemplateNode], into output: inout OutputBuffer
  ) {
    let value = value(of: path)
    switch value {
    case .missing: break
    case .bool(let isTrue):
      if isTrue { render(nodes, into: &output) }
    case .context(let context): render(nodes, in: context, into: &output)
    case .list(let count, let element):
      for index in 0..<count { render(nodes, in: element(index), into: &output) }
    case .text, .html, .integer, .write, .link:
      if Self.isTrue(value) { render(nodes, in: Scalar(value: value), into: &output) }
    }
  }

  private mutating func render(
    _ nodes: [TemplateNode], in context: any TemplateContext, into output: inout OutputBuffer
  ) {
    contexts.append(context)
    render(nodes, into: &output)
    contexts.removeLast()
  }

  // MARK: Values

  private static func isTrue(_ value: TemplateValue) -> Bool {
    switch value {
    case .missing: false
    case .bool(let value): value
    case .text(let text), .html(let text): !text.isEmpty
    case .list(let count, _): count > 0
    case .integer, .write, .link, .context: true
    }
  }

  private func value(of path: [TemplateName]) -> TemplateValue {
    guard let first = path.first else { return .missing }
    var value = TemplateValue.missing
    for context in contexts.reversed() {
      value = context.value(of: first)
      if case .missing = value { continue }
      break
    }
    for name in path.dropFirst() {
      guard case .context(let context) = value else { return .missing }
      value = context.value(of: name)
    }
    return value
  }

  private mutating func writeValue(_ path: [TemplateName], escaped: Bool, into output: inout OutputBuffer) {
    beginLineIfNeeded(&output)
    switch value(of: path) {
    case .missing, .context, .list: break
    case .bool(let value): if value { output.write("true") }
    case .text(let text):
      if escaped { output.write(html: text) } else { output.write(text) }
    case .html(let html): output.write(html)
    case .integer(let number): output.write(number)
    case .write(let body): body(&output)
    case .link(let toRoot, let path): output.write(toRoot: toRoot, path: path)
    }
  }

  // MARK: Lines

  private mutating func beginLineIfNeeded(_ output: inout OutputBuffer) {
    if isAtLineStart {
      output.write(bytes: indent)
      isAtLineStart = false
    }
  }

  /// Writes text of the template; every line of it that holds something is indented.
  private mutating func write(_ bytes: [UInt8], into output: inout OutputBuffer) {
    guard !indent.isEmpty else {
      isAtLineStart = false
      return output.write(bytes: bytes)
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
      beginLineIfNeeded(&output)
      output.write(bytes: rest[..<end])
      isAtLineStart = rest[end - 1] == 0x0A
      rest = rest[end...]
    }
  }

  /// A text or number as the current element.
  private struct Scalar: TemplateContext {
    let value: TemplateValue

    func value(of name: TemplateName) -> TemplateValue { name == .current ? value : .missing }
  }
}

extension OutputBuffer {
  /// Writes a link from a page: the way to the root, then a percent-encoded path; `./` when both are empty.
  public mutating func write(toRoot: String, path: String) {
    if toRoot.isEmpty, path.isEmpty { return write("./") }
    write(toRoot)
    write(path)
  }
}
