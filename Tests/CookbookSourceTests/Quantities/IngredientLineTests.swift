import CookbookModel
import Testing

@testable import CookbookSource

@Suite("Ingredient lines")
struct IngredientLineTests {
  private func read(
    _ text: String, _ mode: IngredientLine.Mode = .inferred, _ language: String? = "en"
  ) -> (ingredient: Ingredient, diagnostics: [Diagnostic]) {
    IngredientLine.read(
      Writing.markup(text), raw: text, place: Place(file: "a.md", line: 3, column: 3), mode: mode,
      language: language)
  }

  @Test(
    "Amounts are found in unmarked text",
    arguments: [
      ("2 cups flour", "{0:2 cups} flour", "flour", ["2 cups"]),
      ("3 onions", "{0:3} onions", "onions", ["3"]),
      ("2 cups of flour", "{0:2 cups} of flour", "of flour", ["2 cups"]),
      ("salt", "salt", "salt", []),
      ("2", "2", "2", []),
      ("200 g", "{0:200 g}", "200 g", ["200 g"]),
      ("¼ c olive oil", "{0:¼ c} olive oil", "olive oil", ["1/4 c"]),
      ("1 1/2 oz rum", "{0:1 1/2 oz} rum", "rum", ["3/2 oz"]),
      ("about 3 cups milk", "{0:about 3 cups} milk", "milk", ["3 cups ~"]),
      (
        "1 (15-ounce) can black beans, rinsed", "{0:1} ({1:15-ounce}) can black beans, rinsed",
        "(15-ounce) can black beans, rinsed", ["1", "15 ounce !"]
      ),
      (
        "2 (400 g) cans tomatoes", "{0:2} ({1:400 g}) cans tomatoes", "(400 g) cans tomatoes",
        ["2", "400 g !"]
      ),
      (
        "2 cans (400 g) tomatoes", "{0:2 cans} ({1:400 g}) tomatoes", "(400 g) tomatoes",
        ["2 cans", "400 g !"]
      ),
      ("2 cups (4 sticks) butter", "{0:2 cups} ({1:4 sticks}) butter", "butter", ["2 cups", "4 sticks"]),
      (
        "2 cups (500 ml/17 fl oz) milk", "{0:2 cups} ({1:500 ml}/{2:17 fl oz}) milk", "milk",
        ["2 cups", "500 ml", "17 fl oz"]
      ),
      ("1 cup (3 large eggs) eggs", "{0:1 cup} ({1:3 large eggs}) eggs", "eggs", ["1 cup", "3 large eggs"]),
      ("2 cups (packed) sugar", "{0:2 cups} (packed) sugar", "(packed) sugar", ["2 cups"]),
      (
        "2 cups (from 3 lemons) juice", "{0:2 cups} ({1:from 3 lemons}) juice", "(from 3 lemons) juice",
        ["2 cups", "? !"]
      ),
      (
        "2 slices (60 g each) ham", "{0:2 slices} ({1:60 g each}) ham", "(60 g each) ham",
        ["2 slices", "? !"]
      ),
      ("2 cups flour (250 g)", "{0:2 cups} flour ({1:250 g})", "flour (250 g)", ["2 cups", "250 g !"]),
      ("1 lb / 450 g beef", "{0:1 lb} / {1:450 g} beef", "beef", ["1 lb", "450 g"]),
      ("1 lb/450 g beef", "{0:1 lb}/{1:450 g} beef", "beef", ["1 lb", "450 g"]),
      ("1 cup or 240 ml milk", "{0:1 cup} or {1:240 ml} milk", "milk", ["1 cup", "240 ml"]),
      ("1/4 cup + 1 tbsp oil", "1/4 cup + 1 tbsp oil", "1/4 cup + 1 tbsp oil", []),
      ("1 cup plus 2 tablespoons oil", "1 cup plus 2 tablespoons oil", "1 cup plus 2 tablespoons oil", []),
      ("oil, 1/4 cup + 1 tbsp", "oil, 1/4 cup + 1 tbsp", "oil, 1/4 cup + 1 tbsp", []),
      ("milk 0.5 l", "milk {0:0.5 l}", "milk", ["1/2 l"]),
      ("milk 0,5 l", "milk {0:0,5 l}", "milk", ["1/2 l"]),
      ("milk 1/2 l", "milk {0:1/2 l}", "milk", ["1/2 l"]),
      ("砂糖 50g", "砂糖 {0:50g}", "砂糖", ["50 g"]),
      ("砂糖50g", "砂糖{0:50g}", "砂糖", ["50 g"]),
      ("卵 4個", "卵 {0:4個}", "卵", ["4 個"]),
      ("鸡蛋：3 - 4 个", "鸡蛋：{0:3 - 4 个}", "鸡蛋", ["3..4 个"]),
      ("橄榄油：10ml - 15ml（用于炒菜）", "橄榄油：{0:10ml - 15ml}（用于炒菜）", "橄榄油（用于炒菜）", ["10..15 ml"]),
      ("蛋黄酱 约 50 mL左右", "蛋黄酱 {0:约 50 mL}左右", "蛋黄酱", ["50 mL ~"]),
      ("pasta: 800g", "pasta: {0:800g}", "pasta", ["800 g"]),
      ("pasta: 800g / 1 1/2 lb", "pasta: {0:800g} / {1:1 1/2 lb}", "pasta", ["800 g", "3/2 lb"]),
      ("eggs: 3", "eggs: {0:3}", "eggs", ["3"]),
      ("eggs 3", "eggs 3", "eggs 3", []),
      ("eggs, 3", "eggs, 3", "eggs, 3", []),
      ("flour, 200 g", "flour, {0:200 g}", "flour", ["200 g"]),
      ("flour, 200 g (sifted).", "flour, {0:200 g} (sifted).", "flour (sifted).", ["200 g"]),
      ("flour – 200 g", "flour – {0:200 g}", "flour", ["200 g"]),
      ("flour, 200 g for the dough", "flour, 200 g for the dough", "flour, 200 g for the dough", []),
      ("Mehl Type 550, 200 g", "Mehl Type 550, {0:200 g}", "Mehl Type 550", ["200 g"]),
      ("Milk (3.5% fat): 2 cups", "Milk (3.5% fat): {0:2 cups}", "Milk (3.5% fat)", ["2 cups"]),
      ("chocolate 70 g, 2 cans", "chocolate 70 g, 2 cans", "chocolate 70 g, 2 cans", []),
      ("15-ounce can beans", "15-ounce can beans", "15-ounce can beans", []),
      ("7up", "7up", "7up", []),
      ("00 flour", "00 flour", "00 flour", []),
      ("1% milk", "1% milk", "1% milk", []),
      ("2 x 400 g tins", "{0:2} x 400 g tins", "x 400 g tins", ["2"]),
      ("2 tbsp. – olive oil", "{0:2 tbsp.} – olive oil", "olive oil", ["2 tbsp"]),
      ("[ ] 2 eggs", "{0:2} eggs", "eggs", ["2"]),
      ("[x] 2 eggs", "{0:2} eggs", "eggs", ["2"]),
      ("[x](2)", "[x](2)", "[x](2)", []),
      ("  2 eggs  ", "{0:2} eggs", "eggs", ["2"]),
      ("2 large *eggs*", "{0:2} large *eggs*", "large *eggs*", ["2"]),
      ("_2 cups flour_, sifted", "_{0:2 cups} flour_, sifted", "_flour_, sifted", ["2 cups"]),
      ("2 *cups* flour", "{0:2 *cups*} flour", "flour", ["2 cups"]),
      ("2|cups flour", "{0:2|cups} flour", "flour", ["2 cups"]),
      ("flour *200 g*", "flour *{0:200 g}*", "flour", ["200 g"]),
      ("0,5 Äpfel", "{0:0,5} Äpfel", "Äpfel", ["1/2"]),
      (
        "1 Pck. (8 g) Vanillezucker", "{0:1 Pck.} ({1:8 g}) Vanillezucker", "(8 g) Vanillezucker",
        ["1 Pck", "8 g !"]
      ),
      ("2 EL Öl", "{0:2 EL} Öl", "Öl", ["2 EL"]),
      ("4 eggs + 2 yolks", "{0:4} eggs + {1:2} yolks", "eggs + 2 yolks", ["4", "2"]),
      ("3 limes or 1 cup juice", "{0:3} limes or {1:1 cup} juice", "limes or 1 cup juice", ["3", "1 cup"]),
      ("3 leeks in 4 or 5 bits", "{0:3} leeks in 4 or 5 bits", "leeks in 4 or 5 bits", ["3"]),
      ("2 wraps. One or 2 do.", "{0:2} wraps. One or 2 do.", "wraps. One or 2 do.", ["2"]),
      ("sugar (100 g)", "sugar ({0:100 g})", "sugar", ["100 g"]),
      (
        "oil (60 g - 70 ml) (optional)", "oil ({0:60 g} - {1:70 ml}) (optional)", "oil (optional)",
        ["60 g", "70 ml"]
      ),
      ("番茄（2 个）", "番茄（{0:2 个}）", "番茄", ["2 个"]),
      ("eggs (3)", "eggs ({0:3})", "eggs", ["3"]),
      ("Mehl (405)", "Mehl (405)", "Mehl (405)", []),
      ("stock (see 2)", "stock (see 2)", "stock (see 2)", []),
      ("juice of 2 limes (50 ml)", "juice of 2 limes (50 ml)", "juice of 2 limes (50 ml)", []),
      ("20 cm × 15 cm dish", "20 cm × 15 cm dish", "20 cm × 15 cm dish", []),
      ("3-2 cups milk", "{0:3-2 cups} milk", "milk", ["? cups !"]),
      ("1 500 g flour", "{0:1 500 g} flour", "flour", ["? g !"]),
    ] as [(String, String, String, [String])])
  func infers(_ text: String, _ line: String, _ name: String, _ amounts: [String]) {
    let (ingredient, _) = read(text)
    #expect(Writing.of(ingredient.line) == line)
    #expect(Writing.of(ingredient.name) == name)
    #expect(ingredient.amounts.map(Writing.of) == amounts)
    #expect(ingredient.amountOrigin == (amounts.isEmpty ? .none : .inferred))
  }

