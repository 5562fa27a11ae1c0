/// What proves a layout: every block's rows, the exact values of its variables, and what each is due to.
///
/// A certificate claims nothing by being there: `CertificateChecker` finds out whether it is true.
public struct Certificate: Decodable, Hashable, Sendable {
  /// The version of the document's format that is written and read.
  public static let currentVersion = 1

  /// The version of the document's format.
  public var version: Int
  /// The name of the scene; `nil` where it has none.
  public var scene: String?
  /// What the root was proposed, in points.
  package var proposal: ProposedSides
  /// The path of the root, whose block is the first; `nil` where opaque code lays the root out.
  package var root: String?
  /// How many blocks there are.
  public var blockCount: Int
  /// The blocks, each after the block that contains it.
  package var blocks: [BlockCertificate]

  /// A certificate of blocks, in the current version of the format.
  package init(scene: String?, proposal: ProposedSides, root: String?, blocks: [BlockCertificate]) {
    version = Self.currentVersion
    self.scene = scene
    self.proposal = proposal
    self.root = root
    blockCount = blocks.count
    self.blocks = blocks
  }
}
