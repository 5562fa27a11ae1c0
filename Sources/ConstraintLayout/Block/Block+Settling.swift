import LayoutCore
import LinearProgramming

extension Block {
  /// Solves what has been written and measures the children whose pieces do not hold where the solution asks them,
  /// until every piece holds.
  ///
  /// Shares depend on earlier children only, so each child is exchanged at most once, and what comes before an
  /// exchange keeps its values. After one, a few variables are solved at a time, twice as many each time that
  /// nothing has to be exchanged, so that many exchanges in a long stack do not solve its end again and again.
  func settle() throws {
    var reach = Int.max
    while firstUnsettled < requests.count {
      let place = firstUnsettled
      if requests[place].isSettled {
        firstUnsettled += 1
        continue
      }
      let request = requests[place]
      while !isSolved(request.proposal) { try solve(atMost: &reach) }
      let at = exact(request.proposal)
      if request.piece?.region.contains(at) != true {
        let piece = try session.piece(of: request.view, at: at)
        if try exchange(place, for: piece) {
          session.statistics.exchanges += 1
          reach = Self.reachAfterExchange
        }
      }
      requests[place].isSettled = true
      firstUnsettled += 1
      session.remember(requests[place].piece, for: request.view, at.pattern)
    }
    while values.count < program.variableCount { try solve(atMost: &reach) }
  }

  /// How many variables are solved at once after an exchange.
  private static let reachAfterExchange = 64

  /// Settles the block unless there is nothing new in it.
  func finish() throws {
    if values.count < program.variableCount || firstUnsettled < requests.count { try settle() }
  }

  /// Solves the next variables, and widens the reach.
  private func solve(atMost reach: inout Int) throws {
    let end = reach < program.variableCount - values.count ? values.count + reach : program.variableCount
    let part = try program.solvePart(
      after: values, upTo: end, with: session.solver, from: session.start)
    session.statistics.solverCalls += 1
    session.statistics.pivots += part.pivots
    try checkDigits(part.values)
    values += part.values
    activeDecisions += part.decisions
    repairs += part.repairs
    reach = reach > Int.max / 2 ? reach : reach * 2
  }

  /// How many binary digits an exact length may have: each operation on longer ones takes too long.
  static let greatestBitCount = 1024

  private func checkDigits(_ values: [Rational]) throws(LayoutError) {
    guard let count = values.lazy.map(\.bitCount).first(where: { $0 > Self.greatestBitCount }) else { return }
    throw .tooManyDigits(count: count, limit: Self.greatestBitCount, ViewReference(session.tree[view]))
  }

  /// What is met and what is blocked; complete once the block is finished.
  var activeSet: ActiveSet { ActiveSet(decisions: activeDecisions, repairs: repairs) }

  /// Forgets the values of a variable and of all later ones.
  func forget(from variable: Variable) {
    guard variable.index < values.count else { return }
    values.removeSubrange(variable.index...)
    activeDecisions.removeSubrange(variable.index...)
  }

  /// The exact value of an expression; settles the block where it is not known yet.
  func value(of expression: LinearExpression) throws -> Rational {
    if !isKnown(expression) { try settle() }
    return expression.value { values[$0.index] }
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
    guard newest.index < values.count else { return false }
    while firstUnsettled < requests.count, requests[firstUnsettled].isSettled { firstUnsettled += 1 }
    guard firstUnsettled < requests.count else { return true }
    return newest.index < requests[firstUnsettled].firstVariable
  }

  /// Whether the values of a proposal's variables are known, if every child so far keeps its piece.
  private func isSolved(_ proposal: ProposalExpression) -> Bool {
    [proposal.width, proposal.height].allSatisfy { side in
      side?.expression?.newestVariable.map { $0.index < values.count } ?? true
    }
  }

  func isKnown(_ proposal: ProposalExpression) -> Bool {
    [proposal.width, proposal.height].allSatisfy { side in
      side?.expression.map(isKnown) ?? true
    }
  }

  /// A proposal in numbers; its expressions must be known.
  func exact(_ proposal: ProposalExpression) -> ExactProposal {
    func side(_ extent: Extent) -> ExactProposal.Side { extent.map { $0.value { values[$0.index] } } }
    return ExactProposal(proposal.width.map(side), proposal.height.map(side))
  }

  func pattern(of proposal: ProposalExpression) -> ExactProposal.Pattern? {
    func side(_ extent: Extent) -> ExactProposal.Side { extent.map { _ in 0 } }
    return ExactProposal(proposal.width.map(side), proposal.height.map(side)).pattern
  }
}
