import ConstraintLayout
import Foundation
import LayoutTesting
import Taut
import TestSupport
import Testing

/// A question about a scene, made from a seed.
struct SeededQuestion {
  var text: String
  var seed: UInt64

  /// Asks for something that a view of the scene is not: an amount more or less than it is.
  init(seed: UInt64, tree: LayoutTree, layout: LayoutResult) {
    self.seed = seed
    var generator = SeededGenerator(seed: seed)
    let finite = layout.views.filter { $0.frame.size.width.isFinite && $0.frame.size.height.isFinite }
    let view = finite[Int.random(in: 0..<finite.count, using: &generator)]
    let property = FrameProperty.allCases.randomElement(using: &generator)!
    let amount = Double(Int.random(in: 1...240, using: &generator)) / 4
    let isMore = Bool.random(using: &generator)
    let bound = (property.number(view.frame) + (isMore ? amount : -amount)).rounded()
    let comparison = Int.random(in: 0..<4, using: &generator) == 0 ? "==" : isMore ? ">=" : "<="
    text = "\(view.path).\(property.rawValue) \(comparison) \(bound)"
  }
}

extension SeededQuestion {
  /// A question as it is written.
  init(text: String, seed: UInt64) {
    self.text = text
    self.seed = seed
  }
}

extension FrameProperty {
  /// The number in a frame.
  func number(_ frame: CGRect) -> Double {
    switch self {
    case .x, .minX: frame.origin.x
    case .y, .minY: frame.origin.y
    case .width: frame.size.width
    case .height: frame.size.height
    case .midX: frame.origin.x + frame.size.width / 2
    case .midY: frame.origin.y + frame.size.height / 2
    case .maxX: frame.origin.x + frame.size.width
    case .maxY: frame.origin.y + frame.size.height
    }
  }
}

@Suite("Why not: what forbids it and what allows it is laid out with both engines")
struct WhyNotTests {
  /// How many questions each scene is asked.
  static let questions: UInt64 = 2

  @Test("in every scene", arguments: Scenes.names)
  func scenes(_ name: String) throws {
    let (tree, proposal) = try Scenes.read(name)
    let explanation = try LayoutExplanation(tree, in: proposal)
    let place = UInt64(try #require(Scenes.names.firstIndex(of: name)))
    // Large scenes are asked less, so that the tests stay quick.
    let isLarge = tree.nodes.count > 24
    for number in 0..<(isLarge ? (place.isMultiple(of: 3) ? 1 : 0) : Self.questions) {
      let question = SeededQuestion(
        seed: 4_000 + 10 * place + number, tree: tree, layout: explanation.solution.result)
      try WhyNotCheck(question: question, scene: name, explanation: explanation).run()
    }
  }
}

@Suite("Why not: what a search passes over quickly is told only as the explained engine has it")
struct QuickLayoutTests {
  private func suggestions(_ rules: ConstraintRules) throws -> [String] {
    let row = HStack(spacing: 0) {
      Color.red.id("a")
      Color.blue
    }
    let explanation = try LayoutExplanation(
      LayoutTree(row), in: ProposedViewSize(width: 200, height: 50), engine: ConstraintEngine(rules: rules)
    )
    let answer = try WhyNot(comparison: WhyNotQuestion("a.width >= 150"), in: explanation)
    #expect(!answer.isCutOff)
    return answer.text.split(separator: "\n").map(String.init).filter { $0.contains(". ") }
  }

  @Test("An engine in which a view with a layout priority is offered no width is not told to give it one")
  func otherRules() throws {
    let right = try suggestions(.standard)
    #expect(right.contains { $0.contains("layoutPriority(1)") }, "\(right)")
    let wrong = try suggestions(
      .standard.replacing(ConstraintMutant(base: LayoutPriorityRule(), fault: .sideDropped(.horizontal))))
    #expect(!wrong.isEmpty && !wrong.contains { $0.contains("layoutPriority(1)") }, "\(wrong)")
  }
}

/// Checks one answer against both engines.
struct WhyNotCheck {
  var answer: WhyNot
  var scene: String
  var explanation: LayoutExplanation
  var seed: UInt64
  var asked: AskedNumber
  private var note: Comment { "\(scene), seed \(seed): \(answer.text)" }

  init(
    question: SeededQuestion, scene: String, explanation: LayoutExplanation, work: Int = 1_500
  ) throws {
    answer = try WhyNot(comparison: WhyNotQuestion(question.text), in: explanation, work: work)
    self.scene = scene
    self.explanation = explanation
    seed = question.seed
    asked = try #require(AskedNumber(answer.question))
  }

