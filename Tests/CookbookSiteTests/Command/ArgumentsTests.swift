import Testing

@testable import CookbookSite
@testable import cookbook

@Suite("The command line")
struct ArgumentsTests {
  @Test(
    "Takes options before and after arguments, in every form",
    arguments: [
      ["build", "-o", "out", "book", "--strict"], ["--output=out", "build", "--strict", "book"],
      ["build", "--strict", "--output", "out", "--", "book"],
    ])
  func forms(words: [String]) throws {
    let arguments = try Arguments(words)
    #expect(arguments.command == .build)
    #expect(arguments.operands == ["book"])
    #expect(arguments.options == [.output: "out", .strict: ""])
  }

  @Test("Takes what follows -- as it is, and a value that begins with a hyphen")
  func hyphens() throws {
    #expect(try Arguments(["check", "--", "-x.md", "--strict"]).operands == ["-x.md", "--strict"])
    #expect(try Arguments(["build", "-o", "-out"]).options[.output] == "-out")
    #expect(try Arguments(["build", "--output="]).options[.output] == "")
  }

  @Test(
    "Says what is wrong and the way out",
    arguments: [
      ([], "name a command: build, check, export, help"),
      (["biuld"], "unknown command 'biuld'; did you mean 'build'?"),
      (["serve"], "unknown command 'serve'"),
      (["build", "--ouput", "x"], "unknown option '--ouput'; did you mean '--output'?"),
      (["build", "-x"], "unknown option '-x'"),
      (["build", "--outputs=x"], "unknown option '--outputs'; did you mean '--output'?"),
      (["build", "--output"], "'--output' needs a value: --output DIR"),
      (["build", "--strict=yes"], "'--strict' takes no value, but has 'yes'"),
      (["check", "--output", "x"], "'check' has no option '--output'"),
      (["--full", "check"], "'check' has no option '--full'"),
      (["build", "a", "b"], "'build' takes [SOURCE]; 'b' is one too many"),
      (["build", "--jobs", "0"], "'0' is no value of '--jobs': it takes N"),
      (["build", "--jobs=two"], "'two' is no value of '--jobs': it takes N"),
      (["build", "--date", "2026-02-30"], "'2026-02-30' is no value of '--date': it takes YYYY-MM-DD"),
      (["build", "--base-url", "example"], "'example' is no value of '--base-url': it takes URL"),
      (["build", "--format", "xml"], "'xml' is no value of '--format': it takes text|json"),
      (["export", "a.md"], "'export' needs the format to write: --recipemd-json"),
      (["export", "--recipemd-json"], "'export' needs FILE..."),
      (["help", "chek"], "unknown command 'chek'; did you mean 'check'?"),
    ] as [([String], String)])
  func errors(words: [String], message: String) {
    do throws(ArgumentError) {
      _ = try Invocation(Arguments(words))
      Issue.record("was accepted")
    } catch {
      #expect(error.message == message)
    }
  }

  @Test("Understands what a build is asked for")
  func build() throws {
    let words = [
      "build", "book", "--drafts", "--keep-going", "--full", "--date=2026-07-01", "--jobs", "3", "--quiet",
    ]
    let invocation = try Invocation(Arguments(words))
    guard case .build(let options) = invocation.task else {
      Issue.record("is no build")
      return
    }
    #expect(options.source == "book" && options.outputFolder == "book/public")
    #expect(options.drafts && options.keepGoing && options.full && !options.strict)
    #expect(options.date?.description == "2026-07-01" && options.jobs == 3)
    #expect(invocation.isQuiet)
  }

  @Test("Help names every command and, for each, every option", arguments: Command.allCases)
  func help(command: Command) {
    #expect(Help.text(nil).contains("\n  " + command.rawValue + " "))
    for option in command.options { #expect(Help.text(command).contains("--" + option.rawValue)) }
    #expect(Help.text(command).split(separator: "\n").allSatisfy { $0.utf8.count <= 100 })
  }
}
