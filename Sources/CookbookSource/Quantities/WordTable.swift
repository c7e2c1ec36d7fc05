import CookbookModel

/// Words with a value each, looked up in a run of bytes whatever their case, without allocation for ASCII.
struct WordTable<Value: Sendable>: Sendable {
  private var letters: [UInt8] = []
  private var entries: [(start: Int, count: Int, value: Value)] = []
  /// Open addressing; 0 is empty, otherwise the number of an entry plus one.
  private var slots: [Int]

  /// Makes a table; of two equal words the first wins.
  init(_ words: [(word: String, value: Value)]) {
    var size = 16
    while size < words.count * 3 { size *= 2 }
    slots = [Int](repeating: 0, count: size)
    for (word, value) in words {
      let key = Array(Unicode.folded(word).utf8)
      let slot = slot(of: key, 0..<key.count)
      guard slots[slot] == 0 else { continue }
      entries.append((letters.count, key.count, value))
      letters.append(contentsOf: key)
      slots[slot] = entries.count
    }
  }

  /// The value of the word that stands in `range`.
  func value(of bytes: [UInt8], in range: Range<Int>) -> Value? {
    if Self.needsFolding(bytes, range) {
      let key = Array(Unicode.folded(String(decoding: bytes[range], as: UTF8.self)).utf8)
      return value(ofFolded: key, in: 0..<key.count)
    }
    return value(ofFolded: bytes, in: range)
  }

  private func value(ofFolded key: [UInt8], in range: Range<Int>) -> Value? {
    let number = slots[slot(of: key, range)]
    return number == 0 ? nil : entries[number - 1].value
  }

  /// The slot that holds the word, or the empty one where it would stand.
  private func slot(of key: [UInt8], _ range: Range<Int>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in range { hash = (hash ^ UInt64(Self.lower(key[index]))) &* 0x0100_0000_01B3 }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & mask
    while slots[slot] != 0, !isEntry(slots[slot] - 1, key, range) { slot = (slot + 1) & mask }
    return slot
  }

  private func isEntry(_ number: Int, _ key: [UInt8], _ range: Range<Int>) -> Bool {
    let entry = entries[number]
    guard entry.count == range.count else { return false }
    for offset in 0..<entry.count
    where letters[entry.start + offset] != Self.lower(key[range.lowerBound + offset]) {
      return false
    }
    return true
  }

  private static func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  /// Whether the word has letters with case, or marks, beyond ASCII; Chinese, Japanese and Korean have none.
  private static func needsFolding(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    for index in range where bytes[index] >= 0xC0 && !(0xE2...0xED).contains(bytes[index]) { return true }
    return false
  }
}
