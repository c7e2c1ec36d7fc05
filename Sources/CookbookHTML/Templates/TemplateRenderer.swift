/// Renders one page: follows the steps of its template with a stack of its own, so that nothing a template
/// does can exhaust the stack of the thread.
struct TemplateRenderer {
  /// How deep templates may include each other while they are rendered; deeper ones are left out.
  static let depthLimit = 100
  /// How many templates and blocks one page may include; with the depth it bounds templates that include
  /// themselves.
  static let includeLimit = 100_000

  /// What is to be done at the end of a part, and where to go on.
  private struct Frame {
    enum Kind {
      case section
      /// The last context ends as well.
      case context
      /// The next element follows, if there is one.
      case list(next: Int, count: Int, element: (Int) -> any TemplateContext)
      /// A template or block that was included ends: what it added to the indentation and to the
      /// replacements is taken away, the replacement that it was is free again.
      case include(indent: Int, replacements: Int, replacement: Int?)
    }
    var kind: Kind
    var start: Int
    var next: Int
    var end: Int
  }

  private let program: TemplateProgram
  private var contexts: TemplateContexts
  /// What replaces blocks of the templates below, the outermost first; whether it is being rendered.
  private var replacements: [(block: Int, isInUse: Bool)] = []
  private var frames: [Frame] = []
  private var next = 0
  private var end = 0
  private var lines = TemplateLines()
  private var depth = 0
  private var includes = 0

  init(program: TemplateProgram, context: any TemplateContext) {
    self.program = program
    contexts = TemplateContexts(context)
  }

  /// Renders a template of the program.
  mutating func render(_ template: Int, into output: inout OutputBuffer) {
    next = program.templates[template].start
    end = program.templates[template].end
    while true {
      if next == end {
        guard finishPart() else { return }
      } else {
        next += 1
        step(program.tokens[next - 1], into: &output)
      }
    }
  }

  private mutating func step(_ token: TemplateToken, into output: inout OutputBuffer) {
    switch token {
    case .text(let text): lines.write(program.text, text, into: &output)
    case .value(let path, let escaped):
      lines.beginLine(&output)
      output.write(contexts.value(of: path, in: program.names), escaped: escaped)
    case .section(let path, let end):
      let value = contexts.value(of: path, in: program.names)
      if value.isTrue { beginSection(value, end: end) } else { next = end }
    case .inverted(let path, let end):
      if contexts.value(of: path, in: program.names).isTrue { next = end }
    case .partial(let template, let indent):
      include(program.templates[template], indent: indent, startsLine: !indent.isEmpty)
    case .parent(let template, let blocks, let indent, let end):
      next = end
      // Those further out were there first and win.
      include(
        program.templates[template], indent: indent, startsLine: !indent.isEmpty, replacing: blocks.range)
    case .block(let number): include(block: number)
    }
  }

  // MARK: Parts

  private mutating func beginSection(_ value: TemplateValue, end: Int) {
    switch value {
    case .missing, .bool: return push(.section, next..<end, goOnAt: end)
    case .context(let context): contexts.push(context)
    case .list(let count, let element):
      contexts.push(element(0))
      return push(.list(next: 1, count: count, element: element), next..<end, goOnAt: end)
    case .text, .html, .integer, .write, .link: contexts.push(Scalar(value: value))
    }
    push(.context, next..<end, goOnAt: end)
  }

  private mutating func include(block number: Int) {
    let block = program.blocks[number]
    next = block.content.end
    // A replacement that holds the block it replaces does not replace it once more.
    let replacement = replacements.firstIndex {
      !$0.isInUse && program.blocks[$0.block].name == block.name
    }
    let content = replacement.map { program.blocks[replacements[$0].block].content } ?? block.content
    include(content, indent: block.indent, startsLine: block.startsLine, as: replacement)
  }

  /// Goes on with another part and more indentation, unless it is nested too deep.
  private mutating func include(
    _ part: TemplateSpan, indent: TemplateSpan, startsLine: Bool, replacing blocks: Range<Int> = 0..<0,
    as replacement: Int? = nil
  ) {
    guard depth < Self.depthLimit, includes < Self.includeLimit else { return }
    depth += 1
    includes += 1
    let kind = Frame.Kind.include(
      indent: lines.indent.count, replacements: replacements.count, replacement: replacement)
    for block in blocks { replacements.append((block, false)) }
    if let replacement { replacements[replacement].isInUse = true }
    if !indent.isEmpty { lines.indent += program.text[indent.range] }
    if startsLine { lines.isAtStart = true }
    push(kind, part.range, goOnAt: next)
  }

  private mutating func push(_ kind: Frame.Kind, _ part: Range<Int>, goOnAt resume: Int) {
    frames.append(Frame(kind: kind, start: part.lowerBound, next: resume, end: end))
    next = part.lowerBound
    end = part.upperBound
  }

  /// Ends the part that is rendered; false at the end of the page.
  private mutating func finishPart() -> Bool {
    guard let frame = frames.last else { return false }
    switch frame.kind {
    case .section: break
    case .context: contexts.pop()
    case .list(let element, let count, let make):
      contexts.pop()
      if element < count {
        contexts.push(make(element))
        frames[frames.count - 1].kind = .list(next: element + 1, count: count, element: make)
        next = frame.start
        return true
      }
    case .include(let indent, let count, let replacement):
      lines.indent.removeLast(lines.indent.count - indent)
      replacements.removeLast(replacements.count - count)
      if let replacement { replacements[replacement].isInUse = false }
      depth -= 1
    }
    frames.removeLast()
    next = frame.next
    end = frame.end
    return true
  }

  /// A text or number as the current element.
  private struct Scalar: TemplateContext {
    let value: TemplateValue

    func value(of name: TemplateName) -> TemplateValue { name == .current ? value : .missing }
  }
}
