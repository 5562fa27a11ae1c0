import LayoutCertificates
import LinearProgramming

/// Changes of one block: of its heading, of its decisions and sizes, and of everything in its variables.
struct BlockMutations {
  let certificate: Certificate
  let index: Int

  private var block: BlockCertificate { certificate.blocks[index] }
  private var path: WritableKeyPath<Certificate, BlockCertificate> { \Certificate.blocks[index] }
  private var spot: Spot { Spot(block: block.view) }

  var all: [Mutation] {
    heading + proposal + block.decisions.indices.flatMap(decision) + block.sizes.indices.flatMap(size)
      + block.variables.indices.flatMap {
        VariableMutations(certificate: certificate, blockIndex: index, index: $0).all
      }
  }

  private var heading: [Mutation] {
    [
      mutation("block view", .refused(block: block.view + "!", variable: nil, rows: [])) { $0.view += "!" },
      mutation("count of variables") { $0.counts.variables += 1 },
      mutation("count of rows") { $0.counts.rows -= 1 },
      mutation("count of decisions") { $0.counts.decisions += 1 },
      mutation("count of sizes") { $0.counts.sizes -= 1 },
    ]
  }

  private var proposal: [Mutation] {
    let proposed = sides(of: \.proposed, block.proposed, "proposed")
    guard let container = block.container else { return proposed }
    let hasNumber = container.width?.finite != nil || container.height?.finite != nil
    return proposed + sides(of: \.container!, container, "container")
      + (hasNumber ? [mutation("container dropped") { $0.container = nil }] : [])
  }

  private func sides(
    of proposal: WritableKeyPath<BlockCertificate, ProposedSides>, _ stated: ProposedSides, _ name: String
  ) -> [Mutation] {
    [\ProposedSides.width, \.height].flatMap { side -> [Mutation] in
      let old = stated[keyPath: side]
      let isRoot = block.view == certificate.root
      let others: [Extended<Rational>?] = [nil, .infinite, .finite((old?.finite ?? 0) + 1)]
      return others.filter { $0 != old }.map { other in
        // Without a number in it, a side is written into no row.
        let isFree = !isRoot && old?.finite == nil && other?.finite == nil
        return mutation("\(name) side\(isFree ? " without a number" : "")", isFree ? .trueStill : nil) {
          $0[keyPath: proposal.appending(path: side)] = other
        }
      }
    }
  }

  private func decision(_ place: Int) -> [Mutation] {
    let decision = block.decisions[place]
    let isTrue = !decision.form.value.isZero || decision.isStrict
    let mutations = [
      mutation("decision number") { $0.decisions[place].number += 1 },
      mutation("decision kind", .trueStill) { $0.decisions[place].kind += "!" },
      mutation("decision strict\(isTrue ? " where it is not zero" : "")", isTrue ? .trueStill : nil) {
        $0.decisions[place].isStrict.toggle()
      },
      mutation("decision dropped") { $0.decisions.remove(at: place) },
      mutation("decision twice") { $0.decisions.insert($0.decisions[place], at: place) },
    ]
    return mutations + forms(path.appending(path: \.decisions[place].form), "decision")
  }

  private func size(_ place: Int) -> [Mutation] {
    let view = block.sizes[place].view
    let isOwn = view == block.view
    let isShared = certificate.blocks.count { $0.sizes.contains { $0.view == view } } > 1
    var mutations = [
      mutation("size number") { $0.sizes[place].number += 1 },
      mutation("size dropped") { $0.sizes.remove(at: place) },
      mutation("size twice") { $0.sizes.insert($0.sizes[place], at: place) },
      mutation("size view\(isOwn ? "" : ", not the block's own")", isOwn ? nil : .trueStill) {
        $0.sizes[place].view += "!"
      },
    ]
    for side in [\SizeCertificate.width, \.height] {
      // Which of the two blocks is named depends on their order.
      let expectation: Mutation.Expectation = isShared ? spot.refused : .trueStill
      let isLast = certificate.blocks.lastIndex { $0.sizes.contains { $0.view == view } } == index
      if isLast {
        mutations.append(
          mutation("size side of \(isShared ? "two blocks" : "one block")", expectation) {
            $0.sizes[place][keyPath: side] =
              $0.sizes[place][keyPath: side] == .infinite ? .negativeInfinite : .infinite
          })
      }
    }
    return mutations + finite(place)
  }

  private func finite(_ place: Int) -> [Mutation] {
    let size = block.sizes[place]
    var mutations: [Mutation] = []
    if case .finite = size.width {
      mutations += forms(path.appending(path: \.sizes[place].width.form), "size")
    }
    if case .finite = size.height {
      mutations += forms(path.appending(path: \.sizes[place].height.form), "size")
    }
    return mutations
  }

  private func forms(_ form: WritableKeyPath<Certificate, LinearForm>, _ owner: String) -> [Mutation] {
    FormMutations(
      certificate: certificate, values: block.variables.map(\.value), form: form, own: nil, owner: owner,
      spot: spot
    ).all
  }

  private func mutation(
    _ kind: String, _ expectation: Mutation.Expectation? = nil,
    _ apply: @escaping (inout BlockCertificate) -> Void
  ) -> Mutation {
    let path = path
    return Mutation(kind: kind, expectation: expectation ?? spot.refused) { apply(&$0[keyPath: path]) }
  }
}

extension SizeCertificate.Side {
  /// The form of a side that is known to be finite.
  fileprivate var form: LinearForm {
    get {
      guard case .finite(let form) = self else { preconditionFailure("an infinite side has no form") }
      return form
    }
    set { self = .finite(newValue) }
  }
}
