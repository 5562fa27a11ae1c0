/// A checker of certificates, which uses exact arithmetic on the document alone.
///
/// In every block each requirement must hold exactly, and each preference must be met exactly, or missed on
/// the side on which a tight requirement blocks it. Then each block's values are the only optimum of its
/// program, by the theorem that the page *Certificates* states. The author of the certificate need not be
/// trusted, and no solver is called.
///
/// ```swift
/// let tree = try LayoutTree(row)
/// let solution = try ConstraintEngine().solve(tree, in: size)
/// let certificate = try Certificate(of: solution, tree: tree)
/// let summary = try CertificateChecker().check(certificate)  // throws where a row does not hold
/// ```
public struct CertificateChecker: Sendable {
  /// Creates a checker, which has no state.
  public init() {}

  /// Checks all entries of a certificate.
  ///
  /// - Returns: The numbers of blocks, variables and rows that were checked.
  /// - Throws: `CertificateRefusal` with the first entry that does not hold.
  @discardableResult
  public func check(_ certificate: Certificate) throws(CertificateRefusal) -> CertificateSummary {
    guard certificate.version == Certificate.currentVersion else {
      throw CertificateRefusal(.unknownVersion(certificate.version))
    }
    var summary = CertificateSummary()
    var blocks: Set<String> = []
    var sizes = SharedSizes()
    for block in certificate.blocks {
      guard blocks.insert(block.view).inserted else {
        throw CertificateRefusal(.secondBlock, CertificateRefusal.Place(block: block.view))
      }
      summary.variables += block.variables.count
      summary.rows += try BlockCheck(block).run()
      try sizes.add(block)
    }
    guard certificate.blockCount == certificate.blocks.count else {
      throw CertificateRefusal(
        .wrongCount(.blocks, stated: certificate.blockCount, found: certificate.blocks.count))
    }
    try checkRoot(of: certificate)
    summary.blocks = certificate.blocks.count
    return summary
  }

  private func checkRoot(of certificate: Certificate) throws(CertificateRefusal) {
    guard let root = certificate.root else { return }
    guard let first = certificate.blocks.first, first.view == root else {
      throw CertificateRefusal(.rootIsNotFirst(root))
    }
    // The root has no container other than the one in which the tree is laid out.
    guard first.proposed == certificate.proposal, [nil, certificate.proposal].contains(first.container) else {
      throw CertificateRefusal(.rootProposedOtherwise, CertificateRefusal.Place(block: root))
    }
  }
}

/// The numbers of a certificate's entries that were checked and hold.
public struct CertificateSummary: Hashable, Sendable {
  /// The number of blocks.
  public var blocks = 0
  /// The number of variables, including parameters.
  public var variables = 0
  /// The number of rows: preferences and requirements.
  public var rows = 0

  /// Creates a summary of no entries.
  public init() {}
}

extension CertificateSummary: CustomStringConvertible {
  /// The summary in one sentence.
  public var description: String {
    func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    return "\(counted(blocks, "block")), \(counted(rows, "row")): every preference is met or blocked"
  }
}
