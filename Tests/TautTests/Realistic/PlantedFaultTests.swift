import Foundation
import LayoutTesting
import Taut
import TestSupport
import Testing

@Suite("Why not: suggestions in realistic scenes")
struct PlantedFaultTests {
  @Test(
    "The first suggestion names the culprit of a planted fault in nine of ten scenes, and each was laid out")
  func culprits() throws {
    let count = TestSize.number("TAUT_FAULTS", 200)
    var (seed, found, first, among) = (TestSize.seed, 0, 0, 0)
    var missed: [String] = []
    while found < count {
      seed += 1
      let kind = PlantedFault.Kind.allCases[found % PlantedFault.Kind.allCases.count]
      guard let fault = try PlantedFault(kind, seed: seed) else { continue }
      found += 1
      let explanation = try LayoutExplanation(fault.tree, in: fault.size)
      let question = try WhyNotQuestion(fault.question)
      let suggestions = try explanation.suggestions(for: question)
      #expect(suggestions.count <= 3, "\(seed): \(question)")
      if suggestions.isEmpty {
        // Only where another container alone would do it, which is no person's to change, and the answer says so.
        let text = try WhyNot(comparison: question, in: explanation).text
        let words = "no single change that a person would write allows it: it would hold if the container's"
        #expect(text.contains(words), "\(seed): \(text)")
      }
      for suggestion in suggestions {
        #expect(try isTrue(suggestion, question), "\(seed): \(question), \(suggestion.edit)")
      }
      let named = suggestions.map { names(fault.culprit, $0, fault.tree) }
      if named.first == true {
        first += 1
      } else {
        missed.append("\(seed) \(kind) \(fault.culprit): \(question)\n\(suggestions.map(\.edit))")
      }
      if named.contains(true) { among += 1 }
    }
    print("planted faults: \(count) from seed \(TestSize.seed): first \(first), among three \(among)")
    if TestSize.number("TAUT_FAULTS", 0) > 0 { print(missed.joined(separator: "\n")) }
    #expect(first * 10 >= count * 9)
  }

  /// Whether a suggestion changes the chain of modifiers of a view.
  private func names(_ culprit: String, _ suggestion: Suggestion, _ tree: LayoutTree) -> Bool {
    guard let view = suggestion.edit.view else { return false }
    return tree.indices.contains { tree[$0].id == culprit && tree.base(of: $0) == tree.base(of: view) }
  }

  /// Whether what was asked for is so in a suggestion's layout, by the reference engine.
  private func isTrue(_ suggestion: Suggestion, _ question: WhyNotQuestion) throws -> Bool {
    let layout = try LayoutExplanation(suggestion.tree, in: suggestion.proposal, keepsPrices: false)
    switch question.claim {
    case .whole(let id):
      let texts = layout.views(named: id)
      return !texts.isEmpty
        && texts.allSatisfy { layout.lineBreaks(of: suggestion.tree.base(of: $0))?.isTruncated != true }
    case .comparison(.side(let id, let property), let comparison, .points(let bound)):
      let frames = try ReferenceEngine().layout(suggestion.tree, in: suggestion.proposal)
      guard let view = layout.views(named: id).first,
        let frame = frames.views.first(where: { $0.index == view })?.frame
      else { return false }
      let number = property.number(frame)
      return comparison.holds(number, bound.doubleValue) || abs(number - bound.doubleValue) < 1e-6
    default: return false
    }
  }
}
