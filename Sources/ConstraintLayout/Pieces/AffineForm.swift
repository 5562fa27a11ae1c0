import LayoutCore
import LinearProgramming

/// A length that a person wrote, as something a layout can be asked to change.
public struct LengthInput: Hashable, Sendable {
  /// The view it was written into.
  public var view: LayoutTree.Index
  /// Which of the view's lengths it is.
  public var parameter: ParameterName

  /// Names a length of a view.
  public init(_ view: LayoutTree.Index, _ parameter: ParameterName) {
    self.view = view
    self.parameter = parameter
  }
}

/// A length as an affine function of a proposal: `constant + width * w + height * h`, in exact rationals.
///
/// In a layout that keeps prices it is also affine in the changes of lengths that were written: `inputs` says how
/// many points it moves for each point by which one of them is changed.
public struct AffineForm: Hashable, Sendable {
  /// The part that depends on nothing, in points.
  public var constant: Rational
  /// Points per point of proposed width.
  public var width: Rational
  /// Points per point of proposed height.
  public var height: Rational
  /// Points per point by which a written length is changed; no entry is zero.
  public var inputs: [LengthInput: Rational]

  /// Makes a form; unless told, a constant one.
  public init(
    _ constant: Rational, width: Rational = 0, height: Rational = 0, inputs: [LengthInput: Rational] = [:]
  ) {
    self.constant = constant
    self.width = width
    self.height = height
    self.inputs = inputs
  }

  /// Whether the form depends on nothing.
  public var isConstant: Bool { width.isZero && height.isZero && inputs.isEmpty }

  /// The value at a proposal; a side that is not a number must have no slope.
  public func value(at proposal: ExactProposal) -> Rational {
    var value = constant
    if !width.isZero, let side = proposal.width?.number { value += width * side }
    if !height.isZero, let side = proposal.height?.number { value += height * side }
    return value
  }

  /// The same form with forms in place of the proposal's sides.
  public func composed(width w: AffineForm?, height h: AffineForm?) -> AffineForm {
    var result = AffineForm(constant, inputs: inputs)
    if let w, !width.isZero { result = result + w * width }
    if let h, !height.isZero { result = result + h * height }
    return result
  }

  /// The sum of two forms.
  public static func + (a: AffineForm, b: AffineForm) -> AffineForm {
    AffineForm(
      a.constant + b.constant, width: a.width + b.width, height: a.height + b.height,
      inputs: merged(a.inputs, b.inputs))
  }

  /// The difference of two forms.
  public static func - (a: AffineForm, b: AffineForm) -> AffineForm { a + b * -1 }

  /// A form times a factor.
  public static func * (a: AffineForm, factor: Rational) -> AffineForm {
    AffineForm(
      a.constant * factor, width: a.width * factor, height: a.height * factor,
      inputs: a.inputs.isEmpty || factor.isZero ? [:] : a.inputs.mapValues { $0 * factor })
  }

  private static func merged(
    _ a: [LengthInput: Rational], _ b: [LengthInput: Rational]
  ) -> [LengthInput: Rational] {
    if a.isEmpty { return b }
    if b.isEmpty { return a }
    return a.merging(b, uniquingKeysWith: +).filter { !$0.value.isZero }
  }
}
