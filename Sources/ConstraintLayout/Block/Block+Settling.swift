import LayoutCore
import LinearProgramming

extension Block {
  /// Solves what has been written, measures the children whose pieces do not hold where the solution asks them, and
  /// solves again, until every piece holds.
  ///
  /// Shares depend on earlier children only, so each child is exchanged at most once.
  func settle() throws {
    try solve()
    for place in requests.indices where !requests[place].isSettled {
      let request = requests[place]
      let at = exact(request.proposal)
      if request.piece?.region.contains(at) != true {
        let piece = try session.piece(of: request.view, at: at)
        if try exchange(place, for: piece) {
          session.statistics.exchanges += 1
          try solve()
        }
      }
      requests[place].isSettled = true
      session.remember(requests[place].piece, for: request.view, at.pattern)
    }
    if isStale { try solve() }
  }

  /// Settles the block unless there is nothing new in it.
  func finish() throws {
    if values.count < program.variableCount || isStale || activeSet == nil { try settle() }
  }

  private func solve() throws {
    let optimum = try program.solve(with: session.solver, from: session.start)
    session.statistics.solverCalls += 1
    session.statistics.pivots += optimum.pivots
    let exact = try program.exactOptimum(optimum)
    values = exact.values
    activeSet = exact.activeSet
    isStale = false
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

  /// Whether the values of an expression's variables are known.
  func isKnown(_ expression: LinearExpression) -> Bool {
    guard let newest = expression.newestVariable else { return true }
    return newest.index < values.count && !hasUnsettledRequests(upTo: newest)
  }

  private func hasUnsettledRequests(upTo variable: Variable) -> Bool {
    requests.contains { request in
      guard !request.isSettled else { return false }
      let outputs = [request.size.width, request.size.height] + request.guides.values
      let first = outputs.compactMap { $0.expression?.newestVariable?.index }.min()
      return first.map { $0 <= variable.index } ?? false
    }
  }

  func isKnown(_ proposal: ProposalExpression) -> Bool {
    [proposal.width, proposal.height].allSatisfy { side in
      side?.expression.map(isKnown) ?? true
    }
  }

  /// A proposal in numbers; its expressions must be known.
  func exact(_ proposal: ProposalExpression) -> ExactProposal {
    func side(_ extent: Extent?) -> ExactProposal.Side? {
      switch extent {
      case nil: nil
      case .finite(let expression): .number(expression.value { values[$0.index] })
      case .infinite: .infinite
      case .negativeInfinite: .negativeInfinite
      }
    }
    return ExactProposal(side(proposal.width), side(proposal.height))
  }

  func pattern(of proposal: ProposalExpression) -> ExactProposal.Pattern? {
    func side(_ extent: Extent?) -> ExactProposal.Side? {
      switch extent {
      case nil: nil
      case .finite: .number(0)
      case .infinite: .infinite
      case .negativeInfinite: .negativeInfinite
      }
    }
    return ExactProposal(side(proposal.width), side(proposal.height)).pattern
  }
}
