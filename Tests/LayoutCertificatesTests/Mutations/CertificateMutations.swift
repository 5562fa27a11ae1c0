import LayoutCertificates

/// Every change of a certificate: of its heading, of its list of blocks, and of everything in its blocks.
struct CertificateMutations {
  let certificate: Certificate

  var all: [Mutation] {
    heading + blocks
      + certificate.blocks.indices.flatMap { BlockMutations(certificate: certificate, index: $0).all }
  }

  private var heading: [Mutation] {
    let whole = Mutation.Expectation.refused(block: nil, variable: nil, rows: [])
    let root = Mutation.Expectation.refused(block: certificate.root, variable: nil, rows: [])
    var mutations = [
      Mutation(kind: "version", expectation: whole) { $0.version += 1 },
      Mutation(kind: "scene", expectation: .trueStill) { $0.scene = "another" },
      Mutation(kind: "count of blocks", expectation: whole) { $0.blockCount += 1 },
    ]
    if certificate.root != nil {
      mutations += [
        Mutation(kind: "root", expectation: whole) { $0.root = "elsewhere" },
        Mutation(kind: "no root", expectation: .trueStill) { $0.root = nil },
        Mutation(kind: "proposal", expectation: root) { $0.proposal.width = .finite(-1) },
        Mutation(kind: "proposal", expectation: root) { $0.proposal.height = .finite(-1) },
      ]
    }
    return mutations
  }

  private var blocks: [Mutation] {
    let whole = Mutation.Expectation.refused(block: nil, variable: nil, rows: [])
    return certificate.blocks.indices.flatMap { index in
      let view = certificate.blocks[index].view
      var mutations = [
        Mutation(kind: "block dropped", expectation: whole) { $0.blocks.remove(at: index) },
        Mutation(kind: "block twice", expectation: .refused(block: view, variable: nil, rows: [])) {
          $0.blocks.insert($0.blocks[index], at: index)
        },
      ]
      if index > 0 && certificate.root != nil {
        mutations.append(
          Mutation(kind: "root's block not first", expectation: whole) { $0.blocks.swapAt(0, index) })
      }
      return mutations
    }
  }
}
