import ConstraintLayout
import LayoutCore
import LinearProgramming

extension Breakpoints {
  /// A view's frame in a regime as affine functions of the container's size: x, y, width, height.
  ///
  /// A number is `nil` where it is infinite.
  public func frame(of view: LayoutTree.Index, in regime: Regime) -> [SizeFunction?] {
    guard let placed = regime.root.views.first(where: { $0.index == view }) else { return [] }
    return Self.functions(of: placed, axis, other)
  }

  static func functions(
    of view: PlacedPiece.View, _ axis: Axis, _ other: Rational
  ) -> [SizeFunction?] {
    [view.x, view.y, view.width, view.height].map { extent in
      extent.form.map { form in
        axis == .horizontal
          ? SizeFunction(constant: form.constant + form.height * other, slope: form.width)
          : SizeFunction(constant: form.constant + form.width * other, slope: form.height)
      }
    }
  }

  /// The sizes at which something changes.
  public var sizes: [Rational] { regimes.dropFirst().map(\.lower) }
}

/// A length as a function of the container's size: `constant + slope * size`, in points.
public struct SizeFunction: Hashable, Sendable {
  /// The part that does not depend on the size.
  public var constant: Rational
  /// Points per point of the size.
  public var slope: Rational
}

extension SizeFunction: CustomStringConvertible {
  /// `12`, `w/2 - 41` and the like, with `w` for the size.
  public var description: String { text(of: "w") }

  /// The function as text, with a name for the size.
  public func text(of size: String) -> String {
    guard !slope.isZero else { return Words.points(constant) }
    let scaled: String =
      switch slope {
      case 1: size
      case -1: "-\(size)"
      default:
        slope.magnitude < 1 && (1 / slope.magnitude).isInteger
          ? "\(slope.signum() < 0 ? "-" : "")\(size)/\(1 / slope.magnitude)" : "\(slope) \(size)"
      }
    if constant.isZero { return scaled }
    return "\(scaled) \(constant.signum() < 0 ? "-" : "+") \(Words.points(constant.magnitude))"
  }
}
