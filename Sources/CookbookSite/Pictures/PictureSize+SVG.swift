import CookbookModel

/// SVG 2, 7.2 and 8.2: `width` and `height` in pixels, else those of the `viewBox`.
extension PictureSize {
  /// How far into the file the root element is looked for.
  private static let farthest = 65536

  static func svg(_ bytes: [UInt8]) -> PixelSize? {
    guard let tag = rootElement(bytes.prefix(farthest)) else { return nil }
    let attributes = attributes(of: tag)
    if let size = size(pixels(attributes["width"]), pixels(attributes["height"])) { return size }
    guard let box = attributes["viewBox"] else { return nil }
    let numbers = box.split { $0 == 0x20 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    guard numbers.count == 4 else { return nil }
    return size(pixels(numbers[2]), pixels(numbers[3]))
  }

  /// What stands between `<svg` and `>`; comments, the XML declaration and the document type are skipped.
  private static func rootElement(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = bytes
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[open...]
      if rest.starts(with: "<!--".utf8) {
        guard let end = end(of: "-->", in: rest.dropFirst(4)) else { return nil }
        rest = rest[end...]
      } else if rest.starts(with: "<?".utf8) || rest.starts(with: "<!".utf8) {
        guard let end = end(of: ">", in: rest) else { return nil }
        rest = rest[end...]
      } else if rest.starts(with: "<svg".utf8) {
        return elementContent(rest.dropFirst(4))
      } else {
        return nil
      }
    }
    return nil
  }

  private static func end(of text: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let wanted = Array(text.utf8)
    guard let last = wanted.last else { return nil }
    var rest = bytes
    while let index = rest.firstIndex(of: last) {
      if bytes[...index].suffix(wanted.count).elementsEqual(wanted) { return index + 1 }
      rest = bytes[(index + 1)...]
    }
    return nil
  }

  /// Up to the `>` that stands in no quotes.
  private static func elementContent(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var quote: UInt8?
    for index in bytes.indices {
      switch (bytes[index], quote) {
      case (let byte, let open?): if byte == open { quote = nil }
      case (0x22, nil), (0x27, nil): quote = bytes[index]
      case (UInt8(ascii: ">"), nil): return bytes[..<index]
      case (_, nil): break
      }
    }
    return nil
  }

  private static func attributes(of tag: ArraySlice<UInt8>) -> [String: ArraySlice<UInt8>] {
    var found: [String: ArraySlice<UInt8>] = [:]
    var rest = tag
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")),
      let open = rest[equals...].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
      let close = rest[(open + 1)...].firstIndex(of: rest[open])
    {
      let name = rest[..<equals].split { $0 <= 0x20 }.last ?? []
      found[String(decoding: name, as: UTF8.self)] = rest[(open + 1)..<close]
      rest = rest[(close + 1)...]
    }
    return found
  }

  /// A length without a unit or in `px`, rounded to whole pixels; nil for any other.
  private static func pixels(_ text: ArraySlice<UInt8>?) -> Int? {
    guard var text else { return nil }
    if text.suffix(2).elementsEqual("px".utf8) { text = text.dropLast(2) }
    let parts = text.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, !first.isEmpty, first.count <= 7,
      let whole = Int(String(decoding: first, as: UTF8.self)), parts.dropFirst().allSatisfy(isDigits)
    else { return nil }
    let roundsUp = parts.count > 1 && (parts[1].first ?? 0) >= UInt8(ascii: "5")
    return roundsUp ? whole + 1 : whole
  }

  private static func isDigits(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { (0x30...0x39).contains($0) }
  }
}