  @Test(
    "Marked amounts take the place of their emphasis",
    arguments: [
      ("*2 cups* flour", "{0:2 cups} flour", "flour", ["2 cups"]),
      ("_200 g_ flour", "{0:200 g} flour", "flour", ["200 g"]),
      ("`200 g` flour", "{0:200 g} flour", "flour", ["200 g"]),
      ("*1 large* onion", "{0:1 large} onion", "onion", ["1 large"]),
      ("*2 cups* (4 sticks) butter", "{0:2 cups} ({1:4 sticks}) butter", "butter", ["2 cups", "4 sticks"]),
      (
        "*2 large cans* (400 g) beans", "{0:2 large cans} ({1:400 g}) beans", "(400 g) beans",
        ["2 large cans", "400 g !"]
      ),
      ("_200 g_: flour", "{0:200 g}: flour", "flour", ["200 g"]),
      ("*2 cups* <flour>", "{0:2 cups} <flour>", "<flour>", ["2 cups"]),
      ("[ ] *2* eggs", "{0:2} eggs", "eggs", ["2"]),
      ("*fresh* 2 cups", "*fresh* 2 cups", "*fresh* 2 cups", []),
      ("2 cups flour", "2 cups flour", "2 cups flour", []),
      ("*2*", "*2*", "*2*", []),
    ] as [(String, String, String, [String])])
  func marks(_ text: String, _ line: String, _ name: String, _ amounts: [String]) {
    let (ingredient, diagnostics) = read(text, .marked)
    #expect(Writing.of(ingredient.line) == line)
    #expect(Writing.of(ingredient.name) == name)
    #expect(ingredient.amounts.map(Writing.of) == amounts)
    #expect(diagnostics.isEmpty)
  }

