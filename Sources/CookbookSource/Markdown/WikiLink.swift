/// A link as wikis and Obsidian write it: `[[Target]]`, `[[Target|label]]`, `![[file]]` (FORMAT 1.9); and one to a
/// file with a space in its name, `[label](my pie.md)`, which CommonMark leaves as text.
struct WikiLink: Hashable {
  /// Where it stands in the text, brackets included.
  var range: Range<Int>
  /// What it leads to, `Target#Heading`.
  var target: String
  /// What is shown: the label, or the target.
  var label: String
  /// Whether it embeds a picture.
  var isImage: Bool

  /// The most bytes between the brackets.
  private static let longest = 1_000

  /// Finds all of them in a run of plain text.
  static func find(in text: [UInt8]) -> [WikiLink] {
    let (open, close) = (UInt8(ascii: "["), UInt8(ascii: "]"))
    var found: [WikiLink] = []
    var index = 0
    while index + 4 < text.count {
      guard text[index] == open, text[index + 1] == open else {
        if text[index] == open, let link = spaced(in: text, at: index) {
          found.append(link)
          index = link.range.upperBound
        } else {
          index += 1
        }
        continue
      }
      var end = index + 2
      while end < text.count, end - index <= longest, text[end] != open, text[end] != close { end += 1 }
      guard end + 1 < text.count, text[end] == close, text[end + 1] == close,
        let parts = parts(text[index + 2..<end])
      else {
        // Nothing closes here, and what was looked at holds no other opening.
        index = max(index + 1, end - 1)
        continue
      }
      let isImage =
        index > 0 && text[index - 1] == UInt8(ascii: "!") && index > (found.last?.range.upperBound ?? 0)
      found.append(
        WikiLink(
          range: (isImage ? index - 1 : index)..<end + 2, target: parts.target, label: parts.label,
          isImage: isImage))
      index = end + 2
    }
    return found
  }

  /// A link of CommonMark's form, but for the spaces in its destination, to a document or a picture.
  private static func spaced(in text: [UInt8], at index: Int) -> WikiLink? {
    let last = min(text.count, index + longest)
    let (open, shut) = (UInt8(ascii: "["), UInt8(ascii: "]"))
    guard let close = text[(index + 1)..<last].firstIndex(where: { $0 == shut || $0 == open }),
      close + 1 < last, text[close] == shut, text[close + 1] == UInt8(ascii: "(")
    else { return nil }
    var depth = 0
    let end = text[(close + 1)..<last].firstIndex { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      // No bracket in it, so that nothing is looked at twice.
      return depth == 0 || byte == open
    }
    guard let end, text[end] != open, end > close + 2 else { return nil }
    let target = trimmed(text[(close + 2)..<end])
    guard target.utf8.contains(0x20), let dot = target.utf8.lastIndex(of: UInt8(ascii: ".")),
      endings.contains(target[target.utf8.index(after: dot)...].lowercased())
    else { return nil }
    let isImage = index > 0 && text[index - 1] == UInt8(ascii: "!")
    let label = trimmed(text[(index + 1)..<close])
    return WikiLink(
      range: (isImage ? index - 1 : index)..<end + 1, target: target,
      label: label.isEmpty && !isImage ? target : label, isImage: isImage)
  }

  /// What the names of documents and pictures end in.
  private static let endings: Set<String> = ["md", "jpg", "jpeg", "png", "webp", "avif", "gif", "svg"]

  private static func parts(_ text: ArraySlice<UInt8>) -> (target: String, label: String)? {
    let pieces = text.split(separator: UInt8(ascii: "|"), maxSplits: 1, omittingEmptySubsequences: false)
    let target = trimmed(pieces[0])
    guard !target.isEmpty else { return nil }
    let label = pieces.count > 1 ? trimmed(pieces[1]) : ""
    // Without a label the name is shown, and not the place within it.
    let name = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).first.map(
      String.init)
    return (target, !label.isEmpty ? label : name.flatMap { $0.isEmpty ? nil : $0 } ?? target)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    while bytes.first == 0x20 { bytes.removeFirst() }
    while bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
