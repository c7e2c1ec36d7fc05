import CookbookModel

/// An amount at some offset of a text, in offsets of that text.
struct ScannedAmount {
  /// Where it begins.
  var start: Int
  /// Where its number begins.
  var numberStart: Int
  /// Where its number or range ends.
  var numberEnd: Int
  /// Where it ends.
  var end: Int
  var value: Rational?
  var upper: Rational?
  var isApproximate = false
  /// The unit without a final dot.
  var unit: Range<Int>?
  var isContainer = false
  /// Where what follows it begins when that is not `end`: behind the emphasis that marks it.
  var followedFrom: Int?
  /// Why it cannot be trusted.
  var trouble: Trouble?

  enum Trouble { case suspicious, oddRange }
}

/// Reads amounts by the grammar of FORMAT 1.7.
struct AmountScanner {
  let text: QuantityText
  let numbers: NumberReader

  /// Makes a scanner of a text in which the digits are grouped in one way.
  init(_ text: QuantityText, grouping: DigitGrouping) {
    self.text = text
    numbers = NumberReader(text: text, grouping: grouping)
  }

  /// Reads the amount at an offset, with a unit only if the table holds it.
  ///
  /// Nothing is read when the number belongs to something else (`7up`, `5-spice`, `2 %`).
  func amount(at start: Int) -> ScannedAmount? {
    guard var found = number(at: start) else { return nil }
    let next = text.skipSpace(found.numberEnd)
    guard text.opening(at: next) == 0 else { return found }
    if let unit = unit(at: next) {
      if isAndHalf(unit.end) { return nil }
      found.take(unit)
      extendRange(of: &found)
    } else if next == found.numberEnd, isBoundBefore(next) {
      return nil
    }
    return found
  }

  /// Reads the amount at an offset that is all of the text, with any unit that holds no digit.
  /// With `attached`, the unit may follow the number directly although the table does not hold it (`4p`).
  func whole(from start: Int, attached: Bool = false) -> ScannedAmount? {
    let end = text.trimmedEnd(text.end, from: start)
    guard end > start else { return nil }
    if let found = amount(at: start) {
      if found.end == end { return found }
      if joins(at: found.end) { return nil }
    }
    guard var found = number(at: start), found.numberEnd <= end else { return nil }
    guard found.numberEnd < end else { return found }
    guard let unitStart = freeUnit(after: found.numberEnd, attached: attached), unitStart < end,
      end - unitStart <= 60
    else { return nil }
    let isSized = text.opening(at: unitStart) > 0
    if !isSized, text.holdsNumber(unitStart..<end) || joins(at: unitStart) { return nil }
    found.unit = unitStart..<end
    found.end = end
    return found
  }

  /// Where a unit of any kind begins after a number; nil when something else follows.
  private func freeUnit(after end: Int, attached: Bool) -> Int? {
    let next = text.skipSpace(end)
    if text.opening(at: next) > 0 { return next }
    if text.kind(at: next) == .ideograph {
      return unit(at: next).map { isAndHalf($0.end) } ?? false ? nil : next
    }
    if text[next] == 0x2D, next == end, text.kind(at: next + 1) == .letter { return next + 1 }
    guard text.kind(at: next) == .letter else { return nil }
    return attached || next > end || unit(at: next) != nil ? next : nil
  }

  // MARK: Numbers

  /// Reads sign, approximation, number and range at an offset.
  func number(at start: Int) -> ScannedAmount? {
    let isNegative = text[start] == 0x2D
    let approximation = approximation(at: isNegative ? start + 1 : start)
    let numberStart = approximation ?? (isNegative ? start + 1 : start)
    guard var low = numbers.number(at: numberStart) else { return nil }
    if isNegative, let value = low.value {
      guard let negative = value.multiplied(by: Rational(-1)) else { return nil }
      low.value = negative
    }
    var found = ScannedAmount(
      start: start, numberStart: numberStart, numberEnd: low.end, end: low.end, value: low.value,
      isApproximate: approximation != nil)
    if low.isSuspicious { found.trouble = .suspicious }
    if let highStart = rangeEnd(after: low.end), let high = numbers.number(at: highStart),
      !isBoundBefore(high.end) || unit(at: high.end) != nil
    {
      found.numberEnd = high.end
      found.end = high.end
      found.close(with: high)
    }
    let isChain = text.dash(at: found.numberEnd) > 0
    return isChain && text.isNumeric(at: found.numberEnd + text.dash(at: found.numberEnd)) ? nil : found
  }

  /// The offset after an approximation and white space.
  func approximation(at start: Int) -> Int? {
    if text.tilde(at: start) > 0 { return text.skipSpace(start + text.tilde(at: start)) }
    switch (text[start], text[start + 1], text[start + 2]) {
    case (0xC2, 0xB1, _): return text.skipSpace(start + 2)
    case (0xE2, 0x89, 0x88): return text.skipSpace(start + 3)
    default: break
    }
    guard let end = wordEnd(in: QuantityWords.approximate, at: start) else { return nil }
    var next = text.skipSpace(text[end] == 0x2E ? end + 1 : end)
    if let filler = wordEnd(in: QuantityWords.filler, at: next) { next = text.skipSpace(filler) }
    return next
  }

