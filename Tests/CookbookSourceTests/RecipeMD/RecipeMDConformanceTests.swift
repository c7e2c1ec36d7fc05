import CookbookModel
import CookbookSource
import Foundation
import Testing

private let official = "conformance/recipemd/testcases/cases"
private let golden = "conformance/recipemd-golden/tests/testdata/golden"

@Suite struct RecipeMDConformanceTests {
  @Test(
    "reads the official valid files as their JSON says", .enabled(if: Shared.has(official), "no \(official)"))
  func valid() throws {
    let files = Shared.files(official, suffix: ".json")
    #expect(files.count == 20)
    for json in files { #expect(try agrees(json), "\(json.lastPathComponent)") }
  }

  @Test("refuses the official invalid files", .enabled(if: Shared.has(official), "no \(official)"))
  func invalid() throws {
    let files = Shared.files(official, suffix: ".invalid.md")
    #expect(files.count == 10)
    for file in files { #expect(try isRefused(file), "\(file.lastPathComponent)") }
  }

  @Test(
    "agrees with another implementation but on TOML and on a fraction over zero",
    .enabled(if: Shared.has(golden), "no \(golden)"))
  func goldenFiles() throws {
    let differing = Set(["toml.json"])
    var count = 0
    for json in Shared.files(golden, suffix: ".json") where !differing.contains(json.lastPathComponent) {
      count += 1
      #expect(try agrees(json), "\(json.lastPathComponent)")
    }
    for file in Shared.files(golden, suffix: ".invalid.md") {
      count += 1
      #expect(try isRefused(file), "\(file.lastPathComponent)")
    }
    #expect(count >= 61)
  }

  private func agrees(_ json: URL) throws -> Bool {
    let file = json.deletingPathExtension().appendingPathExtension("md")
    let read = RecipeMDExport.read(bytes: Array(try Data(contentsOf: file)), file: file.lastPathComponent)
    let document = try #require(
      read.document, "\(file.lastPathComponent): \(read.diagnostics.map(\.finding))")
    let expected = try JSONSerialization.jsonObject(with: Data(contentsOf: json)) as? NSDictionary
    let isEqual = expected == tree(document) as NSDictionary
    if !isEqual { print(file.lastPathComponent, document) }
    return isEqual
  }

  /// Whether a file is neither exported nor accepted by a strict reading.
  private func isRefused(_ file: URL) throws -> Bool {
    let bytes = Array(try Data(contentsOf: file))
    let name = file.lastPathComponent
    let export = RecipeMDExport.read(bytes: bytes, file: name)
    let read = SourceReader.read(
      path: name, file: name, bytes: bytes, options: ReaderOptions(strictRecipeMD: true))
    return export.document == nil && export.diagnostics.contains { $0.severity == .error }
      && read.diagnostics.contains { $0.severity == .error }
  }

  private func tree(_ recipe: RecipeMDDocument) -> [String: Any] {
    [
      "title": recipe.title, "description": orNull(recipe.description), "tags": recipe.tags,
      "yields": recipe.yields.map(tree), "ingredients": recipe.ingredients.map(tree),
      "ingredient_groups": recipe.groups.map(tree), "instructions": orNull(recipe.instructions),
    ]
  }

  private func tree(_ group: RecipeMDDocument.Group) -> [String: Any] {
    [
      "title": group.title, "ingredients": group.ingredients.map(tree),
      "ingredient_groups": group.groups.map(tree),
    ]
  }

  private func tree(_ ingredient: RecipeMDDocument.Ingredient) -> [String: Any] {
    [
      "name": ingredient.name, "amount": orNull(ingredient.amount.map(tree)), "link": orNull(ingredient.link),
    ]
  }

  private func tree(_ amount: RecipeMDDocument.Amount) -> [String: Any] {
    ["factor": amount.factor.decimal(), "unit": orNull(amount.unit)]
  }

  private func orNull(_ value: Any?) -> Any { value ?? NSNull() }
}
