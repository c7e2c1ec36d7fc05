import CookbookHTML
import CookbookModel
import Foundation
import Testing

@Suite struct RecipeMDJSONTests {
  @Test("writes every part of a recipe, null where there is nothing")
  func whole() throws {
    var recipe = RecipeMDDocument(title: "Mom's \"best\" \u{1F967}")
    recipe.description = "One.\n\nTwo\\."
    recipe.tags = ["a", "b"]
    recipe.yields = [RecipeMDDocument.Amount(factor: Rational(4), unit: "Servings")]
    let half = try #require(Rational(1, 2))
    recipe.ingredients = [
      RecipeMDDocument.Ingredient(name: "eggs", amount: RecipeMDDocument.Amount(factor: half), link: "e.md"),
      RecipeMDDocument.Ingredient(name: "salt"),
    ]
    var group = RecipeMDDocument.Group(title: "Dough")
    group.groups = [RecipeMDDocument.Group(title: "Crumbs")]
    recipe.groups = [group]
    let expected = """
      {"title": "Mom's \\"best\\" 🥧", "description": "One.\\n\\nTwo\\\\.", "instructions": null,
        "tags": ["a", "b"], "yields": [{"factor": "4", "unit": "Servings"}],
        "ingredients": [
          {"name": "eggs", "amount": {"factor": "0.5", "unit": null}, "link": "e.md"},
          {"name": "salt", "amount": null, "link": null}],
        "ingredient_groups": [{"title": "Dough", "ingredients": [], "ingredient_groups": [
          {"title": "Crumbs", "ingredients": [], "ingredient_groups": []}]}]}
      """
    #expect(try parsed(RecipeMDJSON.text(recipe)) == parsed(expected))
  }

  private func parsed(_ text: String) throws -> NSDictionary? {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
  }
}
