import CookbookModel

/// Reads how much a recipe makes (FORMAT 1.8).
public enum YieldParser {
  /// Reads a list of yields, divided by commas that do not stand between two digits.
  ///
  /// An entry without a number is an amount without `value`, with all its text as the unit. Words before the
  /// number (`makes`, `für`) are part of `raw` only.
  public static func parse(_ text: String, language: String? = nil) -> [Amount] {
    read(text, language: language).map(\.amount)
  }

  /// Reads a list of yields, and what is odd about each; the ranges are those of the entries.
  public static func read(_ text: String, language: String? = nil) -> [AmountReading] {
    let bytes = Array(text.utf8)
    let grouping = DigitGrouping(language: language)
    return entries(of: QuantityText(bytes)).map { range in
      entry(AmountScanner(QuantityText(bytes, end: range.upperBound), grouping: grouping), range)
    }
  }

  /// Divides a list at commas that do not stand between two ASCII digits, as RecipeMD does for tags and yields.
  ///
  /// Entries are trimmed; empty ones are left out.
  public static func list(_ text: String) -> [String] {
    let text = QuantityText(Array(text.utf8))
    return entries(of: text).map(text.string)
  }

  private static func entries(of text: QuantityText) -> [Range<Int>] {
    var (entries, start) = ([Range<Int>](), 0)
    for offset in 0...text.end where offset == text.end || isDivider(text, offset) {
      let first = min(text.skipSpace(start), offset)
      let range = first..<text.trimmedEnd(offset, from: first)
      if !range.isEmpty { entries.append(range) }
      start = offset + 1
    }
    return entries
  }

  private static func isDivider(_ text: QuantityText, _ offset: Int) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return text[offset] == 0x2C && !(digits.contains(text[offset - 1]) && digits.contains(text[offset + 1]))
  }

  private static func entry(_ scanner: AmountScanner, _ range: Range<Int>) -> AmountReading {
    let text = scanner.text
    let raw = text.string(range)
    let start = numberStart(scanner, from: range.lowerBound)
    guard var found = scanner.whole(from: start, attached: true) ?? numbered(scanner, from: start, to: range)
    else {
      return AmountReading(amount: Amount(value: nil, unit: raw, raw: raw), range: range)
    }
    found.start = range.lowerBound
    found.end = range.upperBound
    return AmountReading(found, in: text)
  }

  /// A number with words that hold another one (`1 9-inch pie`, `4 servings (2 cups)`).
  private static func numbered(_ scanner: AmountScanner, from start: Int, to range: Range<Int>)
    -> ScannedAmount?
  {
    let text = scanner.text
    guard var found = scanner.number(at: start), !scanner.joins(at: found.end) else { return nil }
    let unitStart = text.skipSpace(found.numberEnd)
    guard unitStart > found.numberEnd else { return nil }
    let unitEnd = (unitStart..<range.upperBound).first { $0 > unitStart && text.opening(at: $0) > 0 }
    found.unit = unitStart..<text.trimmedEnd(unitEnd ?? range.upperBound, from: unitStart)
    return found
  }

  /// The offset of the number, beyond the words that may stand before it.
  private static func numberStart(_ scanner: AmountScanner, from start: Int) -> Int {
    let text = scanner.text
    var offset = start
    for _ in 0..<4 {
      guard let end = scanner.wordEnd(in: QuantityWords.yieldLead, at: offset) else { break }
      offset = text.skipSpace(text[end] == 0x3A ? end + 1 : end)
    }
    return offset
  }
}
