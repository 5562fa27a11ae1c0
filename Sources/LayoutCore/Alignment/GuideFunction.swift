import Foundation

/// How a guide's value follows from a view's dimensions.
public enum GuideFunction: Sendable {
  /// A linear function of the dimensions: the solver sees all of it.
  case linear(LinearLength)
  /// An opaque closure: its answer holds for the dimensions it was given, and for no others.
  case opaque(@Sendable (ViewDimensions) -> CGFloat)
}

/// A guide's value that is a constant and a share of one side at most: it is found without a list of terms.
package struct PlainGuide: Sendable {
  /// The part that depends on nothing, in points.
  package let constant: Double
  /// Which side it depends on: horizontal for the width.
  package let side: Axis
  /// Points per point of the side; zero where it depends on none.
  package let share: Double

  /// The plain form of a function; `nil` where it has none.
  init?(_ function: GuideFunction) {
    guard case .linear(let length) = function, length.terms.count <= 1 else { return nil }
    constant = Double(length.constant)
    share = length.terms.first.map { Double($0.coefficient) } ?? 0
    switch length.terms.first?.dimension {
    case .width, nil: side = .horizontal
    case .height: side = .vertical
    case .guide: return nil
    }
  }
}
