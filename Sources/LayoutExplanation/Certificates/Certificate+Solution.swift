import ConstraintLayout
import LayoutCertificates
import LayoutCore
import LinearProgramming

extension Certificate {
  /// Writes down what proves a layout.
  ///
  /// Nothing is checked here: that is `CertificateChecker`'s part, which shares nothing with this one.
  ///
  /// - Parameters:
  ///   - solution: the layout.
  ///   - tree: the tree that was laid out.
  ///   - scene: the scene's name, if it has one.
  ///   - isNamed: whether variables and rows are called by names, which prove nothing: who reads no refusal does without.
  /// - Throws: `CertificateError` where a block that was solved at another size has no optimum of the same
  ///   kind at this one.
  public init(
    of solution: ConstraintSolution, tree: LayoutTree, scene: String? = nil, isNamed: Bool = true
  ) throws(CertificateError) {
    let proposals = solution.proposals(in: tree)
    let words = CertificateWords(tree: isNamed ? tree : nil)
    var blocks: [BlockCertificate] = []
    for block in solution.root.blocks {
      blocks.append(
        BlockCertificate(try block.restated(at: proposals[block.view] ?? block.proposal), in: tree, words))
    }
    let isRootWritten = solution.root.blocks.first?.view == tree.root
    self.init(
      scene: scene, proposal: ProposedSides(solution.container),
      root: isRootWritten ? tree[tree.root].path : nil, blocks: blocks)
  }
}

extension ProposedSides {
  /// A proposal in exact numbers.
  init(_ proposal: ExactProposal) { self.init(width: proposal.width, height: proposal.height) }
}
