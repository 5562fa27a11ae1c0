import Foundation
import LayoutCore
import LayoutDocuments
import LinearProgramming
import Testing

@testable import ConstraintLayout
@testable import LayoutEquivalence
@testable import LayoutProofs

@Suite("Tampered proofs are refused")
struct ProofMutationTests {
  private static let scene = #"""
    {"taut": 1, "name": "row", "environment": {"spacing": 6}, "root":
      {"type": "HStack", "children": [
        {"type": "Text", "text": "words that wrap", "modifiers": [{"padding": 4}]},
        {"type": "Measured", "sizes": [{"upTo": 50, "size": [45, 40]}, {"size": [80, 20]}]},
        {"type": "Image", "size": [20, 30]}]}}
    """#

  private static func tree(_ scene: String) throws -> LayoutTree {
    try LayoutTree(SceneReader().read(scene, file: "scene").root)
  }

  private static func document() throws -> ProofDocument {
    let tree = try tree(scene)
    let question = ContainerRange(widths: 150...260, height: 200)
    guard case .proven(let proof) = try RangeProver().prove(tree, over: question) else { throw NoProof() }
    return ProofDocument(proof, of: tree, name: "row", scene: scene)
  }

  private struct NoProof: Error {}

  /// Why a document is refused, with the scene that it holds; `nil` where it is accepted.
  private static func fault(_ document: ProofDocument) -> String? {
    do {
      // The way that a document takes through a file.
      let read = try ProofDocument(reading: JSONEncoder().encode(document))
      try ProofChecker().check(read, of: tree(read.scene))
      return nil
    } catch { return "\(error)" }
  }

  @Test("Each entry of each kind, changed alone")
  func everyEntry() throws {
    let document = try Self.document()
    #expect(Self.fault(document) == nil)
    #expect(document.intervals.count > 3)
    var tried: [String: Int] = [:]
    var accepted: [String: Int] = [:]
    for mutation in ProofMutation.all(of: document) {
      var mutant = document
      mutation.apply(&mutant)
      #expect(mutant != document, "\(mutation.kind) changes nothing")
      tried[mutation.kind, default: 0] += 1
      if Self.fault(mutant) == nil { accepted[mutation.kind, default: 0] += 1 }
    }
    print("proof mutations: \(tried.values.reduce(0, +)) of \(tried.count) kinds")
    #expect(accepted.isEmpty)
  }

  @Test("What says nothing else is accepted: a name, a fraction that is not reduced, an interval in two")
  func trueStill() throws {
    let document = try Self.document()
    var named = document
    named.name = "line"
    #expect(Self.fault(named) == nil)
    var doubled = document
    doubled.from = "\((Rational(document.from) ?? 0).description)/1"
    #expect(Self.fault(doubled) == nil)
    var cut = document
    let (from, to) = (
      try #require(Rational(cut.intervals[0].from)), try #require(Rational(cut.intervals[0].to))
    )
    var second = cut.intervals[0]
    cut.intervals[0].to = "\((from + to) / 2)"
    cut.intervals[0].toIsIncluded = false
    second.from = cut.intervals[0].to
    second.fromIsIncluded = true
    cut.intervals.insert(second, at: 1)
    #expect(Self.fault(cut) == nil)
  }
}
