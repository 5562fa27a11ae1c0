import LayoutCore
import LayoutExplanation
import LinearProgramming

/// A condition on layouts that are affine in the container's size: comparisons with zero, and combinations of
/// them.
package indirect enum Formula: Hashable, Sendable {
  /// A condition that does not depend on the size and has no number.
  case fact(Bool)
  /// The number by which a count falls short or is exceeded; zero or less where the condition is met.
  case missing(Int)
  /// The function is at least zero, or strictly more.
  case atLeastZero(SizeForm, isStrict: Bool)
  /// All of the conditions hold.
  case all([Formula])
  /// At least one of the conditions holds.
  case any([Formula])
  /// The second condition holds wherever the first does.
  case implied(by: Formula, Formula)

  /// Whether the condition holds at every size because it depends on none.
  var isAlwaysMet: Bool {
    switch self {
    case .fact(let isMet): isMet
    case .missing(let count): count <= 0
    case .atLeastZero(let form, let isStrict):
      form.isConstant && (isStrict ? form.constant > 0 : form.constant >= 0)
    case .all(let formulas): formulas.allSatisfy(\.isAlwaysMet)
    case .any(let formulas): formulas.contains(where: \.isAlwaysMet)
    case .implied(_, let formula): formula.isAlwaysMet
    }
  }

  /// Returns the condition `a <= b`, or `a < b`; an infinite length compares as the largest number.
  static func isAtMost(_ a: SizeFunction, _ b: SizeFunction, isStrict: Bool = false) -> Formula {
    switch (a, b) {
    case (.finite(let a), .finite(let b)): .atLeastZero(b - a, isStrict: isStrict)
    case (.infinite, .infinite), (.negativeInfinite, .negativeInfinite): .fact(!isStrict)
    case (_, .infinite), (.negativeInfinite, _): .fact(true)
    case (.infinite, _), (_, .negativeInfinite): .fact(false)
    }
  }

  /// Returns the condition `a == b`.
  static func isEqual(_ a: SizeFunction, _ b: SizeFunction) -> Formula {
    .all([isAtMost(a, b), isAtMost(b, a)])
  }

  /// Returns the sizes of a set at which the condition holds, as sets that may overlap.
  package func holding(in sizes: SizeSet) -> [SizeSet] {
    switch self {
    case .fact(let isMet): isMet ? [sizes] : []
    case .missing(let count): count <= 0 ? [sizes] : []
    case .atLeastZero(let form, let isStrict):
      [sizes.clipped(SizeSet.HalfPlane(form, isStrict: isStrict))].compactMap { $0 }
    case .all(let formulas):
      formulas.reduce([sizes]) { sets, formula in sets.flatMap { formula.holding(in: $0) } }
    case .any(let formulas): formulas.flatMap { $0.holding(in: sizes) }
    case .implied(let condition, let formula): condition.failing(in: sizes) + formula.holding(in: sizes)
    }
  }

  /// Returns the sizes of a set at which the condition fails, as sets that may overlap.
  package func failing(in sizes: SizeSet) -> [SizeSet] {
    switch self {
    case .fact(let isMet): isMet ? [] : [sizes]
    case .missing(let count): count <= 0 ? [] : [sizes]
    case .atLeastZero(let form, let isStrict):
      [sizes.clipped(SizeSet.HalfPlane(form, isStrict: isStrict).opposite)].compactMap { $0 }
    case .all(let formulas): formulas.flatMap { $0.failing(in: sizes) }
    case .any(let formulas):
      formulas.reduce([sizes]) { sets, formula in sets.flatMap { formula.failing(in: $0) } }
    case .implied(let condition, let formula):
      condition.holding(in: sizes).flatMap { formula.failing(in: $0) }
    }
  }

  /// Returns the slack at a size: negative where the condition fails, infinite where it has no number.
  package func slack(at size: SizePoint) -> Extended<Rational> {
    switch self {
    case .fact(let isMet): return isMet ? .infinite : .negativeInfinite
    case .missing(let count): return count <= 0 ? .infinite : .finite(Rational(-count))
    case .atLeastZero(let form, _): return .finite(form.value(at: size))
    case .all(let formulas): return formulas.map { $0.slack(at: size) }.min(by: Self.isLess) ?? .infinite
    case .any(let formulas):
      return formulas.map { $0.slack(at: size) }.max(by: Self.isLess) ?? .negativeInfinite
    case .implied(let condition, let formula):
      return condition.failing(in: SizeSet(size)).isEmpty ? formula.slack(at: size) : .infinite
    }
  }

  /// Returns the size of a set at which the condition fails by the most, and its slack there.
  ///
  /// Between the lines on which its functions are zero, the slack is affine, so it is least at a corner of
  /// the parts into which these lines divide the set.
  package func worst(in sizes: SizeSet) -> (size: SizePoint, slack: Extended<Rational>) {
    var cells = [sizes]
    for line in bends {
      let halfPlane = SizeSet.HalfPlane(line, isStrict: false)
      cells = cells.flatMap { cell in
        [cell.clipped(halfPlane), cell.clipped(halfPlane.opposite)].compactMap { $0 }
      }
    }
    let corners: [SizePoint] = cells.flatMap { $0.corners.map(\.size) }
    let candidates = corners.sorted { $0.isLess(than: $1) }
    var worst = (size: candidates[0], slack: Extended<Rational>.infinite)
    for (index, size) in candidates.enumerated() where index == 0 || candidates[index - 1] != size {
      // A corner outside the set is the limit of sizes inside, where a condition holds though it need not at
      // the corner itself.
      let formula = sizes.contains(size) ? self : unconditional
      let slack = formula.slack(at: size)
      if Self.isLess(slack, worst.slack) { worst = (size, slack) }
    }
    return worst
  }

  /// The consequences of the implications, without their conditions.
  private var unconditional: Formula {
    switch self {
    case .implied(_, let formula): formula.unconditional
    case .all(let formulas): .all(formulas.map(\.unconditional))
    case .any(let formulas): .any(formulas.map(\.unconditional))
    case .fact, .missing, .atLeastZero: self
    }
  }

  /// The lines along which the slack has a convex bend, on which it may be least.
  ///
  /// The slack of `all`, the least of several, is concave and so is least at a corner without further
  /// lines.
  private var bends: [SizeForm] {
    switch self {
    case .fact, .missing, .atLeastZero: return []
    case .all(let formulas): return formulas.flatMap(\.bends)
    case .any(let formulas):
      let forms = formulas.flatMap(\.forms)
      return forms.enumerated().flatMap { index, one in
        forms.dropFirst(index + 1).map { one - $0 }.filter { !$0.isConstant }
      } + formulas.flatMap(\.bends)
    case .implied(_, let formula): return formula.bends
    }
  }

  private var forms: [SizeForm] {
    switch self {
    case .fact, .missing: []
    case .atLeastZero(let form, _): [form]
    case .all(let formulas), .any(let formulas): formulas.flatMap(\.forms)
    case .implied(_, let formula): formula.forms
    }
  }

  static func isLess(_ a: Extended<Rational>, _ b: Extended<Rational>) -> Bool {
    switch (a, b) {
    case (.finite(let a), .finite(let b)): a < b
    case (.negativeInfinite, .negativeInfinite), (.infinite, _), (_, .negativeInfinite): false
    case (.negativeInfinite, _), (_, .infinite): true
    }
  }
}
