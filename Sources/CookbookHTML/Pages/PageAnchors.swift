import CookbookModel

/// The ids on a page that the fragment of a link can lead to.
public enum PageAnchors {
  /// The ids of a text that stands on a page of its own, or begins a list.
  public static func ids(of document: Document) -> Set<String> {
    var anchors = Anchors()
    return Set(anchors.anchors(in: document.body).values).union([top])
  }

  /// The ids of a recipe's page: of its parts, its steps and its headings.
  public static func ids(of entry: Entry) -> Set<String> {
    let recipe = entry.recipe
    let anchors = RecipeAnchors(recipe)
    var ids: Set<String> = [top]
    ids.formUnion(anchors.body.values)
    ids.formUnion((anchors.ingredientGroups + anchors.stepGroups).compactMap { $0 })
    for section in anchors.sections {
      ids.insert(section.title)
      ids.formUnion(section.headings.values)
    }
    if recipe.stepCount > 0 { ids.formUnion((1...recipe.stepCount).map { "step-\($0)" }) }
    if !recipe.ingredientGroups.isEmpty { ids.insert("ingredients") }
    if !recipe.stepGroups.isEmpty { ids.insert("method") }
    if !recipe.nutrition.isEmpty { ids.insert("nutrition") }
    if !entry.related.isEmpty { ids.insert("related") }
    if !entry.usedIn.isEmpty { ids.insert("used-in") }
    return ids
  }

  /// The id of what a page begins with.
  public static let top = "main"
}
