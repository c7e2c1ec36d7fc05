import CookbookModel

/// A list or paragraph whose every line is `Key: value` with a key that is known (FORMAT 1.4).
enum MetadataBlock {
  /// Reads a block; nil when any line of it says something else.
  static func read(_ block: MarkdownBlock, in document: MarkdownDocument) -> [MetadataLine]? {
    var found: [MetadataLine] = []
    for line in lines(of: block, in: document) ?? [] {
      guard let metadata = read(line: line, in: document), isAllowed(metadata) else { return nil }
      found.append(metadata)
    }
    return found.isEmpty ? nil : found
  }

  /// Reads the last block of a file, which may say tags and source only, after a `;` if need be.
  static func readLast(_ block: MarkdownBlock, in document: MarkdownDocument) -> [MetadataLine]? {
    guard let lines = read(block, in: document) else { return nil }
    let isTagsOrSource = lines.allSatisfy { line in
      MetadataKeys.field(for: line.key).map { $0 == .tags || $0 == .source } ?? false
    }
    return isTagsOrSource ? lines : nil
  }

  private static func isAllowed(_ line: MetadataLine) -> Bool {
    MetadataKeys.field(for: line.key)?.standsInBody ?? false
  }

  /// The inline ranges of the lines; nil when the block holds anything but lines.
  private static func lines(of block: MarkdownBlock, in document: MarkdownDocument) -> [Range<Int>]? {
    let markup = document.markup
    switch block.kind {
    case .paragraph: return document.lineRanges(of: markup.content(of: block.events))
    case .bulletList, .orderedList:
      var lines: [Range<Int>] = []
      for item in markup.children(of: block.events) {
        let blocks = markup.itemBlocks(of: item)
        guard blocks.count == 1, let inline = markup.inline(ofBlock: blocks[0]) else { return nil }
        lines.append(inline)
      }
      return lines
    case .heading, .quote, .code, .html, .thematicBreak: return nil
    }
  }

  /// Splits a line at its first colon, which may stand in emphasis with the key (`**Prep:** 10 min`).
  private static func read(line: Range<Int>, in document: MarkdownDocument) -> MetadataLine? {
    let markup = document.markup
    var key: [UInt8] = []
    var index = line.lowerBound
    while index < line.upperBound, key.count <= 80 {
      switch markup.events[index] {
      case .text(let span):
        let bytes = markup[span]
        if let colon = Colon.first(in: bytes) {
          key.append(contentsOf: bytes[..<colon.lowerBound])
          let name = trimmed(key)
          let rest = bytes[colon.upperBound...].drop { $0 == 0x20 }
          let value = value(rest, from: index + 1, to: line.upperBound, in: document.markup)
          guard !name.isEmpty, !value.isEmpty else { return nil }
          return MetadataLine(key: name, value: value, place: document.place(ofEvent: line.lowerBound))
        }
        key.append(contentsOf: bytes)
      case .begin(.emphasis), .begin(.strong), .end(.emphasis), .end(.strong): break
      case .begin, .end, .code, .html, .htmlBlock, .codeBlock, .image, .softBreak, .lineBreak, .thematicBreak:
        return nil
      }
      index += 1
    }
    return nil
  }

  private static func value(
    _ first: ArraySlice<UInt8>, from start: Int, to end: Int, in markup: Markup
  ) -> Markup {
    var value = Markup()
    value.append(text: String(decoding: first, as: UTF8.self))
    // Emphasis that began in the key ends in the value: what has no partner is left out.
    for unit in markup.units(in: start..<max(start, end)) {
      if case .end = markup.events[unit.lowerBound] { continue }
      value.append(markup, events: unit)
    }
    return value.withoutLeadingSpace
  }

  /// The key without emoji and punctuation before it.
  private static func trimmed(_ key: [UInt8]) -> String {
    var scalars = String(decoding: key, as: UTF8.self).unicodeScalars[...]
    while let first = scalars.first, !HeadingName.isKept(first) || first.properties.isEmojiPresentation {
      scalars.removeFirst()
    }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }
}

/// The two colons of metadata lines, `:` and `：`.
enum Colon {
  /// Where the first of them stands.
  static func first(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: ":") { return index..<index + 1 }
      if bytes[index] == 0xEF, bytes[index...].prefix(3).elementsEqual("：".utf8) { return index..<index + 3 }
      index += 1
    }
    return nil
  }
}
