import Foundation
import LayoutCore
import Testing

@Suite("Model of ViewThatFits: model = constraints = reference")
struct ViewThatFitsModelTests {
  @Test("the first candidate whose ideal size fits, or else the last")
  func viewThatFits() throws {
    try RuleModel.compare("view-that-fits") { random in
      let axes: Axis.Set = random.pick([.horizontal, .vertical, [.horizontal, .vertical]])
      let proposal = random.proposal()
      let count = random.integer(1...4)
      var data = ModelData()
      data.set(proposal: proposal)
      data.set("count", to: ModelValue(CGFloat(count)))
      data.set("counts") { ModelValue(axes.contains($0)) }
      var shown: Int?
      let candidates = (1...count).map { place in
        let child = ElasticChild(&random)
        data.set("childLeast", at: place) { ModelValue(child[$0].least) }
        data.set("childIdeal", at: place) { ModelValue(child[$0].ideal) }
        data.set("childMost", at: place) { ModelValue(child[$0].most) }
        let fits = Axis.allCases.allSatisfy { axis in
          guard axes.contains(axis), let offered = proposal[axis] else { return true }
          return child[axis].ideal <= offered
        }
        if fits, shown == nil { shown = place }
        return child.node(id: "child\(place)", guides: [])
      }
      return ModelCase(
        tree: LayoutNode(ViewThatFitsElement(axes: axes), children: candidates, id: "tested"),
        proposal: proposal, data: data,
        views: [
          .tested,
          ViewColumns(
            "child\(shown ?? count)", size: "childSize", origin: "origin", at: "\(shown ?? count)"),
        ])
    }
  }
}
