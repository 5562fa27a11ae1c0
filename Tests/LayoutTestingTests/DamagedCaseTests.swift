import Foundation
import LayoutDocuments
import LayoutTesting
import TestSupport
import Testing

@Suite("Damaged collections of cases")
struct DamagedCaseTests {
  @Test("Reading one ends with cases or an error with a place", arguments: 0..<8)
  func damaged(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var bytes = Array(CaseFile.swiftUI.text.utf8)
    for _ in 0..<3 { damage(&bytes, &random) }
    do {
      _ = try CaseReader().read(String(decoding: bytes, as: UTF8.self), file: "cases.json")
    } catch {
      #expect(error.position.line >= 1 && !error.path.isEmpty, "seed \(seed): \(error)")
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
    default: bytes[start] = "[]{},:\"'&*!|>-?#%@`\n\t\\0123e.-".utf8.randomElement(using: &random)!
    }
  }
}
