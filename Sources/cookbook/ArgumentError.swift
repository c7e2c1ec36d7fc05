/// What is wrong with a command line: facts here, words in ``message``.
enum ArgumentError: Error, Equatable {
  /// No command was named.
  case noCommand
  /// The command is not known; the nearest that is.
  case unknownCommand(String, suggestion: String?)
  /// The option is not known; the nearest that is.
  case unknownOption(String, suggestion: String?)
  /// The option belongs to another command.
  case foreignOption(Option, Command)
  /// The option needs a value.
  case missingValue(Option)
  /// The option takes no value.
  case unexpectedValue(Option, String)
  /// The value is none that the option takes.
  case badValue(Option, String)
  /// The command takes fewer arguments.
  case tooManyArguments(String, Command)
  /// The command needs an argument.
  case missingArgument(Command)
  /// `export` was not told which format to write.
  case noFormat

  /// What is wrong, and the way out.
  var message: String {
    switch self {
    case .noCommand:
      "name a command: " + Command.allCases.map(\.rawValue).joined(separator: ", ")
    case .unknownCommand(let name, let suggestion):
      "unknown command '\(name)'" + Self.suggestion(suggestion)
    case .unknownOption(let name, let suggestion):
      "unknown option '\(name)'" + Self.suggestion(suggestion)
    case .foreignOption(let option, let command):
      "'\(command.rawValue)' has no option '--\(option.rawValue)'"
    case .missingValue(let option):
      "'--\(option.rawValue)' needs a value: --\(option.rawValue) \(option.value ?? "")"
    case .unexpectedValue(let option, let value):
      "'--\(option.rawValue)' takes no value, but has '\(value)'"
    case .badValue(let option, let value):
      "'\(value)' is no value of '--\(option.rawValue)': it takes \(option.value ?? "nothing")"
    case .tooManyArguments(let argument, let command):
      "'\(command.rawValue)' takes \(command.arguments); '\(argument)' is one too many"
    case .missingArgument(let command): "'\(command.rawValue)' needs \(command.arguments)"
    case .noFormat: "'export' needs the format to write: --\(Option.recipeMDJSON.rawValue)"
    }
  }

  private static func suggestion(_ name: String?) -> String { name.map { "; did you mean '\($0)'?" } ?? "" }
}
