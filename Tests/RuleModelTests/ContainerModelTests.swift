import Foundation
import LayoutCore
import Testing

@Suite("Models of containers: model = constraints = reference")
struct ContainerModelTests {
  @Test("geometry reader: the proposal, with its content top leading")
  func geometryReader() throws {
    try RuleModel.compare("geometry-reader") { random in
      OneChild(&random).modified(by: GeometryReaderElement()) { _ in }
    }
  }

  @Test("scroll view: nothing proposed along its axes")
  func scrollView() throws {
    try RuleModel.compare("scroll-view") { random in
      let axes: Axis.Set = random.pick([.vertical, .horizontal, [.vertical, .horizontal]])
      func anchor() -> UnitPoint? {
        random.chance(1, in: 2)
          ? UnitPoint(x: random.pick([0, 0.25, 1]), y: random.pick([0.5, 1, -0.5])) : nil
      }
      let scroll = ScrollViewElement(axes: axes, shortAnchor: anchor(), longAnchor: anchor())
      return OneChild(&random).modified(by: scroll) { data in
        data.set("scrolls") { ModelValue(axes.contains($0)) }
        data.set("short") { ModelValue(scroll.shortAnchor?[$0], orElse: "none") }
        data.set("long") { ModelValue(scroll.longAnchor?[$0], orElse: "none") }
      }
    }
  }

  @Test("flow: rows of views at their ideal sizes")
  func flow() throws {
    try RuleModel.compare("flow") { random in
      let proposal = random.proposal()
      let count = random.integer(1...5)
      var data = ModelData()
      data.set(proposal: proposal)
      data.set("count", to: ModelValue(CGFloat(count)))
      var views = [ViewColumns.tested]
      let children = (1...count).map { place in
        let size = CGSize(width: random.length(0...120), height: random.length(0...60))
        data.set("ideal", at: place) { ModelValue($0 == .horizontal ? size.width : size.height) }
        views.append(ViewColumns("child\(place)", size: "childSize", origin: "origin", at: "\(place)"))
        return LayoutNode(ImageElement(size: size), id: "child\(place)")
      }
      return ModelCase(
        tree: LayoutNode(FlowElement(), children: children, id: "tested"), proposal: proposal, data: data,
        views: views)
    }
  }

  @Test("z-stack: the union of the children that count")
  func zStack() throws {
    try RuleModel.compare("z-stack") { random in
      let guides = RandomAlignment(&random)
      let keys = Axis.allCases.map { guides[$0].key }
      let proposal = random.proposal()
      let count = random.integer(1...4)
      var data = ModelData()
      data.set(proposal: proposal)
      data.set("count", to: ModelValue(CGFloat(count)))
      data.set("fraction") { ModelValue(guides[$0].fraction) }
      var views = [ViewColumns.tested]
      let children = (1...count).map { place in
        var child = ElasticChild(&random)
        for axis in Axis.allCases { child.addGuide(axis, &random) }
        let priority = random.pick([0, 0, 0, 1, -1.5])
        data.set("priority", at: place, to: ModelValue(CGFloat(priority)))
        data.set("childLeast", at: place) { ModelValue(child[$0].least) }
        data.set("childIdeal", at: place) { ModelValue(child[$0].ideal) }
        data.set("childMost", at: place) { ModelValue(child[$0].most) }
        data.set("explicitGuide", at: place) { ModelValue(child.explicitGuide($0), orElse: "none") }
        views.append(ViewColumns("child\(place)", size: "childSize", origin: "origin", at: "\(place)"))
        return LayoutNode(
          LayoutPriorityElement(priority), children: [child.node(id: "inner", guides: keys)],
          id: "child\(place)")
      }
      let element = ZStackElement(alignment: guides.alignment)
      return ModelCase(
        tree: LayoutNode(element, children: children, id: "tested"), proposal: proposal, data: data,
        views: views)
    }
  }
}
