import ElementTree
import LinearProgramming

/// The path that a run took: every comparison it made of numbers that depend on parameters, at one point.
///
/// A run that is repeated at any other point that meets the same conditions takes the same steps. One run, one path:
/// not to be shared between threads that run at the same time.
package final class ComparisonPath: @unchecked Sendable {
  // Unchecked: numbers carry the path along, and all of them belong to one run, which is on one thread at a time.

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

  /// The values of the parameters, by variable.
  package private(set) var point: [Rational]
  /// What the comparisons said of several parameters, each once, in the order in which they were first made.
  package private(set) var conditions: [Condition] = []
  private var known: Set<Condition> = []
  private var finding = Finding()

  /// What a run, or a part of one, says of the only parameter.
  struct Finding {
    /// The values that keep to the path.
    var interval = ExactInterval()
    /// The views whose code took a number as it is at the point: the run says nothing of any other point.
    var opaqueViews: Set<LayoutTree.Index> = []
  }

  /// What the comparisons said of the only parameter, where there is one: the values that keep to the path.
  package var interval: ExactInterval { finding.interval }
  /// The views whose code took a number as it is at the point: the run says nothing of any other point.
  package var opaqueViews: Set<LayoutTree.Index> { finding.opaqueViews }

  /// Starts a run at a point.
  package init(at point: [Rational]) { self.point = point }

  /// Starts another run at a length of the only parameter; numbers of earlier runs belong to it too.
  func restart(at length: Rational) {
    point = [length]
    finding = Finding()
  }

  /// What comes of some work, and what was found while it was done.
  func observing<Result>(_ work: () throws -> Result) rethrows -> (result: Result, finding: Finding) {
    let outer = finding
    finding = Finding()
    let result = try work()
    let inner = finding
    finding = outer
    take(inner)
    return (result, inner)
  }

  /// Takes over what was found in another run.
  func take(_ other: Finding) {
    finding.interval = finding.interval.intersection(other.interval)
    if !other.opaqueViews.isEmpty { finding.opaqueViews.formUnion(other.opaqueViews) }
  }

  /// The value of a function at the point.
  package func value(of function: AffineFunction) -> Rational {
    switch function {
    case .constant(let constant): constant
    case .line(let constant, let slope, let variable): constant + slope * point[variable.index]
    case .general(let expression): expression.value { point[$0.index] }
    }
  }

  /// Whether a function that is no constant is more than zero at the point; the answer is remembered.
  package func isPositive(_ function: AffineFunction) -> Bool {
    let isPositive = value(of: function).signum() > 0
    if case .line(let constant, let slope, _) = function, point.count == 1 {
      finding.interval.formIntersection(
        constant: isPositive ? constant : -constant, slope: isPositive ? slope : -slope, isStrict: isPositive)
    } else {
      let expression = function.expression
      add(Condition(isPositive ? expression : -expression, isStrict: isPositive))
    }
    return isPositive
  }

  /// Fixes an expression that is no constant to its value at the point.
  package func pin(_ expression: LinearExpression, for view: LayoutTree.Index? = nil) -> Rational {
    let value = expression.value { point[$0.index] }
    if let view { finding.opaqueViews.insert(view) }
    if point.count == 1 {
      finding.interval = interval.intersection(ExactInterval(point[0]...point[0]))
    } else {
      let difference = expression - LinearExpression(value)
      add(Condition(difference, isStrict: false))
      add(Condition(-difference, isStrict: false))
    }
    return value
  }

  private func add(_ condition: Condition) {
    if known.insert(condition).inserted { conditions.append(condition) }
  }
}
