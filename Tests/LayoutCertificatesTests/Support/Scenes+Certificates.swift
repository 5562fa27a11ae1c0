import ConstraintLayout
import Foundation
import LayoutCertificates
import LayoutCore
import LayoutDocuments
import LayoutExplanation
import TestSupport

/// Certificates of the scenes.
extension Scenes {
  static func certificate(_ file: String) throws -> Certificate {
    let scene = try scene(file)
    return try certificate(of: scene.root, in: scene.proposal, named: scene.name)
  }

  static func certificate(
    of root: LayoutNode, in proposal: ProposedViewSize, named name: String? = nil,
    engine: ConstraintEngine = ConstraintEngine()
  ) throws -> Certificate {
    let tree = try LayoutTree(root)
    return try Certificate(of: engine.solve(tree, in: proposal), tree: tree, scene: name)
  }

  /// Written as JSON and read again.
  static func reread(_ certificate: Certificate) throws -> Certificate {
    try CertificateReader().read(Data(certificate.json.text().utf8))[0]
  }
}
