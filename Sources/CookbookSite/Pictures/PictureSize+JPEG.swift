import CookbookModel

/// JPEG (ITU-T T.81, annex B) with the orientation of EXIF 2.3.
extension PictureSize {
  static func jpeg(_ bytes: ByteReader) -> PixelSize? {
    guard bytes.has([0xFF, 0xD8], at: 0) else { return nil }
    var offset = 2
    var isTurned = false
    while let mark = bytes.byte(offset), mark == 0xFF, let kind = bytes.byte(offset + 1) {
      switch kind {
      case 0xFF:  // A fill byte.
        offset += 1
      case 0x01, 0xD0...0xD8:  // Without a length.
        offset += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        let (height, width) = (bytes.big16(offset + 5), bytes.big16(offset + 7))
        return isTurned ? size(height, width) : size(width, height)
      case 0xD9, 0xDA:  // The end, or the picture itself without a frame before it.
        return nil
      default:
        guard let length = bytes.big16(offset + 2), length >= 2 else { return nil }
        if kind == 0xE1, bytes.has("Exif\0\0", at: offset + 4) {
          isTurned = isTurned || orientation(bytes, tiff: offset + 10).map((5...8).contains) ?? false
        }
        offset += 2 + length
      }
    }
    return nil
  }

  /// The orientation in the first directory of a TIFF header; 5 to 8 swap width and height.
  private static func orientation(_ bytes: ByteReader, tiff: Int) -> Int? {
    let isBig = bytes.has("MM", at: tiff)
    guard isBig || bytes.has("II", at: tiff) else { return nil }
    func short(_ offset: Int) -> Int? { isBig ? bytes.big16(offset) : bytes.little16(offset) }
    func long(_ offset: Int) -> Int? { isBig ? bytes.big32(offset) : bytes.little32(offset) }
    guard let start = long(tiff + 4), let count = short(tiff + start) else { return nil }
    for entry in 0..<count {
      let offset = tiff + start + 2 + entry * 12
      guard let tag = short(offset) else { return nil }
      if tag == 0x0112 { return short(offset + 8) }
    }
    return nil
  }
}
