extension Markup {
  /// The text without its formatting, white space folded to single spaces; raw HTML is left out.
  public var plainText: String { plainText(of: events.indices) }

  /// The plain text of a part of the events.
  public func plainText(of range: Range<Int>) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    for event in events[range] {
      switch event {
      case .text(let span), .code(let span), .codeBlock(_, let span), .image(_, let span):
        out.append(contentsOf: self[span])
      case .softBreak, .lineBreak, .thematicBreak: out.append(0x20)
      case .begin(let container), .end(let container):
        if container.isBlock { out.append(0x20) }
      case .html, .htmlBlock: break
      }
    }
    return String(decoding: Self.foldingWhiteSpace(out), as: UTF8.self)
  }

  /// The bytes with runs of ASCII white space folded to one space and none at the ends.
  static func foldingWhiteSpace(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        if let last = out.last, last != 0x20 { out.append(0x20) }
      } else {
        out.append(byte)
      }
    }
    if out.last == 0x20 { out.removeLast() }
    return out
  }
}

extension Markup.Container {
  /// Whether it stands on lines of its own.
  public var isBlock: Bool {
    switch self {
    case .paragraph, .heading, .bulletList, .orderedList, .item, .quote: true
    case .emphasis, .strong, .link, .amount: false
    }
  }
}
