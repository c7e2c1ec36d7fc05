import CookbookModel

extension ScannedAmount {
  /// The amount as the model has it; one that is not understood does not scale.
  func amount(in text: QuantityText, scales: Bool = true) -> Amount {
    var unitText = unit.map(text.string)
    if let spelled = unitText, spelled.utf8.last == 0x2E, isAbbreviation(in: text) {
      unitText = String(spelled.dropLast())
    }
    let raw = text.string(start..<end)
    return Amount(
      value: trouble == .oddRange ? nil : value, upper: trouble == nil ? upper : nil,
      approximate: isApproximate,
      unit: unitText, raw: raw, scales: scales && trouble == nil)
  }

  /// What the author should know.
  func finding(in text: QuantityText) -> Finding? {
    switch trouble {
    case .suspicious: .suspiciousNumber(text: text.string(numberStart..<numberEnd))
    case .oddRange: .oddRange(text: text.string(numberStart..<numberEnd))
    case nil: nil
    }
  }

  /// Whether the unit is one word, so that a dot at its end is not the end of a sentence.
  private func isAbbreviation(in text: QuantityText) -> Bool {
    guard let unit else { return false }
    return !unit.contains { text.space(at: $0) > 0 }
  }
}
