import Foundation
import LayoutCore
import LinearProgramming
import ReferenceLayout
import Testing

@testable import LayoutEquivalence

@Suite("Rule lemmas")
struct RuleLemmaTests {
  @Test("Both engines agree for all parameters of each rule; the page says in how many regions")
  func lemmas() throws {
    var rows: [String] = []
    let began = Date()
    for lemma in LemmaList.all {
      let start = Date()
      let proof = try lemma.proof()
      #expect(proof.differences.isEmpty, "\(lemma.name): \(proof.differences.first ?? "")")
      rows.append("| \(proof.name) | \(proof.parameters) | \(proof.regions) |")
      let seconds = -start.timeIntervalSinceNow
      print(
        "lemma: \(proof.name): \(proof.parameters) parameters, \(proof.regions) regions, \(proof.programs) programs, \(seconds) s"
      )
    }
    print("lemmas: \(LemmaList.all.count) in \(-began.timeIntervalSinceNow) s")
    try LemmaPage.check(rows)
  }

  @Test("A rule that is broken in a corner of its parameters is found out")
  func broken() throws {
    let reference = ReferenceEngine(rules: ReferenceRules.standard.replacing(ShortPadding()))
    let lemma = try #require(LemmaList.all.first { $0.name == "padding of color" })
    let proof = try lemma.proof(reference: reference)
    #expect(!proof.differences.isEmpty)
  }

  /// Padding that forgets its bottom inset where it is larger than the top one.
  private struct ShortPadding: ReferenceRule {
    func size<Number: LayoutNumber>(
      of padding: PaddingElement, at proposal: Proposal<Number>, _ children: Children<Number>
    ) throws -> Size<Number> {
      let size = try PaddingRule().size(of: padding, at: proposal, children)
      let (top, bottom) = (Number(padding.insets.top), Number(padding.insets.bottom))
      return top < bottom ? Size(size.width, size.height - bottom) : size
    }

    func placements<Number: LayoutNumber>(
      of padding: PaddingElement, at proposal: Proposal<Number>, _ children: Children<Number>
    ) throws -> [Placement<Number>] {
      try PaddingRule().placements(of: padding, at: proposal, children)
    }
  }
}
