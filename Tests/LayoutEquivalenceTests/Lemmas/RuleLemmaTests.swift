import Foundation
import LayoutCore
import LinearProgramming
import ReferenceLayout
import Testing

@testable import LayoutEquivalence

@Suite("Rule lemmas")
struct RuleLemmaTests {
  @Test("Both engines agree for all parameters of each rule")
  func lemmas() throws {
    var total = LemmaProof(name: "", parameters: 0, regions: 0, programs: 0, differences: [])
    for subject in LemmaList.subjects {
      let proofs = try LemmaList.proposals.map { try LemmaList.lemma(subject, $0).proof() }
      for proof in proofs {
        #expect(proof.differences.isEmpty, "\(proof.name): \(proof.differences.first ?? "")")
        print(
          "lemma: \(proof.name): \(proof.parameters) parameters, \(proof.regions) regions,",
          "\(proof.borders) borders")
        total.regions += proof.regions
        total.programs += proof.programs
        total.borders += proof.borders
      }
    }
    print(
      "lemmas: \(LemmaList.subjects.count * LemmaList.proposals.count), \(total.regions) regions, \(total.programs) programs,",
      "\(total.borders) parts proven to have no inside")
    #expect(LemmaList.subjects.count >= 398)
  }

  @Test("Every rule of both lists has a lemma; opaque code has none")
  func everyRule() {
    let elements = LemmaList.subjects.flatMap(\.tree.preorder).map { "\(type(of: $0.element))" }
    let rules = ReferenceRules.standard.elementTypes.filter { $0 != CustomLayoutElement.self }
    #expect(Set(elements) == Set(rules.map { "\($0)" }))
    // Two subjects of one name would be one row of the table.
    #expect(Set(LemmaList.subjects.map(\.name)).count == LemmaList.subjects.count)
  }

  @Test("A rule that is broken in a corner of its parameters is found out")
  func broken() throws {
    let reference = ReferenceEngine(rules: ReferenceRules.standard.replacing(ShortPadding()))
    let lemma = try #require(LemmaList.lemma(named: "padding of color"))
    let proof = try lemma.proof(reference: reference)
    #expect(!proof.differences.isEmpty)
  }

  /// Padding that forgets its bottom inset where it is larger than the top one.
  private struct ShortPadding: ReferenceRule {
    func size<Number: LayoutNumber>(
      of padding: PaddingElement, at proposal: Proposal<Number>, _ children: Children<Number>
    ) throws -> Size<Number> {
      let size = try PaddingRule().size(of: padding, at: proposal, children)
      let (top, bottom) = (children.number(padding.insets.top), children.number(padding.insets.bottom))
      return top < bottom ? Size(size.width, size.height - bottom) : size
    }

    func placements<Number: LayoutNumber>(
      of padding: PaddingElement, at proposal: Proposal<Number>, _ children: Children<Number>
    ) throws -> [Placement<Number>] {
      try PaddingRule().placements(of: padding, at: proposal, children)
    }
  }
}
