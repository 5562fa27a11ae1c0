import Foundation

/// The exact lengths behind the doubles that custom layouts are told.
///
/// A layout that proposes to a view the width that the view has answered means that width, whatever rounding did on the
/// way: a text must not be broken again because the double is a little less.
package struct ToldLengths<Length> {
  private struct Key: Hashable {
    let view: LayoutTree.Index
    let axis: Axis
  }

  private var known: [Key: [(double: Double, exact: Length)]] = [:]

  /// How far a double may lie from the length that it stands for, in points.
  private static var roundingError: Double { 0x1p-30 }
  /// How many lengths of a view are remembered along an axis.
  private static var greatestCount: Int { 8 }

  /// Nobody has been told anything.
  package init() {}

  /// Notes what a view's layout is told of a length.
  package mutating func note(_ exact: Length, as double: Double, along axis: Axis, of view: LayoutTree.Index)
  {
    guard double.isFinite else { return }
    var lengths = known[Key(view: view, axis: axis), default: []]
    lengths.removeAll { $0.double == double }
    if lengths.count == Self.greatestCount { lengths.removeFirst() }
    lengths.append((double, exact))
    known[Key(view: view, axis: axis)] = lengths
  }

  /// The length that a layout means by a double; `nil` where it has not been told of it.
  package func meant(by double: Double, along axis: Axis, for view: LayoutTree.Index) -> Length? {
    known[Key(view: view, axis: axis)]?
      .filter { abs($0.double - double) <= Self.roundingError }
      .min { abs($0.double - double) < abs($1.double - double) }?.exact
  }
}
