/// The variables of a template evaluated at two sides, with their active rows; programs are evaluated one
/// after the other in the same buffers.
///
/// The caller gives the values of open variables in order, and the others are evaluated in between.
/// Evaluations may be nested, and none copies the buffers.
///
/// If gradients are not needed, lengths are evaluated as plain numbers.
package final class TemplateEvaluator {
  // Unchecked: no other code runs within an access, and a layout spends most of its time here.
  /// The lengths of the variables so far.
  @exclusivity(unchecked) internal private(set) var lengths: [LengthWithGradient] = []
  /// The index of the first variable of the current evaluation, as another template may be evaluated within
  /// it.
  @exclusivity(unchecked) internal private(set) var base = 0
  /// The index of the bound that blocks each variable among the template's, or -1.
  @exclusivity(unchecked) internal private(set) var blockers: [Int32] = []
  /// The facets: lengths that must not be negative for every preference to stay met or blocked.
  @exclusivity(unchecked) internal private(set) var conditions: [Facet] = []
  @exclusivity(unchecked) internal private(set) var firstCondition = 0
  /// Whether facets between constants are kept, as written lengths may change them.
  private let keepsConstants: Bool
  /// Whether lengths are plain numbers, and so constant.
  @exclusivity(unchecked) package private(set) var isInNumbers = false
  /// The coefficients of the rows that differ between evaluations.
  @exclusivity(unchecked) internal private(set) var slopes: [Fraction] = []
  @exclusivity(unchecked) internal private(set) var firstSlope = 0
  /// Whether a number did not fit, or bounds contradict each other, which makes the evaluation useless.
  @exclusivity(unchecked) package private(set) var isLost = false

  /// Creates empty buffers.
  ///
  /// - Parameter keepsConstants: Whether facets between constants are kept.
  package init(keepsConstants: Bool = false) { self.keepsConstants = keepsConstants }

  /// The state of an evaluation that was interrupted by another one.
  package struct Place {
    fileprivate var base: Int
    fileprivate var firstCondition: Int
    fileprivate var isInNumbers: Bool
    fileprivate var firstSlope: Int
    fileprivate var isLost: Bool
  }

  /// A point of an evaluation to which it can be rewound.
  package struct Mark {
    fileprivate var lengths: Int
    fileprivate var conditions: Int
    fileprivate var slopes: Int
    fileprivate var isLost: Bool
  }

  /// The current point of the evaluation.
  package var mark: Mark {
    Mark(lengths: lengths.count, conditions: conditions.count, slopes: slopes.count, isLost: isLost)
  }

  /// Rewinds the evaluation to an earlier point.
  package func rewind(to mark: Mark) {
    lengths.removeLast(lengths.count - mark.lengths)
    blockers.removeLast(blockers.count - mark.lengths)
    conditions.removeLast(conditions.count - mark.conditions)
    slopes.removeLast(slopes.count - mark.slopes)
    isLost = mark.isLost
  }

  /// Begins a nested evaluation, and returns the state of the current one.
  ///
  /// - Parameter inNumbers: Whether lengths are evaluated as plain numbers.
  package func begin(inNumbers: Bool = false) -> Place {
    let place = Place(
      base: base, firstCondition: firstCondition, isInNumbers: isInNumbers, firstSlope: firstSlope,
      isLost: isLost)
    (base, firstCondition, isInNumbers) = (lengths.count, conditions.count, inNumbers)
    (firstSlope, isLost) = (slopes.count, false)
    return place
  }

  /// Ends the evaluation, and returns to the one that it interrupted.
  package func end(_ place: Place) {
    lengths.removeLast(lengths.count - base)
    blockers.removeLast(blockers.count - base)
    conditions.removeLast(conditions.count - firstCondition)
    slopes.removeLast(slopes.count - firstSlope)
    (base, firstCondition, isInNumbers) = (place.base, place.firstCondition, place.isInNumbers)
    (firstSlope, isLost) = (place.firstSlope, place.isLost)
  }

  /// The number of variables evaluated so far.
  package var count: Int { lengths.count - base }

  /// Gives the value of the next variable, which is open.
  package func give(_ length: LengthWithGradient) {
    if length.isLost { isLost = true }
    lengths.append(length)
    blockers.append(-1)
  }

  /// Records a coefficient of a given variable's row, on which the optimality of a basis depends.
  package func note(_ slope: Rational) { slopes.append(Fraction(slope)) }

  /// The facets of the current evaluation.
  package var ownConditions: ArraySlice<Facet> { conditions[firstCondition...] }

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
      sum + Number(lengths[base + storage.first.variable.index]) * Fraction(storage.first.coefficient)
    for place in storage.rest.indices {
      let variable = storage.rest[place].variable.index
      sum = sum + Number(lengths[base + variable]) * Fraction(storage.rest[place].coefficient)
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
  package var limit: ParametricSolution.Condition.Limit
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
      if length.isLost { isLost = true }
      lengths.append(length.length)
      blockers.append(Int32(truncatingIfNeeded: blocker))
    }
  }

  @inline(__always)
  internal func value<Number: EvaluatedNumber>(
    _ side: ProgramTemplate.Side, _ template: ProgramTemplate
  ) -> Number {
    if side.variable >= 0 { return Number(lengths[base + Int(side.variable)]) }
    var sum = Number(side.constant)
    for place in Int(side.first)..<Int(side.end) {
      let multiple = template.multiples[place]
      sum = sum + Number(lengths[base + Int(multiple.variable)]) * multiple.coefficient
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
      for place in bounds.indices {
        let bound: Number = value(template.bounds[first + place].side, template)
        bounds.initializeElement(at: place, to: bound)
        if bound.isLost || length.isLost {
          isLost = true
          return -1
        }
        let isLower = template.bounds[first + place].isLower
        let isTighter =
          bound.value == length.value
          ? isLower ? length.slope < bound.slope : bound.slope < length.slope
          : isLower ? length.value < bound.value : bound.value < length.value
        if isTighter { (length, blocker) = (bound, place) }
      }
      if blocker >= 0 {
        let isLower = template.bounds[first + blocker].isLower
        require(length, beyond: wish, isLower: isLower, .stillBlocked(by: blocker))
      }
      for place in bounds.indices where place != blocker {
        let limit: ParametricSolution.Condition.Limit =
          blocker < 0 ? .preferenceWithin(requirement: place) : .tighter(blocker, than: place)
        require(length, beyond: bounds[place], isLower: template.bounds[first + place].isLower, limit)
      }
      return blocker < 0 ? -1 : first + blocker
    }
  }

  /// Requires a length to stay on its side of another one; between constants, this is only checked.
  @inline(__always)
  private func require<Number: EvaluatedNumber>(
    _ length: Number, beyond other: Number, isLower: Bool, _ limit: ParametricSolution.Condition.Limit
  ) {
    if length.isConstant, other.isConstant, !keepsConstants {
      if isLower ? length.value < other.value : other.value < length.value { isLost = true }
      return
    }
    let room = isLower ? length - other : other - length
    if room.value.numerator < 0 { isLost = true }
    if room.isConstant && !room.isLost && !keepsConstants { return }
    conditions.append(
      Facet(length: room.length, variable: Int32(truncatingIfNeeded: count), limit: limit))
  }
}
