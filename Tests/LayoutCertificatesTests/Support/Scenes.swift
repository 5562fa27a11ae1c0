import ConstraintLayout
import Foundation
import LayoutCertificates
import LayoutCore
import LayoutDocuments
import LayoutExplanation

/// The scenes of the package, and their certificates.
enum Scenes {
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let folder = package.appendingPathComponent("Models/Scenes")

  static var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }

  static func scene(_ file: String) throws -> SceneDocument {
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    return try SceneReader().read(text, file: file)
  }

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
