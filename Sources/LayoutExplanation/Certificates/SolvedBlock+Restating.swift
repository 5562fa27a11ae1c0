import ConstraintLayout
import LinearProgramming

extension SolvedBlock {
  /// The block at the proposal that a layout makes.
  ///
  /// A layout that is resized keeps a block while its decisions hold, with the numbers of the size it was
  /// solved at; a certificate is about the numbers of this layout.
  func restated(at proposal: ExactProposal) throws(CertificateError) -> SolvedBlock {
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
    block.activeSet = try block.program.certify(block.values)
    return block
  }
}
