/// What `--help` and `--version` print.
enum Help {
  /// The version of the program.
  static let version = "0.1.0"

  /// The help of a command, or of the program.
  static func text(_ command: Command?) -> String {
    guard let command else { return program }
    var text = "cookbook \(command.rawValue): \(command.summary)\n\n"
    text += "Usage: cookbook \(command.rawValue) [OPTION...] \(command.arguments)\n\n"
    if !command.notes.isEmpty { text += command.notes.joined(separator: "\n") + "\n\n" }
    return text + "Options:\n" + table(command.options.map { (label($0), $0.summary) })
  }

  private static var program: String {
    "cookbook: turns a folder of Markdown recipes into a web site\n\n"
      + "Usage: cookbook COMMAND [OPTION...] [ARGUMENT...]\n\nCommands:\n"
      + table(Command.allCases.map { ($0.rawValue + " " + $0.arguments, $0.summary) })
      + "\n'cookbook help COMMAND' shows the options of a command; 'cookbook --version' the version.\n"
      + "Exit code: 0; 1 when something is wrong with the content or the disk; 2 with the command line.\n"
  }

  private static func label(_ option: Option) -> String {
    let short = option.short.map { $0 + ", " } ?? ""
    return short + "--" + option.rawValue + (option.value.map { " " + $0 } ?? "")
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.utf8.count).max() ?? 0
    return rows.map { name, summary in
      "  " + name + String(repeating: " ", count: width - name.utf8.count + 2) + summary + "\n"
    }.joined()
  }
}
