/// Finds the tags of a template and what stands around them on their lines.
struct TemplateScanner {
  /// A tag: its sign (0 for a plain value), what it names, where it lies.
  struct Tag {
    var sign: UInt8
    var name: String
    var range: Range<Int>
  }

  /// What is found next.
  enum Finding {
    case tag(Tag)
    /// A tag that begins here and does not end.
    case unclosed(at: Int)
  }

  /// The most bytes that a tag may have; looking no further keeps tags that never end from costing the square
  /// of their number.
  private static let longestTag = 1000

  /// The text of the template.
  let source: [UInt8]
  /// How far it was read.
  var position: Int
  private var open = Array("{{".utf8)
  private var close = Array("}}".utf8)

  /// Begins to read; a byte order mark is passed over.
  init(_ source: [UInt8]) {
    self.source = source
    position = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next tag, or nil when there is none; the position is moved behind it.
  mutating func nextTag() -> Finding? {
    guard let start = find(open, in: position..<source.count) else {
      position = source.count
      return nil
    }
    guard let tag = readTag(at: start) else {
      // All that follows a comment without an end belongs to it.
      position = isComment(at: start) ? source.count : start + open.count
      return .unclosed(at: start)
    }
    position = tag.range.upperBound
    return .tag(tag)
  }

  private func readTag(at start: Int) -> Tag? {
    var index = signPlace(of: start)
    guard index < source.count else { return nil }
    var sign: UInt8 = 0
    if "#^/>&!={<$".utf8.contains(source[index]) {
      sign = source[index]
      index += 1
    }
    let closing: [UInt8] =
      switch sign {
      case UInt8(ascii: "{"): [UInt8(ascii: "}")] + close
      case UInt8(ascii: "="): [UInt8(ascii: "=")] + close
      default: close
      }
    // Only a comment may hold anything: a tag that another one begins in was not closed.
    let isComment = sign == UInt8(ascii: "!")
    var limit = isComment ? source.count : min(source.count, index + Self.longestTag)
    if !isComment, open != close, let other = find(open, in: index..<limit) { limit = other }
    guard let end = find(closing, in: index..<limit) else { return nil }
    let name = isComment ? [] : Self.trimmed(source[index..<end])
    return Tag(
      sign: sign, name: String(decoding: name, as: UTF8.self), range: start..<end + closing.count)
  }

  /// The first place after an opening delimiter that is no white space.
  private func signPlace(of start: Int) -> Int {
    var index = start + open.count
    while index < source.count, Self.isSpace(source[index]) { index += 1 }
    return index
  }

  private func isComment(at start: Int) -> Bool {
    let index = signPlace(of: start)
    return index < source.count && source[index] == UInt8(ascii: "!")
  }

  /// Takes over the delimiters that a tag sets; false when it does not name two.
  mutating func setDelimiters(_ text: String) -> Bool {
    let parts = text.utf8.split(whereSeparator: Self.isSpace)
    guard parts.count == 2, !parts.joined().contains(UInt8(ascii: "=")) else { return false }
    open = Array(parts[0])
    close = Array(parts[1])
    return true
  }

  /// The white space between the beginning of the line and `start`, when there is nothing else.
  func blankLead(of start: Int, notBefore limit: Int) -> [UInt8]? {
    var index = start
    while index > limit, Self.isBlank(source[index - 1]) { index -= 1 }
    let beginsLine = index == 0 || source[index - 1] == 0x0A || (index == 3 && source[0] == 0xEF)
    return beginsLine ? Array(source[index..<start]) : nil
  }

  /// The beginning of the next line, when nothing but white space stands before it.
  func blankEnd(of end: Int) -> Int? {
    var index = end
    while index < source.count, Self.isBlank(source[index]) { index += 1 }
    if index == source.count { return index }
    if source[index] == 0x0D, index + 1 < source.count, source[index + 1] == 0x0A { return index + 2 }
    return source[index] == 0x0A ? index + 1 : nil
  }

  /// Where the text stops being UTF-8, or nil.
  func firstInvalidByte() -> Int? {
    guard String(validating: source, as: UTF8.self) == nil else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = source.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  private func find(_ needle: [UInt8], in range: Range<Int>) -> Int? {
    guard let first = needle.first else { return nil }
    var index = range.lowerBound
    while index + needle.count <= range.upperBound {
      if source[index] == first, source[index..<index + needle.count].elementsEqual(needle) { return index }
      index += 1
    }
    return nil
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return [] }
    return bytes[first...last]
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
