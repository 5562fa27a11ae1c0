import ConstraintLayout
import LayoutCore
import LinearProgramming

/// A size of the container, in points and exact numbers.
public struct SizePoint: Hashable, Sendable {
  /// The width.
  public var width: Rational
  /// The height.
  public var height: Rational

  /// A size.
  public init(width: Rational, height: Rational) { (self.width, self.height) = (width, height) }

  /// The length along an axis.
  public subscript(axis: Axis) -> Rational {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Whether it is narrower, or as wide and not as tall.
  package func isLess(than other: SizePoint) -> Bool {
    width == other.width ? height < other.height : width < other.width
  }
}

/// A length in points as an affine function of the container's size, in exact numbers.
package struct SizeForm: Hashable, Sendable {
  /// The part that depends on nothing.
  package var constant: Rational
  /// Points per point of width.
  package var width: Rational
  /// Points per point of height.
  package var height: Rational

  /// A function from its coefficients; unless told, a constant one.
  package init(_ constant: Rational, width: Rational = 0, height: Rational = 0) {
    (self.constant, self.width, self.height) = (constant, width, height)
  }

  /// A form of a layout, whose proposal is the container's size.
  package init(_ form: AffineForm) { self.init(form.constant, width: form.width, height: form.height) }

  /// The side along an axis itself.
  package static func side(_ axis: Axis) -> SizeForm {
    axis == .horizontal ? SizeForm(0, width: 1) : SizeForm(0, height: 1)
  }

  /// Whether it is the same length at every size.
  package var isConstant: Bool { width.isZero && height.isZero }

  /// The length at a size.
  package func value(at size: SizePoint) -> Rational {
    var value = constant
    if !width.isZero { value += width * size.width }
    if !height.isZero { value += height * size.height }
    return value
  }

  /// The difference.
  package static func - (a: SizeForm, b: SizeForm) -> SizeForm {
    SizeForm(a.constant - b.constant, width: a.width - b.width, height: a.height - b.height)
  }

  /// The opposite.
  package static prefix func - (form: SizeForm) -> SizeForm { SizeForm(0) - form }
}

/// A length as an affine function of the container's size, or infinite throughout.
package typealias SizeFunction = Extended<SizeForm>

extension Extended<SizeForm> {
  /// A sum of multiples; `nil` where infinities cancel out.
  package static func sum(_ terms: [(factor: Rational, function: SizeFunction)]) -> SizeFunction? {
    var sum = SizeForm(0)
    var sign = 0
    for (factor, function) in terms where !factor.isZero {
      switch function {
      case .finite(let form):
        sum = SizeForm(
          sum.constant + factor * form.constant, width: sum.width + factor * form.width,
          height: sum.height + factor * form.height)
      case .infinite, .negativeInfinite:
        let own = (function == .infinite ? 1 : -1) * factor.signum()
        guard sign == 0 || sign == own else { return nil }
        sign = own
      }
    }
    return sign == 0 ? .finite(sum) : sign > 0 ? .infinite : .negativeInfinite
  }
}
