import Foundation
import LayoutCore
import LinearProgramming
import ReferenceLayout
import Testing

@testable import ConstraintLayout
@testable import LayoutEquivalence

/// A rule that is right up to some proposed length, and a point too large beyond.
private struct Broken<Rule: ReferenceRule>: ReferenceRule {
  var rule: Rule
  var limit: Double

  func size<Number: LayoutNumber>(
    of element: Rule.Element, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let size = try rule.size(of: element, at: proposal, children)
    guard let width = proposal.width, Number(limit) < width, !width.isInfinite else { return size }
    return Size(size.width + Number(1), size.height)
  }

  func placements<Number: LayoutNumber>(
    of element: Rule.Element, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    try rule.placements(of: element, at: proposal, children)
  }

  func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of element: Rule.Element, at proposal: Proposal<Number>,
    _ children: Children<Number>
  ) throws -> Number? {
    try rule.explicitGuide(guide, of: element, at: proposal, children)
  }
}

/// A stack that shares its length in source order, whatever its children can do with it.
private struct UnorderedStack: ReferenceRule {
  func size<Number: LayoutNumber>(
    of stack: StackElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    guard children.count > 0, let width = proposal.width, stack.axis == .horizontal, !width.isInfinite else {
      return try StackRule().size(of: stack, at: proposal, children)
    }
    let sizes = try lengths(width, proposal, children)
    let height = sizes.map(\.height).max() ?? Number(0)
    return Size(sizes.map(\.width).reduce(Number(0), +), height)
  }

  func placements<Number: LayoutNumber>(
    of stack: StackElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    guard let width = proposal.width else { return [] }
    let sizes = try lengths(width, proposal, children)
    var x = Number(0)
    return sizes.enumerated().map { place, size in
      defer { x = x + size.width }
      return Placement(
        child: place, at: Point(x, Number(0)), proposing: Proposal(size.width, proposal.height))
    }
  }

  private func lengths<Number: LayoutNumber>(
    _ width: Number, _ proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Size<Number>] {
    var left = width
    return try children.indices.map { place in
      let share = left / Number(Double(children.count - place))
      let size = try children[place].size(at: Proposal(share, proposal.height))
      left = left - size.width
      return size
    }
  }
}

@Suite("A broken rule is refuted")
struct BrokenRuleTests {
  private static let limit = 430.5

  /// Each rule, and a scene in which its view is proposed the container's width.
  static let cases: [(name: String, scene: String, rule: any ReferenceRule)] = [
    ("image", image(""), broken(ImageRule())),
    ("shape", color(""), broken(ShapeRule())),
    ("circle", #"{"type": "Circle"}"#, broken(CircleRule())),
    ("spacer", #"{"type": "Spacer"}"#, broken(SpacerRule())),
    ("divider", #"{"type": "Divider"}"#, broken(DividerRule())),
    ("text", text, broken(MeasuredRule())),
    ("stack", #"{"type": "HStack", "children": [\#(text), \#(color(""))]}"#, broken(StackRule())),
    ("z-stack", #"{"type": "ZStack", "children": [\#(text), \#(color(""))]}"#, broken(ZStackRule())),
    ("reader", #"{"type": "GeometryReader", "children": [\#(text)]}"#, broken(GeometryReaderRule())),
    ("flow", #"{"type": "FlowLayout", "children": [\#(image("")), \#(image(""))]}"#, broken(FlowRule())),
    ("frame", image(#"{"frame": {"height": 10}}"#), broken(FrameRule())),
    ("flexible frame", color(#"{"frame": {"minWidth": 30, "maxWidth": 700}}"#), broken(FlexibleFrameRule())),
    ("fixed size", image(#"{"fixedSize": true}"#), broken(FixedSizeRule())),
    ("padding", color(#"{"padding": 8}"#), broken(PaddingRule())),
    (
      "aspect ratio", color(#"{"aspectRatio": {"ratio": 2, "contentMode": "fit"}}"#),
      broken(AspectRatioRule())
    ),
    ("position", image(#"{"position": [10, 10]}"#), broken(PositionRule())),
    ("offset", image(#"{"offset": [10, 10]}"#), broken(OffsetRule())),
    (
      "overlay", color(#"{"overlay": {"alignment": "topTrailing", "content": \#(image(""))}}"#),
      broken(OverlayRule())
    ),
    ("priority", color(#"{"layoutPriority": 1}"#), broken(LayoutPriorityRule())),
    ("guide", color(#"{"alignmentGuide": {"guide": "top", "value": 3}}"#), broken(AlignmentGuideRule())),
    ("appearance", color(#"{"border": "red"}"#), broken(AppearanceRule())),
  ]

  private static let text = #"{"type": "Text", "text": "some words that wrap when there is little room"}"#
  private static func image(_ modifier: String) -> String {
    #"{"type": "Image", "size": [40, 30], "modifiers": [\#(modifier)]}"#
  }
  private static func color(_ modifier: String) -> String {
    #"{"type": "Color", "modifiers": [\#(modifier)]}"#
  }
  private static func broken<Rule: ReferenceRule>(_ rule: Rule) -> any ReferenceRule {
    Broken(rule: rule, limit: limit)
  }

  @Test("Each rule, broken beyond a width, has a counterexample beyond it", arguments: cases.indices)
  func refuted(_ index: Int) throws {
    let (name, scene, rule) = Self.cases[index]
    try check(name, scene, rule, mostLength: 1_000)
    let verdict = try verdict(scene, rule, 0...430)
    guard case .proven = verdict else {
      Issue.record("\(name), where the rule is right: \(verdict)")
      return
    }
  }

  @Test("A stack that forgets the fitting order")
  func unorderedStack() throws {
    let scene = #"""
      {"type": "HStack", "spacing": 0, "alignment": "top", "children": [
        {"type": "Color", "modifiers": [{"frame": {"height": 20}}]}, {"type": "Image", "size": [50, 20]}]}
      """#
    try check("unordered", scene, UnorderedStack(), mostLength: 500)
  }

  private func verdict(
    _ scene: String, _ rule: any ReferenceRule, _ range: ClosedRange<Rational>
  ) throws -> RangeVerdict {
    let prover = RangeProver(reference: ReferenceEngine(rules: ReferenceRules.standard.replacing(rule)))
    return try prover.prove(
      Scenes.tree(scene), over: RangeQuestion(.horizontal, over: range, other: .number(300)))
  }

  private func check(
    _ name: String, _ scene: String, _ rule: any ReferenceRule, mostLength: Rational
  ) throws {
    guard case .refuted(let example) = try verdict(scene, rule, 0...mostLength) else {
      Issue.record("\(name): not refuted")
      return
    }
    // The counterexample is right: two plain runs in doubles differ there.
    let tree = try Scenes.tree(scene)
    let size = ProposedViewSize(width: example.length.doubleValue, height: 300)
    let broken = try ReferenceEngine(rules: ReferenceRules.standard.replacing(rule)).layout(tree, in: size)
    let right = try ConstraintEngine().layout(tree, in: size)
    #expect(!broken.disagreements(with: right).isEmpty, "\(name) at \(example.length)")
    #expect(example.interval.contains(example.length))
    #expect(example.reference != example.constraints)
    let intact = try ReferenceEngine().layout(tree, in: size)
    #expect(intact.disagreements(with: right).isEmpty)
  }
}
