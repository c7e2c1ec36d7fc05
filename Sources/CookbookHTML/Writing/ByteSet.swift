/// A set of byte values: one bit each, so that a question costs a shift and no look-up.
struct ByteSet: Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      let bit: UInt64 = 1 &<< UInt64(byte & 63)
      switch byte >> 6 {
      case 0: words.0 |= bit
      case 1: words.1 |= bit
      case 2: words.2 |= bit
      default: words.3 |= bit
      }
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    let low = byte & 0x40 == 0 ? words.0 : words.1
    let high = byte & 0x40 == 0 ? words.2 : words.3
    let word = byte & 0x80 == 0 ? low : high
    return (word &>> UInt64(byte & 63)) & 1 != 0
  }
}
