import CookbookHTML
import Foundation
import Testing

/// The official Mustache suite: the core modules and inheritance.
@Suite(.enabled(if: Shared.folder != nil, "the conformance suites are not beside the repository"))
struct MustacheConformanceTests {
  static let coreCases: [MustacheCase] = MustacheCase.load([
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections",
  ])
  static let inheritanceCases: [MustacheCase] = MustacheCase.load(["~inheritance"])

  @Test func theSuitesAreWhole() {
    #expect(Self.coreCases.count == 136)
    #expect(Self.inheritanceCases.count == 27)
  }

  @Test("The core modules pass", arguments: coreCases)
  func core(test: MustacheCase) throws { try check(test) }

  @Test("The inheritance module passes", arguments: inheritanceCases)
  func inheritance(test: MustacheCase) throws { try check(test) }

  private func check(_ test: MustacheCase) throws {
    let files =
      [("main", test.template)] + test.partials.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let set = try TemplateSet(files: files.map { (file: $0.0, bytes: Array($0.1.utf8)) }, names: NameTable())
    let data = try JSONSerialization.jsonObject(with: Data(test.data.utf8), options: .fragmentsAllowed)
    var output = OutputBuffer()
    let main = try #require(set.template("main"))
    set.render(main, JSONContext(value: data, names: set.names.names), into: &output)
    // The suite writes quotes as &quot; and leaves the apostrophe open.
    #expect(output.text == test.expected)
  }
}

/// One test of the suite.
struct MustacheCase: CustomTestStringConvertible, Sendable {
  var module: String
  var name: String
  var template: String
  var partials: [String: String]
  var data: String
  var expected: String
  var testDescription: String { "\(module): \(name)" }

  /// The tests of some modules; none where the suite is missing.
  static func load(_ modules: [String]) -> [MustacheCase] {
    guard let folder = Shared.folder else { return [] }
    return modules.flatMap { module in
      let file = folder.appending(path: "conformance/mustache/\(module).json")
      guard let data = try? Data(contentsOf: file),
        let suite = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      else { return [MustacheCase]() }
      return (suite["tests"] as? [[String: Any]] ?? []).map { MustacheCase(module: module, test: $0) }
    }
  }

  private init(module: String, test: [String: Any]) {
    self.module = module
    name = test["name"] as? String ?? ""
    template = test["template"] as? String ?? ""
    partials = test["partials"] as? [String: String] ?? [:]
    let json = try? JSONSerialization.data(withJSONObject: test["data"] ?? [:], options: .fragmentsAllowed)
    data = String(decoding: json ?? Data(), as: UTF8.self)
    expected = test["expected"] as? String ?? ""
  }
}
