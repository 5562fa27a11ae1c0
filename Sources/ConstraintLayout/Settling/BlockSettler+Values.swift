import LayoutCore
import LinearProgramming

extension BlockSettler {
  /// Settles the block unless there is nothing new in it.
  func finish() throws {
    if known.count < program.variableCount || requests.nextUnsettled() != nil { try settle() }
  }

  /// The exact value of an expression; settles the block where it is not known yet.
  func value(of expression: LinearExpression) throws -> Rational {
    if !isKnown(expression) { try settle() }
    return knownValue(of: expression)
  }

  /// Whether an expression is positive, and notes that what follows holds only as long as it stays so.
  func decidePositive(_ expression: LinearExpression, _ kind: Decision.Kind) throws -> Bool {
    let isPositive = try value(of: expression) > 0
    decisions.append(
      Decision(kind: kind, expression: isPositive ? expression : -expression, isStrict: isPositive))
    return isPositive
  }

  /// Whether the values of an expression's variables are known for good.
  func isKnown(_ expression: LinearExpression) -> Bool {
    guard let newest = expression.newestVariable else { return true }
    guard newest.index < known.count else { return false }
    guard let unsettled = requests.nextUnsettled() else { return true }
    return newest.index < requests[unsettled].firstVariable
  }

  /// Whether the values of a proposal's variables are known for good.
  func isKnown(_ proposal: ProposalExpression) -> Bool {
    proposal.expressions.allSatisfy(isKnown)
  }

  /// Whether the values of a proposal's variables are known, if every view so far keeps its piece.
  func isSolved(_ proposal: ProposalExpression) -> Bool {
    proposal.expressions.allSatisfy { $0.newestVariable.map { $0.index < known.count } ?? true }
  }

  /// A proposal in numbers; its expressions must be known.
  func exact(_ proposal: ProposalExpression) -> ExactProposal {
    func side(_ extent: Extent) -> ExactProposal.Side { extent.map(knownValue) }
    var exact = ExactProposal(proposal.width.map(side), proposal.height.map(side))
    exact.container = proposal.container?.compactMap(side)
    return exact
  }

  private func knownValue(of expression: LinearExpression) -> Rational {
    expression.value { known.values[$0.index] }
  }
}

extension ProposalExpression {
  /// The sides that are expressions.
  fileprivate var expressions: [LinearExpression] {
    [width, height, container?.width, container?.height].compactMap { $0?.expression }
  }

  /// Which sides are numbers, infinite or unspecified.
  var pattern: ExactProposal.Pattern {
    func side(_ extent: Extent) -> ExactProposal.Side { extent.map { _ in 0 } }
    var proposal = ExactProposal(width.map(side), height.map(side))
    proposal.container = container?.compactMap(side)
    return proposal.pattern
  }
}
