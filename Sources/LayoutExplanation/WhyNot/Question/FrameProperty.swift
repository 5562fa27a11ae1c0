import LayoutCore
import LinearProgramming

/// A number of a view's frame, in the container's coordinates.
public enum FrameProperty: String, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case x, minX
  /// The upper edge.
  case y, minY
  /// The extent from left to right, or down.
  case width, height
  /// The middle between the edges.
  case midX, midY
  /// The right edge, or the lower one.
  case maxX, maxY

  /// The axis of the number.
  public var axis: Axis {
    switch self {
    case .x, .minX, .midX, .maxX, .width: .horizontal
    case .y, .minY, .midY, .maxY, .height: .vertical
    }
  }

  /// Whether it says where the view is, and not how large.
  package var isPlace: Bool { self != .width && self != .height }

  /// How often the edge and the length count.
  package var shares: (edge: Rational, length: Rational) {
    switch self {
    case .x, .minX, .y, .minY: (1, 0)
    case .width, .height: (0, 1)
    case .midX, .midY: (1, Rational(numerator: 1, denominator: 2))
    case .maxX, .maxY: (1, 1)
    }
  }
}
