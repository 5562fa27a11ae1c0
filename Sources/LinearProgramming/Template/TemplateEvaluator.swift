/// The variables of a template at two sides, with what holds them there: one program after the other in the same buffers.
///
/// Whoever evaluates a template gives the variables that are open, in their order, and has the others found in between. Many
/// ask it in turn, and none of them copies it.
///
/// Where nobody asks how lengths grow, they are found as numbers alone.
package final class TemplateEvaluator {
  // Unchecked: no other code runs within an access, and this is where a layout spends its time.
  /// The lengths found so far, by variable.
  @exclusivity(unchecked) internal private(set) var lengths: [LengthWithGradient] = []
  /// Where what is being evaluated begins: a template may ask for another one's answer while it is evaluated.
  @exclusivity(unchecked) internal private(set) var base = 0
  /// What blocks each of them: the place of a bound among the template's, or -1.
  @exclusivity(unchecked) internal private(set) var blockers: [Int32] = []
  /// What must not be negative for every preference to stay met or blocked as it is.
  @exclusivity(unchecked) internal private(set) var conditions: [Facet] = []
  @exclusivity(unchecked) internal private(set) var firstCondition = 0
  /// Whether conditions are kept that are met by the same at all sides: what is written may decide them.
  private let keepsConstants: Bool
  /// Whether lengths are found as numbers alone: then each is the same at all sides.
  @exclusivity(unchecked) package private(set) var isInNumbers = false
  /// The coefficients of rows that are others in each evaluation.
  @exclusivity(unchecked) internal private(set) var slopes: [Fraction] = []
  @exclusivity(unchecked) internal private(set) var firstSlope = 0
  /// Whether a number did not fit, or bounds contradict each other: then nothing is to be had from here.
  @exclusivity(unchecked) package private(set) var isLost = false

  /// Empty buffers.
  ///
  /// - Parameter keepsConstants: whether conditions are kept that are met by the same at all sides.
  package init(keepsConstants: Bool = false) { self.keepsConstants = keepsConstants }

  /// Where an evaluation stands that was left for another one.
  package struct Place {
    fileprivate var base: Int
    fileprivate var firstCondition: Int
    fileprivate var isInNumbers: Bool
    fileprivate var firstSlope: Int
    fileprivate var isLost: Bool
  }

  /// How far an evaluation has come.
  package struct Mark {
    fileprivate var lengths: Int
    fileprivate var conditions: Int
    fileprivate var slopes: Int
    fileprivate var isLost: Bool
  }

  /// How far the evaluation has come.
  package var mark: Mark {
    Mark(lengths: lengths.count, conditions: conditions.count, slopes: slopes.count, isLost: isLost)
  }

  /// Goes back to where the evaluation was.
  package func rewind(to mark: Mark) {
    lengths.removeLast(lengths.count - mark.lengths)
    blockers.removeLast(blockers.count - mark.lengths)
    conditions.removeLast(conditions.count - mark.conditions)
    slopes.removeLast(slopes.count - mark.slopes)
    isLost = mark.isLost
  }

  /// Begins a new evaluation behind what is there, and says where the present one stands.
  ///
  /// - Parameter inNumbers: whether lengths are found as numbers alone.
  package func begin(inNumbers: Bool = false) -> Place {
    let place = Place(
      base: base, firstCondition: firstCondition, isInNumbers: isInNumbers, firstSlope: firstSlope,
      isLost: isLost)
    (base, firstCondition, isInNumbers) = (lengths.count, conditions.count, inNumbers)
    (firstSlope, isLost) = (slopes.count, false)
    return place
  }

  /// Forgets the evaluation and goes back to an earlier one.
  package func end(_ place: Place) {
    lengths.removeLast(lengths.count - base)
    blockers.removeLast(blockers.count - base)
    conditions.removeLast(conditions.count - firstCondition)
    slopes.removeLast(slopes.count - firstSlope)
    (base, firstCondition, isInNumbers) = (place.base, place.firstCondition, place.isInNumbers)
    (firstSlope, isLost) = (place.firstSlope, place.isLost)
  }

  /// How many variables are known.
  package var count: Int { lengths.count - base }

  /// Gives the next variable, which is open.
  package func give(_ length: LengthWithGradient) {
    if length.isLost { isLost = true }
    lengths.append(length)
    blockers.append(-1)
  }

  /// Notes what a given variable's row has for coefficients: it decides whether a basis is optimal.
  package func note(_ slope: Rational) { slopes.append(Fraction(slope)) }

  /// The conditions of the evaluation.
  package var ownConditions: ArraySlice<Facet> { conditions[firstCondition...] }

  /// The length that an expression of the variables is.
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

/// What must not be negative for a variable to stay at what holds it.
package struct Facet: Sendable {
  /// By how much it is met.
  package var length: LengthWithGradient
  /// The variable.
  package var variable: Int32
  /// What the condition is about.
  package var limit: ParametricSolution.Condition.Limit
}

extension TemplateEvaluator {
  /// Finds the variables that follow from those that are known, up to one that is given, or to another one.
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

  /// Moves a preferred length into its bounds, notes what that depends on, and says which of them blocks it, or -1.
  ///
  /// Of what comes to the same value, the bound holds that does so for larger sides too, as in `ProgramCore.entriesAhead`.
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

  /// Notes that a length must stay on its side of another one; what is the same at all sides is only looked at.
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
