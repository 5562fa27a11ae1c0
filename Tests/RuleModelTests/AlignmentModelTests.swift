import Foundation
import LayoutCore
import TestSupport
import Testing

@Suite("Models of guides and overlays: model = constraints = reference")
struct AlignmentModelTests {
  @Test("alignment guide: a value computed from the view's dimensions, linear or opaque")
  func alignmentGuide() throws {
    try RuleModel.compare("alignment-guide") { random in
      let values = [Axis.horizontal: Value(&random), .vertical: Value(&random)]
      let corner = Alignment.topLeading
      let isOpaque = random.chance(1, in: 3)
      let base = OneChild(&random)
      var node = base.child.node(id: "child")
      for axis in Axis.allCases.reversed() {
        let function = isOpaque ? values[axis]!.opaque : values[axis]!.linear
        node = LayoutNode(AlignmentGuideElement(guide: corner[axis], value: function), children: [node])
      }
      node.id = "tested"
      // A frame without sides aligns by its own corner and passes the proposal on.
      let parent = FrameElement(width: nil, height: nil, alignment: corner)
      var data = ModelData()
      data.set(proposal: base.proposal)
      base.child.describe(in: &data)
      data.set("constant") { ModelValue(values[$0]!.constant) }
      data.set("timesWidth") { ModelValue(values[$0]!.timesWidth) }
      data.set("timesHeight") { ModelValue(values[$0]!.timesHeight) }
      return ModelCase(
        tree: LayoutNode(parent, children: [node]), proposal: base.proposal, data: data,
        views: [ViewColumns("tested", origin: "origin"), ViewColumns("child", size: "childSize")])
    }
  }

  /// A guide's value, as a linear length and as a closure.
  private struct Value {
    var constant: CGFloat
    var timesWidth: CGFloat
    var timesHeight: CGFloat

    init(_ random: inout RandomParameters) {
      constant = random.length(-40...40)
      timesWidth = random.pick([0, 0, 0.5, 1, -1.5])
      timesHeight = random.pick([0, 0, 0.25, 1, -1])
    }

    var linear: GuideFunction {
      .linear(
        LinearLength(.width, times: timesWidth) + LinearLength(.height, times: timesHeight) + constant)
    }

    var opaque: GuideFunction {
      let value = self
      return .opaque { value.constant + value.timesWidth * $0.width + value.timesHeight * $0.height }
    }
  }

  @Test("overlay and background: content aligned to the primary view")
  func overlay() throws {
    try RuleModel.compare("overlay") { random in
      let guides = RandomAlignment(&random)
      let keys = Axis.allCases.map { guides[$0].key }
      let proposal = random.proposal()
      var data = ModelData()
      data.set(proposal: proposal)
      data.set("fraction") { ModelValue(guides[$0].fraction) }
      var views = [ViewColumns.tested]
      let children = ["primary", "secondary"].map { name in
        var child = ElasticChild(&random)
        for axis in Axis.allCases { child.addGuide(axis, &random) }
        data.set("least", at: name) { ModelValue(child[$0].least) }
        data.set("ideal", at: name) { ModelValue(child[$0].ideal) }
        data.set("most", at: name) { ModelValue(child[$0].most) }
        data.set("explicitGuide", at: name) { ModelValue(child.explicitGuide($0), orElse: "none") }
        views.append(ViewColumns(name, size: "viewSize", origin: "origin", at: name))
        return child.node(id: name, guides: keys)
      }
      let element = OverlayElement(alignment: guides.alignment, isBackground: random.chance(1, in: 2))
      return ModelCase(
        tree: LayoutNode(element, children: children, id: "tested"), proposal: proposal, data: data,
        views: views)
    }
  }
}
