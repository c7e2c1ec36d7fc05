/// The names that templates may use, apart from the words of the language (docs/templates.md).
///
/// A name means the same wherever it stands. Adding one: a case here, and a value in the context that has it.
enum TemplateKey: String, CaseIterable, Sendable {
  case alsoIn = "also_in"
  case alt
  case anchor
  case assets
  case author
  case back
  case canonical
  case categories
  case cookTime = "cook_time"
  case count
  case countText = "count_text"
  case crumbs
  case cuisine
  case current
  case date
  case depth
  case description
  case detail
  case diet
  case difficulty
  case direction
  case empty
  case facts
  case feed
  case footer
  case groups
  case heading
  case height
  case home
  case icon
  case image
  case ingredients
  case initial
  case iso
  case items
  case jsonLD = "json_ld"
  case kind
  case label
  case language
  case line
  case list
  case more
  case neighbours
  case next
  case noindex
  case note
  case nutrition
  case origin
  case pager
  case picture
  case prepTime = "prep_time"
  case previous
  case rating
  case related
  case restTime = "rest_time"
  case runs
  case script
  case sections
  case share
  case shelves
  case sidebar
  case site
  case source
  case src
  case start
  case steps
  case stylesheet
  case subcategories
  case summary
  case tabs
  case tags
  case text
  case thumbnail
  case tint
  case title
  case today
  case totalTime = "total_time"
  case up
  case url
  case usedIn = "used_in"
  case value
  case width
  case windowTitle = "window_title"
  case words
  case yield

  /// All names of templates, in the order of their numbers.
  static let table = NameTable(allCases.map(\.rawValue) + Word.allCases.map(\.rawValue))

  private static let byNumber: [TemplateKey?] = table.names.map(TemplateKey.init(rawValue:))

  /// The key of a name; nil for a name that is only a word.
  init?(_ name: TemplateName) {
    guard name.number < Self.byNumber.count, let key = Self.byNumber[name.number] else { return nil }
    self = key
  }
}

/// A context that knows the names of pages.
protocol PageContext: TemplateContext {
  /// What a key stands for here.
  func value(of key: TemplateKey) -> TemplateValue
}

extension PageContext {
  func value(of name: TemplateName) -> TemplateValue {
    TemplateKey(name).map { value(of: $0) } ?? .missing
  }
}

/// A context of a few values.
struct Fields: PageContext {
  private var values: [(key: TemplateKey, value: TemplateValue)]

  init(_ values: [(key: TemplateKey, value: TemplateValue)]) { self.values = values }

  func value(of key: TemplateKey) -> TemplateValue {
    for entry in values where entry.key == key { return entry.value }
    return .missing
  }
}

/// The words of a language.
struct WordsContext: TemplateContext {
  let language: Language

  private static let byNumber: [Word?] = TemplateKey.table.names.map(Word.init(rawValue:))

  func value(of name: TemplateName) -> TemplateValue {
    guard name.number < Self.byNumber.count, let word = Self.byNumber[name.number] else { return .missing }
    return .text(language[word])
  }
}
