extension OutputBuffer {
  /// Appends bytes with some of them replaced: what needs no escape is copied in runs.
  ///
  /// `stops` holds every byte that a replacement may begin with. There `replace` writes what stands instead
  /// and says how many bytes it stands for; 0 keeps the byte. Judging bytes and not characters is what keeps
  /// a quote escaped that a combining mark follows.
  mutating func write(
    escaping source: UnsafeBufferPointer<UInt8>, stops: ByteSet,
    _ replace: (UnsafeBufferPointer<UInt8>, Int, inout OutputBuffer) -> Int
  ) {
    var start = 0
    var index = 0
    while index < source.count {
      guard stops.contains(source[index]) else {
        index += 1
        continue
      }
      // What is there so far must be written before its replacement; a kept byte costs nothing but a look.
      let run = UnsafeBufferPointer(rebasing: source[start..<index])
      if !run.isEmpty { write(bytes: run) }
      let count = replace(source, index, &self)
      start = index + count
      index += max(count, 1)
    }
    if start < source.count { write(bytes: UnsafeBufferPointer(rebasing: source[start...])) }
  }
}

/// Characters that a format forbids, found in UTF-8.
enum ForbiddenCharacter {
  /// The length of the noncharacter that begins here (U+FDD0 to U+FDEF, the last two of each plane), or 0.
  static func noncharacter(_ source: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    if source[index] == 0xEF, index + 2 < source.count {
      let (second, third) = (source[index + 1], source[index + 2])
      return second == 0xBF && third >= 0xBE || second == 0xB7 && (0x90...0xAF).contains(third) ? 3 : 0
    }
    guard source[index] >= 0xF0, index + 3 < source.count else { return 0 }
    return source[index + 1] & 0x0F == 0x0F && source[index + 2] == 0xBF && source[index + 3] >= 0xBE ? 4 : 0
  }

  /// The length of U+FFFE or U+FFFF, or 0.
  static func endOfFirstPlane(_ source: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    guard index + 2 < source.count, source[index + 1] == 0xBF, source[index + 2] >= 0xBE else { return 0 }
    return 3
  }

  /// The length of a control from U+0080 to U+009F, or 0.
  static func highControl(_ source: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    index + 1 < source.count && source[index + 1] < 0xA0 ? 2 : 0
  }

  /// The length of a line or paragraph separator (U+2028, U+2029), or 0.
  static func separator(_ source: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    guard index + 2 < source.count, source[index + 1] == 0x80 else { return 0 }
    return source[index + 2] == 0xA8 || source[index + 2] == 0xA9 ? 3 : 0
  }
}