  func run() throws {
    if answer.holds {
      #expect(answer.forbidding.isEmpty && answer.changes.isEmpty && answer.alternatives.isEmpty, note)
      return
    }
    #expect(!answer.forbidding.isEmpty, note)
    for set in answer.forbidding { try check(set) }
    for change in answer.changes { try check(change) }
    for alternative in answer.alternatives {
      #expect(try holds([alternative.fact: alternative.value], isOneSided: false), note)
    }
  }

  /// Without any one member it can be so; with all of them it is not, whatever was found for the others.
  private func check(_ set: WhyNot.Forbidding) throws {
    let members = Set(set.members.map(\.fact))
    for member in set.members {
      #expect(Set(member.allowing.keys).intersection(members) == [member.fact], note)
      #expect(try holds(member.allowing, isOneSided: true), "\(member.fact): \(note)")
      var kept = member.allowing
      kept[member.fact] = nil
      #expect(try !holds(kept, isOneSided: true), "\(member.fact): \(note)")
    }
    // While the set stays, nothing that allows it elsewhere does.
    var generator = SeededGenerator(seed: seed)
    let others = answer.forbidding.flatMap { $0.members.flatMap { $0.allowing.map { ($0.key, $0.value) } } }
      .filter { !members.contains($0.0) }
    for _ in 0..<4 where !others.isEmpty {
      var values: [Fact: FactValue] = [:]
      for (fact, value) in others where Bool.random(using: &generator) { values[fact] = value }
      #expect(try !holds(values, isOneSided: true), "\(values): \(note)")
    }
  }

  private func check(_ change: WhyNot.Change) throws {
    let amount = change.amount.doubleValue
    let hair = change.isOpen ? (change.isLess ? -1e-5 : 1e-5) : 0
    #expect(
      try holds(change, by: amount + hair) || holds(change, by: amount * (1 + 1e-9) + hair),
      "\(change): \(note)")
    guard amount != 0 else { return }
    #expect(try !holds(change, by: amount * 0.999), "\(change): \(note)")
  }

  private func holds(_ change: WhyNot.Change, by amount: Double) throws -> Bool {
    var container = explanation.proposal
    var tree = explanation.tree
    switch change.input {
    case .container(let axis): container[axis] = CGFloat(change.from.doubleValue + amount)
    case .written(let input):
      let old = tree[input.view].element
      var element = old
      element = try element.setting(input.parameter, to: CGFloat(change.from.doubleValue + amount))
      tree = try tree.replacing(element, at: input.view)
    }
    let layout = try ReferenceEngine().layout(tree, in: container)
    let view = try #require(explanation.views(named: asked.view).first)
    return isSo(layout, view, asked.comparison)
  }

  func holds(_ values: [Fact: FactValue], isOneSided: Bool) throws -> Bool {
    let varied = try #require(try answer.layout(with: values))
    let side: WhyNotQuestion.Comparison =
      asked.comparison == .equal && isOneSided
      ? (answer.value.map { $0 < asked.bound } ?? false ? .atLeast : .atMost) : asked.comparison
    let asking = try #require(explanation.views(named: asked.view).first)
    let view = try #require(varied.counterpart(asking))
    let answers = try [ReferenceEngine() as any LayoutEngine, ConstraintEngine()].map { engine in
      isSo(try engine.layout(varied.tree, in: varied.container.doubles), view, side)
    }
    #expect(answers[0] == answers[1], "\(values): \(note)")
    return answers[0]
  }

  private func isSo(
    _ layout: LayoutResult, _ view: LayoutTree.Index, _ comparison: WhyNotQuestion.Comparison
  ) -> Bool {
    guard let placed = layout.views.first(where: { $0.index == view }) else { return false }
    let number = asked.property.number(placed.frame)
    let bound = asked.bound.doubleValue
    return switch comparison {
    case .atLeast: number >= bound - 1e-6
    case .atMost: number <= bound + 1e-6
    case .equal: abs(number - bound) <= 1e-6
    case .less: number < bound
    case .more: number > bound
    }
  }
}

/// A question that compares a number of one view with a number of points.
struct AskedNumber {
  var view: String
  var property: FrameProperty
  var comparison: WhyNotQuestion.Comparison
  var bound: Rational

  init?(_ question: WhyNotQuestion) {
    guard case .comparison(.side(let view, let property), let comparison, .points(let bound)) = question.claim
    else { return nil }
    (self.view, self.property, self.comparison, self.bound) = (view, property, comparison, bound)
  }
}
