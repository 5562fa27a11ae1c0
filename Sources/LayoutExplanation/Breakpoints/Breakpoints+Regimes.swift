import ConstraintLayout
import LayoutCore
import LinearProgramming

extension Breakpoints {
  /// A view's frame in a regime as affine functions of the container's size: x, y, width, height.
  ///
  /// A number is `nil` where it is infinite.
  public func frame(of view: LayoutTree.Index, in regime: Regime) -> [AffineLength?] {
    regime.views.first { $0.index == view }.map(functions(of:)) ?? []
  }

  func functions(of view: PlacedPiece.View) -> [AffineLength?] {
    LayoutLine(.container(axis), through: container(at: 0)).frame(of: view)
  }

  /// The sizes at which something changes.
  public var sizes: [Rational] { regimes.dropFirst().map(\.lower) }
}

extension AffineLength {
  /// `12`, `w/2 - 41` and the like, with a name for the size.
  public func text(of size: String) -> String {
    guard !slope.isZero else { return Words.plain(constant) }
    let scaled: String =
      switch slope {
      case 1: size
      case -1: "-\(size)"
      default:
        slope.magnitude < 1 && (1 / slope.magnitude).isInteger
          ? "\(slope.signum() < 0 ? "-" : "")\(size)/\(1 / slope.magnitude)" : "\(slope) \(size)"
      }
    if constant.isZero { return scaled }
    return "\(scaled) \(constant.signum() < 0 ? "-" : "+") \(Words.plain(constant.magnitude))"
  }
}
