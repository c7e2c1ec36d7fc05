import CookbookModel

/// A fraction that is one character of Unicode.
struct VulgarFraction {
  /// Its value, less than 1.
  let value: Rational
  /// The number of bytes of the character.
  let length: Int

  /// Reads the fraction at an offset.
  init?(in text: QuantityText, at offset: Int) {
    let parts: (Int, Int)
    switch (text[offset], text[offset + 1]) {
    case (0xC2, 0xBC): parts = (1, 4)
    case (0xC2, 0xBD): parts = (1, 2)
    case (0xC2, 0xBE): parts = (3, 4)
    case (0xE2, 0x85):
      let index = Int(text[offset + 2]) - 0x90
      guard Self.fromU2150.indices.contains(index) else { return nil }
      parts = Self.fromU2150[index]
    case (0xE2, 0x86):
      guard text[offset + 2] == 0x89 else { return nil }
      parts = (0, 3)
    default: return nil
    }
    guard let value = Rational(parts.0, parts.1) else { return nil }
    self.value = value
    length = text[offset] == 0xC2 ? 2 : 3
  }

  /// U+2150 to U+215E in order.
  private static let fromU2150 = [
    (1, 7), (1, 9), (1, 10), (1, 3), (2, 3), (1, 5), (2, 5), (3, 5), (4, 5), (1, 6), (5, 6), (1, 8),
    (3, 8), (5, 8), (7, 8),
  ]
}
