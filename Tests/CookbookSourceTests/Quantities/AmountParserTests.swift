import CookbookModel
import Testing

@testable import CookbookSource

@Suite("Amounts")
struct AmountParserTests {
  @Test(
    "A text that is an amount as a whole is read",
    arguments: [
      ("1", "1"), ("12 cups", "12 cups"), ("200 g", "200 g"), ("200g", "200 g"), ("1/2", "1/2"),
      ("1 1/2 cups", "3/2 cups"), ("1  1/2 cups", "3/2 cups"), ("1 / 2", "1/2"), ("1-1/2 cups", "3/2 cups"),
      ("1\u{2044}2 cup", "1/2 cup"), ("1 1\u{2044}2 cup", "3/2 cup"), ("½", "1/2"), ("1½ dozen", "3/2 dozen"),
      ("1 ½ cups", "3/2 cups"), ("1-½ cups", "3/2 cups"), ("⅔ cup", "2/3 cup"), ("⅛ tsp", "1/8 tsp"),
      ("0.5 l", "1/2 l"), ("0,5 l", "1/2 l"), (".5 tsp", "1/2 tsp"), ("0.125 kg", "1/8 kg"), ("1,5", "3/2"),
      ("4.5", "9/2"), ("1 and 1/2 cups", "3/2 cups"), ("1 und ½ Tassen", "3/2 Tassen"), ("2 tbsp.", "2 tbsp"),
      ("2-3", "2..3"), ("2–3 cups", "2..3 cups"), ("2—3", "2..3"), ("2 - 3 cups", "2..3 cups"),
      ("2~3 个", "2..3 个"), ("2～3個", "2..3 個"), ("2 to 3 cups", "2..3 cups"), ("2 or 3", "2..3"),
      ("2 bis 3 EL", "2..3 EL"), ("2 oder 3", "2..3"), ("2 à 3", "2..3"), ("2 a 3 tazas", "2..3 tazas"),
      ("2到3个", "2..3 个"), ("1/2-3/4 cup", "1/2..3/4 cup"), ("½–¾ cup", "1/2..3/4 cup"),
      ("2 1/2-3 cups", "5/2..3 cups"), ("1-1 1/2 cups", "1..3/2 cups"), ("1-3/2 cups", "1..3/2 cups"),
      ("100g - 150g", "100..150 g"), ("1 cup to 2 cups", "1..2 cups"),
      ("about 4 people", "4 people ~"), ("~200 g", "200 g ~"), ("≈ 3 cups", "3 cups ~"),
      ("ca. 200 g", "200 g ~"),
      ("etwa 2-3 EL", "2..3 EL ~"), ("约 250ml", "250 ml ~"), ("约250毫升", "250 毫升 ~"),
      ("env. 3 dl", "3 dl ~"), ("cerca de 2 tazas", "2 tazas ~"),
      ("-5", "-5"), ("-1/2", "-1/2"), ("50g", "50 g"), ("4個", "4 個"), ("２００ｇ", "200 ｇ"),
      ("1 fl. oz", "1 fl. oz"), ("2 c. à s.", "2 c. à s"), ("12-inch", "12 inch"),
      ("3 large", "3 large"), ("3 medium carrots", "3 medium carrots"), ("4 Servings", "4 Servings"),
      ("1 (9-inch) pie", "1 (9-inch) pie"), ("1 (400 g) can", "1 (400 g) can"),
      ("3-2 cups", "? cups !"), ("2 to 2", "? !"),
      ("5/0", "none"), ("1 1/0 cup", "none"), ("", "none"), (" ", "none"), ("cups", "none"),
      ("a pinch", "none"),
      ("2 %", "none"), ("2%", "none"), ("7up", "none"), ("350°F", "none"), ("1/2/2024", "none"),
      ("1.2.2024", "none"), ("2024-01-02", "none"), ("1 cup + 1 tbsp", "none"), ("1 cup plus 2 tbsp", "none"),
      ("1 cup and a half", "none"), ("00", "none"), ("½½", "none"), ("1½5", "none"), ("1个半", "none"),
      ("-", "none"), ("1-", "none"), ("/", "none"), (".", "none"), ("1..2", "none"), ("1/", "none"),
    ] as [(String, String)])
  func parse(_ text: String, _ expected: String) {
    let amount = AmountParser.parse(text, language: "en")
    #expect(Writing.of(amount) == expected)
    if let amount { #expect(amount.raw == text) }
  }

  @Test(
    "Thousands are grouped as the language groups them, and not guessed at otherwise",
    arguments: [
      ("en", "1,500 g", "1500 g", false), ("en", "1.500 kg", "3/2 kg", false),
      ("en", "1,234,567", "1234567", false),
      ("en", "1,234.5 g", "2469/2 g", false), ("en-GB", "12,000 g", "12000 g", false),
      ("de", "1.500 g", "1500 g", false), ("de", "1,500 kg", "3/2 kg", false),
      ("de-AT", "1.234,5 g", "2469/2 g", false),
      ("fr", "1\u{A0}500 g", "1500 g", false), ("fr", "1\u{202F}500,5 g", "3001/2 g", false),
      ("sv", "1\u{2009}500 g", "1500 g", false), ("fr", "1,500 kg", "3/2 kg", false),
      ("en", "1 500 g", "? g !", true), ("fr", "1 500 g", "? g !", true),
      ("en", "1\u{A0}500 g", "? g !", true),
      ("", "1,500 g", "? g !", true), ("", "1.500 g", "? g !", true), ("xx", "1.500 g", "? g !", true),
      ("", "0,125 kg", "1/8 kg", false), ("", "1,50 l", "3/2 l", false), ("", "1,5 l", "3/2 l", false),
      ("en", "0.125 kg", "1/8 kg", false), ("de", "0,500 kg", "1/2 kg", false),
      ("en", "1,23 l", "123/100 l", false),
      ("en", "1,2345 l", "2469/2000 l", false), ("en", "1234 g", "1234 g", false),
    ] as [(String, String, String, Bool)])
  func thousands(_ language: String, _ text: String, _ expected: String, _ isSuspicious: Bool) {
    let reading = AmountParser.read(text, language: language.isEmpty ? nil : language)
    #expect(Writing.of(reading?.amount) == expected)
    #expect((reading?.finding?.code == .suspiciousNumber) == isSuspicious)
  }

  @Test(
    "The amount at the beginning of a text ends where the grammar ends",
    arguments: [
      ("2 cups flour", "2 cups", 6), ("3 onions", "3", 1), ("100g sugar", "100 g", 4),
      ("1 (15-ounce) can", "1", 1),
      ("2 tbsp. oil", "2 tbsp", 7), ("50g砂糖", "50 g", 3), ("2只鸡", "2 只", 4), ("1 T-bone steak", "1", 1),
      ("1 1/2 lb beef", "3/2 lb", 8), ("2x400 g tins", "2", 1), ("½ c olive oil", "1/2 c", 4),
      ("100 g - 150 g beef", "100..150 g", 13), ("1 cup and salt", "1 cup", 5), ("2 fl oz rum", "2 fl oz", 7),
      ("2 c. à soupe d'huile", "2 c. à soupe", 13), ("1 400-g can", "1", 1), ("5-spice powder", "none", 0),
      ("15-ounce can", "none", 0), ("1/4 cup + 1 tbsp oil", "none", 0), ("1% milk", "none", 0),
      ("2. Zucker", "none", 0), ("1\" ginger", "none", 0), ("flour", "none", 0), ("1 + 1 eggs", "none", 0),
    ] as [(String, String, Int)])
  func prefix(_ text: String, _ expected: String, _ count: Int) {
    let reading = AmountParser.prefix(text, language: "en")
    #expect(Writing.of(reading?.amount) == expected)
    #expect((reading?.range ?? 0..<0) == 0..<count)
  }

  @Test(
    "RecipeMD reads a number and takes the rest as the unit",
    arguments: [
      ("1,5", "3/2"), ("1.5", "3/2"), ("1/2", "1/2"), ("1 / 2", "1/2"), ("1 1/2", "3/2"), ("1 ½", "3/2"),
      ("5", "5"),
      (".5", "1/2"), ("-5", "-5"), ("-1/2", "-1/2"), ("½", "1/2"), ("1 cup", "1 cup"), ("5/0", "5 /0"),
      ("2-3 cups", "2 -3 cups"), ("1,500 g", "3/2 g"), ("  2  large  eggs ", "2 large  eggs"),
      ("1 cup + 1 tbsp", "1 cup + 1 tbsp"),
      ("amount", "none"), ("", "none"), ("-", "none"), ("- 5 g", "-5 g"),
    ] as [(String, String)])
  func recipeMD(_ text: String, _ expected: String) {
    #expect(Writing.of(AmountParser.recipeMD(text)) == expected)
  }

  @Test("A number of any length is read or refused, never trapped on")
  func hugeNumbers() {
    let digits = String(repeating: "9", count: 400)
    for text in [digits, "1." + digits, digits + "/" + digits, "1 1/" + digits, "1-" + digits, "-" + digits] {
      #expect(AmountParser.parse(text + " g", language: "en")?.upper == nil)
      _ = AmountParser.prefix(text, language: nil)
      _ = AmountParser.recipeMD(text)
      _ = YieldParser.parse(text)
      _ = DurationParser.parse(text + " days")
    }
    #expect(AmountParser.parse("9223372036854775807 g", language: "en")?.value == Rational(.max))
    #expect(AmountParser.parse("9223372036854775808 g", language: "en") == nil)
    #expect(AmountParser.parse("9223372036854775807 1/2 g", language: "en") == nil)
  }
}
