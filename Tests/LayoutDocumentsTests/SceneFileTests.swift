import Foundation
import LayoutCore
import Testing

@testable import LayoutDocuments

@Suite("The scenes of the articles")
struct SceneFileTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Models/Scenes")

  static var files: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }

  static func text(_ file: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }

  @Test func areThere() { #expect(Self.files.count >= 50) }

  @Test("Each is read, has a name of its own, and is written so that it reads the same", arguments: files)
  func scene(file: String) throws {
    let scene = try SceneReader().read(Self.text(file), file: file)
    #expect(scene.name != nil)
    _ = try LayoutTree(scene.root)
    let again = try SceneReader().read(SceneWriter().text(of: scene), file: file)
    #expect(TreeOutline.of(again.root) == TreeOutline.of(scene.root))
  }
}
