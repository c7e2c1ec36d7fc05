import CookbookModel

/// AVIF: the boxes of ISO/IEC 14496-12, down to the spatial extents of ISO/IEC 23008-12.
extension PictureSize {
  static func avif(_ bytes: ByteReader) -> PixelSize? {
    guard bytes.has("ftyp", at: 4) else { return nil }
    let file = 0..<bytes.bytes.count
    guard let meta = box("meta", in: file, bytes),
      let properties = box("iprp", in: meta.dropFirst(4), bytes),
      let container = box("ipco", in: properties, bytes)
    else { return nil }
    // The largest: a picture made of tiles, or with a thumbnail, has several.
    var best: PixelSize?
    var isTurned = false
    each(in: container, bytes) { kind, content in
      if kind == "ispe",
        let found = size(bytes.big32(content.lowerBound + 4), bytes.big32(content.lowerBound + 8))
      {
        if found.width * found.height > best.map({ $0.width * $0.height }) ?? 0 { best = found }
      }
      if kind == "irot" { isTurned = bytes.byte(content.lowerBound).map { $0 & 1 == 1 } ?? false }
    }
    return isTurned ? best.flatMap { size($0.height, $0.width) } : best
  }

  /// The content of the first box of a kind.
  private static func box(_ kind: String, in range: Range<Int>, _ bytes: ByteReader) -> Range<Int>? {
    var found: Range<Int>?
    each(in: range, bytes) { if $0 == kind, found == nil { found = $1 } }
    return found
  }

  /// Looks at up to a thousand boxes that follow one another.
  private static func each(in range: Range<Int>, _ bytes: ByteReader, _ body: (String, Range<Int>) -> Void) {
    var offset = range.lowerBound
    for _ in 0..<1000 {
      guard offset + 8 <= range.upperBound, let length = bytes.big32(offset) else { return }
      var (start, end) = (offset + 8, offset + length)
      if length == 0 { end = range.upperBound }
      if length == 1 {  // The length follows as 64 bits, of which the upper ones should be nothing.
        guard bytes.big32(offset + 8) == 0, let long = bytes.big32(offset + 12) else { return }
        (start, end) = (offset + 16, offset + long)
      }
      guard end >= start, end <= range.upperBound else { return }
      body(String(decoding: bytes.bytes[offset + 4..<offset + 8], as: UTF8.self), start..<end)
      offset = end
    }
  }
}
