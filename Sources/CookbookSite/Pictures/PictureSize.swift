import CookbookModel

/// Reads the size of a picture from its header.
public enum PictureSize {
  /// The size of a picture as it is shown; nil when the bytes are no picture whose header says it.
  ///
  /// PNG, JPEG (turned as its EXIF orientation says), GIF, WebP, AVIF and SVG. No byte past the end is read,
  /// and the time does not grow with the size of the picture.
  public static func read(_ bytes: [UInt8]) -> PixelSize? {
    let reader = ByteReader(bytes)
    return png(reader) ?? gif(reader) ?? jpeg(reader) ?? webP(reader) ?? avif(reader) ?? svg(bytes)
  }

  /// A size with both sides greater than nothing and small enough to be meant.
  static func size(_ width: Int?, _ height: Int?) -> PixelSize? {
    guard let width, let height, (1...1_000_000).contains(width), (1...1_000_000).contains(height) else {
      return nil
    }
    return PixelSize(width: width, height: height)
  }

  /// PNG (ISO 15948, 11.2.2): the header chunk is the first.
  private static func png(_ bytes: ByteReader) -> PixelSize? {
    guard bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0), bytes.has("IHDR", at: 12) else {
      return nil
    }
    return size(bytes.big32(16), bytes.big32(20))
  }

  /// GIF89a, "Logical Screen Descriptor".
  private static func gif(_ bytes: ByteReader) -> PixelSize? {
    guard bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0) else { return nil }
    return size(bytes.little16(6), bytes.little16(8))
  }

  /// WebP (RFC 9649): a lossy, lossless or extended first chunk.
  private static func webP(_ bytes: ByteReader) -> PixelSize? {
    guard bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) else { return nil }
    if bytes.has("VP8 ", at: 12), bytes.has([0x9D, 0x01, 0x2A], at: 23) {
      return size(bytes.little16(26).map { $0 & 0x3FFF }, bytes.little16(28).map { $0 & 0x3FFF })
    }
    if bytes.has("VP8L", at: 12), bytes.byte(20) == 0x2F, let bits = bytes.little32(21) {
      return size((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
    if bytes.has("VP8X", at: 12) {
      return size(bytes.little24(24).map { $0 + 1 }, bytes.little24(27).map { $0 + 1 })
    }
    return nil
  }
}

/// Reads numbers at offsets; past the end there is nothing.
struct ByteReader {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  func byte(_ offset: Int) -> Int? { bytes.indices.contains(offset) ? Int(bytes[offset]) : nil }

  func has(_ expected: [UInt8], at offset: Int) -> Bool {
    offset >= 0 && offset <= bytes.count && bytes[offset...].starts(with: expected)
  }

  func has(_ expected: String, at offset: Int) -> Bool { has(Array(expected.utf8), at: offset) }

  func big16(_ offset: Int) -> Int? { number([offset, offset + 1]) }
  func big32(_ offset: Int) -> Int? { number([offset, offset + 1, offset + 2, offset + 3]) }
  func little16(_ offset: Int) -> Int? { number([offset + 1, offset]) }
  func little24(_ offset: Int) -> Int? { number([offset + 2, offset + 1, offset]) }
  func little32(_ offset: Int) -> Int? { number([offset + 3, offset + 2, offset + 1, offset]) }

  private func number(_ offsets: [Int]) -> Int? {
    var value = 0
    for offset in offsets {
      guard let byte = byte(offset) else { return nil }
      value = value << 8 | byte
    }
    return value
  }
}
