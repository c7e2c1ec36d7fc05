import CookbookModel

/// Gives the headings and sections of a page ids that are there once.
struct Anchors {
  /// Ids that the templates use themselves (docs/templates.md).
  private static let taken: Set<String> = [
    "main", "shelves", "shelf", "ingredients", "method", "nutrition", "related", "used-in", "try", "nearby",
  ]

  private var used = Anchors.taken
  /// For each slug that several headings have, the number that the next of them tries.
  private var next: [String: Int] = [:]

  /// An id for a heading: its slug, with a number when another has it.
  mutating func anchor(for title: String) -> String {
    let base = Slug.make(title, prefix: "part", path: title)
    // `step-3` belongs to the third step.
    var candidate = base.hasPrefix("step-") ? "part-" + base : base
    var number = next[base] ?? 2
    while !used.insert(candidate).inserted {
      candidate = "\(base)-\(number)"
      number += 1
    }
    next[base] = number
    return candidate
  }

  /// The ids of the headings in a text, by the place of their events.
  mutating func anchors(in markup: Markup) -> [Int: String] {
    var result: [Int: String] = [:]
    var start: Int?
    for (index, event) in markup.events.enumerated() {
      switch event {
      case .begin(.heading): start = index
      case .end(.heading):
        if let begin = start { result[begin] = anchor(for: markup.plainText(of: begin..<index)) }
        start = nil
      default: break
      }
    }
    return result
  }
}

/// The ids of a recipe's parts, given in the order in which they stand on its page.
struct RecipeAnchors {
  /// The ids of a section: of its title, and of the headings in its text.
  struct Section {
    var title: String
    var headings: [Int: String]
  }

  /// The place in the whole recipe of the first step of each group, from 1.
  private(set) var firstStep: [Int] = []
  /// The ids of the headings in the description.
  let body: [Int: String]
  /// The id of each group of ingredients; nil for a group without a title.
  let ingredientGroups: [String?]
  /// The id of each group of steps; nil for a group without a title.
  let stepGroups: [String?]
  /// The ids of each section.
  let sections: [Section]

  init(_ recipe: Recipe) {
    var next = 1
    for group in recipe.stepGroups {
      firstStep.append(next)
      next += group.stepCount
    }
    var anchors = Anchors()
    body = anchors.anchors(in: recipe.document.body)
    ingredientGroups = recipe.ingredientGroups.map { group in
      group.title.map { anchors.anchor(for: $0.plainText) }
    }
    stepGroups = recipe.stepGroups.map { group in group.title.map { anchors.anchor(for: $0.plainText) } }
    sections = recipe.sections.map { section in
      let title = anchors.anchor(for: section.title.plainText)
      return Section(title: title, headings: anchors.anchors(in: section.body))
    }
  }
}
