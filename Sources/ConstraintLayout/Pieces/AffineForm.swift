import ElementTree
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
package struct AffineForm: Sendable {
  /// The numbers, where 64 bits hold them and nothing else is part of the form: a copy moves a few words then.
  private var small: FractionForm
  /// All of the form, where that is not so.
  private var large: Large?

  /// A form with long numbers, or with slopes of other things than the proposal's sides; few are.
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

  /// The part that depends on nothing, in points.
  package var constant: Rational { large?.constant ?? small.constant }
  /// Points per point of proposed width.
  package var width: Rational { large?.width ?? small.width }
  /// Points per point of proposed height.
  package var height: Rational { large?.height ?? small.height }
  /// Points per point of the container's sides; no entry is zero.
  package var container: [Axis: Rational] { large?.container ?? [:] }
  /// Points per point by which a written length is changed; no entry is zero.
  package var inputs: [LengthInput: Rational] { large?.inputs ?? [:] }

  /// Makes a form; unless told, a constant one.
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

  /// The numbers, where 64 bits hold them and nothing else is part of the form; `nil` otherwise.
  var fractions: FractionForm? { large == nil ? small : nil }

  /// A length as a form of the proposal at which it was found, which must be a number wherever the length grows with it.
  init(_ length: LengthWithGradient, at proposal: ExactProposal) {
    let (width, height) = (proposal.width?.number, proposal.height?.number)
    let small = FractionForm(length, atWidth: width, height: height)
    if !small.isLost {
      self.init(small)
      return
    }
    var constant = length.number
    if let width { constant -= length.widthSlope * width }
    if let height { constant -= length.heightSlope * height }
    self.init(constant, width: length.widthSlope, height: length.heightSlope)
  }

  /// The same form that also grows with written lengths.
  func growing(with inputs: [LengthInput: Rational]) -> AffineForm {
    AffineForm(constant, width: width, height: height, container: container, inputs: inputs)
  }

  /// Whether the form depends on nothing.
  package var isConstant: Bool {
    guard let large else { return small.isWidthZero && small.isHeightZero }
    return large.width.isZero && large.height.isZero && large.container.isEmpty && large.inputs.isEmpty
  }

  /// Whether two forms differ in their constants alone.
  func isParallel(to other: AffineForm) -> Bool {
    if large == nil, other.large == nil { return small.isParallel(to: other.small) }
    return width == other.width && height == other.height && container == other.container
      && inputs == other.inputs
  }

  /// The value at a proposal; a side that is not a number must have no slope.
  package func value(at proposal: ExactProposal) -> Rational {
    if large == nil, small.isWidthZero, small.isHeightZero { return constant }
    if large == nil, let value = small.value(width: proposal.width?.number, height: proposal.height?.number) {
      return value
    }
    var value = constant
    if !width.isZero, let side = proposal.width?.number { value += width * side }
    if !height.isZero, let side = proposal.height?.number { value += height * side }
    for (axis, slope) in container {
      if let side = proposal.container?[axis]?.number { value += slope * side }
    }
    return value
  }

  /// Minus one, zero or one, as the value at a proposal is.
  ///
  /// - Parameter sides: the proposal's sides.
  func signum(at proposal: ExactProposal, _ sides: FractionSides) -> Int {
    if large == nil, let signum = small.signum(at: sides) { return signum }
    return value(at: proposal).signum()
  }

  /// The same form with forms in place of the proposal's sides and its container's.
  package func composed(_ proposal: Proposal<AffineForm>) -> AffineForm {
    if large == nil, isConstant { return self }
    if large == nil, proposal.width?.large == nil, proposal.height?.large == nil {
      let result = small.composed(proposal.width?.small, proposal.height?.small)
      if !result.isLost { return AffineForm(result) }
    }
    var result = AffineForm(constant, inputs: inputs)
    if let w = proposal.width, !width.isZero { result = result + w * width }
    if let h = proposal.height, !height.isZero { result = result + h * height }
    for (axis, slope) in container {
      if let side = proposal.container?[axis] { result = result + side * slope }
    }
    return result
  }

  /// The same form, scaled so that its first slope along a side, its own or the container's, is 1 or -1: parallel ones then
  /// differ in their constants alone.
  var normalised: AffineForm {
    if large == nil, let normalised = small.normalised { return AffineForm(normalised) }
    let slope =
      !width.isZero
      ? width : !height.isZero ? height : container[.horizontal] ?? container[.vertical] ?? 0
    return slope.isZero ? self : self * (1 / slope.magnitude)
  }

  /// The sum of two forms.
  package static func + (a: AffineForm, b: AffineForm) -> AffineForm {
    if a.large == nil, b.large == nil {
      let sum = a.small + b.small
      if !sum.isLost { return AffineForm(sum) }
    }
    return AffineForm(
      a.constant + b.constant, width: a.width + b.width, height: a.height + b.height,
      container: merged(a.container, b.container), inputs: merged(a.inputs, b.inputs))
  }

  /// The difference of two forms.
  package static func - (a: AffineForm, b: AffineForm) -> AffineForm { a + b * -1 }

  /// A form times a factor.
  package static func * (a: AffineForm, factor: Rational) -> AffineForm {
    if a.large == nil {
      let product = a.small * factor
      if !product.isLost { return AffineForm(product) }
    }
    return AffineForm(
      a.constant * factor, width: a.width * factor, height: a.height * factor,
      container: scaled(a.container, factor), inputs: scaled(a.inputs, factor))
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

extension AffineForm: Hashable {
  /// Whether two forms have the same numbers.
  package static func == (a: AffineForm, b: AffineForm) -> Bool {
    // What is small is never kept as large.
    guard let one = a.large, let other = b.large else {
      return a.large == nil && b.large == nil && a.small == b.small
    }
    return one === other
      || one.constant == other.constant && one.width == other.width && one.height == other.height
        && one.container == other.container && one.inputs == other.inputs
  }

  /// Hashes the numbers.
  package func hash(into hasher: inout Hasher) {
    guard let large else { return hasher.combine(small) }
    hasher.combine(large.constant)
    hasher.combine(large.width)
    hasher.combine(large.height)
    hasher.combine(large.container)
    hasher.combine(large.inputs)
  }
}
