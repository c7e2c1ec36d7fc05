import CookbookModel
import CookbookSite

/// What the program says while it works and when it is done.
struct Console: Sendable {
  private let format: DiagnosticWriter.Format
  private let isQuiet: Bool
  private let isColored: Bool
  private let showsProgress: Bool

  /// Speaks as a command line asks; progress and colour are for terminals only (https://no-color.org).
  init(_ invocation: Invocation) {
    format = invocation.format
    isQuiet = invocation.isQuiet
    let isTerminal = Host.hasTerminal
    isColored = isTerminal && Host.variable("NO_COLOR") == nil
    showsProgress = isTerminal && !isQuiet && format == .text
  }

  /// Shows what the build is at, in a line that is overwritten.
  var progress: @Sendable (BuildPhase) -> Void {
    guard showsProgress else { return { _ in } }
    return { phase in
      let word =
        switch phase {
        case .reading: "reading"
        case .indexing: "putting the book together"
        case .writing: "writing pages"
        }
      Host.write(Array("\r\u{1B}[K\(word)...".utf8), to: .error)
    }
  }

  /// Shows what was found.
  func show(_ report: BuildReport, root: String?) {
    if showsProgress { Host.write(Array("\r\u{1B}[K".utf8), to: .error) }
    let shown = report.diagnostics.filter { !isQuiet || $0.severity > .info }
    Host.write(DiagnosticWriter(format, isColored: isColored).bytes(shown, root: root), to: .error)
  }

  /// Says in a line what was built.
  func summarize(_ report: BuildReport, time: Swift.Duration) {
    guard format == .text else { return }
    guard let files = report.files else {
      return say("cookbook: \(count(report.errors, "error")): nothing was published\n", .error)
    }
    guard !isQuiet else { return }
    say(
      "\(count(report.recipes, "recipe")), \(count(report.pages, "page")): \(files.written) written, "
        + "\(files.unchanged) unchanged, \(files.removed) removed in \(seconds(time)) s\n", .output)
  }

  /// Says in a line what was checked.
  func summarize(check report: BuildReport) {
    guard format == .text, !isQuiet else { return }
    say(
      "\(count(report.recipes, "recipe")), \(count(report.pages, "page")): "
        + "\(count(report.errors, "error")), \(count(report.warnings, "warning"))\n", .output)
  }

  private func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

  /// Seconds with two decimals.
  private func seconds(_ time: Swift.Duration) -> String {
    let hundredths = time.components.seconds * 100 + time.components.attoseconds / 10_000_000_000_000_000
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  private func say(_ text: String, _ stream: Host.Stream) { Host.write(Array(text.utf8), to: stream) }
}
