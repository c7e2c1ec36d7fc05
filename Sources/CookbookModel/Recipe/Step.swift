/// What a group of steps holds: something to do, or something to know.
public enum StepItem: Hashable, Sendable {
  /// A numbered step.
  case step(Markup)
  /// An unnumbered note in its place among the steps.
  case note(Markup)

  /// The text of either.
  public var text: Markup {
    switch self {
    case .step(let text), .note(let text): text
    }
  }
}

/// Steps under one title; numbers start at 1 in each group (FORMAT 1.4).
public struct StepGroup: Hashable, Sendable {
  /// The title; nil for the steps that stand before any.
  public var title: Markup?
  /// Steps and notes in order.
  public var items: [StepItem]

  /// Makes a group.
  public init(title: Markup? = nil, items: [StepItem] = []) {
    self.title = title
    self.items = items
  }

  /// How many of the items are steps.
  public var stepCount: Int {
    items.reduce(0) { count, item in
      switch item {
      case .step: count + 1
      case .note: count
      }
    }
  }
}

/// A part of a recipe that is neither ingredients nor steps.
public struct Section: Hashable, Sendable {
  /// What the heading says it is.
  public enum Kind: Hashable, Sendable {
    /// Notes, tips, variations.
    case notes
    /// Tools that are needed.
    case equipment
    /// Nutrition facts.
    case nutrition
    /// Where the recipe comes from.
    case source
    /// Anything else, kept in its place.
    case other
  }

  /// What the heading says it is.
  public var kind: Kind
  /// The heading.
  public var title: Markup
  /// The text below it.
  public var body: Markup

  /// Makes a section.
  public init(kind: Kind, title: Markup, body: Markup) {
    self.kind = kind
    self.title = title
    self.body = body
  }
}
