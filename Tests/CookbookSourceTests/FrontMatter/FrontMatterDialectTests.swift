import CookbookModel
import Testing

@testable import CookbookSource

private func recipe(_ yaml: String) -> Recipe {
  let metadata = Metadata(SplitSource(Array("---\n\(yaml)\n---\n".utf8)[...]), file: "pie.md")
  var recipe = Recipe(document: Document(path: "pie.md", file: "pie.md", id: "pie"), dialect: .frontMatter)
  var diagnostics: [Diagnostic] = []
  FrontMatterDialect.fill(&recipe, from: metadata, options: ReaderOptions(), diagnostics: &diagnostics)
  #expect(diagnostics.isEmpty)
  return recipe
}

private func outline(_ recipe: Recipe) -> [String] {
  recipe.ingredientGroups.map { group in
    String(repeating: ">", count: group.depth) + (group.title?.plainText ?? "-") + ": "
      + group.items.map(\.raw).joined(separator: " / ")
  }
}

@Suite struct FrontMatterDialectTests {
  @Test(
    "reads ingredients in every form that authors use",
    arguments: [
      ("ingredients: [4 bananas, 1/2 cup butter]", ["-: 4 bananas / 1/2 cup butter"]),
      ("ingredients:\n- salt\n- \"Sauce:\"\n- oil", ["-: salt", "Sauce: oil"]),
      ("ingredients:\n- salt\n- Sauce:\n- oil", ["-: salt", "Sauce: oil"]),
      ("ingredients:\n- Sauce: [oil, salt]\n- Pasta: [flour]", ["Sauce: oil / salt", "Pasta: flour"]),
      ("ingredients:\n  Sauce:\n  - oil\n  Pasta:\n  - flour", ["Sauce: oil", "Pasta: flour"]),
      ("ingredients:\n- Sauce:\n  - oil\n  - Base: [stock]", ["Sauce: oil", ">Base: stock"]),
      ("ingredients:\n- Butter: 50 g\n- [[Pickled onions]]", ["-: Butter: 50 g / [[Pickled onions]]"]),
      ("ingredients:\n  flour: 200 g\n  eggs: 2", ["-: flour: 200 g / eggs: 2"]),
      ("ingredients:\n- {amount: 2, unit: cups, name: flour}", ["-: 2 cups flour"]),
      ("ingredients: |\n  - salt\n  * oil\n\n  2. eggs\n  3 onions", ["-: salt / oil / eggs / 3 onions"]),
      ("ingredients:\n- ~\n- ''\n- salt", ["-: salt"]),
      ("zutaten: []", []),
    ])
  func ingredients(_ yaml: String, _ expected: [String]) {
    #expect(outline(recipe(yaml)) == expected)
  }

  @Test("reads steps with their Markdown")
  func steps() {
    let recipe = recipe("directions:\n- Beat *the* eggs\n- \"Glaze:\"\n- |\n  Mix.\n\n  Wait.\n- Stir: well")
    #expect(recipe.stepGroups.map { $0.title?.plainText ?? "-" } == ["-", "Glaze"])
    #expect(
      recipe.stepGroups.map { $0.items.map(\.text.plainText) } == [
        ["Beat the eggs"], ["Mix. Wait.", "Stir: well"],
      ])
    let emphasis = recipe.stepGroups[0].items[0].text.events.contains(.begin(.emphasis))
    #expect(emphasis)
  }
}
