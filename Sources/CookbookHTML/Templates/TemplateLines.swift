/// Where a page stands in its line, for the indentation of included templates.
///
/// Only the lines of templates are indented, never those of values: a value may be preformatted.
struct TemplateLines {
  /// What lines begin with.
  var indent: [UInt8] = []
  /// Whether the next thing begins a line.
  var isAtStart = false

  /// Writes the indentation where it is due.
  mutating func beginLine(_ output: inout OutputBuffer) {
    guard isAtStart else { return }
    output.write(bytes: indent)
    isAtStart = false
  }

  /// Writes text of a template; every line of it that holds something is indented.
  mutating func write(_ text: [UInt8], _ span: TemplateSpan, into output: inout OutputBuffer) {
    text.withUnsafeBufferPointer { text in
      var rest = UnsafeBufferPointer(rebasing: text[span.range])
      while !indent.isEmpty, let end = rest.firstIndex(of: 0x0A) {
        if rest[0] != 0x0A, rest[0] != 0x0D || end > 1 { beginLine(&output) }
        output.write(bytes: UnsafeBufferPointer(rebasing: rest[...end]))
        isAtStart = true
        rest = UnsafeBufferPointer(rebasing: rest[(end + 1)...])
      }
      guard !rest.isEmpty else { return }
      if !indent.isEmpty { beginLine(&output) }
      isAtStart = false
      output.write(bytes: rest)
    }
  }
}