  @Test(
    "RecipeMD takes every leading emphasis and nothing else",
    arguments: [
      ("*1* avocado", "{0:1} avocado", "avocado", ["1"], nil),
      ("*.5 teaspoon* salt", "{0:.5 teaspoon} salt", "salt", ["1/2 teaspoon"], nil),
      ("*1 1/2 pinches* pepper", "{0:1 1/2 pinches} pepper", "pepper", ["3/2 pinches"], nil),
      ("lemon juice", "lemon juice", "lemon juice", [], nil),
      ("2 cups flour", "2 cups flour", "2 cups flour", [], nil),
      ("_2 cups_ flour", "_2 cups_ flour", "_2 cups_ flour", [], nil),
      ("*2-3 cups* flour", "{0:2-3 cups} flour", "flour", ["2..3 cups"], nil),
      (
        "*amount* of love", "{0:amount} of love", "of love", ["? amount !"],
        DiagnosticCode.amountWithoutNumber
      ),
      ("*1,500 g* flour", "{0:1,500 g} flour", "flour", ["3/2 g !"], .suspiciousNumber),
      ("*5/0* stuff", "{0:5/0} stuff", "stuff", ["5 /0 !"], nil),
      (
        "*2 cups* (4 sticks) butter", "{0:2 cups} ({1:4 sticks}) butter", "(4 sticks) butter",
        ["2 cups", "4 sticks"], nil
      ),
      ("*2 cups*", "{0:2 cups}", "", ["2 cups"], nil),
    ] as [(String, String, String, [String], DiagnosticCode?)])
  func recipeMD(_ text: String, _ line: String, _ name: String, _ amounts: [String], _ code: DiagnosticCode?)
  {
    let (ingredient, diagnostics) = read(text, .recipeMD)
    #expect(Writing.of(ingredient.line) == line)
    #expect(Writing.of(ingredient.name) == name)
    #expect(ingredient.amounts.map(Writing.of) == amounts)
    #expect(diagnostics.map(\.finding.code) == (code.map { [$0] } ?? []))
  }

