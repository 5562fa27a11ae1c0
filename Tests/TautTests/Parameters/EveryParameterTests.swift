import Foundation
import LayoutTesting
import Taut
import Testing

@Suite("Every parameter of every element: a difference names it, why-not changes it, a length has a price")
struct EveryParameterTests {
  @Test("Every parameter has a scene", arguments: LayoutElements.all.indices)
  func complete(_ place: Int) {
    let type = LayoutElements.all[place]
    let known = ParameterScene.all.filter { Swift.type(of: $0.element) == type }.map(\.change.name)
    #expect(Set(known) == Set(type.parameterNames), "\(type)")
  }

  @Test("A difference names what was changed", arguments: ParameterScene.all.indices)
  func difference(_ place: Int) throws {
    let scene = ParameterScene.all[place]
    let difference = try LayoutDifference(
      before: try LayoutExplanation(scene.tree(), in: scene.proposal),
      after: try LayoutExplanation(scene.changedTree(), in: scene.proposal))
    #expect(!difference.changes.isEmpty, "\(scene.testDescription)")
    #expect(difference.edits.count == 1, "\(scene.testDescription): \(difference.text)")
    let (edit, name) = (try #require(difference.edits.first).text, scene.change.name)
    #expect(edit.contains("\(name) ") && edit.contains(" to "), "\(edit)")
  }

  @Test("Values in differences are written as a person writes them")
  func words() throws {
    let said = try ParameterScene.all.map { scene in
      try LayoutDifference(
        before: LayoutExplanation(scene.tree(), in: scene.proposal),
        after: LayoutExplanation(scene.changedTree(), in: scene.proposal)
      ).edits.map(\.text).joined()
    }
    for edit in [
      "subject: font 17 pt regular to 34 pt regular", "subject: lineLimit none to 1",
      "subject: text \"a title of several words\" to \"a title\"", "subject: resizable false to true",
      "subject: default spacing 8 to 12", "subject: spacing none to 10",
      "subject: axes .vertical to .horizontal",
      "frame of subject: alignment .center to .topLeading", "fixedSize of subject: horizontal false to true",
      "aspectRatio of subject: contentMode .fit to .fill", "aspectRatio of subject: ratio 1.5 to 0.5",
      "layoutPriority of subject: priority 1 to -1", "offset of subject: x 20 to 50",
      "alignmentGuide of subject: guide key .center to .top", "alignmentGuide of subject: guide 3 to 8",
      "alignmentGuide of subject: guide function 0.25 * height to height",
    ] { #expect(said.contains(edit), "\(edit)") }
    let frame = LayoutNode(
      FrameElement(width: 50, height: nil), children: [LayoutNode(SpacerElement(minLength: 0, axis: nil))])
    let wider = LayoutNode(FrameElement(width: 50.001, height: nil), children: frame.children)
    let difference = try LayoutDifference(
      before: try LayoutExplanation(LayoutTree(frame), in: ProposedViewSize(width: 90, height: 90)),
      after: try LayoutExplanation(LayoutTree(wider), in: ProposedViewSize(width: 90, height: 90)))
    #expect(difference.edits.first?.text.hasSuffix("width by less than a hundredth") == true)
  }

  @Test(
    "What another value alone allows names the fact that it is part of", arguments: ParameterScene.all.indices
  )
  func whyNot(_ place: Int) throws {
    let scene = ParameterScene.all[place]
    let explanation = try LayoutExplanation(scene.tree(), in: scene.proposal)
    let text = try question(scene)
    let check = try WhyNotCheck(
      question: SeededQuestion(text: text, seed: UInt64(place)), scene: scene.testDescription,
      explanation: explanation)
    try check.run()
    let subject = try #require(explanation.views(named: "subject").first)
    let named = Set(check.answer.forbidding.first?.members.map(\.fact) ?? [])
    let fact = scene.fact(at: subject)
    #expect(named.contains(fact), "\(fact): \(check.answer.text)")
    // A text is changed by its font or its lines; nobody is told to say something else.
    guard scene.change.name != .text else { return }
    #expect(
      check.answer.alternatives.contains { $0.fact == fact }
        || check.answer.changes.contains { $0.input.view == subject }
        || check.answer.suggestions.contains { $0.edit.view == subject }, "\(fact): \(check.answer.text)")
  }

  @Test("A length has a price, and it is true", arguments: ParameterScene.all.indices)
  func price(_ place: Int) throws {
    let scene = ParameterScene.all[place]
    let tree = try scene.tree()
    let explanation = try LayoutExplanation(tree, in: scene.proposal)
    let subject = try #require(explanation.views(named: "subject").first)
    let reading = try #require(tree[subject].element.parameters.first { $0.name == scene.change.name })
    // What is not given, or given from around the view, has no price: nothing is written there.
    guard case .length(_?) = reading.value, !reading.isInherited else { return }
    var moved = false
    for axis in Axis.allCases {
      let price = try explanation.price(of: .written(LengthInput(subject, scene.change.name)), along: axis)
      moved = moved || !(price.effects + price.moves).isEmpty && price.range != 0
      try PriceTests().check(price, explanation, axis)
    }
    #expect(moved, "\(scene.testDescription)")
  }

  /// Asks for what the other value brings about, or half of it.
  private func question(_ scene: ParameterScene) throws -> String {
    let before = try ReferenceEngine().layout(scene.tree(), in: scene.proposal).views
    let after = try ReferenceEngine().layout(scene.changedTree(), in: scene.proposal).views
    for (old, new) in zip(before, after) {
      for property in [FrameProperty.width, .height, .x, .y] {
        let (was, now) = (property.number(old.frame), property.number(new.frame))
        guard abs(was - now) > 0.5 else { continue }
        return "\(old.path).\(property.rawValue) \(now > was ? ">=" : "<=") \((was + now) / 2)"
      }
    }
    throw NothingChanges(scene: scene.testDescription)
  }

  private struct NothingChanges: Error { var scene: String }
}

extension ParameterScene {
  /// The spacing that stands in for a default.
  private var writtenSpacing: ParameterName { element is GridElement ? .horizontalSpacing : .spacing }

  /// The fact that the parameter is part of.
  fileprivate func fact(at subject: LayoutTree.Index) -> Fact {
    switch element.role {
    case .leaf: .content(subject)
    case .modifier where children.count == 1: .modifier(subject)
    // The default spacing is asked about as if it had been written.
    case .modifier, .container:
      .parameter(subject, change.name == .defaultSpacing ? writtenSpacing : change.name)
    }
  }
}

extension PriceInput {
  /// The view that it was written into.
  fileprivate var view: LayoutTree.Index? {
    if case .written(let input) = self { input.view } else { nil }
  }
}

extension LayoutElement {
  fileprivate static var parameterNames: [ParameterName] { parameters.map(\.name) }
}
