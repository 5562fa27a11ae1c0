import LayoutCertificates

/// Every other thing that could be said about what a variable is due to.
struct ActiveMutations {
  let variable: VariableCertificate
  let path: WritableKeyPath<Certificate, VariableCertificate>
  let spot: Spot

  init(
    _ variable: VariableCertificate, _ path: WritableKeyPath<Certificate, VariableCertificate>, _ spot: Spot
  ) {
    self.variable = variable
    self.path = path
    self.spot = spot
  }

  var all: [Mutation] { states + ties + [blockerBesideTie].compactMap { $0 } }

  private var states: [Mutation] {
    let rows = variable.requirements.map { Optional($0.number) } + [nil, 999_999]
    let states: [ActiveEntry.State] = [.parameter, .met, .blockedBelow, .blockedAbove]
    return states.flatMap { state in
      rows.compactMap { row in
        guard state != variable.active.state || row != variable.active.by else { return nil }
        return mutation("active state or row") {
          $0.state = state
          $0.by = row
        }
      }
    }
  }

  private var ties: [Mutation] {
    let active = variable.active
    let rows = variable.requirements.map(\.number)
    var mutations = active.ties.indices.map { place in
      mutation("tie dropped", row: active.ties[place]) { $0.ties.remove(at: place) }
    }
    mutations += active.ties.map { tie in
      mutation("tie twice") { $0.ties = ($0.ties + [tie]).sorted() }
    }
    mutations += rows.filter { !active.ties.contains($0) }.map { row in
      mutation("tie that is loose or blocks", row: row) { $0.ties = ($0.ties + [row]).sorted() }
    }
    mutations.append(mutation("tie of no row") { $0.ties.append(999_999) })
    if active.ties.count > 1 { mutations.append(mutation("ties in another order") { $0.ties.reverse() }) }
    return mutations
  }

  /// Of two bounds on one side that are as tight either one blocks.
  private var blockerBesideTie: Mutation? {
    guard let by = variable.active.by,
      let side = variable.requirements.first(where: { $0.number == by })?.bounds,
      let tie = variable.requirements.first(where: {
        variable.active.ties.contains($0.number) && $0.bounds == side
      })
    else { return nil }
    return mutation("blocking row and tie exchanged", .trueStill) {
      $0.by = tie.number
      $0.ties = ($0.ties.filter { $0 != tie.number } + [by]).sorted()
    }
  }

  private func mutation(
    _ kind: String, row: Int? = nil, _ expectation: Mutation.Expectation? = nil,
    _ apply: @escaping (inout ActiveEntry) -> Void
  ) -> Mutation {
    var spot = spot
    if let row { spot.rows = [row] }
    let path = path
    return Mutation(kind: kind, expectation: expectation ?? spot.refused) { apply(&$0[keyPath: path].active) }
  }
}
