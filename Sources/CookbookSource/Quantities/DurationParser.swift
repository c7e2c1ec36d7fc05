import CookbookModel

/// Reads lengths of time (FORMAT 1.8).
public enum DurationParser {
  /// Reads a text as a length of time; `minutes` is nil when it cannot be read as a whole.
  ///
  /// A bare number is minutes, `1:20` is hours and minutes, seconds are rounded up to the minute.
  public static func parse(_ text: String, language: String? = nil) -> Duration {
    Duration(minutes: minutes(text, language), raw: text)
  }

  private static func minutes(_ source: String, _ language: String?) -> ClosedRange<Int>? {
    let bytes = QuantityText(Array(source.utf8))
    let start = bytes.skipSpace(0)
    let text = QuantityText(bytes.bytes, end: bytes.trimmedEnd(bytes.end, from: start))
    if let minutes = DurationWords.phrases.value(of: text.bytes, in: start..<text.end) {
      return minutes...minutes
    }
    let span = ISODuration.seconds(in: text, from: start).map { SpanOfTime(low: $0, high: $0) }
    guard let span = span ?? DurationScanner(text, language: language).whole(from: start),
      let low = minutes(span.low), let high = minutes(span.high), low >= 0, high >= low
    else { return nil }
    return low...high
  }

  /// The seconds as minutes, rounded up.
  private static func minutes(_ seconds: Rational) -> Int? {
    guard let sixtieth = Rational(1, 60), let exact = seconds.multiplied(by: sixtieth) else { return nil }
    let whole = exact.numerator / exact.denominator
    return exact.numerator % exact.denominator > 0 ? whole + 1 : whole
  }
}

/// A length of time from shortest to longest, in seconds.
struct SpanOfTime {
  var low: Rational
  var high: Rational

  /// The sum, or nil when it does not fit.
  func adding(_ other: SpanOfTime) -> SpanOfTime? {
    guard let low = low.adding(other.low), let high = high.adding(other.high) else { return nil }
    return SpanOfTime(low: low, high: high)
  }

  /// The product, or nil when it does not fit.
  func multiplied(by factor: Int) -> SpanOfTime? {
    guard let low = low.multiplied(by: Rational(factor)), let high = high.multiplied(by: Rational(factor))
    else {
      return nil
    }
    return SpanOfTime(low: low, high: high)
  }
}

/// Durations of ISO 8601 in any case, weeks and days included, without years and months.
enum ISODuration {
  /// The seconds of a text that is such a duration as a whole.
  static func seconds(in text: QuantityText, from start: Int) -> Rational? {
    guard text[start] | 0x20 == 0x70 else { return nil }
    let numbers = NumberReader(text: text, grouping: .unknown)
    var (offset, sum, smallest, isTime) = (start + 1, Rational(0), Int.max, false)
    while offset < text.end {
      if text[offset] | 0x20 == 0x74, !isTime {
        isTime = true
        offset += 1
      }
      guard let number = numbers.number(at: offset), let value = number.value,
        let unit = seconds(text[number.end] | 0x20, isTime: isTime), unit < smallest,
        let part = value.multiplied(by: Rational(unit)), let total = sum.adding(part)
      else { return nil }
      (sum, smallest, offset) = (total, unit, number.end + 1)
    }
    return smallest == .max ? nil : sum
  }

  private static func seconds(_ letter: UInt8, isTime: Bool) -> Int? {
    switch letter {
    case UInt8(ascii: "w"): isTime ? nil : 604_800
    case UInt8(ascii: "d"): isTime ? nil : 86_400
    case UInt8(ascii: "h"): isTime ? 3600 : nil
    case UInt8(ascii: "m"): isTime ? 60 : nil
    case UInt8(ascii: "s"): isTime ? 1 : nil
    default: nil
    }
  }
}
