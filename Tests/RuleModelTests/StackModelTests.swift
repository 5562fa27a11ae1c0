import Foundation
import LayoutCore
import TestSupport
import Testing

@Suite("Model of stacks: model = constraints = reference")
struct StackModelTests {
  @Test("stack: priorities, fitting order, shares, spacing, breadth")
  func stack() throws {
    try RuleModel.compare("stack") { random in
      var stack = RandomStack(&random)
      let count = random.integer(1...5)
      let children = (1...count).map { place in
        random.chance(1, in: 6) && !stack.isEndless
          ? stack.spacer(place, &random) : stack.child(place, &random)
      }
      stack.data.set("count", to: ModelValue(CGFloat(count)))
      return ModelCase(
        tree: LayoutNode(stack.element, children: children, id: "tested"), proposal: stack.proposal,
        data: stack.data, views: stack.views)
    }
  }
}

/// A stack under way: its own parameters, and the children so far.
private struct RandomStack {
  let axis: Axis
  let element: StackElement
  let proposal: ProposedViewSize
  private let guide: RandomGuide
  private let priorities: [Double]
  var data = ModelData()
  var views: [ViewColumns]

  init(_ random: inout RandomParameters) {
    axis = random.axis()
    guide = RandomGuide(axis.across, &random)
    priorities = random.chance(1, in: 2) ? [0] : [0, 0, 1, 1, -1, 2.5]
    let spacing = random.optional(-6...24)
    element = StackElement(axis: axis, spacing: spacing, alignment: guide.key)
    // Wide enough for some of the children to be served well.
    var proposal = random.proposal()
    if let length = proposal[axis] { proposal[axis] = length * 2 }
    self.proposal = proposal
    data.set("proposedLength", to: ModelValue(proposal[axis], orElse: "nil"))
    data.set("proposedBreadth", to: ModelValue(proposal[axis.across], orElse: "nil"))
    data.set("spacing", to: ModelValue(spacing, orElse: "default"))
    data.set("fraction", to: ModelValue(guide.fraction))
    views = [
      ViewColumns(
        "tested",
        columns: [(axis.side, "stackLength"), (axis.across.side, "stackBreadth")])
    ]
  }

  /// An infinite length is proposed: an endless child would make an infinite stack.
  var isEndless: Bool { proposal[axis] == .infinity }

  mutating func child(_ place: Int, _ random: inout RandomParameters) -> LayoutNode {
    var child = ElasticChild(&random)
    child.addGuide(axis.across, &random)
    if random.chance(1, in: 3) && !isEndless { child[axis].most = .infinity }
    let priority = random.pick(priorities)
    describe(child, place)
    data.set("priority", at: place, to: ModelValue(CGFloat(priority)))
    return LayoutNode(
      LayoutPriorityElement(priority), children: [child.node(id: "inner", guides: [guide.key])],
      id: "child\(place)")
  }

  mutating func spacer(_ place: Int, _ random: inout RandomParameters) -> LayoutNode {
    let spacer = SpacerElement(minLength: random.optional(0...30), axis: axis)
    var child = ElasticChild(&random)
    child[axis] = .init(least: spacer.minimum, ideal: spacer.minimum, most: .infinity)
    child[axis.across] = .init(least: 0, ideal: 0, most: 0)
    describe(child, place)
    data.set("isSpacer", at: place, to: 1)
    return LayoutNode(spacer, id: "child\(place)")
  }

  private mutating func describe(_ child: ElasticChild, _ place: Int) {
    data.set("leastLength", at: place, to: ModelValue(child[axis].least))
    data.set("idealLength", at: place, to: ModelValue(child[axis].ideal))
    data.set("mostLength", at: place, to: ModelValue(child[axis].most))
    data.set("leastBreadth", at: place, to: ModelValue(child[axis.across].least))
    data.set("idealBreadth", at: place, to: ModelValue(child[axis.across].ideal))
    data.set("mostBreadth", at: place, to: ModelValue(child[axis.across].most))
    data.set("explicitGuide", at: place, to: ModelValue(child.explicitGuide(axis.across), orElse: "none"))
    views.append(
      ViewColumns(
        "child\(place)",
        columns: [
          (axis.side, "length[\(place)]"), (axis.across.side, "breadth[\(place)]"),
          (axis.coordinate, "originAlong[\(place)]"), (axis.across.coordinate, "originAcross[\(place)]"),
        ]))
  }
}

extension Axis {
  fileprivate var side: KeyPath<CGRect, CGFloat> { self == .horizontal ? \.size.width : \.size.height }
  fileprivate var coordinate: KeyPath<CGRect, CGFloat> { self == .horizontal ? \.origin.x : \.origin.y }
}
