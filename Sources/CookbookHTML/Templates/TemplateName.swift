/// A name in a template, resolved to a number when the template is compiled.
public struct TemplateName: Hashable, Sendable {
  /// The place of the name in its table.
  public let number: Int

  /// `.`, the current element of a list.
  static let current = TemplateName(number: 0)
}

/// The names that templates may use.
public struct NameTable: Sendable {
  /// The names in order; the first is `.`.
  public private(set) var names = ["."]
  private var numbers: [String: Int] = [".": 0]
  /// Whether names that are not in the table are errors; otherwise they are added.
  let isStrict: Bool

  /// A table that takes up whatever templates use.
  public init() { isStrict = false }

  /// A table of these names and no others.
  public init(_ known: some Sequence<String>) {
    isStrict = true
    for name in known where numbers[name] == nil { add(name) }
  }

  /// The name, or nil when the table is strict and does not hold it.
  mutating func resolve(_ name: String) -> TemplateName? {
    if let number = numbers[name] { return TemplateName(number: number) }
    guard !isStrict else { return nil }
    return add(name)
  }

  /// The text of a name.
  public subscript(name: TemplateName) -> String { names[name.number] }

  @discardableResult
  private mutating func add(_ name: String) -> TemplateName {
    numbers[name] = names.count
    names.append(name)
    return TemplateName(number: names.count - 1)
  }
}
