/// Something that the author of a source file should know, with its place.
public struct Diagnostic: Hashable, Sendable {
  /// What was found.
  public var finding: Finding
  /// Where.
  public var place: Place
  /// How much it matters; usually the finding's own severity.
  public var severity: Severity

  /// Makes a diagnostic with the severity that its finding has.
  public init(_ finding: Finding, at place: Place) {
    self.finding = finding
    self.place = place
    severity = finding.code.severity
  }
}
