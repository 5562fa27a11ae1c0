import LinearProgramming

/// A length as a function of the running side, in points: affine with exact coefficients, or infinite throughout.
public enum LengthFunction: Hashable, Sendable {
  /// A constant plus so many points per point of the running side.
  case affine(constant: Rational, slope: Rational)
  /// More than any number.
  case infinite
  /// Less than any number.
  case negativeInfinite

  /// The function with its value at one length in place of its slope.
  public func fixed(at length: Rational) -> LengthFunction {
    guard case .affine(let constant, let slope) = self else { return self }
    return .affine(constant: constant + slope * length, slope: 0)
  }

  /// The function with the running side under a name: `1/2 width + 20`.
  public func description(of side: String) -> String {
    switch self {
    case .infinite: return "infinity"
    case .negativeInfinite: return "-infinity"
    case .affine(let constant, let slope):
      if slope.isZero { return "\(constant)" }
      let factor = slope.magnitude == 1 ? "" : "\(slope.magnitude) "
      let term = "\(slope < 0 ? "-" : "")\(factor)\(side)"
      if constant.isZero { return term }
      return "\(term) \(constant < 0 ? "-" : "+") \(constant.magnitude)"
    }
  }
}

/// One of the numbers of a frame.
public enum FrameCoordinate: String, Hashable, Sendable, CaseIterable {
  /// The distance of the left edge from the container's.
  case x
  /// The distance of the top edge from the container's.
  case y
  /// The width.
  case width
  /// The height.
  case height
  /// The distance of the left edge from the parent's.
  case xInParent
  /// The distance of the top edge from the parent's.
  case yInParent

  /// Those that say where the view is in the container; the others follow from them.
  public static let inContainer: [FrameCoordinate] = [.x, .y, .width, .height]
}

/// A view's frame as a function of the running side.
public struct FrameFunction: Hashable, Sendable {
  private var numbers: [LengthFunction]

  /// Makes a frame of what a function says of each coordinate.
  public init(_ function: (FrameCoordinate) -> LengthFunction) {
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

  /// The frame at one length.
  public func fixed(at length: Rational) -> FrameFunction { FrameFunction { self[$0].fixed(at: length) } }
}
