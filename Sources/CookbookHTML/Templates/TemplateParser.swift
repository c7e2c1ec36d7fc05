/// Compiles the text of one template (the Mustache specification with inheritance).
struct TemplateParser {
  /// How deep sections may be nested.
  static let depthLimit = 100

  private let file: String
  private var scanner: TemplateScanner
  private var frames: [Frame] = [Frame(kind: .root, name: "", start: 0)]
  private var problems: [(offset: Int, problem: TemplateError.Problem)] = []
  /// Resolves names and templates for the whole set.
  private(set) var linker: TemplateLinker
  /// The templates that this one includes or extends, each with the first place where it does.
  private(set) var includes: [Int: Int] = [:]

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

    var isParent: Bool {
      if case .parent = kind { true } else { false }
    }
  }

  init(_ source: [UInt8], file: String, linker: TemplateLinker) {
    scanner = TemplateScanner(source)
    self.file = file
    self.linker = linker
  }

  /// Compiles the template; what is wrong is in ``errors``.
  mutating func parse() -> [TemplateNode] {
    if let offset = scanner.firstInvalidByte() { fail(.notUTF8, at: offset) }
    var textStart = scanner.position
    while let finding = scanner.nextTag() {
      switch finding {
      case .unclosed(let start): fail(.unclosedTag, at: start)
      case .tag(let tag):
        handle(tag, textFrom: textStart)
        textStart = scanner.position
      }
      guard frames.count <= Self.depthLimit + 1 else {
        fail(.tooDeep(limit: Self.depthLimit), at: frames[frames.count - 1].start)
        return []
      }
    }
    appendText(textStart..<scanner.source.count)
    while frames.count > 1, let frame = frames.popLast() {
      fail(.unclosedSection(name: frame.name), at: frame.start)
    }
    return frames[0].nodes
  }

  // MARK: Tags

  private mutating func handle(_ tag: TemplateScanner.Tag, textFrom before: Int) {
    let (start, end) = (tag.range.lowerBound, tag.range.upperBound)
    let lead = scanner.blankLead(of: start, notBefore: before)
    let lineEnd = scanner.blankEnd(of: end)
    var textEnd = start
    // Alone on its line: the whole line belongs to the tag.
    if "#^/>!=".utf8.contains(tag.sign), let lead, let lineEnd {
      textEnd = start - lead.count
      scanner.position = lineEnd
    } else if tag.sign == UInt8(ascii: "$"), let lineEnd, lead != nil || frames[frames.count - 1].isParent {
      if let lead { textEnd = start - lead.count }
      scanner.position = lineEnd
    } else if tag.sign == UInt8(ascii: "<"), let lead {
      textEnd = start - lead.count
    }
    appendText(before..<textEnd)
    if tag.name.isEmpty, !"!=".utf8.contains(tag.sign) { return fail(.emptyTag, at: start) }
    switch tag.sign {
    case UInt8(ascii: "!"): break
    case UInt8(ascii: "="): if !scanner.setDelimiters(tag.name) { fail(.badDelimiters, at: start) }
    case UInt8(ascii: "#"): begin(.section(path(tag)), tag)
    case UInt8(ascii: "^"): begin(.inverted(path(tag)), tag)
    case UInt8(ascii: "<"): begin(.parent(template(tag), lead: lead), tag)
    case UInt8(ascii: "$"):
      begin(.block(linker.block(tag.name), lead: lead, startsLine: scanner.position > end), tag)
    case UInt8(ascii: "/"): finish(tag, lineEnd: lineEnd)
    case UInt8(ascii: ">"):
      if let template = template(tag) {
        append(.partial(template, indent: lineEnd == nil ? [] : lead ?? []))
      }
    case UInt8(ascii: "{"), UInt8(ascii: "&"): append(.value(path(tag), escaped: false))
    default: append(.value(path(tag), escaped: true))
    }
  }

  private mutating func begin(_ kind: Frame.Kind, _ tag: TemplateScanner.Tag) {
    frames.append(Frame(kind: kind, name: tag.name, start: tag.range.lowerBound))
  }

  private mutating func finish(_ tag: TemplateScanner.Tag, lineEnd: Int?) {
    guard frames.count > 1, let frame = frames.last, frame.name == tag.name else {
      let open = frames.count > 1 ? frames.last?.name : nil
      fail(.unexpectedClose(name: tag.name, open: open), at: tag.range.lowerBound)
      // What lies between it and what it was meant to close is not reported once more.
      if let index = frames.dropFirst().lastIndex(where: { $0.name == tag.name }) {
        frames.removeSubrange(index...)
      }
      return
    }
    frames.removeLast()
    switch frame.kind {
    case .root: break
    case .section(let path): append(.section(path, frame.nodes))
    case .inverted(let path): append(.inverted(path, frame.nodes))
    case .block(let name, let lead, let startsLine):
      append(.block(TemplateBlock(name: name, content: frame.nodes, lead: lead, startsLine: startsLine)))
    case .parent(let template, let lead):
      let blocks = frame.nodes.compactMap { node in
        if case .block(let block) = node { block } else { nil }
      }
      var indent: [UInt8] = []
      if let lead, let lineEnd {
        scanner.position = lineEnd
        indent = lead
      } else if let lead, !lead.isEmpty {
        append(.text(lead, startsLine: true))
      }
      if let template { append(.parent(template, blocks: blocks, indent: indent)) }
    }
  }

  private mutating func path(_ tag: TemplateScanner.Tag) -> [TemplateName] {
    if tag.name == "." { return [.current] }
    return tag.name.split(separator: ".", omittingEmptySubsequences: false).compactMap { part in
      let name = String(part)
      if let resolved = linker.table.resolve(name) { return resolved }
      let suggestion = linker.suggestion(forName: name)
      fail(.unknownName(name: name, suggestion: suggestion), at: tag.range.lowerBound)
      return nil
    }
  }

  private mutating func template(_ tag: TemplateScanner.Tag) -> Int? {
    let place = tag.range.lowerBound
    if tag.name.utf8.first == UInt8(ascii: "*") {
      fail(.dynamicName(name: tag.name), at: place)
      return nil
    }
    if let template = linker.template(tag.name) {
      if includes[template] == nil { includes[template] = place }
      return template
    }
    // The specification lets a template that is missing be empty.
    if linker.table.isStrict {
      let suggestion = linker.suggestion(forTemplate: tag.name)
      fail(.unknownTemplate(name: tag.name, suggestion: suggestion), at: place)
    }
    return nil
  }

  // MARK: Text and errors

  private mutating func append(_ node: TemplateNode) { frames[frames.count - 1].nodes.append(node) }

  private mutating func appendText(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let source = scanner.source
    let startsLine = range.lowerBound == 0 || source[range.lowerBound - 1] == 0x0A
    append(.text(Array(source[range]), startsLine: startsLine))
  }

  /// Notes what is wrong.
  mutating func fail(_ problem: TemplateError.Problem, at offset: Int) { problems.append((offset, problem)) }

  /// What is wrong, in the order of the text.
  var errors: [TemplateError] {
    var (offset, line, lineStart) = (0, 1, 0)
    return problems.sorted { $0.offset < $1.offset }.map { place, problem in
      while offset < place {
        offset += 1
        if scanner.source[offset - 1] == 0x0A { (line, lineStart) = (line + 1, offset) }
      }
      return TemplateError(file: file, line: line, column: place - lineStart + 1, problem: problem)
    }
  }
}
