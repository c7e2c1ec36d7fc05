/// A growing run of bytes that pages are written into; one is reused for many pages.
public struct OutputBuffer: Sendable {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []

  /// Makes an empty buffer with room for a page.
  public init(capacity: Int = 64 * 1024) { bytes.reserveCapacity(capacity) }

  /// Forgets what was written and keeps the room.
  public mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// How many bytes were written.
  public var count: Int { bytes.count }

  /// What was written, as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends text as it is.
  public mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Appends text that is known when the program is compiled.
  public mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends bytes as they are.
  public mutating func write(bytes more: some Collection<UInt8>) { bytes.append(contentsOf: more) }

  /// Appends one byte.
  public mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Appends a number in decimal digits.
  public mutating func write(_ number: Int) {
    if (0...9).contains(number) {
      bytes.append(0x30 + UInt8(number))
    } else {
      write(String(number))
    }
  }
}
