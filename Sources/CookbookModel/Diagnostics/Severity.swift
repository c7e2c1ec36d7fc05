/// How much a finding matters.
public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
  /// Worth knowing; nothing is wrong.
  case info
  /// Probably not what the author meant; built all the same.
  case warning
  /// Nothing is published (DESIGN 5).
  case error

  /// Orders from info to error.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
