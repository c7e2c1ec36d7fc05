/// Writes JSON (RFC 8259) into a buffer, commas and quotes in their places.
public struct JSONWriter {
  /// Where it is written.
  public private(set) var output: OutputBuffer
  private let scriptSafe: Bool
  private let pretty: Bool
  /// For each open object or array: whether something was written in it.
  private var hasElements: [Bool] = []
  private var afterKey = false

  /// Makes a writer. `scriptSafe` output can stand in an HTML script element; `pretty` output is indented.
  public init(scriptSafe: Bool = false, pretty: Bool = false) {
    output = OutputBuffer(capacity: 1024)
    self.scriptSafe = scriptSafe
    self.pretty = pretty
  }

  /// Writes an object whose members `body` writes.
  public mutating func object(_ body: (inout JSONWriter) -> Void) { nested("{", "}", body) }

  /// Writes an array whose elements `body` writes.
  public mutating func array(_ body: (inout JSONWriter) -> Void) { nested("[", "]", body) }

  /// Writes the name of the next member.
  public mutating func key(_ name: String) {
    beginValue()
    output.write("\"")
    output.write(json: name, scriptSafe: scriptSafe)
    output.write(pretty ? "\": " : "\":")
    afterKey = true
  }

  /// Writes a string.
  public mutating func string(_ text: String) {
    beginValue()
    output.write("\"")
    output.write(json: text, scriptSafe: scriptSafe)
    output.write("\"")
  }

  /// Writes a number.
  public mutating func integer(_ number: Int) {
    beginValue()
    output.write(number)
  }

  /// Writes true or false.
  public mutating func bool(_ value: Bool) {
    beginValue()
    output.write(value ? "true" : "false")
  }

  /// Writes null.
  public mutating func null() {
    beginValue()
    output.write("null")
  }

  /// Writes a member that is a string.
  public mutating func member(_ name: String, _ text: String) {
    key(name)
    string(text)
  }

  /// Writes a member that is a string, or nothing.
  public mutating func member(_ name: String, _ text: String?) {
    if let text { member(name, text) }
  }

  /// Writes a member that is a number.
  public mutating func member(_ name: String, _ number: Int) {
    key(name)
    integer(number)
  }

  /// Writes a member that is a list of strings, or nothing for an empty list.
  public mutating func member(_ name: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    key(name)
    array { json in for text in texts { json.string(text) } }
  }

  private mutating func nested(
    _ open: StaticString, _ close: StaticString, _ body: (inout JSONWriter) -> Void
  ) {
    beginValue()
    output.write(open)
    hasElements.append(false)
    body(&self)
    let wroteSomething = hasElements.removeLast()
    if pretty, wroteSomething { newLine() }
    output.write(close)
  }

  private mutating func beginValue() {
    if afterKey {
      afterKey = false
      return
    }
    guard let last = hasElements.last else { return }
    if last { output.write(",") }
    hasElements[hasElements.count - 1] = true
    if pretty { newLine() }
  }

  private mutating func newLine() {
    output.write("\n")
    for _ in hasElements { output.write("  ") }
  }
}
