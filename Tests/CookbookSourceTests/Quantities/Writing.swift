import CookbookModel

/// Short ways to write values in the tables of these tests.
enum Writing {
  /// `3/2..2 cup ~`: value, upper end, unit, approximate, `!` when it does not scale.
  static func of(_ amount: Amount?) -> String {
    guard let amount else { return "none" }
    var parts: [String] = []
    if let value = amount.value {
      parts.append(of(value) + (amount.upper.map { ".." + of($0) } ?? ""))
    } else {
      parts.append("?")
    }
    if let unit = amount.unit { parts.append(unit) }
    if amount.approximate { parts.append("~") }
    if !amount.scales { parts.append("!") }
    return parts.joined(separator: " ")
  }

  static func of(_ number: Rational) -> String {
    number.denominator == 1 ? "\(number.numerator)" : "\(number.numerator)/\(number.denominator)"
  }

  /// Text with `*emphasis*`, `_strong_`, `` `code` ``, `<link>` and `|` for a line end.
  static func markup(_ text: String) -> Markup {
    var result = Markup()
    var run = ""
    var open: [Character: Markup.Container] = [:]
    func flush(_ markup: inout Markup) {
      markup.append(text: run)
      run = ""
    }
    for character in text {
      switch character {
      case "*", "_":
        flush(&result)
        let container = character == "*" ? Markup.Container.emphasis : .strong
        let isOpen = open.removeValue(forKey: character) != nil
        result.append(isOpen ? .end(container) : .begin(container))
        if !isOpen { open[character] = container }
      case "<":
        flush(&result)
        result.append(.begin(.link(7)))
      case ">":
        flush(&result)
        result.append(.end(.link(7)))
      case "`":
        if open.removeValue(forKey: character) != nil {
          result.append(.code(result.append(bytes: run.utf8)))
          run = ""
        } else {
          flush(&result)
          open[character] = .strong
        }
      case "|":
        flush(&result)
        result.append(.softBreak)
      default: run.append(character)
      }
    }
    flush(&result)
    return result
  }

  /// The same the other way round, with `{0:…}` for amounts.
  static func of(_ markup: Markup) -> String {
    var out = ""
    for event in markup.events {
      switch event {
      case .text(let span): out += markup.string(span)
      case .code(let span): out += "`" + markup.string(span) + "`"
      case .softBreak: out += "|"
      case .begin(.amount(let number)): out += "{\(number):"
      case .end(.amount): out += "}"
      case .begin(.emphasis), .end(.emphasis): out += "*"
      case .begin(.strong), .end(.strong): out += "_"
      case .begin(.link): out += "<"
      case .end(.link): out += ">"
      default: out += "□"
      }
    }
    return out
  }
}
