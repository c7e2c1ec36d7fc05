/// Finds the known name that a wrong one was probably meant to be.
public enum NearestName {
  /// The nearest of the candidates by edit distance, when it is near enough to be meant: at most a third of
  /// the name's bytes differ. Ties go to the first.
  public static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(Unicode.folded(name).utf8.prefix(100))
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let other = Array(Unicode.folded(candidate).utf8.prefix(100))
      let limit = min(max(1, wanted.count / 3), (best?.distance ?? .max) - 1)
      guard abs(other.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, other)
      if distance <= limit { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Levenshtein distance with the transposition of neighbours counted once (optimal string alignment).
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        var cost = min(previous[j] + (a[i] == b[j] ? 0 : 1), previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      before = previous
      previous = row
    }
    return previous[b.count]
  }
}
