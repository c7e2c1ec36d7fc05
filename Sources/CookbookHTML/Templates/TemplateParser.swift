import CookbookModel

/// Compiles the text of one template (the Mustache specification with inheritance).
struct TemplateParser {
  /// How deep sections may be nested.
  static let depthLimit = 100

  private let source: [UInt8]
  private let file: String
  private var position = 0
  private var open = Array("{{".utf8)
  private var close = Array("}}".utf8)
  private var frames: [Frame] = [Frame(kind: .root, name: "", start: 0)]
  private(set) var errors: [TemplateError] = []
  /// Resolves names and templates for the whole set.
  var names: TemplateLinker

  /// Something opened and not closed yet.
  private struct Frame {
    enum Kind {
      case root
      case section([TemplateName])
      case inverted([TemplateName])
      /// The white space before it when nothing else is before it on its line.
      case parent(Int?, lead: [UInt8]?)
      case block(Int, lead: [UInt8]?, startsLine: Bool)
    }
    var kind: Kind
    var name: String
    var start: Int
    var nodes: [TemplateNode] = []
  }

  init(_ source: [UInt8], file: String, names: TemplateLinker) {
    self.source = source
    self.file = file
    self.names = names
  }

  /// Compiles the template; what is wrong is in ``errors``.
  mutating func parse() -> [TemplateNode] {
    if String(validating: source, as: UTF8.self) == nil { fail(.notUTF8, at: 0) }
    while let start = find(open, from: position) {
      let before = position
      position = start
      guard let tag = readTag(at: start) else {
        fail(.unclosedTag, at: start)
        position = source.count
        break
      }
      handle(tag, textFrom: before)
    }
    appendText(position..<source.count)
    while frames.count > 1, let frame = frames.popLast() {
      fail(.unclosedSection(name: frame.name), at: frame.start)
    }
    return frames[0].nodes
  }

  // MARK: Tags

  private struct Tag {
    var sigil: UInt8
    var name: String
    var range: Range<Int>
  }

  /// Reads the tag that begins at `start`, or nil when it is not closed.
  private func readTag(at start: Int) -> Tag? {
    var index = skipBlank(from: start + open.count)
    guard index < source.count else { return nil }
    var sigil: UInt8 = 0
    if "#^/>&!={<$".utf8.contains(source[index]) {
      sigil = source[index]
      index += 1
    }
    let closing: [UInt8] =
      switch sigil {
      case UInt8(ascii: "{"): [UInt8(ascii: "}")] + close
      case UInt8(ascii: "="): [UInt8(ascii: "=")] + close
      default: close
      }
    guard let end = find(closing, from: index) else { return nil }
    let name = Markup(text: String(decoding: source[index..<end], as: UTF8.self)).plainText
    return Tag(sigil: sigil, name: name, range: start..<end + closing.count)
  }

  private mutating func handle(_ tag: Tag, textFrom before: Int) {
    let (start, end) = (tag.range.lowerBound, tag.range.upperBound)
    let lead = blankLead(of: start, notBefore: before)
    let lineEnd = blankEnd(of: end)
    var textEnd = start
    position = end
    // Alone on its line: the whole line belongs to the tag.
    if isStandaloneKind(tag.sigil), let lead, let lineEnd {
      textEnd = start - lead.count
      position = lineEnd
    } else if tag.sigil == UInt8(ascii: "$"), let lineEnd {
      if let lead { textEnd = start - lead.count }
      position = lineEnd
    } else if tag.sigil == UInt8(ascii: "<"), let lead {
      textEnd = start - lead.count
    }
    appendText(before..<textEnd)
    let standaloneIndent = lineEnd == nil ? [] : lead ?? []
    if tag.name.isEmpty, !"!=".utf8.contains(tag.sigil) { return fail(.emptyTag, at: start) }
    switch tag.sigil {
    case UInt8(ascii: "!"): break
    case UInt8(ascii: "="): changeDelimiters(tag)
    case UInt8(ascii: "#"): begin(.section(path(tag)), tag)
    case UInt8(ascii: "^"): begin(.inverted(path(tag)), tag)
    case UInt8(ascii: "<"): begin(.parent(template(tag), lead: lead), tag)
    case UInt8(ascii: "$"):
      begin(.block(names.block(tag.name), lead: lead, startsLine: lineEnd != nil), tag)
    case UInt8(ascii: "/"): finish(tag, lineEnd: lineEnd)
    case UInt8(ascii: ">"):
      if let template = template(tag) { append(.partial(template, indent: standaloneIndent)) }
    case UInt8(ascii: "{"), UInt8(ascii: "&"): append(.value(path(tag), escaped: false))
    default: append(.value(path(tag), escaped: true))
    }
  }

  private mutating func begin(_ kind: Frame.Kind, _ tag: Tag) {
    if frames.count > Self.depthLimit {
      if frames.count == Self.depthLimit + 1 {
        fail(.tooDeep(limit: Self.depthLimit), at: tag.range.lowerBound)
      }
    }
    frames.append(Frame(kind: kind, name: tag.name, start: tag.range.lowerBound))
  }

