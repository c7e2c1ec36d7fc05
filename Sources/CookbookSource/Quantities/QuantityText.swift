/// Bytes of a line with what the readers of quantities ask of them; takes any bytes, never reads beyond.
struct QuantityText {
  /// The bytes of the text.
  let bytes: [UInt8]
  /// Where reading ends.
  let end: Int

  /// Makes a text of all bytes, or of those before `end`.
  init(_ bytes: [UInt8], end: Int? = nil) {
    self.bytes = bytes
    self.end = min(end ?? bytes.count, bytes.count)
  }

  /// The byte at an offset; 0 outside of the text.
  @inline(__always)
  subscript(offset: Int) -> UInt8 { offset >= 0 && offset < end ? bytes[offset] : 0 }

  /// What a character is to the reader of a quantity.
  enum Class { case letter, ideograph, other }

  /// The number of bytes of the white space at an offset; 0 when there is none.
  func space(at offset: Int) -> Int {
    switch self[offset] {
    case 0x20, 0x09...0x0D: 1
    case 0xC2: self[offset + 1] == 0xA0 ? 2 : 0
    case 0xE2:
      self[offset + 1] == 0x80 && ((0x80...0x8A).contains(self[offset + 2]) || self[offset + 2] == 0xAF)
        ? 3 : 0
    case 0xE3: self[offset + 1] == 0x80 && self[offset + 2] == 0x80 ? 3 : 0
    default: 0
    }
  }

  /// The offset after any white space.
  func skipSpace(_ offset: Int) -> Int {
    var offset = offset
    while case let length = space(at: offset), length > 0 { offset += length }
    return offset
  }

  /// The offset at which white space before `offset` begins, not below `start`.
  func trimmedEnd(_ offset: Int, from start: Int) -> Int {
    var offset = offset
    while offset > start {
      let before = offset - length(before: offset, from: start)
      guard space(at: before) > 0 else { break }
      offset = before
    }
    return offset
  }

  /// The number of bytes of the character that ends at `offset`.
  func length(before offset: Int, from start: Int) -> Int {
    var length = 1
    while length < 4, offset - length > start, self[offset - length] & 0xC0 == 0x80 { length += 1 }
    return length
  }

  /// The number of bytes that the character at an offset has by its first byte.
  func length(at offset: Int) -> Int {
    switch self[offset] {
    case 0xC0...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...: 4
    default: 1
    }
  }

  /// The number of bytes of the dash at an offset, a tilde included; 0 when there is none.
  func dash(at offset: Int) -> Int {
    switch self[offset] {
    case 0x2D: return 1
    case 0xE2:
      let isDash = self[offset + 1] == 0x80 && (0x90...0x95).contains(self[offset + 2])
      let isMinus = self[offset + 1] == 0x88 && self[offset + 2] == 0x92
      return isDash || isMinus ? 3 : tilde(at: offset)
    default: return tilde(at: offset)
    }
  }

  /// The number of bytes of the tilde at an offset; 0 when there is none.
  func tilde(at offset: Int) -> Int {
    switch (self[offset], self[offset + 1], self[offset + 2]) {
    case (0x7E, _, _): 1
    case (0xE2, 0x88, 0xBC), (0xE3, 0x80, 0x9C), (0xEF, 0xBD, 0x9E): 3
    default: 0
    }
  }

  /// The number of bytes of the parenthesis that opens at an offset; 0 when there is none.
  func opening(at offset: Int) -> Int {
    switch (self[offset], self[offset + 1], self[offset + 2]) {
    case (0x28, _, _): 1
    case (0xEF, 0xBC, 0x88): 3
    default: 0
    }
  }

  /// The offset of the parenthesis that opens directly before a text at `offset`.
  func opening(before offset: Int) -> Int {
    let end = trimmedEnd(offset, from: 0)
    return end - length(before: end, from: 0)
  }

  /// The number of bytes of the parenthesis that closes at an offset; 0 when there is none.
  func closing(at offset: Int) -> Int {
    switch (self[offset], self[offset + 1], self[offset + 2]) {
    case (0x29, _, _): 1
    case (0xEF, 0xBC, 0x89): 3
    default: 0
    }
  }

  /// What stands in the parenthesis that opens at an offset, and the offset after it; none is nested.
  func parenthesis(at offset: Int) -> (content: Range<Int>, end: Int)? {
    let start = offset + opening(at: offset)
    guard start > offset else { return nil }
    var close = start
    while close < end {
      let length = closing(at: close)
      if length > 0 { return (start..<close, close + length) }
      if opening(at: close) > 0 { return nil }
      close += 1
    }
    return nil
  }

  /// The digit at an offset, ASCII or full width, and its number of bytes.
  func digit(at offset: Int) -> (value: Int, length: Int)? {
    let byte = self[offset]
    if (0x30...0x39).contains(byte) { return (Int(byte) - 0x30, 1) }
    guard byte == 0xEF, self[offset + 1] == 0xBC, (0x90...0x99).contains(self[offset + 2]) else { return nil }
    return (Int(self[offset + 2]) - 0x90, 3)
  }

  /// Whether a digit or a vulgar fraction stands at an offset.
  func isNumeric(at offset: Int) -> Bool {
    digit(at: offset) != nil || VulgarFraction(in: self, at: offset) != nil
  }

  /// Whether a digit or a vulgar fraction stands anywhere in a range.
  func holdsNumber(_ range: Range<Int>) -> Bool {
    for offset in range {
      let byte = self[offset]
      if (0x30...0x39).contains(byte) || (byte >= 0xC2 && isNumeric(at: offset)) { return true }
    }
    return false
  }

  /// The kind of the character at an offset.
  func kind(at offset: Int) -> Class {
    let first = self[offset]
    if first < 0x80 { return (0x61...0x7A).contains(first | 0x20) ? .letter : .other }
    let second = self[offset + 1]
    switch first {
    case 0xC3: return second == 0x97 || second == 0xB7 ? .other : .letter
    case 0xC4...0xDF, 0xE0, 0xE1: return .letter
    case 0xE3: return second == 0x80 ? .other : .ideograph
    case 0xE4...0xED: return .ideograph
    case 0xEF:
      let isFullWidth =
        (second == 0xBC && (0xA1...0xBA).contains(self[offset + 2]))
        || (second == 0xBD && (0x81...0x9A).contains(self[offset + 2]))
      return isFullWidth ? .letter : .other
    case 0xF0: return (0xA0...0xB3).contains(second) ? .ideograph : .other
    default: return .other
    }
  }

  /// The end of the run of letters at an offset.
  func wordEnd(_ offset: Int) -> Int {
    var offset = offset
    while offset < end, kind(at: offset) == .letter { offset = min(offset + length(at: offset), end) }
    return offset
  }

  /// The text of a range.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
