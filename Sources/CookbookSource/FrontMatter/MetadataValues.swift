import CookbookModel

/// A text with its place in the file.
struct SourceText: Hashable, Sendable {
  /// The text, trimmed.
  var text: String
  /// Where it stands.
  var place: Place
}

/// Reads values of front matter in the form that their key takes, and says where they have another.
struct MetadataValues {
  /// Forms of values, in the words of a message.
  enum Form: String {
    case text = "text"
    case texts = "text or a list of texts"
    case yesNo = "'yes' or 'no'"
    case number = "a whole number"
    case positiveNumber = "a whole number from 1"
    case naturalNumber = "a whole number from 0"
    case date = "a date like '2024-05-31'"
    case language = "a language like 'en' or 'pt-BR'"
    case dialect = "'recipemd', 'sections', 'implicit' or 'frontmatter'"
    case amounts = "'marked' or 'inferred'"
    case pairs = "pairs like 'calories: 270'"
    case image = "the name of a picture"
    case symmetric = "'symmetric'"
    case layout = "'automatic', 'stack', 'two' or 'three'"
    case navigation = "'depth', 'path_pages' and 'layout'"
  }

  /// Name of the file in messages.
  let file: String
  /// What the author should know.
  var diagnostics: [Diagnostic] = []

  /// Begins to read the values of a file.
  init(file: String) { self.file = file }

  /// The place of a value.
  func place(_ node: YAMLNode) -> Place { Place(file: file, line: node.line, column: node.column) }

  /// Says that a value has not the form that its key takes.
  mutating func reject(_ entry: Metadata.Entry, _ node: YAMLNode? = nil, expected: Form) {
    let finding = Finding.frontMatterValue(key: entry.name, expected: expected.rawValue)
    diagnostics.append(Diagnostic(finding, at: place(node ?? entry.value)))
  }

  /// One text: not empty; a list of one is taken as that one.
  mutating func text(_ entry: Metadata.Entry) -> SourceText? {
    switch entry.value.content {
    case .scalar(let text, _): return nonEmpty(text, entry.value)
    case .list(let items):
      if items.count == 1, let text = items[0].text { return nonEmpty(text, items[0]) }
    case .map: break
    }
    reject(entry, expected: .text)
    return nil
  }

  /// One text or several; `[[Name]]` without quotes, a list in a list to YAML, is text again.
  mutating func texts(_ entry: Metadata.Entry) -> [SourceText] {
    if let wiki = wiki(entry.value) { return [SourceText(text: wiki, place: place(entry.value))] }
    switch entry.value.content {
    case .scalar(let text, _): return nonEmpty(text, entry.value).map { [$0] } ?? []
    case .list(let items):
      return items.compactMap { item in
        if let text = lineText(item) { return nonEmpty(text, item) }
        if !item.isNull { reject(entry, item, expected: .texts) }
        return nil
      }
    case .map:
      reject(entry, expected: .texts)
      return []
    }
  }

  /// Names: texts split at commas, trimmed, each once by its folded spelling (FORMAT 1.8).
  mutating func names(_ entry: Metadata.Entry) -> [String] {
    var names = NameList()
    for (text, node) in scalars(entry) {
      let parts = CommaList.split(text)
      for part in parts { names.add(part) }
      if parts.allSatisfy({ NameList.key($0) == nil }) {
        diagnostics.append(Diagnostic(.emptyName(key: entry.name), at: place(node)))
      }
    }
    return names.names
  }

  /// `yes` or `no`, in the spellings of YAML 1.1.
  mutating func bool(_ entry: Metadata.Entry) -> Bool? {
    switch MetadataKeys.normalized(entry.value.text ?? "") {
    case "yes", "true", "on", "y", "1": return true
    case "no", "false", "off", "n", "0": return false
    default:
      reject(entry, expected: .yesNo)
      return nil
    }
  }

  /// A whole number, decimal whatever its leading zeros.
  mutating func integer(_ entry: Metadata.Entry, from least: Int? = nil, form: Form = .number) -> Int? {
    if let text = entry.value.text, let number = Int(trimmed(text)), number >= least ?? .min { return number }
    reject(entry, expected: form)
    return nil
  }

  /// The text of a list item: a scalar, `Key: text` that YAML took for a map, or a wiki link.
  func lineText(_ node: YAMLNode) -> String? {
    switch node.content {
    case .scalar(let text, _): return node.isNull ? nil : text
    case .list: return wiki(node)
    case .map(let pairs):
      guard pairs.count == 1, let key = pairs[0].key.text, let value = pairs[0].value.text else { return nil }
      return pairs[0].value.isNull ? key + ":" : key + ": " + value
    }
  }

  /// White space of both ends left out.
  func trimmed(_ text: String) -> String {
    var bytes = Array(text.utf8)[...]
    while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return bytes.count == text.utf8.count ? text : String(decoding: bytes, as: UTF8.self)
  }

  private func nonEmpty(_ text: String, _ node: YAMLNode) -> SourceText? {
    let text = trimmed(text)
    return text.isEmpty ? nil : SourceText(text: text, place: place(node))
  }

  /// The scalars of a value, however they are nested in lists.
  private mutating func scalars(_ entry: Metadata.Entry) -> [(String, YAMLNode)] {
    var found: [(String, YAMLNode)] = []
    var pending = [entry.value]
    while let node = pending.popLast() {
      switch node.content {
      case .scalar(let text, _): if !node.isNull { found.append((text, node)) }
      case .list(let items): pending.append(contentsOf: items.reversed())
      case .map: reject(entry, node, expected: .texts)
      }
    }
    return found
  }

  private func wiki(_ node: YAMLNode) -> String? {
    guard case .list(let outer) = node.content, outer.count == 1, case .list(let inner) = outer[0].content,
      !inner.isEmpty
    else { return nil }
    let parts = inner.compactMap(\.text)
    return parts.count == inner.count ? "[[" + parts.joined(separator: ", ") + "]]" : nil
  }
}
