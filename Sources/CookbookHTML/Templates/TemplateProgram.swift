/// Some of the bytes or parts of a program, from `start` up to `end`.
struct TemplateSpan: Sendable {
  var start: Int
  var end: Int
  var isEmpty: Bool { start == end }
  var range: Range<Int> { start..<end }
}

/// One step of a compiled template. All of them hold nothing but numbers, so that workers which render at the
/// same time share them without counting references.
enum TemplateToken: Sendable {
  /// Text of the template.
  case text(TemplateSpan)
  /// A value; a path of names, the first looked up in all contexts, the others each in the one before.
  case value(TemplateSpan, escaped: Bool)
  /// A part, up to `end`, that is rendered for a value that is true, or once for each element of a list.
  case section(TemplateSpan, end: Int)
  /// A part, up to `end`, that is rendered for a value that is false, empty or missing.
  case inverted(TemplateSpan, end: Int)
  /// Another template, its lines indented.
  case partial(template: Int, indent: TemplateSpan)
  /// Another template with some of its blocks replaced; what replaces them follows, up to `end`.
  case parent(template: Int, blocks: TemplateSpan, indent: TemplateSpan, end: Int)
  /// A part that a template which extends this one may replace; its own content follows.
  case block(Int)
}

/// The templates of a set, compiled to one flat list of steps.
struct TemplateProgram: Sendable {
  /// A block, or what replaces it: where its content lies.
  struct Block: Sendable {
    var name: Int
    var content: TemplateSpan
    var indent: TemplateSpan
    var startsLine: Bool
  }

  /// The steps of all templates.
  private(set) var tokens: [TemplateToken] = []
  /// The text of all templates.
  private(set) var text: [UInt8] = []
  /// The paths of all values.
  private(set) var names: [TemplateName] = []
  /// The blocks of all templates.
  private(set) var blocks: [Block] = []
  /// Where each template lies.
  private(set) var templates: [TemplateSpan] = []

  init(_ trees: [[TemplateNode]]) {
    for tree in trees { templates.append(emit(tree)) }
  }

  /// Appends nodes, which are nested at most ``TemplateParser/depthLimit`` deep.
  @discardableResult
  private mutating func emit(_ nodes: [TemplateNode]) -> TemplateSpan {
    let start = tokens.count
    for node in nodes {
      let place = tokens.count
      switch node {
      case .text(let bytes, _): tokens.append(.text(add(bytes)))
      case .value(let path, let escaped): tokens.append(.value(add(path), escaped: escaped))
      case .section(let path, let content):
        let path = add(path)
        tokens.append(.section(path, end: 0))
        tokens[place] = .section(path, end: emit(content).end)
      case .inverted(let path, let content):
        let path = add(path)
        tokens.append(.inverted(path, end: 0))
        tokens[place] = .inverted(path, end: emit(content).end)
      case .partial(let template, let indent):
        tokens.append(.partial(template: template, indent: add(indent)))
      case .parent(let template, let replacements, let indent):
        let indent = add(indent)
        let added = TemplateSpan(start: blocks.count, end: blocks.count + replacements.count)
        tokens.append(.parent(template: template, blocks: added, indent: indent, end: 0))
        for block in replacements { add(block) }
        for (number, block) in zip(added.range, replacements) { blocks[number].content = emit(block.content) }
        tokens[place] = .parent(template: template, blocks: added, indent: indent, end: tokens.count)
      case .block(let block):
        let number = add(block)
        tokens.append(.block(number))
        blocks[number].content = emit(block.content)
      }
    }
    return TemplateSpan(start: start, end: tokens.count)
  }

  private mutating func add(_ bytes: [UInt8]) -> TemplateSpan {
    text += bytes
    return TemplateSpan(start: text.count - bytes.count, end: text.count)
  }

  private mutating func add(_ path: [TemplateName]) -> TemplateSpan {
    names += path
    return TemplateSpan(start: names.count - path.count, end: names.count)
  }

  @discardableResult
  private mutating func add(_ block: TemplateBlock) -> Int {
    let nowhere = TemplateSpan(start: 0, end: 0)
    blocks.append(
      Block(name: block.name, content: nowhere, indent: add(block.indent), startsLine: block.startsLine))
    return blocks.count - 1
  }
}
