import CookbookModel

/// Reads ingredients and steps that stand in front matter (FORMAT 1.6).
enum FrontMatterDialect {
  /// A line of a list, or the title of the lines that follow it.
  enum Line: Hashable {
    /// A title; 0 for a group of the recipe, 1 for a group in a group.
    case group(SourceText, depth: Int)
    /// An ingredient or a step.
    case item(SourceText)
  }

  /// Puts the ingredients and steps of the front matter into `recipe`.
  static func fill(
    _ recipe: inout Recipe, from metadata: Metadata, options: ReaderOptions, diagnostics: inout [Diagnostic]
  ) {
    var values = MetadataValues(file: metadata.file)
    if let entry = metadata.entry(.ingredients), entry.origin == .frontMatter {
      let language = metadata.language ?? options.language
      let infers = metadata.infersAmounts ?? options.infersAmounts
      addIngredients(
        lines(of: entry, &values), to: &recipe, mode: infers ? .inferred : .marked, language: language,
        diagnostics: &diagnostics)
    }
    if let entry = metadata.entry(.steps), entry.origin == .frontMatter {
      addSteps(lines(of: entry, &values), to: &recipe)
    }
    diagnostics += values.diagnostics
  }

  private static func addIngredients(
    _ lines: [Line], to recipe: inout Recipe, mode: IngredientLine.Mode, language: String,
    diagnostics: inout [Diagnostic]
  ) {
    var groups: [IngredientGroup] = []
    for line in lines {
      switch line {
      case .group(let title, let depth):
        let markup = Markdown.inline(title.text, at: title.place, links: &recipe.document.links)
        groups.append(IngredientGroup(title: markup, depth: depth))
      case .item(let item):
        let markup = Markdown.inline(item.text, at: item.place, links: &recipe.document.links)
        let read = IngredientLine.read(
          markup, raw: item.text, place: item.place, mode: mode, language: language)
        diagnostics += read.diagnostics
        if groups.isEmpty { groups.append(IngredientGroup()) }
        var ingredient = read.ingredient
        if let title = groups[groups.count - 1].title, OptionalWords.isOptional(title.plainText) {
          ingredient.optional = true
        }
        groups[groups.count - 1].items.append(ingredient)
      }
    }
    recipe.ingredientGroups += groups
  }

  private static func addSteps(_ lines: [Line], to recipe: inout Recipe) {
    var groups: [StepGroup] = []
    for line in lines {
      switch line {
      case .group(let title, _):
        let markup = Markdown.inline(title.text, at: title.place, links: &recipe.document.links)
        groups.append(StepGroup(title: markup))
      case .item(let item):
        let markup =
          item.text.utf8.contains(0x0A)
          ? Markdown.blocks(item.text, at: item.place, links: &recipe.document.links)
          : Markdown.inline(item.text, at: item.place, links: &recipe.document.links)
        if groups.isEmpty { groups.append(StepGroup()) }
        groups[groups.count - 1].items.append(.step(markup))
      }
    }
    recipe.stepGroups += groups
  }

  /// The lines of a list, of a map of lists, or of a text with a line each.
  static func lines(of entry: Metadata.Entry, _ values: inout MetadataValues) -> [Line] {
    var lines: [Line] = []
    var pending = [(node: entry.value, depth: 0)]
    while let (node, depth) = pending.popLast() {
      if node.isNull { continue }
      switch node.content {
      case .scalar(let text, _):
        let isWhole = depth > 0
        for (line, offset) in isWhole ? [(text, 0)] : textLines(text) {
          let place = Place(file: values.file, line: node.line + offset, column: node.column)
          let trimmed = values.trimmed(line)
          if !trimmed.isEmpty { lines.append(self.line(SourceText(text: trimmed, place: place), depth)) }
        }
      case .list(let items):
        if let wiki = values.lineText(node) {
          lines.append(.item(SourceText(text: wiki, place: values.place(node))))
        } else {
          pending.append(contentsOf: items.reversed().map { ($0, depth + 1) })
        }
      case .map(let pairs):
        if let text = values.lineText(node) {
          lines.append(line(SourceText(text: text, place: values.place(node)), depth))
          continue
        }
        if let text = structured(node) {
          lines.append(.item(SourceText(text: text, place: values.place(node))))
          continue
        }
        for pair in pairs.reversed() {
          let inner = max(1, depth)
          var text = pair.key.written + ":"
          if let value = pair.value.text, !pair.value.isNull {
            text += " " + value
          } else {
            pending.append((pair.value, inner + 1))
          }
          pending.append((YAMLNode(plain: text, line: pair.key.line, column: pair.key.column), inner))
        }
      }
    }
    return lines
  }

  private static func line(_ text: SourceText, _ depth: Int) -> Line {
    for colon in [":", "："] where text.text.utf8.count > colon.utf8.count {
      let bytes = Array(text.text.utf8)
      guard bytes.suffix(colon.utf8.count).elementsEqual(colon.utf8) else { continue }
      let title = String(decoding: bytes.dropLast(colon.utf8.count), as: UTF8.self)
      return .group(SourceText(text: title, place: text.place), depth: max(0, (depth - 1) / 2))
    }
    return .item(text)
  }

  /// An ingredient or step that other programs write as a map: `{amount: 2, unit: cups, name: flour}`.
  private static func structured(_ node: YAMLNode) -> String? {
    func first(of keys: [String]) -> String? { keys.lazy.compactMap { node.value(of: $0)?.text }.first }
    guard let name = first(of: ["name", "ingredient", "item", "step", "text"]) else { return nil }
    let parts = [first(of: ["amount", "quantity", "qty"]), first(of: ["unit"]), name]
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The lines of a text with their offsets, without the markers of lists.
  private static func textLines(_ text: String) -> [(String, Int)] {
    var reader = LineReader(Array(text.utf8)[...])
    var lines: [(String, Int)] = []
    while let line = reader.next() {
      lines.append((String(decoding: withoutMarker(line), as: UTF8.self), reader.count - 1))
    }
    return lines
  }

  /// A line without `- `, `* `, `+ `, `1. ` or `1) ` at its start.
  private static func withoutMarker(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    var rest = text.drop { (0x30...0x39).contains($0) }
    let isNumbered = rest.startIndex > text.startIndex
    guard let marker = rest.first else { return text }
    let isMarker = isNumbered ? (marker == 0x2E || marker == 0x29) : Array("-*+".utf8).contains(marker)
    rest.removeFirst()
    return isMarker && rest.first == 0x20 ? rest.dropFirst() : text
  }
}
