import LayoutCore
import LayoutExplanation
import LinearProgramming

/// `when width >= 700: sidebar is visible`: a requirement that counts where another one holds.
package struct Conditional: RequirementRule {
  package static let forms = [
    "when width >= 700: sidebar is visible", "when sidebar is hidden: title has 1 line",
  ]
  package static let words: [String] = []
  /// Shortfalls are those of what is required.
  package static let unit: RequirementUnit? = nil

  /// Where it counts.
  package var condition: Requirement.Claim
  /// What is required there.
  package var claim: Requirement.Claim

  package var selectors: [ViewSelector] { condition.rule.selectors + claim.rule.selectors }

  package static func read(
    _ reader: inout RequirementReader
  ) throws(RequirementError) -> Requirement.Claim? {
    guard reader.take("when") else { return nil }
    let condition = try reader.claim()
    try reader.require(sign: ":")
    return .conditional(Conditional(condition: condition, claim: try reader.claim()))
  }

  package func failing(_ found: [SizeSet], over range: RequirementRange) -> [SizeSet] {
    claim.rule.failing(found, over: range)
  }

  package var isSeenInOneLayout: Bool { claim.rule.isSeenInOneLayout }

  package func modifiers(in tree: LayoutTree) throws(RequirementError) -> [LayoutTree.Index] {
    try claim.rule.modifiers(in: tree)
  }

  package func bounds(in tree: LayoutTree) throws(RequirementError) -> [LayoutEdits.Bound] {
    try claim.rule.bounds(in: tree)
  }

  package func instances(in tree: LayoutTree) throws(RequirementError) -> [RequirementInstance] {
    let conditions = try condition.rule.instances(in: tree)
    return try claim.rule.instances(in: tree).map { instance in
      var conditional = instance
      conditional.formula = { moment in
        instance.formula(moment).map { formula in
          .implied(by: .all(conditions.compactMap { $0.formula(moment) }), formula)
        }
      }
      return conditional
    }
  }
}
