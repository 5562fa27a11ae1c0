/// The variables of a template evaluated at two sides, with their active rows.
///
/// Programs are evaluated one after the other in the same buffers.
///
/// The caller gives the values of open variables in order, and the others are evaluated in between.
/// Evaluations may be nested, and none copies the buffers.
///
/// If gradients are not needed, lengths are evaluated as plain numbers.
package final class TemplateEvaluator {
  // Unchecked: no other code runs within an access, and checks of these would add 4 % to the instructions of
  // `taut layout` for 512 framed leaves.
  /// The lengths of the variables so far.
  @exclusivity(unchecked) internal private(set) var lengths: [LengthWithGradient] = []
  /// The index of the bound that blocks each variable among the template's, or -1.
  @exclusivity(unchecked) internal private(set) var blockers: [Int32] = []
  /// The facets: lengths that must not be negative for every preference to stay met or blocked.
  @exclusivity(unchecked) internal private(set) var conditions: [Facet] = []
  /// The state of the current evaluation.
  @exclusivity(unchecked) internal private(set) var current = Place()

  /// The coefficients of the rows that differ between evaluations.
  internal private(set) var coefficients: [Fraction] = []
  /// Whether facets between constants are kept, as written lengths may change them.
  private let keepsConstants: Bool

  /// Creates empty buffers.
  ///
  /// - Parameter keepsConstants: Whether facets between constants are kept.
  package init(keepsConstants: Bool = false) { self.keepsConstants = keepsConstants }

  /// The state of an evaluation, within which another template may be evaluated.
  package struct Place {
    /// The index of the evaluation's first variable.
    internal var base = 0
    internal var firstCondition = 0
    internal var firstCoefficient = 0
    /// Whether lengths are plain numbers, and so constant.
    fileprivate var isInNumbers = false
    /// Whether a number did not fit, or bounds contradict each other, which makes the evaluation useless.
    fileprivate var isLost = false
  }

  /// Whether lengths are plain numbers, and so constant.
  package var isInNumbers: Bool { current.isInNumbers }
  /// Whether a number did not fit, or bounds contradict each other, which makes the evaluation useless.
  package var isLost: Bool { current.isLost }

  /// A point of an evaluation to which it can be rewound.
  package struct Mark {
    fileprivate var lengths: Int
    fileprivate var conditions: Int
    fileprivate var coefficients: Int
    fileprivate var isLost: Bool
  }

  /// The current point of the evaluation.
  package var mark: Mark {
    Mark(
      lengths: lengths.count, conditions: conditions.count, coefficients: coefficients.count, isLost: isLost)
  }

  /// Rewinds the evaluation to an earlier point.
  package func rewind(to mark: Mark) {
    lengths.removeLast(lengths.count - mark.lengths)
    blockers.removeLast(blockers.count - mark.lengths)
    conditions.removeLast(conditions.count - mark.conditions)
    coefficients.removeLast(coefficients.count - mark.coefficients)
    current.isLost = mark.isLost
  }

  /// Begins a nested evaluation, and returns the state of the current one.
  ///
  /// - Parameter inNumbers: Whether lengths are evaluated as plain numbers.
  package func begin(inNumbers: Bool = false) -> Place {
    defer {
      current = Place(
        base: lengths.count, firstCondition: conditions.count, firstCoefficient: coefficients.count,
        isInNumbers: inNumbers)
    }
    return current
  }

  /// Ends the evaluation, and returns to the one that it interrupted.
  package func end(_ interrupted: Place) {
    lengths.removeLast(lengths.count - current.base)
    blockers.removeLast(blockers.count - current.base)
    conditions.removeLast(conditions.count - current.firstCondition)
    coefficients.removeLast(coefficients.count - current.firstCoefficient)
    current = interrupted
  }

  /// The number of variables evaluated so far.
  package var count: Int { lengths.count - current.base }

  /// Sets the value of the next variable, which must be an open one.
  package func give(_ length: LengthWithGradient) {
    if length.isLost { current.isLost = true }
    lengths.append(length)
    blockers.append(-1)
  }

  /// Records a coefficient of a given variable's row, on which the optimality of a basis depends.
  package func note(_ coefficient: Rational) { coefficients.append(Fraction(coefficient)) }

  /// The facets of the current evaluation.
  package var ownConditions: ArraySlice<Facet> { conditions[current.firstCondition...] }

  /// Returns an expression of the variables as a length.
  package func length(_ expression: LinearExpression) -> LengthWithGradient {
    isInNumbers
      ? LengthWithGradient(sum(expression, in: Fraction.self)) : sum(expression, in: LengthWithGradient.self)
  }

  @inline(__always)
  private func sum<Number: EvaluatedNumber>(_ expression: LinearExpression, in _: Number.Type) -> Number {
    let storage = expression.storage
    var sum = Number(Fraction(storage.constant))
    if storage.hasNoTerms { return sum }
    sum =
      sum + Number(lengths[current.base + storage.first.variable.index]) * Fraction(storage.first.coefficient)
    for index in storage.rest.indices {
      let variable = storage.rest[index].variable.index
      sum = sum + Number(lengths[current.base + variable]) * Fraction(storage.rest[index].coefficient)
    }
    return sum
  }
}

