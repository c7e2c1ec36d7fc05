import CookbookModel

/// A pattern for content paths: `*` is any text without a slash, `?` one character, `**` any folders.
///
/// A pattern without a slash matches the name of a file or folder anywhere; a folder that matches is left out
/// with everything in it.
struct Glob: Hashable, Sendable {
  private var components: [[UInt8]]

  /// Reads a pattern; a slash at its start or end says nothing more.
  init(_ pattern: String) {
    components = Unicode.nfc(pattern).split(separator: "/").map { Array($0.utf8) }
    if components.count == 1, !pattern.hasPrefix("/") { components.insert(Self.anyFolders, at: 0) }
  }

  /// Whether the whole path matches. Takes time in proportion to the pattern times the path.
  func matches(_ path: String) -> Bool {
    guard !components.isEmpty else { return false }
    let names = path.split(separator: "/").map { Array($0.utf8) }
    // reached[n]: the pattern so far matches the first n names.
    var reached = [true] + [Bool](repeating: false, count: names.count)
    for component in components {
      var next = [Bool](repeating: false, count: names.count + 1)
      if component == Self.anyFolders {
        var open = false
        for n in reached.indices {
          open = open || reached[n]
          next[n] = open
        }
      } else {
        for n in names.indices where reached[n] && Self.matches(component, names[n]) { next[n + 1] = true }
      }
      reached = next
    }
    return reached[names.count]
  }

  private static let anyFolders = Array("**".utf8)

  /// Matches one name; on a mismatch only the last `*` takes one more character.
  private static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    var (p, n) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == UInt8(ascii: "?") {
        p += 1
        n = characterEnd(name, n)
      } else if p < pattern.count, pattern[p] == name[n] {
        p += 1
        n += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        p = last.pattern + 1
        n = last.name + 1
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  private static func characterEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
