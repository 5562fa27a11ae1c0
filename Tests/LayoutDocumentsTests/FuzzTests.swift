import Foundation
import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import LayoutDocuments

@Suite("Damaged documents")
struct FuzzTests {
  @Test("Reading one ends with a scene or an error with a place", arguments: 0..<40)
  func damaged(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let files = SceneFileTests.files
    for round in 0..<50 {
      let file = random.pick(files)
      var bytes = Array(try SceneFileTests.text(file).utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&bytes, &random) }
      let text = String(decoding: bytes, as: UTF8.self)
      do {
        let scene = try SceneReader().read(text, file: file)
        _ = try? LayoutTree(scene.root)
      } catch {
        #expect(error.position.line >= 1, "seed \(seed), round \(round)")
        #expect(
          !error.path.isEmpty && !error.description.contains("\n"), "seed \(seed), round \(round): \(error)")
      }
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard bytes.count > 2 else { return }
    let start = Int.random(in: 0..<bytes.count - 1, using: &random)
    let end = min(bytes.count, start + Int.random(in: 1...30, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(start..<end)
    case 2: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0..<bytes.count, using: &random))
    default: bytes[start] = random.pick(Array("[]{},:\"'&*!|>-?#%@`\n\t\\0123e.-".utf8))
    }
  }
}
