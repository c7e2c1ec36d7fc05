import CookbookModel

/// Gives the headings and sections of a page ids that are there once.
struct Anchors {
  /// Ids that the templates use themselves (docs/templates.md).
  private static let taken: Set<String> = [
    "main", "shelves", "shelf", "ingredients", "method", "nutrition", "related", "used-in", "try", "nearby",
  ]

  private var used = Anchors.taken

  /// An id for a heading: its slug, with a number when another has it.
  mutating func anchor(for title: String) -> String {
    let base = Slug.make(title, prefix: "part", path: title)
    // `step-3` belongs to the third step.
    var candidate = base.hasPrefix("step-") ? "part-" + base : base
    var number = 2
    while !used.insert(candidate).inserted {
      candidate = "\(base)-\(number)"
      number += 1
    }
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
