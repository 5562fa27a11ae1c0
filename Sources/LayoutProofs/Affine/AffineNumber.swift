import LinearProgramming
import ReferenceLayout

/// A number of the reference engine that is an affine function of parameters, in exact rationals.
package typealias AffineNumber = RecordingNumber<LargeForm>

extension RecordingNumber where Form == LargeForm {
  /// Creates the number of a function of a run's parameters.
  package init(_ expression: LinearExpression, in run: Context) {
    self.init(LargeForm(.finite(AffineFunction(expression))), in: run)
  }

  /// Creates a constant number, which may be infinite.
  package init(_ constant: Extended<Rational>) { self.init(LargeForm(constant), in: nil) }

  /// The function; `nil` if the number is infinite.
  package var expression: LinearExpression? { form.function.finite?.expression }
}

/// An affine function of parameters in exact rationals of any size, or an infinity.
package struct LargeForm: RecordableForm {
  package typealias Reach = LargeReach

  package let function: Extended<AffineFunction>

  /// Creates a form from a function, or an infinity.
  package init(_ function: Extended<AffineFunction>) { self.function = function }

  /// Creates a constant form, which may be infinite.
  package init(_ constant: Extended<Rational>) { self.init(constant.map(AffineFunction.constant)) }

  /// Creates a constant form from a whole number.
  package init(whole: Int) { self.init(.finite(Rational(whole))) }

  /// Creates the exact constant of a double, which may be infinite.
  package init?(exactly value: Double) { self.init(Extended(value)) }

  /// The only parameter of a sweep.
  package static var side: LargeForm { LargeForm(.finite(.line(0, slope: 1, Variable(index: 0)))) }
  /// The point at which the parameter is zero.
  package static var start: [Rational] { [0] }
  /// The constant that is greater than any number.
  package static var infinity: LargeForm { LargeForm(Extended<AffineFunction>.infinite) }

  /// Whether the form is infinite, for all parameters.
  package var isInfinite: Bool { function.isInfinite }

  /// Whether the form has the same value for all parameters.
  package var isConstant: Bool {
    switch function {
    case .finite(.constant), .infinite, .negativeInfinite: true
    case .finite(.line), .finite(.general): false
    }
  }

  private var constant: Rational? {
    if case .finite(.constant(let constant)) = function { return constant }
    return nil
  }

  /// Returns the sum; if a form is infinite, the first infinite one.
  package static func sum(_ a: LargeForm, _ b: LargeForm) -> LargeForm? {
    LargeForm(a.function + b.function)
  }

  /// The function with the opposite sign.
  package var negated: LargeForm? { LargeForm(-function) }

  /// Returns the function multiplied by a constant; `nil` for a factor that is not a finite constant.
  package func scaled(by factor: LargeForm) -> LargeForm? {
    factor.constant.map { LargeForm(function * $0) }
  }

  /// The reciprocal of a constant; `nil` for zero.
  package var inverse: LargeForm? {
    constant.flatMap { $0.isZero ? nil : LargeForm(.finite(1 / $0)) }
  }

  /// Returns the value at a point, whose elements are the parameters' values by variable.
  package func value(at point: [Rational]) -> LargeForm? {
    LargeForm(function.map { .constant($0.value(at: point)) })
  }

  /// Returns the value at a point as a double.
  package func double(at point: [Rational]?, _ rule: FloatingPointRoundingRule) -> Double {
    let value = function.map { $0.value(at: point ?? []) }
    return rule == .down ? value.doubleRoundedDown : value.doubleValue
  }

  /// Returns whether one form is less at the run's point; the run records the comparison.
  package static func isLess(
    _ a: LargeForm, _ b: LargeForm, in run: UnsafeMutablePointer<ComparisonRun<LargeForm>>?
  ) -> Bool {
    switch (a.function, b.function) {
    case (.infinite, _), (_, .negativeInfinite): return false
    case (.negativeInfinite, _), (_, .infinite): return true
    case (.finite(.constant(let a)), .finite(.constant(let b))): return a < b
    case (.finite(let first), .finite(let second)):
      let difference = second + first * -1
      if case .constant(let constant) = difference { return constant.signum() > 0 }
      guard let run else { preconditionFailure("a function belongs to a run") }
      let point = run.pointee.point
      return run.pointee.finding.reach.cut(difference, at: point)
    }
  }
}

/// The parameters for which a run takes the same steps.
package struct LargeReach: RunReach {
  package typealias Form = LargeForm

  /// A condition of a comparison: an expression in the parameters that is at least zero, or more than zero.
  package struct Condition: Hashable, Sendable {
    /// The expression that is not negative.
    package var expression: LinearExpression
    /// Whether the expression must not be zero either.
    package var isStrict: Bool

    package init(_ expression: LinearExpression, isStrict: Bool) {
      self.expression = expression
      self.isStrict = isStrict
    }

    /// Returns whether the condition holds for given values of the parameters.
    package func holds(_ valueOf: (Variable) -> Rational) -> Bool {
      let sign = expression.value(valueOf).signum()
      return isStrict ? sign > 0 : sign >= 0
    }
  }

  /// The values of the only parameter, if there is one.
  package private(set) var interval = ExactInterval()
  /// The conditions on several parameters, without duplicates, in the order of their first occurrence.
  package private(set) var conditions: [Condition] = []
  private var known: Set<Condition> = []

  /// Creates the set of all parameters.
  package init() {}

  /// Returns whether the set contains a point.
  package func contains(_ point: [Rational]) -> Bool {
    point.count == 1 ? interval.contains(point[0]) : conditions.allSatisfy { $0.holds { point[$0.index] } }
  }

  /// Restricts the set to its intersection with another one.
  package mutating func formIntersection(_ other: LargeReach) {
    interval = interval.intersection(other.interval)
    for condition in other.conditions { add(condition) }
  }

  /// Restricts the set to the points at which a function has the same value as at a given one.
  package mutating func pin(_ function: LargeForm, at point: [Rational]) {
    if point.count == 1 {
      interval = interval.intersection(ExactInterval(point[0]...point[0]))
    } else if let function = function.function.finite {
      let difference = function.expression - LinearExpression(function.value(at: point))
      add(Condition(difference, isStrict: false))
      add(Condition(-difference, isStrict: false))
    }
  }

  /// Restricts the set to points at which a function has the same sign as at a given one; returns whether it
  /// is positive.
  fileprivate mutating func cut(_ function: AffineFunction, at point: [Rational]) -> Bool {
    let isPositive = function.value(at: point).signum() > 0
    if case .line(let constant, let slope, _) = function, point.count == 1 {
      interval.formIntersection(
        constant: isPositive ? constant : -constant, slope: isPositive ? slope : -slope, isStrict: isPositive)
    } else {
      let expression = function.expression
      add(Condition(isPositive ? expression : -expression, isStrict: isPositive))
    }
    return isPositive
  }

  private mutating func add(_ condition: Condition) {
    if known.insert(condition).inserted { conditions.append(condition) }
  }
}
