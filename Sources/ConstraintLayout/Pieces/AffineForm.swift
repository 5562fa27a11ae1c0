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
/// In a view that reads its container it is also affine in the container's sides.
///
/// In a layout that keeps prices it is also affine in the changes of lengths that were written: `inputs` says how
/// many points it moves for each point by which one of them is changed.
package struct AffineForm: Hashable, Sendable {
  /// The part that depends on nothing, in points.
  package var constant: Rational
  /// Points per point of proposed width.
  package var width: Rational
  /// Points per point of proposed height.
  package var height: Rational
  /// Points per point of the container's sides; no entry is zero.
  package var container: [Axis: Rational] = [:]
  /// Points per point by which a written length is changed; no entry is zero.
  package var inputs: [LengthInput: Rational]

  /// Makes a form; unless told, a constant one.
  package init(
    _ constant: Rational, width: Rational = 0, height: Rational = 0, inputs: [LengthInput: Rational] = [:]
  ) {
    self.constant = constant
    self.width = width
    self.height = height
    self.inputs = inputs
  }

  /// Whether the form depends on nothing.
  package var isConstant: Bool { width.isZero && height.isZero && container.isEmpty && inputs.isEmpty }

  /// The value at a proposal; a side that is not a number must have no slope.
  package func value(at proposal: ExactProposal) -> Rational {
    var value = constant
    if !width.isZero, let side = proposal.width?.number { value += width * side }
    if !height.isZero, let side = proposal.height?.number { value += height * side }
    for (axis, slope) in container {
      if let side = proposal.container?[axis]?.number { value += slope * side }
    }
    return value
  }

  /// The same form with forms in place of the proposal's sides and its container's.
  package func composed(_ proposal: Proposal<AffineForm>) -> AffineForm {
    var result = AffineForm(constant, inputs: inputs)
    if let w = proposal.width, !width.isZero { result = result + w * width }
    if let h = proposal.height, !height.isZero { result = result + h * height }
    for (axis, slope) in container {
      if let side = proposal.container?[axis] { result = result + side * slope }
    }
    return result
  }

  /// The sum of two forms.
  package static func + (a: AffineForm, b: AffineForm) -> AffineForm {
    var sum = AffineForm(
      a.constant + b.constant, width: a.width + b.width, height: a.height + b.height,
      inputs: merged(a.inputs, b.inputs))
    sum.container = merged(a.container, b.container)
    return sum
  }

  /// The difference of two forms.
  package static func - (a: AffineForm, b: AffineForm) -> AffineForm { a + b * -1 }

  /// A form times a factor.
  package static func * (a: AffineForm, factor: Rational) -> AffineForm {
    var product = AffineForm(
      a.constant * factor, width: a.width * factor, height: a.height * factor,
      inputs: scaled(a.inputs, factor))
    product.container = scaled(a.container, factor)
    return product
  }

  private static func scaled<Key>(_ slopes: [Key: Rational], _ factor: Rational) -> [Key: Rational] {
    slopes.isEmpty || factor.isZero ? [:] : slopes.mapValues { $0 * factor }
  }

  private static func merged<Key>(_ a: [Key: Rational], _ b: [Key: Rational]) -> [Key: Rational] {
    if a.isEmpty { return b }
    if b.isEmpty { return a }
    return a.merging(b, uniquingKeysWith: +).filter { !$0.value.isZero }
  }
}
