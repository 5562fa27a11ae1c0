import ElementTree
import LinearProgramming

extension BlockWriter {
  /// States a length: as near to its preference as its bounds allow; a lower bound takes precedence over an
  /// upper one.
  ///
  /// Infinite bounds and preferences are resolved here, so that no infinite number enters the program. With
  /// `count`, the preference is for that many times the length, which keeps shares free of divisions.
  func length(
    _ role: VariableRole, of view: LayoutTree.Index, along axis: Axis?, preferring preferred: Extent,
    because cause: Cause, times count: Int = 1, atMost upper: [Bound] = [], atLeast lower: [Bound] = []
  ) -> Extent {
    let label = VariableLabel(view, role)
    if upper.isEmpty, lower.isEmpty {
      // Most lengths equal their preferences.
      guard let target = preferred.expression, count > 1 || !recorder.goes(by: target) else {
        return preferred
      }
      return .finite(
        recorder.state(Statement(label: label, axis: axis, target: target, cause: cause, count: count)))
    }
    var (preferred, cause) = (preferred, cause)
    var upper = upper.contains { $0.extent.isInfinite } ? upper.filter { $0.extent != .infinite } : upper
    var lower =
      lower.contains { $0.extent.isInfinite } ? lower.filter { $0.extent != .negativeInfinite } : lower
    if lower.contains(where: { $0.extent == .infinite }) { return .infinite }
    if upper.contains(where: { $0.extent == .negativeInfinite }) { preferred = .negativeInfinite }
    if preferred == .infinite {
      guard let first = upper.first else { return .infinite }
      (preferred, cause) = (first.extent, first.cause)
      upper.removeFirst()
    }
    if preferred == .negativeInfinite {
      guard let first = lower.first else { return .negativeInfinite }
      (preferred, cause) = (first.extent, first.cause)
      lower.removeFirst()
      upper = []
    }
    guard let target = preferred.expression else { return preferred }
    if !upper.isEmpty && !lower.isEmpty && !boxes(upper, lower) {
      let low = state(label.bounded, axis, target, cause, count, upper)
      return .finite(state(label, axis, low, cause, 1, lower, areLower: true))
    }
    if lower.isEmpty { return .finite(state(label, axis, target, cause, count, upper)) }
    return .finite(state(label, axis, target, cause, count, lower, areLower: true, also: upper))
  }

  /// Returns whether all bounds are constants that do not contradict each other: only then may both kinds
  /// bound one variable.
  private func boxes(_ upper: [Bound], _ lower: [Bound]) -> Bool {
    func isConstant(_ bound: Bound) -> Bool { bound.extent.expression?.isConstant == true }
    guard upper.allSatisfy(isConstant), lower.allSatisfy(isConstant),
      let top = upper.lazy.compactMap({ $0.extent.expression?.constant }).min(),
      let bottom = lower.lazy.compactMap({ $0.extent.expression?.constant }).max()
    else { return false }
    return bottom <= top
  }

  private func state(
    _ label: VariableLabel, _ axis: Axis?, _ target: LinearExpression, _ cause: Cause,
    _ count: Int, _ bounds: [Bound], areLower: Bool = false, also upper: [Bound] = []
  ) -> LinearExpression {
    var statement = Statement(label: label, axis: axis, target: target, cause: cause, count: count)
    statement.limits.reserveCapacity(bounds.count + upper.count)
    func require(_ bounds: [Bound], isLower: Bool) {
      for bound in bounds {
        guard let limit = bound.extent.expression else { continue }
        statement.limits.append(.init(expression: limit, isLower: isLower, cause: bound.cause))
      }
    }
    require(bounds, isLower: areLower)
    require(upper, isLower: false)
    return recorder.state(statement)
  }

  /// Returns the largest of some lengths; `nil` if there are none.
  func largest(
    _ role: VariableRole, of view: LayoutTree.Index, along axis: Axis?, _ lengths: [Bound]
  ) -> Extent? {
    guard let first = lengths.first else { return nil }
    return length(
      role, of: view, along: axis, preferring: first.extent, because: first.cause,
      atLeast: Array(lengths.dropFirst()))
  }

  /// Returns the smallest of some lengths; `nil` if there are none.
  func smallest(
    _ role: VariableRole, of view: LayoutTree.Index, along axis: Axis?, _ lengths: [Bound]
  ) -> Extent? {
    guard let first = lengths.first else { return nil }
    return length(
      role, of: view, along: axis, preferring: first.extent, because: first.cause,
      atMost: Array(lengths.dropFirst()))
  }
}

/// A bound on a length, with its cause.
package struct Bound {
  package var extent: Extent
  package var cause: Cause

  /// Creates a bound with its cause.
  package init(_ extent: Extent, because cause: Cause) {
    self.extent = extent
    self.cause = cause
  }
}
