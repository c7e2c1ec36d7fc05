/// A part of a compiled template.
indirect enum TemplateNode: Sendable {
  /// Text of the template, and whether its first byte begins a line.
  case text([UInt8], startsLine: Bool)
  /// A value; a path of names, the first looked up in all contexts, the others each in the one before.
  case value([TemplateName], escaped: Bool)
  /// A part that is rendered for a value that is true, or once for each element of a list.
  case section([TemplateName], [TemplateNode])
  /// A part that is rendered for a value that is false, empty or missing.
  case inverted([TemplateName], [TemplateNode])
  /// Another template, its lines indented.
  case partial(Int, indent: [UInt8])
  /// Another template with some of its blocks replaced.
  case parent(Int, blocks: [TemplateBlock], indent: [UInt8])
  /// A part that a template which extends this one may replace.
  case block(TemplateBlock)
}

/// A named part of a template, or what replaces it (Mustache specification, inheritance).
struct TemplateBlock: Sendable {
  /// The number of its name.
  var name: Int
  /// Its content, without the indentation that all its lines share.
  var content: [TemplateNode]
  /// What the lines of the content are indented by where it stands.
  var indent: [UInt8]
  /// Whether its content begins on a line of its own, so that the first line is indented as well.
  var startsLine: Bool

  /// Makes a block from what stands between its tags, after the white space `lead`.
  init(name: Int, content: [TemplateNode], lead: [UInt8]?, startsLine: Bool) {
    let intrinsic = startsLine ? content.intrinsicIndent : []
    self.name = name
    self.content = content.dedented(by: intrinsic.count)
    indent = intrinsic.isEmpty ? lead ?? [] : intrinsic
    self.startsLine = startsLine
  }

  fileprivate func dedented(by count: Int) -> TemplateBlock {
    var block = self
    block.indent = [UInt8](indent.dropFirst(count))
    return block
  }
}

extension [TemplateNode] {
  /// The white space that the first line begins with, where the content begins on a line of its own.
  var intrinsicIndent: [UInt8] {
    switch first {
    case .text(let bytes, startsLine: true)?: [UInt8](bytes.prefix { $0 == 0x20 || $0 == 0x09 })
    case .block(let block)?: block.indent
    default: []
    }
  }

  /// The same content with up to `count` bytes of white space taken from the beginning of every line.
  func dedented(by count: Int) -> [TemplateNode] {
    guard count > 0 else { return self }
    return map { node in
      switch node {
      case .text(let bytes, let startsLine):
        .text(Self.dedent(bytes, by: count, startsLine: startsLine), startsLine: startsLine)
      case .section(let path, let nodes): .section(path, nodes.dedented(by: count))
      case .inverted(let path, let nodes): .inverted(path, nodes.dedented(by: count))
      case .partial(let template, let indent): .partial(template, indent: [UInt8](indent.dropFirst(count)))
      case .parent(let template, let blocks, let indent):
        .parent(template, blocks: blocks, indent: [UInt8](indent.dropFirst(count)))
      case .block(let block): .block(block.dedented(by: count))
      case .value: node
      }
    }
  }

  private static func dedent(_ bytes: [UInt8], by count: Int, startsLine: Bool) -> [UInt8] {
    var out: [UInt8] = []
    var toDrop = startsLine ? count : 0
    for byte in bytes {
      if toDrop > 0, byte == 0x20 || byte == 0x09 {
        toDrop -= 1
        continue
      }
      toDrop = byte == 0x0A ? count : 0
      out.append(byte)
    }
    return out
  }
}