  /// The offset of the second number of a range whose first ends here; it is up to the caller to read it.
  func rangeEnd(after end: Int) -> Int? {
    let next = text.skipSpace(end)
    let dash = text.dash(at: next)
    if dash > 0 { return text.skipSpace(next + dash) }
    guard let wordEnd = wordEnd(in: QuantityWords.range, at: next) else { return nil }
    let isLetters = text.kind(at: next) == .letter
    let second = text.skipSpace(wordEnd)
    return isLetters && (next == end || second == wordEnd) ? nil : second
  }

  /// The end of the word at an offset if the table holds it; of ideographs, the longest run that it holds.
  func wordEnd(in table: WordTable<Bool>, at start: Int) -> Int? {
    switch text.kind(at: start) {
    case .letter:
      let end = text.wordEnd(start)
      return end - start <= 32 && table.value(of: text.bytes, in: start..<end) != nil ? end : nil
    case .ideograph:
      return longestIdeographs(at: start) { table.value(of: text.bytes, in: $0) != nil ? true : nil }?.end
    case .other: return nil
    }
  }

  // MARK: What follows

  /// `100 g - 150 g`: the range of two amounts with one unit.
  private func extendRange(of found: inout ScannedAmount) {
    guard found.upper == nil, found.trouble == nil, let unitRange = found.unit,
      let start = rangeEnd(after: found.end), let high = numbers.number(at: start),
      let unit = unit(at: text.skipSpace(high.end)),
      isOneUnit(text.string(unit.range), text.string(unitRange))
    else { return }
    found.close(with: high)
    found.take(unit)
  }

  /// Whether two spellings are one unit, or its singular and plural.
  private func isOneUnit(_ left: String, _ right: String) -> Bool {
    let (short, long) = left.utf8.count <= right.utf8.count ? (left, right) : (right, left)
    let (stem, whole) = (Unicode.folded(short), Unicode.folded(long))
    return whole.hasPrefix(stem) && ["", "s", "es", "e", "n", "en"].contains(whole.dropFirst(stem.count))
  }

  /// Whether a unit that ends here is followed by "and a half" in Chinese (`1个半`).
  private func isAndHalf(_ end: Int) -> Bool {
    text[end] == 0xE5 && text[end + 1] == 0x8D && text[end + 2] == 0x8A
  }

  /// Whether another amount is added at an offset (`1/4 cup + 1 tbsp`, `1 cup and a half`).
  func joins(at offset: Int) -> Bool {
    guard let second = joinedStart(at: text.skipSpace(offset)) else { return false }
    return text.isNumeric(at: second) || (text[second] == 0x2E && text.isNumeric(at: second + 1))
      || wordEnd(in: QuantityWords.half, at: second) != nil
  }

  /// The offset of what follows a sign or word at an offset that adds to an amount or takes from it.
  func joinedStart(at offset: Int) -> Int? {
    let isSign = text[offset] == 0x2B || text[offset] == 0x26
    let end = isSign ? offset + 1 : wordEnd(in: QuantityWords.joining, at: offset)
    return end.map(text.skipSpace)
  }

  /// Whether a word of the table stands in a range.
  func holdsWord(of table: WordTable<Bool>, in range: Range<Int>) -> Bool {
    holdsWord(in: range) { wordEnd(in: table, at: $0) != nil }
  }

  /// Whether a container stands in a range (`large cans`).
  func holdsContainer(in range: Range<Int>) -> Bool {
    holdsWord(in: range) { unit(at: $0)?.isContainer == true }
  }

  private func holdsWord(in range: Range<Int>, _ isWanted: (Int) -> Bool) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let kind = text.kind(at: offset)
      if kind != .other, isWanted(offset) { return true }
      offset = kind == .letter ? text.wordEnd(offset) : offset + text.length(at: offset)
    }
    return false
  }

  /// Whether what follows a number directly makes it part of something else.
  private func isBoundBefore(_ offset: Int) -> Bool {
    switch text[offset] {
    case 0x25, 0x22, 0x27: return true
    case 0x2E: return text.space(at: offset + 1) > 0
    case 0xC2: return text[offset + 1] == 0xB0
    case 0xE2 where text[offset + 1] == 0x80:
      // Quotation marks and primes are feet and inches; a dash before a letter is `15–ounce`.
      switch text[offset + 2] {
      case 0x98, 0x99, 0x9C, 0x9D, 0xB2, 0xB3: return true
      default: break
      }
    case 0x78, 0x58: return !text.isNumeric(at: text.skipSpace(offset + 1))
    default: break
    }
    let dash = text.dash(at: offset)
    return text.kind(at: offset + dash) == .letter
  }
}

extension ScannedAmount {
  /// Takes a unit.
  fileprivate mutating func take(_ found: AmountScanner.Unit) {
    unit = found.range
    end = found.end
    isContainer = found.isContainer
  }

  /// Makes a range that ends with the second number, or notes why it is none.
  fileprivate mutating func close(with high: NumberReading) {
    if high.isSuspicious { trouble = .suspicious }
    guard trouble == nil, let low = value, let top = high.value else { return }
    if top > low { upper = top } else { trouble = .oddRange }
  }
}
