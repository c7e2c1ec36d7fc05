import CookbookModel

/// A table of pipes, which CommonMark sees as one paragraph (FORMAT 1.7).
struct PipeTable {
  /// The cells of the first line.
  private(set) var header: [Markup]
  /// The cells of the lines below the delimiter row.
  private(set) var rows: [[Markup]]
  private let firstLine: Int

  /// Reads a paragraph; nil when it is no table.
  init?(_ block: MarkdownBlock, in document: MarkdownDocument) {
    guard block.kind == .paragraph else { return nil }
    let lines = document.lineRanges(of: document.markup.content(of: block.events))
    guard lines.count >= 2, Self.isDelimiter(document.markup.plainText(of: lines[1])) else { return nil }
    guard lines.allSatisfy({ document.markup.plainText(of: $0).contains("|") }) else { return nil }
    header = Self.cells(document.markup, lines[0])
    rows = lines.dropFirst(2).map { Self.cells(document.markup, $0) }
    firstLine = block.lines.lowerBound
  }

  /// The rows as lines of an ingredient list, each with its line in the file.
  var ingredientRows: [(line: Markup, sourceLine: Int)] {
    let amount = header.firstIndex { Self.amountHeaders.contains(HeadingName.folded($0.plainText)) } ?? 0
    return rows.enumerated().compactMap { index, cells in
      var line = Markup()
      if cells.indices.contains(amount) { line.append(cells[amount]) }
      var extra: [Markup] = []
      var hasName = false
      for (column, cell) in cells.enumerated() where column != amount && !cell.plainText.isEmpty {
        guard hasName else {
          if !line.isEmpty { line.append(text: " ") }
          line.append(cell)
          hasName = true
          continue
        }
        extra.append(cell)
      }
      for cell in extra {
        line.append(text: " (")
        line.append(cell)
        line.append(text: ")")
      }
      return line.plainText.isEmpty ? nil : (line, firstLine + 2 + index)
    }
  }

  private static let amountHeaders: Set<String> = [
    "amount", "quantity", "quantità", "menge", "quantité", "cantidad", "数量",
  ]

  private static func isDelimiter(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "-")) && text.utf8.allSatisfy { " |:-".utf8.contains($0) }
  }

  /// The cells of a line: plain text is cut at its pipes, everything else stays whole.
  private static func cells(_ markup: Markup, _ line: Range<Int>) -> [Markup] {
    var cells = [Markup()]
    for unit in markup.units(in: line) {
      guard case .text(let span) = markup.events[unit.lowerBound] else {
        cells[cells.count - 1].append(markup, events: unit)
        continue
      }
      let pieces = markup[span].split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      for (index, piece) in pieces.enumerated() {
        if index > 0 { cells.append(Markup()) }
        cells[cells.count - 1].append(text: String(decoding: piece, as: UTF8.self))
      }
    }
    // What stands before the first and after the last pipe is no cell when it is blank.
    if let first = cells.first, first.plainText.isEmpty { cells.removeFirst() }
    if let last = cells.last, last.plainText.isEmpty { cells.removeLast() }
    return cells.map(\.trimmed)
  }
}
