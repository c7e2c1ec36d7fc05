import CookbookModel
import CookbookSource
import Foundation
import Testing

@Suite("The examples of the format", .enabled(if: Shared.has("examples"), "no folder of examples"))
struct ExamplesTests {
  private func read(_ name: String) throws -> Reading {
    let file = try #require(Shared.root).appending(path: "examples/\(name).md")
    return Reading(try String(contentsOf: file, encoding: .utf8), path: "\(name).md")
  }

  private func amounts(_ recipe: Recipe) -> [String] {
    recipe.ingredients.map { ingredient in
      guard let amount = ingredient.amount, let value = amount.value else { return "-" }
      let upper = amount.upper.map { "–\($0.numerator)/\($0.denominator)" } ?? ""
      return "\(value.numerator)/\(value.denominator)\(upper) \(amount.unit ?? "")"
    }
  }

  @Test("01: RecipeMD")
  func recipeMD() throws {
    let recipe = try read("01-recipemd").recipe
    #expect(recipe.dialect == .recipeMD)
    #expect(recipe.document.tags == ["sauce", "vegan"])
    #expect(recipe.yields.map(\.unit) == ["Servings", "g"])
    #expect(amounts(recipe) == ["1/1 ", "1/2 teaspoon", "3/2 pinches", "-"])
    #expect(recipe.ingredients.filter { $0.amountOrigin == .marked }.count == 3)
    #expect(recipe.stepCount == 1)
  }

  @Test("02: sections, metadata with emoji, inferred amounts, a closing note")
  func sections() throws {
    let recipe = try read("02-sections").recipe
    #expect(recipe.dialect == .sections)
    #expect(recipe.times.prep?.minutes == 10...10)
    #expect(recipe.times.cook?.minutes == 10...10)
    #expect(recipe.yields.map(\.unit) == ["people"])
    #expect(amounts(recipe) == ["1/1 cup", "5/2 cups", "3/2 tsp", "2/1–3/1 "])
    #expect(recipe.stepLines == ["nil: Combine flour.; Whisk milk.; (Either eat or keep warm.)"])
  }

  @Test("03 and 04: a page, a recipe without ingredients")
  func incomplete() throws {
    let page = try read("03-no-ingredients")
    #expect(try page.page.titleText == "Lime")
    #expect(page.notices == ["1:1 not-a-recipe"])
    let steps = try read("04-steps-only")
    #expect(try steps.recipe.stepCount == 1)
    #expect(steps.notices == ["1:1 no-ingredients"])
  }

  @Test("05, 06 and 07: groups by label, heading, part and nesting")
  func groups() throws {
    #expect(
      try read("05-two-lists").recipe.ingredientGroups.map { $0.title?.plainText } == [
        nil, "For the filling", "Glaze",
      ])
    let parts = try read("06-parts").recipe
    #expect(parts.ingredientGroups.map { $0.title?.plainText } == ["First part", "Second part"])
    #expect(parts.stepGroups.map { $0.title?.plainText } == ["First part", "Second part"])
    let nested = try read("07-nested").recipe
    #expect(
      nested.ingredientLines == [
        "nil: 4 pinches of cheese", "For the bechamel: 50g Butter; 50g Flour", "Spices: 1 tsp cinnamon",
      ])
    #expect(nested.ingredients[0].detail.plainText == "Most cheeses are fine Pre-grated works")
    #expect(nested.stepCount == 2)
  }

  @Test("08: a table and boxes to tick")
  func table() throws {
    let reading = try read("08-table")
    #expect(amounts(try reading.recipe) == ["200/1 g", "-"])
    #expect(try reading.recipe.stepLines == ["nil: Salare la carne.; Cuocere."])
    #expect(reading.notices.map { $0.split(separator: " ").last } == ["ingredients-table"])
  }

  @Test("09 and 10: a picture before the title, no title")
  func titles() throws {
    let picture = try read("09-image-first").recipe
    #expect(picture.images.map { picture.document.links[$0].destination } == ["/pix/ragu.webp"])
    #expect(picture.stepLines == ["nil: Cook. Halfway; Serve."])
    let untitled = try read("10-no-title")
    #expect(try untitled.recipe.document.titleText == "10 no title")
    #expect(untitled.notices.isEmpty)
  }

  @Test("11 and 12: implicit")
  func implicit() throws {
    let trap = try read("11-setext-trap")
    #expect(try trap.recipe.dialect == .implicit)
    #expect(trap.notices == ["4:1 setext-divider"])
    let hash = try read("12-implicit").recipe
    #expect(hash.dialect == .implicit)
    #expect(hash.ingredients.count == 2)
    #expect(hash.stepCount == 1)
    #expect(hash.document.tags == ["vegetarian"])
  }

  @Test("13, 14 and 16: dividers, paragraphs, affixes")
  func otherSections() throws {
    #expect(try read("13-hr-in-sections").recipe.dialect == .sections)
    #expect(try read("14-para-steps").recipe.stepCount == 2)
    let pizza = try read("16-hggh").recipe
    #expect(pizza.ingredientGroups.map { $0.title?.plainText } == ["Teig"])
    #expect(pizza.stepGroups.map { $0.title?.plainText } == ["Teig"])
    #expect(pizza.sections.map(\.title.plainText) == ["Backen"])
  }

  @Test("15: front matter")
  func frontMatter() throws {
    let recipe = try read("15-fm-recipe").recipe
    #expect(recipe.dialect == .frontMatter)
    #expect(recipe.document.tags == ["breakfast", "baking"])
    #expect(recipe.ingredients.count == 2)
    #expect(recipe.stepCount == 2)
    #expect(recipe.document.body.plainText == "From Angie's mom")
  }

  @Test("17 and 18: a lazy label, tags and yield in one paragraph")
  func traps() throws {
    #expect(try read("17-lazy").notices == ["7:1 lazy-group-label"])
    let reading = try read("18-one-para")
    #expect(try reading.recipe.document.tags == ["vegan", "Mexican"])
    #expect(try reading.recipe.yields.map(\.raw) == ["4 Servings"])
    #expect(reading.notices.map { $0.split(separator: " ").last } == ["tags-and-yield-in-one-paragraph"])
  }

  @Test("19: related, used and mentioned recipes")
  func related() throws {
    let recipe = try read("19-related").recipe
    #expect(recipe.relatedLines == ["guacamole|", "../sides/rice.md|", "salsa-verde.md|hotter", "Horchata|"])
    let used = recipe.ingredients.flatMap { $0.line.events }.compactMap { event in
      if case .begin(.link(let link)) = event { recipe.document.links[Int(link)].destination } else { nil }
    }
    #expect(used == ["tortillas.md", "/base/garlic_black_beans.md"])
    #expect(recipe.document.links.contains { $0.destination == "Pickled Onions" && $0.syntax == .wiki })
  }
}