  private mutating func finish(_ tag: Tag, lineEnd: Int?) {
    guard frames.count > 1, let frame = frames.last, frame.name == tag.name else {
      let open = frames.count > 1 ? frames.last?.name : nil
      return fail(.unexpectedClose(name: tag.name, open: open), at: tag.range.lowerBound)
    }
    frames.removeLast()
    switch frame.kind {
    case .root: break
    case .section(let path): append(.section(path, frame.nodes))
    case .inverted(let path): append(.inverted(path, frame.nodes))
    case .block(let name, let lead, let startsLine):
      let intrinsic = startsLine ? frame.nodes.intrinsicIndent : []
      let block = TemplateBlock(
        name: name, content: frame.nodes.dedented(by: intrinsic.count),
        indent: intrinsic.isEmpty ? lead ?? [] : intrinsic, startsLine: startsLine)
      append(.block(block))
    case .parent(let template, let lead):
      let blocks = frame.nodes.compactMap { node in
        if case .block(let block) = node { block } else { nil }
      }
      if let lead, lineEnd != nil {
        position = lineEnd ?? position
        if let template { append(.parent(template, blocks: blocks, indent: lead)) }
      } else {
        if let lead, !lead.isEmpty { append(.text(lead, startsLine: true)) }
        if let template { append(.parent(template, blocks: blocks, indent: [])) }
      }
    }
  }

  private mutating func changeDelimiters(_ tag: Tag) {
    let parts = tag.name.utf8.split(separator: 0x20)
    guard parts.count == 2, !parts.joined().contains(UInt8(ascii: "=")) else {
      return fail(.badDelimiters, at: tag.range.lowerBound)
    }
    open = Array(parts[0])
    close = Array(parts[1])
  }

  private mutating func path(_ tag: Tag) -> [TemplateName] {
    if tag.name == "." { return [.current] }
    return tag.name.split(separator: ".", omittingEmptySubsequences: false).compactMap { part in
      let name = String(part)
      if let resolved = names.table.resolve(name) { return resolved }
      let suggestion = NearestName.of(name, among: names.table.names)
      fail(.unknownName(name: name, suggestion: suggestion), at: tag.range.lowerBound)
      return nil
    }
  }

  private mutating func template(_ tag: Tag) -> Int? {
    if tag.name.hasPrefix("*") {
      fail(.dynamicName(name: tag.name), at: tag.range.lowerBound)
      return nil
    }
    if let template = names.template(tag.name) { return template }
    if names.table.isStrict {
      let suggestion = NearestName.of(tag.name, among: names.templates)
      fail(.unknownTemplate(name: tag.name, suggestion: suggestion), at: tag.range.lowerBound)
    }
    return nil
  }

  // MARK: Text

  private mutating func append(_ node: TemplateNode) { frames[frames.count - 1].nodes.append(node) }

  private mutating func appendText(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    append(
      .text(Array(source[range]), startsLine: range.lowerBound == 0 || source[range.lowerBound - 1] == 0x0A))
  }

  private func isStandaloneKind(_ sigil: UInt8) -> Bool { "#^/>!=".utf8.contains(sigil) }

  /// The white space between the beginning of the line and a tag, when there is nothing else.
  private func blankLead(of start: Int, notBefore limit: Int) -> [UInt8]? {
    var index = start
    while index > 0, source[index - 1] != 0x0A {
      guard index > limit, source[index - 1] == 0x20 || source[index - 1] == 0x09 else { return nil }
      index -= 1
    }
    return Array(source[index..<start])
  }

  /// The beginning of the line after a tag, when nothing else follows on its own line.
  private func blankEnd(of end: Int) -> Int? {
    var index = end
    while index < source.count, source[index] == 0x20 || source[index] == 0x09 { index += 1 }
    if index == source.count { return index }
    if source[index] == 0x0A { return index + 1 }
    if source[index] == 0x0D, index + 1 < source.count, source[index + 1] == 0x0A { return index + 2 }
    return nil
  }

  private func skipBlank(from start: Int) -> Int {
    var index = start
    while index < source.count, source[index] == 0x20 || (0x09...0x0D).contains(source[index]) { index += 1 }
    return index
  }

  private func find(_ needle: [UInt8], from start: Int) -> Int? {
    guard let first = needle.first, source.count >= needle.count else { return nil }
    var index = start
    while index + needle.count <= source.count {
      if source[index] == first, source[index..<index + needle.count].elementsEqual(needle) { return index }
      index += 1
    }
    return nil
  }

  private mutating func fail(_ problem: TemplateError.Problem, at offset: Int) {
    let before = source[..<offset]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let line = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    errors.append(TemplateError(file: file, line: line, column: offset - lineStart + 1, problem: problem))
  }
}

/// What the templates of a set share while they are compiled.
struct TemplateLinker {
  var table: NameTable
  /// The names of all templates, in order.
  let templates: [String]
  private var numbers: [String: Int] = [:]
  private var blocks: [String: Int] = [:]

  init(table: NameTable, templates: [String]) {
    self.table = table
    self.templates = templates
    for (number, name) in templates.enumerated() { numbers[name] = number }
  }

  /// The number of a template.
  func template(_ name: String) -> Int? { numbers[name] }

  /// The number of a block's name.
  mutating func block(_ name: String) -> Int {
    if let number = blocks[name] { return number }
    blocks[name] = blocks.count
    return blocks.count - 1
  }
}
