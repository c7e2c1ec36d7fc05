import Foundation
import Testing

@testable import CookbookSite

/// Runs the program as its users do; one test at a time, since each starts a process.
@Suite("The program", .serialized)
struct ProgramTests {
  struct Run {
    var code: Int32
    var output: String
    var errors: String
  }

  /// The program, built beside the tests.
  static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "cookbook")

  private func run(_ arguments: [String], in folder: String) throws -> Run {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let problems = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      code: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: problems, as: UTF8.self))
  }

  @Test("Says its version and its help on standard output")
  func version() async throws {
    try await withSource([:]) { folder in
      let version = try run(["--version"], in: folder.path)
      #expect(version.code == 0 && version.output == "cookbook 0.1.0\n" && version.errors.isEmpty)
      #expect(try run(["help", "build"], in: folder.path).output.contains("--output DIR"))
      #expect(try run(["check", "--help"], in: folder.path).code == 0)
    }
  }

  @Test("Ends with 2 and says why when the command line is wrong")
  func wrongCommandLine() async throws {
    try await withSource([:]) { folder in
      let wrong = try run(["build", "--nope"], in: folder.path)
      #expect(wrong.code == 2 && wrong.output.isEmpty)
      #expect(wrong.errors.hasPrefix("cookbook: error: unknown option '--nope'"))
      #expect(try run([], in: folder.path).code == 2)
    }
  }

  @Test("Builds the current folder, says so in one line without colour, and ends with 0")
  func build() async throws {
    try await withSource(["content/index.md": "# Book\n", "content/a/b.md": "# B\n"]) { folder in
      let run = try run(["build"], in: folder.path)
      #expect(run.code == 0)
      #expect(run.output.contains(" written, 0 unchanged, 0 removed in "))
      #expect(run.output.filter { $0 == "\n" }.count == 1)
      #expect(!run.errors.contains("\u{1B}") && !run.errors.contains("\r"))
      #expect(folder.text("public/index.html") != nil)
      #expect(try self.run(["build", "--quiet"], in: folder.path).output.isEmpty)
    }
  }

  @Test("Ends with 1 and publishes nothing when something is wrong with the content or the disk")
  func errors() async throws {
    try await withSource(["content/a.md": "# A\n", "public/mine": ""]) { folder in
      let refused = try run(["build"], in: folder.path)
      #expect(refused.code == 1 && refused.output.isEmpty)
      #expect(refused.errors.contains("[output-not-ours]\ncookbook: 1 error: nothing was published\n"))
      let missing = try run(["build", "nowhere"], in: folder.path)
      #expect(missing.code == 1)
      #expect(missing.errors.hasPrefix("nowhere: error: cannot be read: "))
      #expect(try run(["check", "nowhere.md"], in: folder.path).code == 1)
    }
  }

  @Test("Check writes nothing, and its statistics are one JSON object a file")
  func check() async throws {
    let text = "# A\n\n## Ingredients\n\n- 1 egg\n\n## Directions\n\n1. Boil.\n"
    try await withSource(["content/a.md": text]) { folder in
      let before = folder.files("").keys.sorted()
      let run = try run(["check", "--statistics", "--format", "json"], in: folder.path)
      #expect(run.code == 0)
      #expect(folder.files("").keys.sorted() == before)
      let lines = run.output.split(separator: "\n")
      let first = Data((lines.first ?? "").utf8)
      let object = try JSONSerialization.jsonObject(with: first) as? [String: Any]
      #expect(lines.count == 1)
      #expect(object?["file"] as? String == "content/a.md")
      for line in run.errors.split(separator: "\n") {
        #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
      }
      #expect(try self.run(["check", "content/a.md"], in: folder.path).code == 0)
    }
  }
}
