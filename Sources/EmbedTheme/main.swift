// Writes a Swift file that holds the text of other files.
//
// Usage: EmbedTheme OUTPUT FILE…
// The output declares one array of (name, text) pairs, sorted by name, as raw string literals: a string
// literal of any length compiles at once, an array of bytes does not.

import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first else {
  FileHandle.standardError.write(Data("usage: EmbedTheme OUTPUT FILE...\n".utf8))
  exit(2)
}

var source = "enum EmbeddedTheme {\n  static let files: [(name: String, text: String)] = [\n"
for path in arguments.dropFirst() {
  let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
  // Enough marks that nothing in the text can end the literal or begin an escape.
  var marks = "#"
  while text.contains("\"\"\"" + marks) || text.contains("\\" + marks) { marks += "#" }
  let name = URL(filePath: path).lastPathComponent
  source += "    (\"\(name)\", \(marks)\"\"\"\n\(text)\n\"\"\"\(marks)),\n"
}
source += "  ]\n}\n"
try Data(source.utf8).write(to: URL(filePath: output))
