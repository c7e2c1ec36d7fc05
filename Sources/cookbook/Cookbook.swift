import CookbookModel
import CookbookSite

/// The program.
@main
enum Program {
  static func main() async {
    Host.ignoreBrokenPipes()
    Host.exit(await run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Does what a command line asks; returns the exit code.
  private static func run(_ words: [String]) async -> Int32 {
    let invocation: Invocation
    do throws(ArgumentError) {
      invocation = try Invocation(Arguments(words))
    } catch {
      say(
        "cookbook: error: \(error.message)\n'cookbook help' shows the commands and their options.\n", .error)
      return 2
    }
    let console = Console(invocation)
    switch invocation.task {
    case .help(let command):
      say(Help.text(command), .output)
      return 0
    case .version:
      say("cookbook \(Help.version)\n", .output)
      return 0
    case .build(let options): return await build(options, console)
    case .check(let options, let paths, let statistics):
      return await check(options, paths, statistics: statistics, console)
    case .export(let options, let paths):
      let (json, report) = FileChecker(options, parts: .standard).export(paths)
      for text in json { Host.write(text, to: .output) }
      console.show(report, root: nil)
      return report.hasErrors ? 1 : 0
    }
  }

  private static func build(_ options: BuildOptions, _ console: Console) async -> Int32 {
    let start = ContinuousClock.now
    let report = await SiteBuilder(options, parts: .standard, progress: console.progress).build()
    console.show(report, root: options.source)
    console.summarize(report, time: start.duration(to: .now))
    return report.hasErrors ? 1 : 0
  }

  private static func check(
    _ options: BuildOptions, _ paths: [String], statistics: Bool, _ console: Console
  ) async -> Int32 {
    var hasErrors = false
    func show(_ report: BuildReport, root: String?) {
      if statistics { Host.write(report.statistics.flatMap(\.json), to: .output) }
      console.show(report, root: root)
      if !statistics { console.summarize(check: report) }
      hasErrors = hasErrors || report.hasErrors
    }
    for folder in paths where FileChecker.isFolder(folder) {
      var options = options
      options.source = folder
      show(
        await SiteBuilder(options, parts: .standard, progress: console.progress).check(), root: folder)
    }
    let files = paths.filter { !FileChecker.isFolder($0) }
    if !files.isEmpty { show(await FileChecker(options, parts: .standard).check(files), root: nil) }
    return hasErrors ? 1 : 0
  }

  private static func say(_ text: String, _ stream: Host.Stream) { Host.write(Array(text.utf8), to: stream) }
}
