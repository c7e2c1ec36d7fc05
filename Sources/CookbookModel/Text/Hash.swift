/// Hashes that stay the same for ever, on every machine: they stand in addresses and manifests.
public enum StableHash {
  /// FNV-1a, 64 bits: for short texts such as a path.
  public static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  /// XXH64 with seed 0 (xxHash specification 0.1.1): for the contents of files, at the speed of memory.
  public static func xxh64(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var offset = 0
    func word64() -> UInt64 {
      defer { offset += 8 }
      return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    var hash: UInt64
    if bytes.count >= 32 {
      var lanes: (UInt64, UInt64, UInt64, UInt64) = (prime1 &+ prime2, prime2, 0, 0 &- prime1)
      while offset + 32 <= bytes.count {
        lanes.0 = round(lanes.0, word64())
        lanes.1 = round(lanes.1, word64())
        lanes.2 = round(lanes.2, word64())
        lanes.3 = round(lanes.3, word64())
      }
      hash = rotate(lanes.0, 1) &+ rotate(lanes.1, 7) &+ rotate(lanes.2, 12) &+ rotate(lanes.3, 18)
      for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
        hash = (hash ^ round(0, lane)) &* prime1 &+ prime4
      }
    } else {
      hash = prime5
    }
    hash = hash &+ UInt64(bytes.count)
    while offset + 8 <= bytes.count {
      hash = rotate(hash ^ round(0, word64()), 27) &* prime1 &+ prime4
    }
    if offset + 4 <= bytes.count {
      let word = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      hash = rotate(hash ^ (UInt64(word) &* prime1), 23) &* prime2 &+ prime3
      offset += 4
    }
    while offset < bytes.count {
      hash = rotate(hash ^ (UInt64(bytes[offset]) &* prime5), 11) &* prime1
      offset += 1
    }
    hash = (hash ^ (hash >> 33)) &* prime2
    hash = (hash ^ (hash >> 29)) &* prime3
    return hash ^ (hash >> 32)
  }

  /// The first `digits` hexadecimal digits of a hash, 1 to 16.
  public static func hex(_ hash: UInt64, digits: Int = 16) -> String {
    let text = String(hash, radix: 16)
    return String((String(repeating: "0", count: 16 - text.count) + text).prefix(digits))
  }

  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  private static func rotate(_ word: UInt64, _ by: UInt64) -> UInt64 { (word << by) | (word >> (64 - by)) }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotate(lane &+ word &* prime2, 31) &* prime1
  }
}
