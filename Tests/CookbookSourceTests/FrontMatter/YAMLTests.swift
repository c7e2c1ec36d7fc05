import Testing

@testable import CookbookSource

private func parse(_ text: String) throws -> YAMLNode? {
  try YAMLRepair.parse(Array(text.utf8)[...], firstLine: 2)
}

/// A value written down without places, for comparison.
private func flow(_ node: YAMLNode?) -> String {
  guard let node else { return "nothing" }
  return switch node.content {
  case .scalar(let text, let isPlain): isPlain ? text : "<\(text)>"
  case .list(let items): "[" + items.map(flow).joined(separator: ", ") + "]"
  case .map(let pairs):
    "{" + pairs.map { "\(flow($0.key)): \(flow($0.value))" }.joined(separator: ", ") + "}"
  }
}

@Suite struct YAMLTests {
  @Test(
    "reads values as text",
    arguments: [
      ("", "nothing"),
      ("# only a comment", "nothing"),
      ("draft: no\ntime: 1:30\nn: 012", "{draft: no, time: 1:30, n: 012}"),
      ("a: 'it''s'\nb: \"x\\ty\"", "{a: <it's>, b: <x\ty>}"),
      ("a: [x, [y]]\nb:\n- 1\n- k: v", "{a: [x, [y]], b: [1, {k: v}]}"),
      ("a:\nb: ~", "{a: , b: ~}"),
      ("a: |\n  one\n  two\n", "{a: <one\ntwo\n>}"),
      ("a: &x [1]\nb: *x", "{a: [1], b: [1]}"),
      ("a: 1\na: 2", "{a: 1, a: 2}"),
    ])
  func reads(_ text: String, _ expected: String) throws {
    #expect(flow(try parse(text)) == expected)
  }

  @Test("takes a tab for white space")
  func tabs() throws {
    #expect(flow(try parse("title:\tPie\ntags:\n-\tsweet\n\t\n")) == "{title: Pie, tags: [sweet]}")
    #expect(flow(try parse("steps:\n\t- Mix\n\t- Bake")) == "{steps: [Mix, Bake]}")
  }

  @Test(
    "takes text literally that YAML would reject",
    arguments: [
      ("title: Bread: the basics", "{title: <Bread: the basics>}"),
      ("title: 'Tis pie", "{title: <'Tis pie>}"),
      ("title: 'Tis pie\nauthor: 'Twas me", "{title: <'Tis pie>, author: <'Twas me>}"),
      ("title: 'Tis pie\nauthor: it's me\nx: 1", "{title: <'Tis pie>, author: it's me, x: 1}"),
      ("title: Mom's \"best\"", "{title: Mom's \"best\"}"),
      ("title: \"Best\" pie", "{title: <\"Best\" pie>}"),
      ("title: \"Best\" pie: the pie\nx: 1", "{title: <\"Best\" pie: the pie>, x: 1}"),
      ("source: @home", "{source: <@home>}"),
      ("title: *Best* pie", "{title: <*Best* pie>}"),
      ("steps:\n- Mix: well: then bake\n- Eat", "{steps: [{Mix: <well: then bake>}, Eat]}"),
      ("steps:\n- 'Til done, bake\n- Eat", "{steps: [<'Til done, bake>, Eat]}"),
      ("a: 1: 2\nb: 3: 4\nc: 5", "{a: <1: 2>, b: <3: 4>, c: 5}"),
      ("title: Bread: it's\r\nx: y\r\n", "{title: <Bread: it's>, x: y}"),
    ])
  func repairs(_ text: String, _ expected: String) throws {
    #expect(flow(try parse(text)) == expected)
  }

  @Test(
    "says where it cannot be read, in bytes of the file",
    arguments: [
      ("title: [a, b", 2, 8),
      ("title: Pie\nmore\nx: y", 3, 1),
      ("a: [é, ]]", 2, 10),
      ("title: Pie\n\u{1}: x", 3, 1),
      ("a: b\n  c: d", 3, 4),
      ("- &a [*a]", 2, 7),
      ("a: b\n--- x\n", 3, 1),
    ])
  func errors(_ text: String, _ line: Int, _ column: Int) {
    do {
      let node = try parse(text)
      Issue.record("read as \(flow(node))")
    } catch let error as YAMLError {
      #expect([error.line, error.column] == [line, column], "\(error.problem)")
    } catch {
      Issue.record(error)
    }
  }

  @Test("stays within bounds where anchors multiply or lists nest without end")
  func bounds() {
    var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<12 {
      let uses = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      bomb += "a\(level): &a\(level) [\(uses)]\n"
    }
    #expect(throws: YAMLError.self) { try parse(bomb) }
    #expect(throws: YAMLError.self) { try parse(String(repeating: "[", count: 100_000)) }
    #expect(throws: YAMLError.self) { try parse(String(repeating: "- ", count: 100_000)) }
    var chain = "a0: &a0 \(String(repeating: "[", count: 60))\(String(repeating: "]", count: 60))\n"
    chain += "a1: \(String(repeating: "[", count: 60))*a0\(String(repeating: "]", count: 60))\n"
    #expect(throws: YAMLError.self) { try parse(chain) }
    #expect((try? parse("a: " + String(repeating: "x", count: 5_000_000))) != nil)
  }

  @Test("never crashes, whatever the bytes")
  func fuzz() {
    var random = SplitMix(seed: 7)
    let pieces = [
      "a", "b: ", ":", "- ", "[", "]", "{", "}", "'", "\"", "&x ", "*x", "!", "|", ">", "#", "%", "@", "\n",
      "\n  ", "\n    ", "\t", "é", "\u{1F967}", "? ", ", ", "---\n", "...\n", "\r\n", "\\", "~", "<<: ",
      "\u{85}", "\u{2028}", "\u{FEFF}",
    ]
    for _ in 0..<3_000 {
      var text = ""
      for _ in 0..<Int(random.next() % 24) { text += pieces[Int(random.next() % UInt64(pieces.count))] }
      var bytes = Array(text.utf8)
      if random.next() % 3 == 0 { bytes = Array(bytes.prefix(Int(random.next() % UInt64(bytes.count + 1)))) }
      if random.next() % 5 == 0 { bytes.append(UInt8(truncatingIfNeeded: random.next())) }
      if let node = try? YAMLRepair.parse(bytes[...], firstLine: 2) { #expect(node.line >= 2) }
    }
  }
}

/// A generator whose numbers are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
