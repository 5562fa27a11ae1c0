import ConstraintLayout
import LayoutCore
import LinearProgramming

extension SolvedBlock {
  /// The block at the proposal that a layout makes.
  ///
  /// A layout that is resized keeps a block while its decisions hold, with the numbers of the size it was
  /// solved at; a certificate is about the numbers of this layout.
  func restated(at proposal: ExactProposal) throws(CertificateError) -> SolvedBlock {
    guard proposal != self.proposal else { return self }
    var block = try evaluated(at: proposal)
    block.activeSet = try block.program.certify(block.values)
    return block
  }

  /// The same with the numbers alone: what is told of a block follows from these.
  func evaluated(at proposal: ExactProposal) throws(CertificateError) -> SolvedBlock {
    guard proposal != self.proposal else { return self }
    var block = self
    block.proposal = proposal
    for parameter in program.parameters {
      let number: Rational? =
        switch program.label(of: parameter).role {
        case .proposed(let axis): proposal[axis]?.number
        case .container(let axis): proposal.container?[axis]?.number
        default: nil
        }
      if let number { block.program.set(parameter, to: number) }
    }
    block.values = try activeSet.exactValues(of: block.program)
    return block
  }
}

extension ConstraintSolution {
  /// What each view is proposed in the layout.
  func proposals(in tree: LayoutTree) -> [LayoutTree.Index: ExactProposal] {
    var proposals: [LayoutTree.Index: ExactProposal] = [:]
    for view in root.views { proposals[view.index] = view.proposal(at: container) }
    // What the root is proposed is known before any view is read.
    proposals[tree.root] = container.reaching(tree[tree.root].traits)
    return proposals
  }
}
