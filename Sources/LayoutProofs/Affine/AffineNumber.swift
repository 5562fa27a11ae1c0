import LinearProgramming
import ReferenceLayout

/// A number for the reference engine that is an affine function of parameters, in exact rationals.
package typealias AffineNumber = RecordingNumber<LargeForm>

extension RecordingNumber where Form == LargeForm {
  /// A function of the parameters of a run.
  package init(_ expression: LinearExpression, in run: Context) {
    self.init(LargeForm(.finite(AffineFunction(expression))), in: run)
  }

  /// A constant, or infinity.
  package init(_ constant: Extended<Rational>) { self.init(LargeForm(constant), in: nil) }

  /// The function; `nil` where the number is infinite.
  package var expression: LinearExpression? { form.function.finite?.expression }
}

/// An affine function of parameters in exact rationals, which grow as they have to, or an infinity.
package struct LargeForm: RecordableForm {
  package typealias Reach = LargeReach

  /// The function.
  package let function: Extended<AffineFunction>

  /// A function, or an infinity.
  package init(_ function: Extended<AffineFunction>) { self.function = function }

  /// A constant, or an infinity.
  package init(_ constant: Extended<Rational>) { self.init(constant.map(AffineFunction.constant)) }

  /// A whole number.
  package init(whole: Int) { self.init(.finite(Rational(whole))) }

  /// A constant, exactly; infinity stays infinity.
  package init?(exactly value: Double) { self.init(Extended(value)) }

  /// The only parameter of a sweep.
  package static var side: LargeForm { LargeForm(.finite(.line(0, slope: 1, Variable(index: 0)))) }
  /// The parameter at zero.
  package static var start: [Rational] { [0] }
  /// More than any number.
  package static var infinity: LargeForm { LargeForm(Extended<AffineFunction>.infinite) }

  /// Whether it is infinite, whatever the parameters are.
  package var isInfinite: Bool { function.isInfinite }

  /// Whether it is the same whatever the parameters are.
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

  /// The sum; where one is infinite, the first of these.
  package static func sum(_ a: LargeForm, _ b: LargeForm) -> LargeForm? {
    LargeForm(a.function + b.function)
  }

  /// The function with the other sign.
  package var negated: LargeForm? { LargeForm(-function) }

  /// The function times a constant.
  package func scaled(by factor: LargeForm) -> LargeForm? {
    factor.constant.map { LargeForm(function * $0) }
  }

  /// One over a constant; `nil` for zero.
  package var inverse: LargeForm? {
    constant.flatMap { $0.isZero ? nil : LargeForm(.finite(1 / $0)) }
  }

  /// The value at a point: the parameters' values, by variable.
  package func value(at point: [Rational]) -> LargeForm? {
    LargeForm(function.map { .constant($0.value(at: point)) })
  }

  /// The value at a point as a double.
  package func double(at point: [Rational]?, _ rule: FloatingPointRoundingRule) -> Double {
    let value = function.map { $0.value(at: point ?? []) }
    return rule == .down ? value.doubleRoundedDown : value.doubleValue
  }

  /// Whether one is less at the point of the run, which remembers it.
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

  /// An expression in the parameters that is at least zero, or more than zero, because of how a comparison ended.
  package struct Condition: Hashable, Sendable {
    /// What is not negative.
    package var expression: LinearExpression
    /// Whether it is not zero either.
    package var isStrict: Bool

    /// Makes a condition.
    package init(_ expression: LinearExpression, isStrict: Bool) {
      self.expression = expression
      self.isStrict = isStrict
    }

    /// Whether the condition is met where parameters have given values.
    package func holds(_ valueOf: (Variable) -> Rational) -> Bool {
      let sign = expression.value(valueOf).signum()
      return isStrict ? sign > 0 : sign >= 0
    }
  }

  /// The values of the only parameter, where there is one.
  package private(set) var interval = ExactInterval()
  /// What the comparisons said of several parameters, each once, in the order in which they were first made.
  package private(set) var conditions: [Condition] = []
  private var known: Set<Condition> = []

  /// All parameters.
  package init() {}

  /// Whether a point belongs to it.
  package func contains(_ point: [Rational]) -> Bool {
    point.count == 1 ? interval.contains(point[0]) : conditions.allSatisfy { $0.holds { point[$0.index] } }
  }

  /// Leaves the points of another reach.
  package mutating func formIntersection(_ other: LargeReach) {
    interval = interval.intersection(other.interval)
    for condition in other.conditions { add(condition) }
  }

  /// Leaves the points at which a function is what it is at one of them.
  package mutating func pin(_ function: LargeForm, at point: [Rational]) {
    if point.count == 1 {
      interval = interval.intersection(ExactInterval(point[0]...point[0]))
    } else if let function = function.function.finite {
      let difference = function.expression - LinearExpression(function.value(at: point))
      add(Condition(difference, isStrict: false))
      add(Condition(-difference, isStrict: false))
    }
  }

  /// Leaves the points at which a function is as it is at one of them: more than zero, or not, which it says.
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
