import Foundation
import LayoutCore
import LinearProgramming
import ReferenceLayout
import TestSupport
import Testing

@testable import ConstraintLayout
@testable import LayoutEquivalence
@testable import LayoutProofs

@Suite("A broken rule is refuted")
struct BrokenRuleTests {
  static let cases = BrokenRuleCase.all

  @Test("The cases break every rule of both lists")
  func everyRule() {
    let names = Set(Self.cases.map { "\($0.element)" })
    #expect(names == Set(ReferenceRules.standard.elementTypes.map { "\($0)" }))
    #expect(names == Set(ConstraintRules.standard.elementTypes.map { "\($0)" }))
  }

  @Test("Each rule, broken beyond a width, has a counterexample beyond it", arguments: cases.indices)
  func brokenReference(_ index: Int) throws {
    let test = Self.cases[index]
    let tree = try test.tree()
    let broken = ReferenceEngine(rules: .standard.replacing(test.reference))
    let found = try check(tree, reference: broken, 0...1_000)
    let example = try #require(found, "\(test.name)")
    #expect(example.length.doubleValue > BrokenRuleCase.limit)
    // Below, where the rule is right, all is well; of a user's own code only samples say so.
    switch try prove(tree, broken, ConstraintEngine(), 0...430) {
    case .proven: #expect(!test.isOpaque, "\(test.name)")
    case .sampled(let sampling):
      #expect(test.isOpaque && sampling.opaqueViews == [tree.root], "\(test.name)")
    case .refuted(let example): Issue.record("\(test.name) at \(example.length)")
    }
  }

  @Test(
    "Each rule of the constraint engine, broken everywhere, has a counterexample", arguments: cases.indices)
  func brokenConstraints(_ index: Int) throws {
    let test = Self.cases[index]
    let broken = ConstraintEngine(rules: .standard.replacing(test.constraint))
    let example = try check(test.tree(), constraints: broken, 0...500)
    #expect(example != nil, "\(test.name)")
  }

  @Test("Opaque code is compared at single widths, and the counterexample is one of them")
  func sampledCounterexample() throws {
    let test = try #require(Self.cases.first { $0.isOpaque })
    let broken = ReferenceEngine(rules: .standard.replacing(test.reference))
    let example = try check(test.tree(), reference: broken, 0...1_000)
    #expect(example?.interval.isPoint == true)
  }

  @Test("A stack that forgets the fitting order")
  func unorderedStack() throws {
    let tree = try Scenes.tree(
      #"""
      {"type": "HStack", "spacing": 0, "alignment": "top", "children": [
        {"type": "Color", "modifiers": [{"frame": {"height": 20}}]}, {"type": "Image", "size": [50, 20]}]}
      """#)
    let broken = ReferenceEngine(rules: .standard.replacing(UnorderedStack()))
    let example = try check(tree, reference: broken, 0...500)
    #expect(example != nil)
  }

  private func question(_ range: ClosedRange<Rational>) -> ContainerRange {
    ContainerRange(widths: range, height: 300)
  }

  private func prove(
    _ tree: LayoutTree, _ reference: ReferenceEngine, _ constraints: ConstraintEngine,
    _ range: ClosedRange<Rational>
  ) throws -> RangeVerdict {
    try RangeProver(reference: reference, constraints: constraints).prove(tree, over: question(range))
  }

  /// The counterexample, after two plain runs at its width have shown that it is right; `nil` where there is none.
  private func check(
    _ tree: LayoutTree, reference: ReferenceEngine = ReferenceEngine(),
    constraints: ConstraintEngine = ConstraintEngine(), _ range: ClosedRange<Rational>
  ) throws -> RangeCounterexample? {
    guard case .refuted(let example) = try prove(tree, reference, constraints, range) else { return nil }
    let size = question(range).container(at: example.length).doubles
    let (plain, solved) = (
      try reference.layout(tree, in: size), try constraints.layout(tree, in: size)
    )
    #expect(!plain.disagreements(with: solved).isEmpty, "at \(example.length)")
    #expect(plain.number(of: example)?.isClose(to: example.reference, at: example.length) == true)
    #expect(solved.number(of: example)?.isClose(to: example.constraints, at: example.length) == true)
    #expect(example.interval.contains(example.length))
    #expect(
      example.reference?.value(at: example.length) != example.constraints?.value(at: example.length))
    // The engines themselves agree there: it is the fault that differs.
    let intact = try ReferenceEngine().layout(tree, in: size)
    let right = try ConstraintEngine().layout(tree, in: size)
    #expect(intact.disagreements(with: right).isEmpty)
    return example
  }
}

extension LayoutResult {
  /// The number that a counterexample is about.
  fileprivate func number(of example: RangeCounterexample) -> CGFloat? {
    guard let view = views.first(where: { $0.index == example.view }) else { return nil }
    return switch example.coordinate {
    case .x: view.frame.origin.x
    case .y: view.frame.origin.y
    case .width: view.frame.size.width
    case .height: view.frame.size.height
    case .xInParent: view.frameInParent.origin.x
    case .yInParent: view.frameInParent.origin.y
    }
  }
}

extension CGFloat {
  /// Whether the number is a function's value at a length.
  fileprivate func isClose(to function: LengthFunction?, at length: Rational) -> Bool {
    switch function?.value(at: length) {
    case nil: false
    case .infinite: self == .infinity
    case .negativeInfinite: self == -.infinity
    case .finite(let value): (Double(self) - value.doubleValue).magnitude < 1e-6
    }
  }
}
