import CookbookModel

/// Writes a text whose blocks are sorted down as a recipe.
struct RecipeMDExporter {
  /// The parsed text.
  let document: MarkdownDocument
  /// Its links.
  let links: [Link]
  /// Its blocks, sorted.
  let outline: RecipeMDOutline
  /// Departures from the specification within the parts.
  var diagnostics: [Diagnostic] = []

  /// The recipe. `firstLine` is where the Markdown begins, below the front matter.
  mutating func recipe(firstLine: Int) -> RecipeMDDocument {
    var recipe = RecipeMDDocument(title: outline.title.map { document.plainText(of: $0) } ?? "")
    let lines = document.lines
    let start = outline.title.map { $0.lines.upperBound + 1 } ?? firstLine
    let end = outline.labels.first?.block.lines.lowerBound ?? outline.dividerLine ?? lines.count + 1
    recipe.description = text(from: start, upTo: end)
    recipe.instructions = outline.instructionsLine.flatMap { text(from: $0, upTo: lines.count + 1) }
    recipe.tags = outline.tagTexts.flatMap { CommaList.split($0.text, onlyASCII: true) }
    for (text, place) in outline.yieldTexts {
      recipe.yields += CommaList.split(text, onlyASCII: true).compactMap { part in
        amount(part, or: .yieldWithoutNumber(text: part), at: place)
      }
    }
    addIngredients(to: &recipe)
    return recipe
  }

  /// Lines without blank ones at either end; nil when nothing is left.
  private func text(from first: Int, upTo end: Int) -> String? {
    var (first, last) = (first, end - 1)
    while first <= last, document.lines.isBlank(first) { first += 1 }
    while last >= first, document.lines.isBlank(last) { last -= 1 }
    return first <= last ? document.lines.text(first...last) : nil
  }

  private mutating func amount(_ text: String, or finding: Finding, at place: Place) -> RecipeMDDocument
    .Amount?
  {
    let amount = AmountParser.recipeMD(text)
    guard let factor = amount?.value else {
      if !text.isEmpty { diagnostics.append(Diagnostic(finding, at: place)) }
      return nil
    }
    return RecipeMDDocument.Amount(factor: factor, unit: amount?.unit)
  }

  private mutating func addIngredients(to recipe: inout RecipeMDDocument) {
    var open: [(level: Int, group: RecipeMDDocument.Group)] = []
    func closeOne() {
      guard let (_, group) = open.popLast() else { return }
      if open.isEmpty {
        recipe.groups.append(group)
      } else {
        open[open.count - 1].group.groups.append(group)
      }
    }
    for block in outline.ingredients {
      if let level = block.kind.headingLevel {
        while let last = open.last, last.level >= level { closeOne() }
        open.append((level, RecipeMDDocument.Group(title: document.plainText(of: block))))
        continue
      }
      let items = document.markup.children(of: block.events).compactMap { ingredient($0) }
      if open.isEmpty {
        recipe.ingredients += items
      } else {
        open[open.count - 1].group.ingredients += items
      }
    }
    while !open.isEmpty { closeOne() }
  }

  private mutating func ingredient(_ item: Range<Int>) -> RecipeMDDocument.Ingredient? {
    let blocks = document.markup.itemBlocks(of: item)
    let place = document.place(ofEvent: blocks.first?.lowerBound ?? item.lowerBound)
    guard let first = blocks.first, let last = blocks.last else {
      diagnostics.append(Diagnostic(.emptyIngredient, at: place))
      return nil
    }
    var extent = document.extent(of: first)
    var amount: RecipeMDDocument.Amount?
    var link: Link?
    if let inline = document.markup.inline(ofBlock: first) {
      var units = document.markup.units(in: inline)
      if let mark = units.first, document.markup.events[mark.lowerBound] == .begin(.emphasis) {
        let text = document.markup.plainText(of: mark)
        amount = self.amount(text, or: .amountWithoutNumber(text: text), at: place)
        let end = document.places[mark.lowerBound]
        extent.line = end.endLine
        extent.column = end.endColumn + 1
        units.removeFirst()
      }
      if blocks.count == 1 { link = onlyLink(units) }
      if let link { return named(linkText(units), amount, link, at: place) }
    }
    var name = trimmed(document.lines.text(extent))
    if blocks.count > 1 {
      let firstLast = document.lines.lastLine(of: document.extent(of: first))
      let lastLine = document.lines.lastLine(of: document.extent(of: last))
      if firstLast < lastLine { name += "\n" + document.lines.text(firstLast + 1...lastLine) }
    }
    return named(trimmed(name), amount, nil, at: place)
  }

  private mutating func named(
    _ name: String, _ amount: RecipeMDDocument.Amount?, _ link: Link?, at place: Place
  ) -> RecipeMDDocument.Ingredient? {
    guard !name.isEmpty else {
      diagnostics.append(Diagnostic(.emptyIngredient, at: place))
      return nil
    }
    let destination = link.map { DestinationEncoding.encoded($0.destination) }
    return RecipeMDDocument.Ingredient(name: name, amount: amount, link: destination)
  }

  /// The link that is all there is, white space aside.
  private func onlyLink(_ units: [Range<Int>]) -> Link? {
    let units = units.filter { !isBlank($0) }
    guard units.count == 1, case .begin(.link(let number)) = document.markup.events[units[0].lowerBound],
      links.indices.contains(Int(number)), links[Int(number)].syntax == .markdown
    else { return nil }
    return links[Int(number)]
  }

  private func linkText(_ units: [Range<Int>]) -> String {
    units.map { document.markup.plainText(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func isBlank(_ unit: Range<Int>) -> Bool {
    switch document.markup.events[unit.lowerBound] {
    case .text(let span): document.markup[span].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    case .softBreak, .lineBreak: true
    case .begin, .end, .code, .html, .htmlBlock, .codeBlock, .image, .thematicBreak: false
    }
  }

  private func trimmed(_ text: String) -> String {
    var bytes = Array(text.utf8)[...]
    while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
