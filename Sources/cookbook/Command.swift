/// What the program can do: the table of its commands.
enum Command: String, CaseIterable {
  case build
  case check
  case export
  case help

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .build: "make the site of a cookbook"
    case .check: "say everything that build would say, and write nothing"
    case .export: "write recipes in another format"
    case .help: "show the help of a command"
    }
  }

  /// What it takes beside options.
  var arguments: String {
    switch self {
    case .build: "[SOURCE]"
    case .check: "[SOURCE or FILE...]"
    case .export: "FILE..."
    case .help: "[COMMAND]"
    }
  }

  /// The most arguments that it takes; nil for any number.
  var mostArguments: Int? {
    switch self {
    case .build, .help: 1
    case .check, .export: nil
    }
  }

  /// The options that it takes, in the order in which help shows them.
  var options: [Option] {
    switch self {
    case .build:
      [.output, .baseURL, .drafts, .strict, .keepGoing, .full, .date, .jobs, .quiet, .format, .help]
    case .check: [.strict, .drafts, .recipeMD, .statistics, .jobs, .quiet, .format, .help]
    case .export: [.recipeMDJSON, .strict, .format, .help]
    case .help: [.help]
    }
  }

  /// What help says beyond the options.
  var notes: [String] {
    switch self {
    case .build:
      [
        "SOURCE is the folder of the cookbook (default: this folder); its recipes are in SOURCE/content,",
        "or in SOURCE itself where there is no such folder. With an error nothing is published.",
      ]
    case .check:
      [
        "A folder is checked as build would build it. A file is read by itself: where its links lead is",
        "checked with its whole folder only.",
      ]
    case .export: ["Each recipe is written to standard output, one after another."]
    case .help: []
    }
  }
}
