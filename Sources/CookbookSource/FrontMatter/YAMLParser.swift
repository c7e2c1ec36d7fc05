import CYAML

/// Reads YAML by libyaml's events into values: the only place that knows the library.
///
/// Bounded in depth and in the number of nodes that aliases unfold to; never recursive.
struct YAMLParser: ~Copyable {
  /// The most lists and maps that stand in one another.
  static let depthLimit = 100
  /// The most nodes, counting those behind an alias each time it is used.
  static let nodeLimit = 100_000

  /// Stands on the heap, since the library keeps a pointer to it in itself.
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private var places: PlaceFinder
  private var open: [Frame] = []
  private var anchors: [String: Anchored] = [:]
  private var nodeCount = 0
  private var root: YAMLNode?

  /// Reads one document.
  /// - Parameters:
  ///   - bytes: The text, UTF-8.
  ///   - firstLine: The number of its first line in the file.
  /// - Returns: The value, or nil when there is nothing.
  static func parse(_ bytes: [UInt8], firstLine: Int) throws(YAMLError) -> YAMLNode? {
    var parser = YAMLParser(bytes, firstLine: firstLine)
    return try parser.run(bytes)
  }

  private init(_ bytes: [UInt8], firstLine: Int) {
    places = PlaceFinder(bytes, firstLine: firstLine)
    parser.initialize(to: yaml_parser_t())
    yaml_parser_initialize(parser)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  private mutating func run(_ bytes: [UInt8]) throws(YAMLError) -> YAMLNode? {
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<YAMLNode?, YAMLError> in
      yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
      do throws(YAMLError) {
        while try step() {}
        return .success(root)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Takes one event; false at the end.
  private mutating func step() throws(YAMLError) -> Bool {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { yaml_event_delete(&event) }
    let (line, column) = places.place(ofCharacter: event.start_mark.index)
    func error(_ problem: String) -> YAMLError { YAMLError(problem: problem, line: line, column: column) }

    switch event.type {
    case YAML_STREAM_END_EVENT: return false
    case YAML_DOCUMENT_START_EVENT:
      if root != nil { throw error("a second document begins here") }
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
      let node = YAMLNode(content: .scalar(text, isPlain: isPlain), line: line, column: column)
      try add(Anchored(node: node, size: 1, height: 0), anchor: scalar.anchor)
    case YAML_ALIAS_EVENT:
      let name = Self.name(event.data.alias.anchor) ?? ""
      guard var target = anchors[name] else {
        throw error("'*\(name)' refers to nothing; text that begins with '*' needs quotes")
      }
      target.node.line = line
      target.node.column = column
      try add(target, anchor: nil)
    case YAML_SEQUENCE_START_EVENT:
      let anchor = Self.name(event.data.sequence_start.anchor)
      try begin(Frame(isMap: false, line: line, column: column, anchor: anchor))
    case YAML_MAPPING_START_EVENT:
      let anchor = Self.name(event.data.mapping_start.anchor)
      try begin(Frame(isMap: true, line: line, column: column, anchor: anchor))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      if let frame = open.popLast() {
        let done = Anchored(node: frame.node, size: frame.size, height: frame.height)
        if let name = frame.anchor { anchors[name] = done }
        place(done)
      }
    default: break  // stream start, document end, and nothing: C constants, not an enum of ours
    }
    return true
  }
}

extension YAMLParser {
  /// A finished value with what it costs to unfold it.
  private struct Anchored {
    var node: YAMLNode
    var size: Int
    var height: Int
  }

  /// A list or map that is being read.
  private struct Frame {
    var isMap: Bool
    var line: Int
    var column: Int
    var anchor: String?
    var children: [YAMLNode] = []
    var size = 1
    var height = 0

    var node: YAMLNode {
      guard isMap else { return YAMLNode(content: .list(children), line: line, column: column) }
      let pairs = stride(from: 0, to: children.count - 1, by: 2).map {
        YAMLNode.Pair(key: children[$0], value: children[$0 + 1])
      }
      return YAMLNode(content: .map(pairs), line: line, column: column)
    }
  }

  private mutating func begin(_ frame: Frame) throws(YAMLError) {
    try count(1, height: 1, line: frame.line, column: frame.column)
    open.append(frame)
  }

  private mutating func add(_ value: Anchored, anchor: UnsafeMutablePointer<yaml_char_t>?) throws(YAMLError) {
    try count(value.size, height: value.height, line: value.node.line, column: value.node.column)
    if let name = Self.name(anchor) { anchors[name] = value }
    place(value)
  }

  private mutating func count(_ size: Int, height: Int, line: Int, column: Int) throws(YAMLError) {
    nodeCount += size
    if open.count + height > Self.depthLimit {
      throw YAMLError(problem: "it is nested too deeply", line: line, column: column)
    }
    if nodeCount > Self.nodeLimit {
      throw YAMLError(problem: "it holds too many values", line: line, column: column)
    }
  }

  private mutating func place(_ value: Anchored) {
    guard let last = open.indices.last else {
      root = root ?? value.node
      return
    }
    open[last].children.append(value.node)
    open[last].size += value.size
    open[last].height = max(open[last].height, value.height + 1)
  }

  private static func name(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    bytes.map { String(cString: $0) }
  }

  /// What the library complains about.
  private mutating func failure() -> YAMLError {
    let problem = YAMLProblem(parser.pointee.problem.map { String(cString: $0) } ?? "it cannot be read")
    if parser.pointee.error == YAML_READER_ERROR {
      let (line, column) = places.place(ofByte: parser.pointee.problem_offset)
      return YAMLError(problem: problem.words, line: line, column: column)
    }
    let end = places.place(ofCharacter: parser.pointee.problem_mark.index)
    guard parser.pointee.context != nil else {
      return YAMLError(problem: problem.words, line: end.line, column: end.column)
    }
    let start = places.place(ofCharacter: parser.pointee.context_mark.index)
    let (place, other) = problem.pointsToBeginning ? (start, end) : (end, start)
    return YAMLError(
      problem: problem.words, line: place.line, column: place.column, contextLine: other.line)
  }
}
