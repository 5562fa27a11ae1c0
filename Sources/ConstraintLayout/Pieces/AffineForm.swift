import LayoutCore
import LinearProgramming

/// A length as an affine function of a proposal: `constant + width * w + height * h`, in exact rationals.
public struct AffineForm: Hashable, Sendable {
  /// The part that depends on nothing, in points.
  public var constant: Rational
  /// Points per point of proposed width.
  public var width: Rational
  /// Points per point of proposed height.
  public var height: Rational

  /// Makes a form; unless told, a constant one.
  public init(_ constant: Rational, width: Rational = 0, height: Rational = 0) {
    self.constant = constant
    self.width = width
    self.height = height
  }

  /// Whether the form depends on nothing.
  public var isConstant: Bool { width.isZero && height.isZero }

  /// The value at a proposal; a side that is not a number must have no slope.
  public func value(at proposal: ExactProposal) -> Rational {
    var value = constant
    if !width.isZero, let side = proposal.width?.number { value += width * side }
    if !height.isZero, let side = proposal.height?.number { value += height * side }
    return value
  }

  /// The same form with forms in place of the proposal's sides.
  public func composed(width w: AffineForm?, height h: AffineForm?) -> AffineForm {
    var result = AffineForm(constant)
    if let w, !width.isZero { result = result + w * width }
    if let h, !height.isZero { result = result + h * height }
    return result
  }

  /// The sum of two forms.
  public static func + (a: AffineForm, b: AffineForm) -> AffineForm {
    AffineForm(a.constant + b.constant, width: a.width + b.width, height: a.height + b.height)
  }

  /// The difference of two forms.
  public static func - (a: AffineForm, b: AffineForm) -> AffineForm {
    AffineForm(a.constant - b.constant, width: a.width - b.width, height: a.height - b.height)
  }

  /// A form times a factor.
  public static func * (a: AffineForm, factor: Rational) -> AffineForm {
    AffineForm(a.constant * factor, width: a.width * factor, height: a.height * factor)
  }
}

/// A length of a piece: a form, or infinity.
public enum AffineExtent: Hashable, Sendable {
  /// An affine function of the proposal.
  case finite(AffineForm)
  /// No bound upwards.
  case infinite
  /// No bound downwards.
  case negativeInfinite

  /// The form, `nil` where the length is infinite.
  public var form: AffineForm? {
    if case .finite(let form) = self { return form }
    return nil
  }

  /// The same extent with forms in place of the proposal's sides.
  public func composed(width: AffineForm?, height: AffineForm?) -> AffineExtent {
    guard case .finite(let form) = self else { return self }
    return .finite(form.composed(width: width, height: height))
  }

  /// The sum; it stays what it was where infinities cancel.
  public static func + (a: AffineExtent, b: AffineExtent) -> AffineExtent {
    switch (a, b) {
    case (.finite(let a), .finite(let b)): .finite(a + b)
    case (.finite, _): b
    case (_, _): a
    }
  }

  /// The nearest double at a proposal; infinity stays infinity.
  public func doubleValue(at proposal: ExactProposal) -> Double {
    switch self {
    case .finite(let form): form.value(at: proposal).doubleValue
    case .infinite: .infinity
    case .negativeInfinite: -.infinity
    }
  }
}
