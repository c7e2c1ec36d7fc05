import CookbookModel

/// What the templates of a set share while they are compiled: names become numbers.
struct TemplateLinker {
  /// The names that values may have.
  var table: NameTable
  /// The names of all templates, in order.
  let templates: [String]
  private var numbers: [String: Int] = [:]
  private var blocks: [String: Int] = [:]
  private var suggestions: [String: String?] = [:]

  init(table: NameTable, templates: [String]) {
    self.table = table
    self.templates = templates
    for (number, name) in templates.enumerated() where numbers[name] == nil { numbers[name] = number }
  }

  /// The number of a template.
  func template(_ name: String) -> Int? { numbers[name] }

  /// The number of a block's name.
  mutating func block(_ name: String) -> Int {
    if let number = blocks[name] { return number }
    blocks[name] = blocks.count
    return blocks.count - 1
  }

  /// The name of a value that was probably meant.
  mutating func suggestion(forName name: String) -> String? {
    if let known = suggestions[name] { return known }
    let suggestion = NearestName.of(name, among: table.names.dropFirst())
    suggestions[name] = .some(suggestion)
    return suggestion
  }

  /// The name of a template that was probably meant.
  func suggestion(forTemplate name: String) -> String? { NearestName.of(name, among: templates) }
}
