import CookbookModel
import Testing

@testable import CookbookSource

@Suite("Quantities in any text")
struct QuantityPropertyTests {
  private static let pieces = [
    "1", "2", "15", "500", "1/2", "½", "1½", "-", "–", "~", " ", " ", " ", "  ", "\u{A0}", ".", ",", ":", "：",
    "/", "|", "(", ")",
    "（", "）", "cups", "g", "can", "个", "砂糖", "flour", "about", "约", "or", "to", "+", "plus", "and", "a",
    "half", "optional",
    "可选", "é", "🍚", "*", "*", "_", "_", "`", "<", ">", "[ ]", "%", "左右", "Ω", "\u{2044}",
    "9999999999999999999",
  ]

  @Test(
    "The author's text is what is printed, whatever it is",
    arguments: [IngredientLine.Mode.recipeMD, .inferred, .marked])
  func preservesText(_ mode: IngredientLine.Mode) {
    var random = Random(seed: 7)
    for _ in 0..<6000 {
      let text = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }
      .joined()
      let markup = Self.balanced(text)
      let (ingredient, _) = IngredientLine.read(
        markup, raw: text, place: Place(file: "a.md"), mode: mode, language: "en")
      var plain = String(Self.trimmed(markup.plainText))
      if plain.hasPrefix("[ ]"), plain.dropFirst(3).first?.isWhitespace ?? true { plain.removeFirst(3) }
      #expect(Self.trimmed(ingredient.line.plainText) == Self.trimmed(plain), "\(text)")
      #expect(Self.isBalanced(ingredient.line), "\(text)")
      #expect(Self.isBalanced(ingredient.name), "\(text)")
      #expect(
        Self.amountNumbers(ingredient.line) == Set(ingredient.amounts.indices.map(Int32.init)), "\(text)")
    }
  }

  @Test("Any bytes are read without a trap")
  func survivesAnyBytes() {
    var random = Random(seed: 11)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      var markup = Markup()
      markup.append(.text(markup.append(bytes: bytes)))
      let text = String(decoding: bytes, as: UTF8.self)
      _ = IngredientLine.read(markup, raw: text, place: Place(file: "a.md"), mode: .inferred, language: "fr")
      _ = AmountParser.read(text, language: nil)
      _ = DurationParser.parse(text)
      _ = YieldParser.parse(text)
    }
  }

  @Test("Every beginning of a text is read without a trap")
  func survivesPrefixes() {
    let text =
      "约 1 1/2–2½ c. à soupe (500 ml/17 fl oz) or 1\u{A0}500 g × ⅔ ２個、PT1H20M 1:20 h 小时 – (optional) 1,234.5%"
    let bytes = Array(text.utf8)
    for end in 0...bytes.count {
      for start in stride(from: 0, through: end, by: 17) {
        var markup = Markup()
        markup.append(.text(markup.append(bytes: bytes[start..<end])))
        let part = String(decoding: bytes[start..<end], as: UTF8.self)
        let ingredient = IngredientLine.read(
          markup, raw: part, place: Place(file: "a.md"), mode: .inferred, language: "en"
        ).ingredient
        #expect(Self.trimmed(ingredient.line.plainText) == Self.trimmed(markup.plainText))
        _ = DurationParser.parse(part)
        _ = YieldParser.parse(part)
        _ = AmountParser.suffix(part, language: "en")
      }
    }
  }

  @Test(
    "A long hostile line is read in linear time",
    arguments: [
      ",111", " 1", "1 1/1 ", "(", "(1", "1(2)", "1-", "约", "1 cup or ", "1 g / ", " 1 g (", "9", "*",
      "1 or 1 or ",
    ])
  func isLinear(_ piece: String) {
    let text = String(repeating: piece, count: 60_000 / piece.utf8.count)
    let clock = ContinuousClock()
    let time = clock.measure {
      _ = IngredientLine.read(
        Self.balanced(text), raw: "", place: Place(file: "a.md"), mode: .inferred, language: "en")
      _ = YieldParser.parse(text)
      _ = DurationParser.parse(text)
    }
    #expect(time < .seconds(10))
  }

  // MARK: Helpers

  /// The text as markup with all formatting closed.
  private static func balanced(_ text: String) -> Markup {
    var (open, kept) = ([Character](), "")
    for character in text {
      switch character {
      case "*", "_":
        if open.contains(character) {
          guard open.last == character else { continue }
          open.removeLast()
        } else if open.last == "`" {
          continue
        } else {
          open.append(character)
        }
      case "`":
        if open.last == "`" { open.removeLast() } else { open.append("`") }
      case "<":
        if open.contains("<") || open.last == "`" { continue }
        open.append("<")
      case ">":
        guard open.last == "<" else { continue }
        open.removeLast()
      case "|" where open.last == "`": continue
      default: break
      }
      kept.append(character)
    }
    for character in open.reversed() { kept.append(character == "<" ? ">" : character) }
    return Writing.markup(kept)
  }

  private static func trimmed(_ text: String) -> Substring {
    var part = Substring(text)
    while let first = part.first, first.isWhitespace { part.removeFirst() }
    while let last = part.last, last.isWhitespace { part.removeLast() }
    return part
  }

  private static func isBalanced(_ markup: Markup) -> Bool {
    var open: [Markup.Container] = []
    for event in markup.events {
      if case .begin(let container) = event { open.append(container) }
      if case .end(let container) = event, open.popLast() != container { return false }
    }
    return open.isEmpty
  }

  private static func amountNumbers(_ markup: Markup) -> Set<Int32> {
    Set(
      markup.events.compactMap { event in
        if case .begin(.amount(let number)) = event { number } else { nil }
      })
  }

  /// A generator that gives the same numbers on every run (SplitMix64).
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
