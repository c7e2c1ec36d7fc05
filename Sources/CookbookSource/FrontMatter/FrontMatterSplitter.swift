/// A file cut into its front matter and the Markdown below it (FORMAT 1.2).
struct SplitSource {
  /// What stands at the top of a file.
  enum FrontMatter: Hashable {
    /// Nothing: the file is Markdown from its first line.
    case none
    /// YAML between `---` and `---` or `...`; the lines without the delimiters.
    case yaml(ArraySlice<UInt8>)
    /// TOML between `+++` and `+++`, which is not read.
    case toml
    /// A first line `---` or `+++` that nothing closes.
    case unclosed
  }

  /// What stands at the top.
  var frontMatter: FrontMatter
  /// The Markdown. For unclosed front matter everything after the delimiter.
  var body: ArraySlice<UInt8>
  /// How many lines were removed before the body: what to add to its line numbers.
  var removedLines: Int

  /// Cuts a file. A byte order mark is skipped; lines end in LF, CR or both (CommonMark 2.1).
  init(_ bytes: ArraySlice<UInt8>) {
    var lines = LineReader(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes)
    let whole = lines.rest
    guard let first = lines.next(), let fence = Fence(opening: first) else {
      self.init(frontMatter: .none, body: whole, removedLines: 0)
      return
    }
    let content = lines.rest
    while true {
      let start = lines.rest.startIndex
      guard let line = lines.next() else { break }
      guard fence.isClosed(by: line) else { continue }
      let frontMatter: FrontMatter =
        switch fence {
        case .yaml: .yaml(content[content.startIndex..<start])
        case .toml: .toml
        }
      self.init(frontMatter: frontMatter, body: lines.rest, removedLines: lines.count)
      return
    }
    self.init(frontMatter: .unclosed, body: content, removedLines: 1)
  }

  private init(frontMatter: FrontMatter, body: ArraySlice<UInt8>, removedLines: Int) {
    self.frontMatter = frontMatter
    self.body = body
    self.removedLines = removedLines
  }
}

/// The two kinds of delimiter lines.
private enum Fence {
  case yaml, toml

  init?(opening line: ArraySlice<UInt8>) {
    switch Fence.trimmed(line) {
    case Array("---".utf8)[...]: self = .yaml
    case Array("+++".utf8)[...]: self = .toml
    default: return nil
    }
  }

  func isClosed(by line: ArraySlice<UInt8>) -> Bool {
    // Almost every line is something else; say so before comparing.
    guard let first = line.first, first == 0x2D || first == 0x2E || first == 0x2B else { return false }
    let text = Fence.trimmed(line)
    return switch self {
    case .yaml: text.elementsEqual("---".utf8) || text.elementsEqual("...".utf8)
    case .toml: text.elementsEqual("+++".utf8)
    }
  }

  /// The line without trailing blanks.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    while let last = line.last, last == 0x20 || last == 0x09 { line.removeLast() }
    return line
  }
}

/// Takes one line after the other off the front of a text.
struct LineReader {
  /// What has not been taken.
  private(set) var rest: ArraySlice<UInt8>
  /// How many lines were taken.
  private(set) var count = 0

  /// Begins at the start of a text.
  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Takes a line; returns it without its line end, or nil at the end of the text.
  mutating func next() -> ArraySlice<UInt8>? {
    guard !rest.isEmpty else { return nil }
    count += 1
    let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
    let line = rest[rest.startIndex..<end]
    var after = end
    if after < rest.endIndex {
      let isPair = rest[after] == 0x0D && after + 1 < rest.endIndex && rest[after + 1] == 0x0A
      after += isPair ? 2 : 1
    }
    rest = rest[after...]
    return line
  }
}