/// A facet: a condition for a variable to keep its active row.
package struct Facet: Sendable {
  /// The slack of the condition, which must not be negative.
  package var length: LengthWithGradient
  /// The variable that the facet is about.
  package var variable: Int32
  /// The change of the active set beyond the facet.
  package var limit: ParametricSolution.Limit
}

extension TemplateEvaluator {
  /// Evaluates the variables up to a given one, or up to an index.
  package func advance(_ template: ProgramTemplate, to end: Int) {
    if isInNumbers {
      advance(template, to: end, in: Fraction.self)
    } else {
      advance(template, to: end, in: LengthWithGradient.self)
    }
  }

  @inline(__always)
  private func advance<Number: EvaluatedNumber>(_ template: ProgramTemplate, to end: Int, in _: Number.Type) {
    while count < end {
      let step = template.steps[count]
      if step.isGiven { return }
      var length: Number = value(step.target, template)
      let blocker = step.firstBound < step.endBound ? bound(&length, step, template) : -1
      if length.isLost { current.isLost = true }
      lengths.append(length.length)
      blockers.append(Int32(truncatingIfNeeded: blocker))
    }
  }

  @inline(__always)
  internal func value<Number: EvaluatedNumber>(
    _ side: ProgramTemplate.Side, _ template: ProgramTemplate
  ) -> Number {
    if side.variable >= 0 { return Number(lengths[current.base + Int(side.variable)]) }
    var sum = Number(side.constant)
    for index in Int(side.first)..<Int(side.end) {
      let multiple = template.multiples[index]
      sum = sum + Number(lengths[current.base + Int(multiple.variable)]) * multiple.coefficient
    }
    return sum * side.factor
  }

  /// Moves a preferred length into its bounds, adds the facets of this, and returns the bound that blocks it,
  /// or -1.
  ///
  /// Of several with the same value, the bound is active that also holds for larger sides, as in
  /// `ProgramCore.entriesAhead`.
  private func bound<Number: EvaluatedNumber>(
    _ length: inout Number, _ step: ProgramTemplate.Step, _ template: ProgramTemplate
  ) -> Int {
    let first = Int(step.firstBound)
    return withUnsafeTemporaryAllocation(of: Number.self, capacity: Int(step.endBound) - first) { bounds in
      let wish = length
      var blocker = -1
      for index in bounds.indices {
        let bound: Number = value(template.bounds[first + index].side, template)
        bounds.initializeElement(at: index, to: bound)
        if bound.isLost || length.isLost {
          current.isLost = true
          return -1
        }
        let isLower = template.bounds[first + index].isLower
        let isTighter =
          bound.value == length.value
          ? isLower ? length.derivative < bound.derivative : bound.derivative < length.derivative
          : isLower ? length.value < bound.value : bound.value < length.value
        if isTighter { (length, blocker) = (bound, index) }
      }
      if blocker >= 0 {
        let isLower = template.bounds[first + blocker].isLower
        require(length, beyond: wish, isLower: isLower, .stillBlocked(by: blocker))
      }
      for index in bounds.indices where index != blocker {
        let limit: ParametricSolution.Limit =
          blocker < 0 ? .preferenceWithin(requirement: index) : .tighter(blocker, than: index)
        require(length, beyond: bounds[index], isLower: template.bounds[first + index].isLower, limit)
      }
      return blocker < 0 ? -1 : first + blocker
    }
  }

  /// Requires a length to stay on its side of another one; between constants, this is only checked.
  @inline(__always)
  private func require<Number: EvaluatedNumber>(
    _ length: Number, beyond other: Number, isLower: Bool, _ limit: ParametricSolution.Limit
  ) {
    if length.isConstant, other.isConstant, !keepsConstants {
      if isLower ? length.value < other.value : other.value < length.value { current.isLost = true }
      return
    }
    let room = isLower ? length - other : other - length
    if room.value.numerator < 0 { current.isLost = true }
    if room.isConstant && !room.isLost && !keepsConstants { return }
    conditions.append(
      Facet(length: room.length, variable: Int32(truncatingIfNeeded: count), limit: limit))
  }
}
