import LayoutCore
import LinearProgramming

extension BlockWriter {
  /// States a length: as near to what is preferred as its bounds allow; a lower bound wins over an upper one.
  ///
  /// Infinite bounds and preferences are settled here, so that no infinite number enters the program. With
  /// `count`, the preference is for that many times the length, which keeps shares free of divisions.
  func length(
    _ role: VariableRole, of view: LayoutTree.Index, along axis: Axis?, preferring preferred: Extent,
    because cause: Cause, times count: Int = 1, atMost upper: [Bound] = [], atLeast lower: [Bound] = []
  ) -> Extent {
    var preferred = preferred
    var cause = cause
    var upper = upper.filter { $0.extent != .infinite }
    var lower = lower.filter { $0.extent != .negativeInfinite }
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
    let label = VariableLabel(view, role)
    if !upper.isEmpty && !lower.isEmpty && !boxes(upper, lower) {
      let low = state(label.bounded, axis, target, cause, count, upper)
      return .finite(state(label, axis, low, cause, 1, lower, areLower: true))
    }
    if lower.isEmpty { return .finite(state(label, axis, target, cause, count, upper)) }
    return .finite(state(label, axis, target, cause, count, lower, areLower: true, also: upper))
  }

  /// Whether all bounds are constants that leave room: only then may both kinds bound one variable.
  private func boxes(_ upper: [Bound], _ lower: [Bound]) -> Bool {
    let tops = upper.map { $0.extent.expression }
    let bottoms = lower.map { $0.extent.expression }
    guard tops.allSatisfy({ $0?.isConstant == true }), bottoms.allSatisfy({ $0?.isConstant == true }),
      let top = tops.compactMap({ $0?.constant }).min(),
      let bottom = bottoms.compactMap({ $0?.constant }).max()
    else { return false }
    return bottom <= top
  }

  private func state(
    _ label: VariableLabel, _ axis: Axis?, _ target: LinearExpression, _ cause: Cause,
    _ count: Int, _ bounds: [Bound], areLower: Bool = false, also upper: [Bound] = []
  ) -> LinearExpression {
    var statement = Statement(label: label, axis: axis, target: target, cause: cause, count: count)
    func require(_ bounds: [Bound], isLower: Bool) {
      for bound in bounds {
        guard let limit = bound.extent.expression else { continue }
        statement.limits.append(.init(expression: limit, isLower: isLower, cause: bound.cause))
      }
    }
    require(bounds, isLower: areLower)
    require(upper, isLower: false)
    return settler.state(statement)
  }

  /// The largest of some lengths; `nil` where there are none.
  func largest(
    _ role: VariableRole, of view: LayoutTree.Index, along axis: Axis?, _ lengths: [Bound]
  ) -> Extent? {
    guard let first = lengths.first else { return nil }
    return length(
      role, of: view, along: axis, preferring: first.extent, because: first.cause,
      atLeast: Array(lengths.dropFirst()))
  }

  /// The smallest of some lengths; `nil` where there are none.
  func smallest(
    _ role: VariableRole, of view: LayoutTree.Index, along axis: Axis?, _ lengths: [Bound]
  ) -> Extent? {
    guard let first = lengths.first else { return nil }
    return length(
      role, of: view, along: axis, preferring: first.extent, because: first.cause,
      atMost: Array(lengths.dropFirst()))
  }
}
