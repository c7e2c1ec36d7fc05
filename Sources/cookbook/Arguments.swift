import CookbookModel

/// A command line, taken apart.
struct Arguments: Equatable {
  /// The command; nil when only `--help` or `--version` was asked for.
  var command: Command?
  /// The arguments that are no options.
  var operands: [String] = []
  /// The options with their values; an option without one has an empty value. The last of a name counts.
  var options: [Option: String] = [:]

  /// Takes a command line apart, without the name of the program.
  init(_ words: [String]) throws(ArgumentError) {
    var rest = words[...]
    var onlyOperands = false
    while let word = rest.popFirst() {
      if onlyOperands || word == "-" || !word.hasPrefix("-") {
        try take(operand: word)
      } else if word == "--" {
        onlyOperands = true
      } else {
        try take(option: word, &rest)
      }
    }
    guard command != nil || has(.help) || has(.version) else { throw .noCommand }
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { options[option] != nil }

  private mutating func take(operand: String) throws(ArgumentError) {
    guard let command else {
      guard let known = Command(rawValue: operand) else {
        throw .unknownCommand(
          operand, suggestion: NearestName.of(operand, among: Command.allCases.map(\.rawValue)))
      }
      let foreign = options.keys.filter { !known.options.contains($0) && $0 != .version }
      if let option = foreign.min(by: { $0.rawValue < $1.rawValue }) {
        throw .foreignOption(option, known)
      }
      self.command = known
      return
    }
    operands.append(operand)
    if let most = command.mostArguments, operands.count > most { throw .tooManyArguments(operand, command) }
  }

  private mutating func take(option word: String, _ rest: inout ArraySlice<String>) throws(ArgumentError) {
    let (name, value) = Self.splitting(word)
    guard let option = Option.allCases.first(where: { "--" + $0.rawValue == name || $0.short == name }) else {
      let known = command?.options ?? Option.allCases
      let names = known.map { "--" + $0.rawValue }
      throw .unknownOption(name, suggestion: NearestName.of(name, among: names))
    }
    if let command, option != .version, !command.options.contains(option) {
      throw .foreignOption(option, command)
    }
    switch (option.value, value) {
    case (nil, nil): options[option] = ""
    case (nil, let value?): throw .unexpectedValue(option, value)
    case (_?, let value?): options[option] = value
    case (_?, nil):
      guard let next = rest.popFirst() else { throw .missingValue(option) }
      options[option] = next
    }
  }

  /// `--name=VALUE` as its two parts.
  private static func splitting(_ word: String) -> (String, String?) {
    guard word.hasPrefix("--"), let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      return (word, nil)
    }
    return (String(word[..<equals]), String(word[word.utf8.index(after: equals)...]))
  }
}
