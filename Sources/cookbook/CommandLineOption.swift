/// An option of the command line, by its long name.
enum Option: String, CaseIterable {
  case output
  case baseURL = "base-url"
  case drafts
  case strict
  case keepGoing = "keep-going"
  case full
  case date
  case jobs
  case quiet
  case format
  case recipeMD = "recipemd"
  case statistics
  case recipeMDJSON = "recipemd-json"
  case help
  case version

  /// What its value is called; nil for an option that takes none.
  var value: String? {
    switch self {
    case .output: "DIR"
    case .baseURL: "URL"
    case .date: "YYYY-MM-DD"
    case .jobs: "N"
    case .format: "text|json"
    case .drafts, .strict, .keepGoing, .full, .quiet, .recipeMD, .statistics, .recipeMDJSON, .help, .version:
      nil
    }
  }

  /// Its short form.
  var short: String? {
    switch self {
    case .output: "-o"
    case .help: "-h"
    case .baseURL, .drafts, .strict, .keepGoing, .full, .date, .jobs, .quiet, .format, .recipeMD,
      .statistics, .recipeMDJSON, .version:
      nil
    }
  }

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .output: "where to put the site (default: SOURCE/public)"
    case .baseURL: "where the site will stand, for the sitemap and the feed"
    case .drafts: "make pages of drafts as well"
    case .strict: "treat warnings as errors"
    case .keepGoing: "publish although recipes are broken, without those"
    case .full: "compare every published file byte for byte"
    case .date: "the day to build for (default: that of the newest recipe)"
    case .jobs: "how much to do at once (default: the number of processors)"
    case .quiet: "say nothing but warnings and errors"
    case .format: "how to write what is found, one JSON object a line or text"
    case .recipeMD: "read every file as RecipeMD, strictly"
    case .statistics: "for tools: what each file was read as, one JSON object a line"
    case .recipeMDJSON: "write the JSON of RecipeMD"
    case .help: "show this help"
    case .version: "show the version"
    }
  }
}
