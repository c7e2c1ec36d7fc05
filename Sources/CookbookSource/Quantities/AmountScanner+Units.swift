extension AmountScanner {
  /// A unit of the table.
  struct Unit {
    /// Its letters.
    var range: Range<Int>
    /// The offset after it and its dot.
    var end: Int
    var isContainer: Bool
  }

  /// Reads the unit at an offset if the table holds it.
  func unit(at start: Int) -> Unit? {
    switch text.kind(at: start) {
    case .ideograph:
      return longestIdeographs(at: start) { UnitTable.units.value(of: text.bytes, in: $0) }
        .map { Unit(range: start..<$0.end, end: $0.end, isContainer: $0.value.isContainer) }
    case .letter: return spelledUnit(at: start)
    case .other: return nil
    }
  }

  private func spelledUnit(at start: Int) -> Unit? {
    let end = text.wordEnd(start)
    guard end - start <= 32, let unit = UnitTable.units.value(of: text.bytes, in: start..<end) else {
      return nil
    }
    if unit.isBeginning, let phrase = phrase(from: start, end) { return phrase }
    // `T-bone`, `l'eau`: the letter is part of a word.
    let isJoined = text.dash(at: end) == 1 || text[end] == 0x27
    guard unit.isComplete, !(isJoined && text.kind(at: end + 1) == .letter), text.digit(at: end) == nil
    else { return nil }
    return Unit(range: start..<end, end: afterDot(end), isContainer: unit.isContainer)
  }

  /// Reads a unit of several words that begins with the given one.
  private func phrase(from start: Int, _ firstEnd: Int) -> Unit? {
    var key = Array(text.bytes[start..<firstEnd])
    var (end, found) = (firstEnd, Unit?.none)
    for _ in 1..<UnitTable.longestPhrase {
      let next = text.skipSpace(afterDot(end))
      let wordEnd = text.wordEnd(next)
      guard next > end, wordEnd > next, wordEnd - next <= 32 else { break }
      key.append(0x20)
      key.append(contentsOf: text.bytes[next..<wordEnd])
      guard let unit = UnitTable.units.value(of: key, in: 0..<key.count) else { break }
      end = wordEnd
      if unit.isComplete {
        found = Unit(range: start..<end, end: afterDot(end), isContainer: unit.isContainer)
      }
    }
    return found
  }

  private func afterDot(_ end: Int) -> Int {
    text[end] == 0x2E && text.digit(at: end + 1) == nil ? end + 1 : end
  }

  func longestIdeographs<Value>(
    at start: Int, _ value: (Range<Int>) -> Value?
  ) -> (end: Int, value: Value)? {
    var (end, found) = (start, (end: Int, value: Value)?.none)
    for _ in 0..<UnitTable.longestIdeographs {
      guard end < text.end, text.kind(at: end) == .ideograph else { break }
      end = min(end + text.length(at: end), text.end)
      if let value = value(start..<end) { found = (end, value) }
    }
    return found
  }
}
