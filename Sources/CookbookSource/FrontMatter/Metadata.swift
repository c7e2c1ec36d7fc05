import CookbookModel

/// What a file says about itself in front matter and in metadata lines of its text (FORMAT 1.2, 1.4).
///
/// Collected first and put to use when the text has been read: dialect and language decide how.
struct Metadata: Sendable {
  /// Where a value stands.
  enum Origin: Hashable, Sendable {
    /// Between the delimiters at the top.
    case frontMatter
    /// A line `Key: value` of the text.
    case body
  }

  /// A value with the name that the author gave it.
  struct Entry: Hashable, Sendable {
    /// The name as written.
    var name: String
    /// The value.
    var value: YAMLNode
    /// The name's place: where the author looks for it.
    var key: YAMLNode
    /// Where it stands.
    var origin: Origin
  }

  /// Name of the file in messages.
  let file: String
  /// What was said, by key. Only tags may have several entries.
  private(set) var entries: [MetadataKey: [Entry]] = [:]
  /// What nobody understood, in order.
  private(set) var extra: [Entry] = []
  /// Every pair of the front matter with a value, in order; of two with one name the first.
  private(set) var all: [Entry] = []
  /// What the author should know.
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<String> = []

  /// Begins without any values.
  init(file: String) { self.file = file }

  /// Reads the front matter of a file.
  init(_ source: SplitSource, file: String) {
    self.init(file: file)
    switch source.frontMatter {
    case .none: break
    case .toml: report(.frontMatterTOML, line: 1, column: 1)
    case .unclosed: report(.frontMatterUnclosed, line: 1, column: 1)
    case .yaml(let slice):
      do throws(YAMLError) {
        addAll(try YAMLRepair.parse(slice, firstLine: 2))
      } catch {
        report(.frontMatterSyntax(problem: error.problem), line: error.line, column: error.column)
      }
    }
  }

  /// Whether there was front matter that could not be read, so that the file must not be used (FORMAT 1.2.1).
  var isBroken: Bool { diagnostics.contains { $0.severity == .error } }

  /// The one value of a key.
  func entry(_ key: MetadataKey) -> Entry? { entries[key]?.first }

  /// Adds a line `name: text` of the body, whose name has to be a known one. Front matter wins over it.
  mutating func addLine(name: String, text: String, at place: Place) {
    let node = YAMLNode(plain: text, line: place.line, column: place.column)
    add(Entry(name: name, value: node, key: node, origin: .body))
  }

  private mutating func addAll(_ root: YAMLNode?) {
    guard let root, !root.isNull else { return }
    switch root.content {
    case .map(let pairs):
      for pair in pairs {
        let name = pair.key.text ?? pair.key.written
        let entry = Entry(name: name, value: pair.value, key: pair.key, origin: .frontMatter)
        add(entry)
      }
    case .scalar, .list:
      report(.frontMatterSyntax(problem: "it has no line 'key: value'"), line: root.line, column: root.column)
    }
  }

  private mutating func add(_ entry: Entry) {
    if entry.value.isNull { return }
    let field = MetadataKeys.field(for: entry.name)
    if field == .total, case .map(let pairs) = entry.value.content {
      for pair in pairs {
        let name = "time." + (pair.key.text ?? "")
        add(Entry(name: name, value: pair.value, key: pair.key, origin: entry.origin))
      }
      return
    }
    let name = MetadataKeys.normalized(entry.name)
    let isRepeated = !seen.insert(name).inserted
    if !isRepeated { all.append(entry) }
    guard let field else {
      if isRepeated { reportDuplicate(entry, of: entry.name) } else { extra.append(entry) }
      return
    }
    guard let first = entries[field]?.first else {
      entries[field] = [entry]
      return
    }
    switch (entry.origin, first.origin) {
    case (.body, _) where field == .tags: entries[field]?.append(entry)
    case (.body, .frontMatter): break
    case (.body, .body), (.frontMatter, _): reportDuplicate(entry, of: first.name)
    }
  }

  private mutating func reportDuplicate(_ entry: Entry, of first: String) {
    let finding = Finding.frontMatterDuplicateKey(key: entry.name, first: first)
    report(finding, line: entry.key.line, column: entry.key.column)
  }

  private mutating func report(_ finding: Finding, line: Int, column: Int) {
    diagnostics.append(Diagnostic(finding, at: Place(file: file, line: line, column: column)))
  }
}

extension Metadata {
  /// The language that the file names, BCP 47.
  var language: String? { quiet(.lang).flatMap(LanguageTag.normalized) }

  /// The dialect that the file names.
  var dialect: Recipe.Dialect? {
    quiet(.dialect).flatMap { name in
      Recipe.Dialect.allCases.first { $0.rawValue == MetadataKeys.normalized(name) }
    }
  }

  /// Whether the file says that it is a recipe, whatever is in it (FORMAT 1.1).
  var forcesRecipe: Bool { layoutName == "recipe" }

  /// Whether the file says that it is a page, whatever is in it.
  var forcesPage: Bool { layoutName == "page" }

  private var layoutName: String { MetadataKeys.normalized(quiet(.layout) ?? "") }

  /// Whether amounts are read out of unmarked text, when the file says so (FORMAT 1.7.2).
  var infersAmounts: Bool? {
    quiet(.amounts).flatMap { AmountsSetting($0) }.map { $0 == .inferred }
  }

  /// Whether ingredients stand in the front matter as a list or as groups.
  var hasIngredientList: Bool { isCollection(.ingredients) }

  /// Whether the recipe is put together from others.
  var hasComponentList: Bool { isCollection(.components) }

  private func isCollection(_ key: MetadataKey) -> Bool {
    guard let entry = entry(key), entry.origin == .frontMatter else { return false }
    switch entry.value.content {
    case .list, .map: return true
    case .scalar: return false
    }
  }

  /// A text, when it is one; wrong values are reported when the recipe is filled.
  private func quiet(_ key: MetadataKey) -> String? { entry(key)?.value.text }
}

/// The values of `amounts:` in settings and front matter.
enum AmountsSetting: String {
  /// Only amounts that the author marked.
  case marked
  /// Amounts in plain text as well.
  case inferred

  /// Reads a value of `amounts:`.
  init?(_ text: String) { self.init(rawValue: MetadataKeys.normalized(text)) }
}

extension YAMLNode {
  /// The value on one line, for keys that nobody understood.
  var written: String {
    switch content {
    case .scalar(let text, _): text
    case .list(let items): items.map(\.written).joined(separator: ", ")
    case .map(let pairs): pairs.map { "\($0.key.written): \($0.value.written)" }.joined(separator: ", ")
    }
  }
}
