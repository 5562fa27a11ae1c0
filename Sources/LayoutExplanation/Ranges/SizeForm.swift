import ConstraintLayout
import LayoutCore
import LinearProgramming

/// A size of the container, in points, in exact numbers.
public struct SizePoint: Hashable, Sendable {
  /// The width, in points.
  public var width: Rational
  /// The height, in points.
  public var height: Rational

  /// Creates a size from exact lengths in points.
  public init(width: Rational, height: Rational) { (self.width, self.height) = (width, height) }

  /// The length along an axis, in points.
  public subscript(axis: Axis) -> Rational {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Whether the size is narrower, or of equal width and shorter.
  package func isLess(than other: SizePoint) -> Bool {
    width == other.width ? height < other.height : width < other.width
  }
}

/// A length in points as an affine function of the container's size, in exact numbers.
package struct SizeForm: Hashable, Sendable {
  /// The constant term, in points.
  package var constant: Rational
  /// The coefficient of the width.
  package var width: Rational
  /// The coefficient of the height.
  package var height: Rational

  /// Creates a function from its coefficients; by default a constant one.
  package init(_ constant: Rational, width: Rational = 0, height: Rational = 0) {
    (self.constant, self.width, self.height) = (constant, width, height)
  }

  /// Creates the function of a layout's form, whose proposal is the container's size.
  package init(_ form: AffineForm) { self.init(form.constant, width: form.width, height: form.height) }

  /// Returns the function that is the side along an axis itself.
  package static func side(_ axis: Axis) -> SizeForm {
    axis == .horizontal ? SizeForm(0, width: 1) : SizeForm(0, height: 1)
  }

  /// Whether the length is the same at every size.
  package var isConstant: Bool { width.isZero && height.isZero }

  /// Returns the length at a size.
  package func value(at size: SizePoint) -> Rational {
    var value = constant
    if !width.isZero { value += width * size.width }
    if !height.isZero { value += height * size.height }
    return value
  }

  /// Returns the difference of two functions.
  package static func - (a: SizeForm, b: SizeForm) -> SizeForm {
    SizeForm(a.constant - b.constant, width: a.width - b.width, height: a.height - b.height)
  }

  /// Returns the negated function.
  package static prefix func - (form: SizeForm) -> SizeForm { SizeForm(0) - form }
}

/// A length as an affine function of the container's size, or infinite throughout.
package typealias SizeFunction = Extended<SizeForm>

extension Extended<SizeForm> {
  /// Returns a linear combination; `nil` where infinities cancel.
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
