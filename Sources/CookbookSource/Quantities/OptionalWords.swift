/// The words by which an author says that an ingredient can be left out (FORMAT 1.7.4).
public enum OptionalWords {
  /// Whether the title of a group says that all in it is optional.
  public static func isOptional(_ title: String) -> Bool {
    let text = QuantityText(Array(title.utf8))
    return scanner(text).holdsWord(of: QuantityWords.optional, in: 0..<text.end)
  }

  /// Whether a line says so: in parentheses, as its last word, or as a word before a colon at its beginning.
  static func mark(_ text: QuantityText) -> Bool {
    let scanner = scanner(text)
    var (offset, lastWord) = (0, 0..<0)
    while offset < text.end {
      switch text.kind(at: offset) {
      case .letter:
        lastWord = offset..<text.wordEnd(offset)
        if lastWord.lowerBound == 0, text[lastWord.upperBound] == 0x3A, isOptional(lastWord, text) {
          return true
        }
        offset = lastWord.upperBound
      case .ideograph:
        lastWord = 0..<0
        offset += text.length(at: offset)
      case .other:
        if text.opening(at: offset) > 0, let parenthesis = text.parenthesis(at: offset) {
          if scanner.holdsWord(of: QuantityWords.optional, in: parenthesis.content) { return true }
          offset = parenthesis.end
        } else {
          offset += text.length(at: offset)
        }
      }
    }
    return isOptional(lastWord, text)
  }

  private static func isOptional(_ word: Range<Int>, _ text: QuantityText) -> Bool {
    word.count >= 7 && word.count <= 32 && QuantityWords.optional.value(of: text.bytes, in: word) != nil
  }

  private static func scanner(_ text: QuantityText) -> AmountScanner {
    AmountScanner(text, grouping: .unknown)
  }
}
