import CookbookModel

/// Small changes to a text: each returns a new one.
extension Markup {
  /// The text with its runs of plain text changed by a function that gets the number of the event.
  func mappingText(_ change: (Int, ArraySlice<UInt8>) -> [UInt8]) -> Markup {
    var result = Markup()
    for index in events.indices {
      if case .text(let span) = events[index] {
        let bytes = change(index, self[span])
        if !bytes.isEmpty { result.append(.text(result.append(bytes: bytes))) }
      } else {
        result.append(self, events: index..<index + 1)
      }
    }
    return result
  }

  /// The text without a colon at its end.
  var withoutFinalColon: Markup {
    guard let last = lastText else { return self }
    return mappingText { index, bytes in
      guard index == last else { return Array(bytes) }
      var bytes = bytes
      while bytes.last == 0x20 { bytes.removeLast() }
      if bytes.last == UInt8(ascii: ":") { bytes.removeLast() }
      if bytes.suffix(3).elementsEqual("：".utf8) { bytes.removeLast(3) }
      while bytes.last == 0x20 { bytes.removeLast() }
      return Array(bytes)
    }
  }

  /// The last run of plain text that only ends of containers follow.
  private var lastText: Int? {
    for index in events.indices.reversed() {
      switch events[index] {
      case .text: return index
      case .end: continue
      case .begin, .code, .html, .htmlBlock, .codeBlock, .image, .softBreak, .lineBreak, .thematicBreak:
        return nil
      }
    }
    return nil
  }

  /// The text without the box of a task list at its start (`[ ]`, `[x]`).
  var withoutTaskBox: Markup {
    guard let first = events.firstIndex(where: { if case .begin = $0 { false } else { true } }),
      case .text(let span) = events[first], self[span].count >= 3
    else { return self }
    let bytes = Array(self[span])
    guard bytes[0] == UInt8(ascii: "["), bytes[2] == UInt8(ascii: "]"), bytes.count == 3 || bytes[3] == 0x20,
      [0x20, UInt8(ascii: "x"), UInt8(ascii: "X")].contains(bytes[1])
    else { return self }
    return mappingText { index, bytes in
      index == first ? Array(bytes.dropFirst(3).drop { $0 == 0x20 }) : Array(bytes)
    }
  }

  /// The text without blanks, dashes and colons at its start: what is left when its first words are taken.
  var withoutLeadingSeparator: Markup {
    guard let first = events.first, case .text = first else { return self }
    return mappingText { index, bytes in
      guard index == 0 else { return Array(bytes) }
      return Array(String(decoding: bytes, as: UTF8.self).drop { " -–—:：,;·|".contains($0) }.utf8)
    }
  }
}

extension Markup {
  /// Whether a picture stands in it.
  var hasPicture: Bool {
    events.contains { event in
      if case .image = event { true } else { false }
    }
  }

  /// The text without blanks at its start.
  var withoutLeadingSpace: Markup {
    guard let first = events.first, case .text = first else { return self }
    return mappingText { index, bytes in index == 0 ? Array(bytes.drop { $0 == 0x20 }) : Array(bytes) }
  }

  /// The text without blanks at either end.
  var trimmed: Markup {
    let last = events.count - 1
    return withoutLeadingSpace.mappingText { index, bytes in
      var bytes = bytes
      while index == last, bytes.last == 0x20 { bytes.removeLast() }
      return Array(bytes)
    }
  }
}

extension Markup {
  /// The numbers of its links in order.
  var links: [Int] {
    events.compactMap { event in
      if case .begin(.link(let link)) = event { Int(link) } else { nil }
    }
  }

  /// The numbers of its pictures in order.
  var pictures: [Int] {
    events.compactMap { event in
      if case .image(let link, _) = event { Int(link) } else { nil }
    }
  }
}
