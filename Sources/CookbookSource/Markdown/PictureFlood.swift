/// Guards libcmark 0.30.2 against paragraphs with very many `![`, over which it walks once for each link.
enum PictureFlood {
  /// The most `![` of a paragraph that may begin a picture; no author comes near.
  static let limit = 1_000

  /// The text with a backslash in each `![` of a paragraph beyond the limit; as it was in all other cases.
  static func tamed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let (bang, bracket) = (UInt8(ascii: "!"), UInt8(ascii: "["))
    var result: [UInt8]?
    var copied = text.startIndex
    var count = 0
    var isBlankLine = true
    for index in text.indices {
      switch text[index] {
      case 0x0A:
        if isBlankLine { count = 0 }
        isBlankLine = true
      case 0x20, 0x09, 0x0D: break
      case bracket where index > text.startIndex && text[index - 1] == bang:
        isBlankLine = false
        count += 1
        guard count > limit else { continue }
        if result == nil { result = [] }
        result?.append(contentsOf: text[copied..<index])
        result?.append(UInt8(ascii: "\\"))
        copied = index
      default: isBlankLine = false
      }
    }
    guard var result else { return text }
    result.append(contentsOf: text[copied...])
    return result[...]
  }
}
