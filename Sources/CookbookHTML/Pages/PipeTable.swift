import CookbookModel

/// A table that an author drew with bars, as many programs show it.
///
/// CommonMark has no tables: one arrives as a paragraph whose lines all have a `|` and whose second line is
/// made of dashes (GitHub Flavored Markdown 4.10). Colons that align a column are accepted and not shown.
struct PipeTable {
  /// The parts of a cell: events of the text, and where each stood.
  typealias Cell = [(event: Markup.Event, index: Int)]

  /// The first line; empty when no cell of it says anything.
  private(set) var header: [Cell]
  /// The lines after the dashes, each as long as the first.
  private(set) var rows: [[Cell]]
  /// The place of the event after the paragraph.
  let end: Int

  /// Reads the table that begins with the paragraph at `start`; nil when that is none.
  init?(_ markup: Markup, at start: Int) {
    let events = markup.events
    guard events[start] == .begin(.paragraph) else { return nil }
    var lines: [[Cell]] = []
    var cells: [Cell] = [[]]
    var depth = 0
    var index = start + 1
    while index < events.count {
      let event = events[index]
      if event == .end(.paragraph) || event == .softBreak {
        guard depth == 0, cells.count > 1, lines.count != 1 || Self.isDelimiter(cells, of: markup) else {
          return nil
        }
        lines.append(Self.trimmed(cells, of: markup))
        cells = [[]]
        if event == .end(.paragraph) { break }
      } else {
        switch event {
        case .begin: depth += 1
        case .end: depth -= 1
        case .text, .code, .html, .htmlBlock, .codeBlock, .image, .softBreak, .lineBreak, .thematicBreak:
          break
        }
        if case .text(let span) = event, depth == 0 {
          Self.split(span, of: markup, at: index, into: &cells)
        } else {
          cells[cells.count - 1].append((event, index))
        }
      }
      index += 1
    }
    guard lines.count > 2, lines[0].count == lines[1].count else { return nil }
    let width = lines[0].count
    header = lines[0].contains { !Self.isBlank($0, of: markup) } ? lines[0] : []
    rows = lines.dropFirst(2).map { line in
      Array(line.prefix(width)) + Array(repeating: [], count: max(0, width - line.count))
    }
    end = index + 1
  }

  /// Whether a cell says nothing.
  static func isBlank(_ cell: Cell, of markup: Markup) -> Bool {
    cell.allSatisfy { part in
      if case .text(let span) = part.event {
        markup[span].allSatisfy { $0 == UInt8(ascii: " ") }
      } else {
        false
      }
    }
  }

  /// Adds a run of text to the last cell, and a new cell after each bar.
  private static func split(_ span: Markup.Span, of markup: Markup, at index: Int, into cells: inout [Cell]) {
    var start = span.start
    for (offset, byte) in zip(span.start..., markup[span]) where byte == UInt8(ascii: "|") {
      cells[cells.count - 1].append((.text(Markup.Span(start: start, count: offset - start)), index))
      cells.append([])
      start = offset + 1
    }
    let rest = Markup.Span(start: start, count: span.start + span.count - start)
    if rest.count > 0 { cells[cells.count - 1].append((.text(rest), index)) }
  }

  /// The cells without the empty ones outside the first and last bar.
  private static func trimmed(_ cells: [Cell], of markup: Markup) -> [Cell] {
    var cells = cells[...]
    if let first = cells.first, isBlank(first, of: markup) { cells.removeFirst() }
    if let last = cells.last, isBlank(last, of: markup) { cells.removeLast() }
    return Array(cells)
  }

  /// Whether a line has nothing but dashes, colons and spaces in each of its cells.
  private static func isDelimiter(_ cells: [Cell], of markup: Markup) -> Bool {
    let cells = trimmed(cells, of: markup)
    return !cells.isEmpty
      && cells.allSatisfy { cell in
        !isBlank(cell, of: markup)
          && cell.allSatisfy { part in
            guard case .text(let span) = part.event else { return false }
            return markup[span].allSatisfy { "-: ".utf8.contains($0) }
          }
      }
  }
}

extension MarkupRenderer {
  /// Writes a table; a cell of its head that says nothing is no heading.
  func write(_ table: PipeTable, of markup: Markup, into output: inout OutputBuffer) {
    output.write("<table>\n")
    if !table.header.isEmpty {
      output.write("<thead><tr>")
      for cell in table.header {
        let name = PipeTable.isBlank(cell, of: markup) ? "td" : "th"
        write(cell, as: name, of: markup, into: &output)
      }
      output.write("</tr></thead>\n")
    }
    output.write("<tbody>\n")
    for row in table.rows {
      output.write("<tr>")
      for cell in row { write(cell, as: "td", of: markup, into: &output) }
      output.write("</tr>\n")
    }
    output.write("</tbody>\n</table>\n")
  }

  private func write(
    _ cell: PipeTable.Cell, as name: String, of markup: Markup, into output: inout OutputBuffer
  ) {
    output.write("<")
    output.write(name)
    output.write(">")
    for part in cell { write(part.event, of: markup, at: part.index, blocks: false, into: &output) }
    output.write("</")
    output.write(name)
    output.write(">")
  }
}
