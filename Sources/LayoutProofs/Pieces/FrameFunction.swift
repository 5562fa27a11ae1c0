import LinearProgramming

/// One of the numbers of a frame, in points.
public enum FrameCoordinate: String, Hashable, Sendable, CaseIterable {
  /// The distance of the left edge from the container's.
  case x
  /// The distance of the top edge from the container's.
  case y
  /// The width of the frame.
  case width
  /// The height of the frame.
  case height
  /// The distance of the left edge from the parent's.
  case xInParent
  /// The distance of the top edge from the parent's.
  case yInParent

  /// The coordinates in the container, from which the others follow.
  package static let inContainer: [FrameCoordinate] = [.x, .y, .width, .height]
}

/// A view's frame as a function of the varied side.
public struct FrameFunction: Hashable, Sendable {
  private var numbers: [LengthFunction]

  /// Creates a frame from a function that returns each coordinate.
  package init(_ function: (FrameCoordinate) -> LengthFunction) {
    numbers = FrameCoordinate.allCases.map(function)
  }

  /// The function of a coordinate.
  public subscript(coordinate: FrameCoordinate) -> LengthFunction {
    switch coordinate {
    case .x: numbers[0]
    case .y: numbers[1]
    case .width: numbers[2]
    case .height: numbers[3]
    case .xInParent: numbers[4]
    case .yInParent: numbers[5]
    }
  }

  /// Returns the frame at one length, as a constant.
  package func fixed(at length: Rational) -> FrameFunction {
    FrameFunction { self[$0].value(at: length).map { AffineLength($0) } }
  }
}
