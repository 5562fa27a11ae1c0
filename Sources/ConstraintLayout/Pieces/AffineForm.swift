import ElementTree
import LinearProgramming

/// A written length of a view, as an input of a layout that can be changed.
public struct LengthInput: Hashable, Sendable {
  /// The view in which the length is written.
  public var view: LayoutTree.Index
  /// The parameter of the view that is the length.
  public var parameter: ParameterName

  /// Creates the input of a view's parameter.
  public init(_ view: LayoutTree.Index, _ parameter: ParameterName) {
    self.view = view
    self.parameter = parameter
  }
}

/// A length as an affine function of a proposal: `constant + width * w + height * h`, in exact rationals.
///
/// In a view that reads its container it is also affine in the container's sides.
///
/// In a layout that keeps prices it is also affine in the changes of written lengths: `inputs` has the points
/// by which it moves per point of such a change.
package struct AffineForm: Sendable {
  /// The coefficients if they fit 64 bits and the form has no others, which makes a copy a few words.
  private var small: FractionForm
  /// The whole form if that is not so.
  private var large: Large?

  /// The coefficients of a form with long numbers, or with derivatives by more than the proposal's sides,
  /// which is rare.
  private final class Large: Sendable {
    let constant: Rational
    let width: Rational
    let height: Rational
    let container: [Axis: Rational]
    let inputs: [LengthInput: Rational]

    init(
      _ constant: Rational, _ width: Rational, _ height: Rational, _ container: [Axis: Rational],
      _ inputs: [LengthInput: Rational]
    ) {
      (self.constant, self.width, self.height) = (constant, width, height)
      (self.container, self.inputs) = (container, inputs)
    }
  }

  /// The constant part, in points.
  package var constant: Rational { large?.constant ?? small.constant }
  /// The points per point of proposed width.
  package var width: Rational { large?.width ?? small.width }
  /// The points per point of proposed height.
  package var height: Rational { large?.height ?? small.height }
  /// The points per point of the container's sides; no entry is zero.
  package var container: [Axis: Rational] { large?.container ?? [:] }
  /// The points per point of a change of a written length; no entry is zero.
  package var inputs: [LengthInput: Rational] { large?.inputs ?? [:] }

  /// Creates a form, by default a constant one.
  package init(
    _ constant: Rational, width: Rational = 0, height: Rational = 0, container: [Axis: Rational] = [:],
    inputs: [LengthInput: Rational] = [:]
  ) {
    small = FractionForm(constant, width: width, height: height)
    if small.isLost || !container.isEmpty || !inputs.isEmpty {
      small = .zero
      large = Large(constant, width, height, container, inputs)
    }
  }

  private init(_ small: FractionForm) { self.small = small }

  /// The coefficients if they fit 64 bits and the form has no others; `nil` otherwise.
  var fractions: FractionForm? { large == nil ? small : nil }

  /// Creates the form of a length found at a proposal, each side of which must be a number if the length
  /// depends on it.
  init(_ length: LengthWithGradient, at proposal: ExactProposal) {
    let (width, height) = (proposal.width?.number, proposal.height?.number)
    let small = FractionForm(length, atWidth: width, height: height)
    if !small.isLost {
      self.init(small)
      return
    }
    var constant = length.number
    if let width { constant -= length.widthDerivative * width }
    if let height { constant -= length.heightDerivative * height }
    self.init(constant, width: length.widthDerivative, height: length.heightDerivative)
  }

  /// Returns the form with derivatives by written lengths.
  func growing(with inputs: [LengthInput: Rational]) -> AffineForm {
    AffineForm(constant, width: width, height: height, container: container, inputs: inputs)
  }

  /// Whether the form is constant.
  package var isConstant: Bool {
    guard let large else { return small.isWidthZero && small.isHeightZero }
    return large.width.isZero && large.height.isZero && large.container.isEmpty && large.inputs.isEmpty
  }

  /// Returns whether two forms differ in their constants alone.
  func isParallel(to other: AffineForm) -> Bool {
    if large == nil, other.large == nil { return small.isParallel(to: other.small) }
    return width == other.width && height == other.height && container == other.container
      && inputs == other.inputs
  }

  /// Returns the value at a proposal; the derivative by a side that is not a number must be zero.
  package func value(at proposal: ExactProposal) -> Rational {
    if large == nil, small.isWidthZero, small.isHeightZero { return constant }
    if large == nil, let value = small.value(width: proposal.width?.number, height: proposal.height?.number) {
      return value
    }
    var value = constant
    if !width.isZero, let side = proposal.width?.number { value += width * side }
    if !height.isZero, let side = proposal.height?.number { value += height * side }
    for (axis, derivative) in container {
      if let side = proposal.container?[axis]?.number { value += derivative * side }
    }
    return value
  }

  /// Returns the sign of the value at a proposal: -1, 0 or 1.
  ///
  /// - Parameter sides: The proposal's sides as fractions.
  func signum(at proposal: ExactProposal, _ sides: FractionSides) -> Int {
    if large == nil, let signum = small.signum(at: sides) { return signum }
    return value(at: proposal).signum()
  }

  /// Returns the form with forms in place of the proposal's sides and its container's.
  package func composed(_ proposal: Proposal<AffineForm>) -> AffineForm {
    if large == nil, isConstant { return self }
    if large == nil, proposal.width?.large == nil, proposal.height?.large == nil {
      let result = small.composed(proposal.width?.small, proposal.height?.small)
      if !result.isLost { return AffineForm(result) }
    }
    var result = AffineForm(constant, inputs: inputs)
    if let w = proposal.width, !width.isZero { result = result + w * width }
    if let h = proposal.height, !height.isZero { result = result + h * height }
    for (axis, derivative) in container {
      if let side = proposal.container?[axis] { result = result + side * derivative }
    }
    return result
  }

  /// The form scaled such that its first derivative by a side, its own or the container's, is 1 or -1.
  ///
  /// Parallel forms then differ in their constants alone.
  var normalised: AffineForm {
    if large == nil, let normalised = small.normalised { return AffineForm(normalised) }
    let derivative =
      !width.isZero
      ? width : !height.isZero ? height : container[.horizontal] ?? container[.vertical] ?? 0
    return derivative.isZero ? self : self * (1 / derivative.magnitude)
  }

  /// Returns the sum of two forms.
  package static func + (a: AffineForm, b: AffineForm) -> AffineForm {
    if a.large == nil, b.large == nil {
      let sum = a.small + b.small
      if !sum.isLost { return AffineForm(sum) }
    }
    return AffineForm(
      a.constant + b.constant, width: a.width + b.width, height: a.height + b.height,
      container: merged(a.container, b.container), inputs: merged(a.inputs, b.inputs))
  }

  /// Returns the difference of two forms.
  package static func - (a: AffineForm, b: AffineForm) -> AffineForm { a + b * -1 }

  /// Returns a form multiplied by a factor.
  package static func * (a: AffineForm, factor: Rational) -> AffineForm {
    if a.large == nil {
      let product = a.small * factor
      if !product.isLost { return AffineForm(product) }
    }
    return AffineForm(
      a.constant * factor, width: a.width * factor, height: a.height * factor,
      container: scaled(a.container, factor), inputs: scaled(a.inputs, factor))
  }

  private static func scaled<Key>(_ derivatives: [Key: Rational], _ factor: Rational) -> [Key: Rational] {
    derivatives.isEmpty || factor.isZero ? [:] : derivatives.mapValues { $0 * factor }
  }

  private static func merged<Key>(_ a: [Key: Rational], _ b: [Key: Rational]) -> [Key: Rational] {
    if a.isEmpty { return b }
    if b.isEmpty { return a }
    return a.merging(b, uniquingKeysWith: +).filter { !$0.value.isZero }
  }
}

extension AffineForm: Hashable {
  /// Returns whether two forms have the same coefficients.
  package static func == (a: AffineForm, b: AffineForm) -> Bool {
    // A form that fits the small representation never has the large one.
    guard let one = a.large, let other = b.large else {
      return a.large == nil && b.large == nil && a.small == b.small
    }
    return one === other
      || one.constant == other.constant && one.width == other.width && one.height == other.height
        && one.container == other.container && one.inputs == other.inputs
  }

  package func hash(into hasher: inout Hasher) {
    guard let large else { return hasher.combine(small) }
    hasher.combine(large.constant)
    hasher.combine(large.width)
    hasher.combine(large.height)
    hasher.combine(large.container)
    hasher.combine(large.inputs)
  }
}