  @Test(
    "What can be left out is said in parentheses or by the last word",
    arguments: [
      ("parsley (optional)", true), ("parsley, optional", true), ("Optional: parsley", true),
      ("Petersilie (optional)", true),
      ("persil (facultatif)", true), ("prezzemolo (opzionale)", true), ("火腿片（可选）", true), ("盐（任意）", true),
      ("parsley (chopped, optional)", true), ("1 cup nuts (optional).", true),
      ("optional extras of the day", false),
      ("parsley", false), ("(adoptional) parsley", false), ("", false),
    ] as [(String, Bool)])
  func optional(_ text: String, _ expected: Bool) {
    #expect(read(text).ingredient.optional == expected)
  }

  @Test("The title of a group makes all of it optional")
  func optionalTitle() {
    #expect(OptionalWords.isOptional("Optional toppings"))
    #expect(OptionalWords.isOptional("Garnish (optional)"))
    #expect(OptionalWords.isOptional("可选"))
    #expect(!OptionalWords.isOptional("For the sauce"))
  }

  @Test(
    "A name that is one link and nothing else is a link",
    arguments: [
      ("*2 cups* <flour>", true), ("2 cups <flour>", true), ("<flour>", true), ("<2 cups flour>", true),
      ("2 cups <flour>, sifted", false), ("the <flour>", false), ("flour", false), ("<flour>: 2 cups", true),
    ] as [(String, Bool)])
  func link(_ text: String, _ expected: Bool) {
    #expect(read(text).ingredient.link == (expected ? 7 : nil))
  }

  @Test("A suspicious number and an odd range are reported where the line stands")
  func reports() {
    #expect(read("1 500 g flour").diagnostics.map(\.finding) == [.suspiciousNumber(text: "1 500")])
    #expect(read("3-2 cups milk").diagnostics.map(\.finding) == [.oddRange(text: "3-2")])
    #expect(
      read("1.500 g flour", .inferred, nil).diagnostics.map(\.finding) == [.suspiciousNumber(text: "1.500")])
    #expect(read("3-2 cups milk").diagnostics.first?.place == Place(file: "a.md", line: 3, column: 3))
    #expect(read("1.500 g Mehl", .inferred, "de").diagnostics.isEmpty)
  }
}
