/// The place of an element in one of the lists of a ``Cookbook``: an identity that costs one integer.
public struct Index<Element>: Hashable, Comparable, Sendable {
  /// Offset in the list.
  public let offset: Int

  /// Makes an index from an offset in the list.
  public init(_ offset: Int) { self.offset = offset }

  /// Orders by the place in the list.
  public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
}
