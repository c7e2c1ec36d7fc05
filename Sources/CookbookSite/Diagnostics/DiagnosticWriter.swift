import CookbookHTML
import CookbookModel

/// Writes diagnostics for people or for programs.
public struct DiagnosticWriter: Sendable {
  /// The form in which diagnostics are written.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// `file:line:column: severity: message [code]` with the source line and a caret.
    case text
    /// One JSON object a line.
    case json
  }

  let format: Format
  let isColored: Bool

  /// Prepares to write; colour is for terminals only.
  public init(_ format: Format, isColored: Bool = false) {
    self.format = format
    self.isColored = isColored
  }

  /// Writes diagnostics that are sorted by file and line; source lines are read below `root`.
  public func bytes(_ diagnostics: [Diagnostic], root: String?) -> [UInt8] {
    switch format {
    case .json: diagnostics.flatMap(json)
    case .text: Array(text(diagnostics, root: root).utf8)
    }
  }

  private func json(_ diagnostic: Diagnostic) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("file", diagnostic.place.file)
      if diagnostic.place.line > 0 { json.member("line", diagnostic.place.line) }
      if diagnostic.place.column > 0 { json.member("column", diagnostic.place.column) }
      json.member("severity", diagnostic.severity.rawValue)
      json.member("code", diagnostic.finding.code.rawValue)
      json.member("message", VisibleText.shortened(diagnostic.finding.message))
    }
    return json.output.bytes + [0x0A]
  }

  private func text(_ diagnostics: [Diagnostic], root: String?) -> String {
    var out = ""
    var open: (file: String, lines: LineCursor)?
    for diagnostic in diagnostics {
      let place = diagnostic.place
      out += heading(diagnostic)
      guard place.line > 0 else { continue }
      if open?.file != place.file {
        let path = root.map { $0 + "/" + place.file } ?? place.file
        let bytes = (try? Disk.read(path, limit: SourceReading.largestDocument)) ?? []
        open = (place.file, LineCursor(bytes))
      }
      guard let line = open?.lines.line(place.line) else { continue }
      let excerpt = Excerpt(line, column: place.column)
      if excerpt.text.isEmpty { continue }
      out += "    " + excerpt.text + "\n"
      if let caret = excerpt.caret { out += "    " + colored(caret, "32;1") + "\n" }
    }
    return out
  }

  private func heading(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.place
    var text = VisibleText.line(place.file)
    if place.line > 0 { text += ":\(place.line)" }
    if place.line > 0, place.column > 0 { text += ":\(place.column)" }
    let color =
      switch diagnostic.severity {
      case .error: "31;1"
      case .warning: "35;1"
      case .info: "36"
      }
    text = colored(text + ":", "1") + " " + colored(diagnostic.severity.rawValue + ":", color)
    let message = VisibleText.line(VisibleText.shortened(diagnostic.finding.message))
    return text + " \(message) [\(diagnostic.finding.code.rawValue)]\n"
  }

  private func colored(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension DocumentStatistics {
  /// The statistics as one line of JSON.
  public var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("file", file)
      json.member("kind", kind.rawValue)
      json.member("dialect", dialect?.rawValue)
      json.member("ingredients", ingredients)
      json.member("steps", steps)
    }
    return json.output.bytes + [0x0A]
  }
}
