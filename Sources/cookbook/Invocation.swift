import CookbookModel
import CookbookSite

/// What the program is to do: a command line that was understood.
struct Invocation {
  /// What is to be done.
  enum Task {
    case build(BuildOptions)
    case check(BuildOptions, paths: [String], statistics: Bool)
    case export(BuildOptions, paths: [String])
    case help(Command?)
    case version
  }

  var task: Task
  var isQuiet = false
  var format = DiagnosticWriter.Format.text

  /// Understands a command line.
  init(_ arguments: Arguments) throws(ArgumentError) {
    isQuiet = arguments.has(.quiet)
    if let value = arguments.options[.format] {
      guard let format = DiagnosticWriter.Format(rawValue: value) else { throw .badValue(.format, value) }
      self.format = format
    }
    task = try Self.task(arguments)
  }

  private static func task(_ arguments: Arguments) throws(ArgumentError) -> Task {
    if arguments.has(.version) { return .version }
    guard let command = arguments.command, !arguments.has(.help) else { return .help(arguments.command) }
    switch command {
    case .build: return .build(try options(arguments))
    case .check:
      let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
      return .check(try options(arguments), paths: paths, statistics: arguments.has(.statistics))
    case .export:
      guard arguments.has(.recipeMDJSON) else { throw .noFormat }
      guard !arguments.operands.isEmpty else { throw .missingArgument(.export) }
      return .export(try options(arguments), paths: arguments.operands)
    case .help:
      guard let name = arguments.operands.first else { return .help(nil) }
      guard let known = Command(rawValue: name) else {
        throw .unknownCommand(
          name, suggestion: NearestName.of(name, among: Command.allCases.map(\.rawValue)))
      }
      return .help(known)
    }
  }

  private static func options(_ arguments: Arguments) throws(ArgumentError) -> BuildOptions {
    var options = BuildOptions()
    options.source = arguments.operands.first ?? "."
    options.output = arguments.options[.output]
    options.drafts = arguments.has(.drafts)
    options.strict = arguments.has(.strict)
    options.keepGoing = arguments.has(.keepGoing)
    options.full = arguments.has(.full)
    options.strictRecipeMD = arguments.has(.recipeMD)
    options.home = Host.home
    options.jobs = Host.processors
    if let value = arguments.options[.jobs] {
      guard let jobs = Int(value), (1...1024).contains(jobs) else { throw .badValue(.jobs, value) }
      options.jobs = jobs
    }
    if let value = arguments.options[.date] {
      guard value.utf8.count == 10, let date = CivilDate(value) else { throw .badValue(.date, value) }
      options.date = date
    }
    if let value = arguments.options[.baseURL] {
      guard let url = BuildOptions.baseURL(value) else { throw .badValue(.baseURL, value) }
      options.baseURL = url
    }
    return options
  }
}
