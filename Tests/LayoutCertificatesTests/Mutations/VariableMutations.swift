import LayoutCertificates
import LinearProgramming

/// Changes of one variable: of what it is, of its rows, and of what it is due to.
struct VariableMutations {
  let certificate: Certificate
  let blockIndex: Int
  let index: Int

  private var block: BlockCertificate { certificate.blocks[blockIndex] }
  private var variable: VariableCertificate { block.variables[index] }
  private var path: WritableKeyPath<Certificate, VariableCertificate> {
    \Certificate.blocks[blockIndex].variables[index]
  }
  private var spot: Spot { Spot(block: block.view, variable: variable.name) }

  var all: [Mutation] {
    entries + (variable.kind == .parameter ? parameter : rows) + ActiveMutations(variable, path, spot).all
  }

  private var entries: [Mutation] {
    let (blockIndex, index) = (blockIndex, index)
    let next = block.variables.indices.contains(index + 1) ? block.variables[index + 1].name : nil
    var mutations = [
      mutation("variable index") { $0.index += 1 },
      mutation("variable name", .trueStill) { $0.name += "!" },
      mutation("variable kind") { $0.kind = $0.kind == .parameter ? .variable : .parameter },
      mutation("variable value", valueSpot.refused) { $0.value += 1 },
      mutation("variable value negated", variable.value.isZero ? .trueStill : valueSpot.refused) {
        $0.value = -$0.value
      },
      Mutation(
        kind: "variable dropped", expectation: .refused(block: block.view, variable: next, rows: [])
      ) { $0.blocks[blockIndex].variables.remove(at: index) },
      Mutation(kind: "variable twice", expectation: spot.refused) {
        $0.blocks[blockIndex].variables.insert($0.blocks[blockIndex].variables[index], at: index)
      },
    ]
    if let next {
      let spot = Spot(block: block.view, variable: next)
      mutations.append(
        Mutation(kind: "variables swapped", expectation: spot.refused) {
          $0.blocks[blockIndex].variables.swapAt(index, index + 1)
        })
    }
    return mutations
  }

  /// A wrong value shows in the variable's own preference first.
  private var valueSpot: Spot {
    Spot(
      block: block.view, variable: variable.name, rows: Set(variable.preference.map { [$0.number] } ?? []))
  }

  private var parameter: [Mutation] {
    [
      mutation("parameter given") { $0.given = ($0.given ?? 0) + 1 },
      mutation("parameter not given") { $0.given = nil },
      mutation("parameter without source") { $0.source = nil },
      // The parameter of the other side is then there once too often, or not at all.
      mutation("parameter source", .refused(block: block.view, variable: nil, rows: [])) {
        $0.source = $0.source == .proposedWidth ? .proposedHeight : .proposedWidth
      },
      mutation("parameter with value and given") {
        $0.value += 1
        $0.given = $0.value
      },
    ]
  }

  private var rows: [Mutation] {
    var mutations = [
      mutation("variable given") { $0.given = $0.value },
      mutation("preference dropped") { $0.preference = nil },
    ]
    if let preference = variable.preference {
      let spot = spot(preference.number)
      mutations += [
        mutation("preference number", self.spot.refused) { $0.preference?.number += 1 },
        mutation("preference reason", .trueStill) { $0.preference?.reason += "!" },
      ]
      mutations += forms(path.appending(path: \.preference!.form), "preference", spot)
    }
    for place in variable.requirements.indices { mutations += requirement(place) }
    return mutations
  }

  private func requirement(_ place: Int) -> [Mutation] {
    let row = variable.requirements[place]
    let spot = spot(row.number)
    var mutations = [
      mutation("requirement number") { $0.requirements[place].number += 1 },
      mutation("requirement reason", .trueStill) { $0.requirements[place].reason += "!" },
      mutation("requirement sense", spot.refused) {
        $0.requirements[place].sense = row.sense == .atMost ? .atLeast : .atMost
      },
      mutation("requirement side", spot.refused) {
        $0.requirements[place].bounds = row.bounds == .below ? .above : .below
      },
      // The last row of a block is missed by the count only.
      mutation("requirement dropped", .refused(block: block.view, variable: nil, rows: [])) {
        $0.requirements.remove(at: place)
      },
      mutation("requirement twice") { $0.requirements.insert($0.requirements[place], at: place) },
    ]
    if place > 0 {
      mutations.append(
        mutation("requirements swapped", spot.refused) { $0.requirements.swapAt(place - 1, place) })
    }
    return mutations + forms(path.appending(path: \.requirements[place].form), "requirement", spot)
  }

  private func forms(
    _ form: WritableKeyPath<Certificate, LinearForm>, _ owner: String, _ spot: Spot
  ) -> [Mutation] {
    FormMutations(
      certificate: certificate, values: block.variables.map(\.value), form: form, own: index, owner: owner,
      spot: spot
    ).all
  }

  private func spot(_ row: Int) -> Spot { Spot(block: block.view, variable: variable.name, rows: [row]) }

  private func mutation(
    _ kind: String, _ expectation: Mutation.Expectation? = nil,
    _ apply: @escaping (inout VariableCertificate) -> Void
  ) -> Mutation {
    let path = path
    return Mutation(kind: kind, expectation: expectation ?? spot.refused) { apply(&$0[keyPath: path]) }
  }
}
