import Foundation

/// How a guide's value follows from a view's dimensions.
public enum GuideFunction: Sendable {
  /// A linear function of the dimensions: the solver sees all of it.
  case linear(LinearLength)
  /// An opaque closure: its answer holds for the dimensions it was given, and for no others.
  case opaque(@Sendable (ViewDimensions) -> CGFloat)
}
