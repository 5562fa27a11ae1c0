import Foundation
import LayoutTesting
import Taut
import TestSupport
import Testing

@Suite("Damaged documents, end to end")
struct MutatedDocumentTests {
  static let scenes: [(name: String, text: String)] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Models/Scenes")
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }
      .compactMap { file in
        (try? String(contentsOf: file, encoding: .utf8)).map { (file.lastPathComponent, $0) }
      }
  }()

  @Test("One that can still be read is laid out equal by both engines, or refused by both")
  func laidOut() throws {
    try #require(!Self.scenes.isEmpty)
    var (read, refused, tried) = (0, 0, 0)
    while read < TestSize.trees(400) {
      let seed = (TestSize.seed ^ 0xD0C) &+ UInt64(tried)
      tried += 1
      var random = SeededGenerator(seed: seed)
      let (name, text) = Self.scenes.randomElement(using: &random)!
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) { Self.damage(&bytes, &random) }
      guard let scene = try? SceneReader().read(String(decoding: bytes, as: UTF8.self), file: name) else {
        continue
      }
      read += 1
      let proposals = [scene.proposal, ProposedViewSize(width: 320, height: nil)]
      for proposal in proposals {
        let agreement = Agreement.orExact(scene.root, proposal)
        if case .refused = agreement { refused += 1 }
        #expect(
          !agreement.isDifferent,
          "seed \(seed), \(name) at \(proposal): \(agreement)\n\(String(decoding: bytes, as: UTF8.self))")
      }
    }
    print(
      "documents: \(tried) damaged from seed \(TestSize.seed), \(read) read, \(refused) layouts refused by both"
    )
  }

  /// Numbers become other numbers, words other words; some bytes go, come twice, or change.
  private static func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let start = Int.random(in: 0..<bytes.count - 1, using: &random)
    let end = min(bytes.count, start + Int.random(in: 1...30, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes[start] = UInt8.random(in: 32...126, using: &random)
    case 1: bytes.removeSubrange(start..<end)
    case 2: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0..<bytes.count, using: &random))
    case 3: swapPieces(&bytes, between: UInt8(ascii: "\""), &random)
    default: replaceNumber(&bytes, &random)
    }
  }

  private static func replaceNumber(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let start = bytes.indices.filter({ digits.contains(bytes[$0]) }).randomElement(using: &random)
    else { return }
    let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
    let numbers = [
      "0", "-1", "1e9", "1e-9", "74.67", "\"infinity\"", "null", "1e300", "-40.25", "1e12", "0.1",
      "999999999999",
    ]
    bytes.replaceSubrange(start..<end, with: Array(numbers.randomElement(using: &random)!.utf8))
  }

  /// Exchanges two quoted words.
  private static func swapPieces(
    _ bytes: inout [UInt8], between mark: UInt8, _ random: inout SeededGenerator
  ) {
    var words = bytes.split(separator: mark, omittingEmptySubsequences: false).map(Array.init)
    guard words.count > 4 else { return }
    let places = words.indices.filter { $0 % 2 == 1 }
    guard let a = places.randomElement(using: &random), let b = places.randomElement(using: &random) else {
      return
    }
    words.swapAt(a, b)
    bytes = Array(words.joined(separator: [mark]))
  }
}
