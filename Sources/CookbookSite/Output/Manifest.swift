import CookbookModel

/// The list of what we published and its hashes: `DIR/.cookbook` (DESIGN 5).
///
/// Text: a version line, then `HASH PATH` a line, sorted by path, then `end COUNT`. Control characters and `%`
/// of a path are percent-encoded. The same site has the same bytes.
struct Manifest: Hashable, Sendable {
  /// The first line of every manifest: what shows that a folder is ours.
  static let version = "cookbook 1"

  /// The hash of every file, by its path.
  var hashes: [String: UInt64] = [:]
  /// Whether every line was understood and none is missing.
  var isWhole = true

  /// Makes an empty manifest.
  init() {}

  /// Reads a manifest; nil when the version line is not ours. What cannot be understood or would leave the
  /// output folder is dropped, and the manifest is not whole.
  init?(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst(), first.elementsEqual(Self.version.utf8) else { return nil }
    var count: Int?
    for line in lines where !line.isEmpty {
      let parts = line.split(separator: 0x20, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let word = String(validating: parts[0], as: UTF8.self),
        let text = String(validating: parts[1], as: UTF8.self)
      else {
        isWhole = false
        continue
      }
      let path = Destination.percentDecoded(text)
      if word == "end" {
        count = Int(text)
      } else if word.utf8.count == 16, let hash = UInt64(word, radix: 16), OutputPath.isSafe(path) {
        hashes[path] = hash
      } else {
        isWhole = false
      }
    }
    if count != hashes.count { isWhole = false }
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    var out = Array((Self.version + "\n").utf8)
    for (path, hash) in hashes.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      out += StableHash.hex(hash).utf8
      out.append(0x20)
      for byte in path.utf8 {
        if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "%") {
          out += "%".utf8
          out += StableHash.hex(UInt64(byte) << 56, digits: 2).utf8
        } else {
          out.append(byte)
        }
      }
      out.append(0x0A)
    }
    out += "end \(hashes.count)\n".utf8
    return out
  }
}

/// What a build is about to add to the output folder. As long as it lies there, a build did not finish: the
/// files it lists are ours, and the hashes of the manifest may be older than the files.
enum Journal {
  /// The bytes of a journal.
  static func bytes(adding paths: [String]) -> [UInt8] {
    var manifest = Manifest()
    for path in paths { manifest.hashes[path] = 0 }
    return manifest.bytes
  }
}
