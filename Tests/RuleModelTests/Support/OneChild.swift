import Foundation
import LayoutCore

/// A random proposal and a random child: what every rule with one child is compared on.
struct OneChild {
  var proposal: ProposedViewSize
  var child: ElasticChild

  init(_ random: inout RandomParameters) {
    proposal = random.proposal()
    child = ElasticChild(&random)
  }

  /// The child in a modifier or a container.
  func modified(
    by element: some LayoutElement, guides: [AlignmentKey] = [],
    views: [ViewColumns] = [.tested, .child], _ describe: (inout ModelData) -> Void
  ) -> ModelCase {
    var data = ModelData()
    data.set(proposal: proposal)
    child.describe(in: &data)
    describe(&data)
    return ModelCase(
      tree: LayoutNode(element, children: [child.node(id: "child", guides: guides)], id: "tested"),
      proposal: proposal, data: data, views: views)
  }

  /// The child in a modifier that aligns it by random guides, some of them explicit.
  func aligned(
    _ element: (Alignment) -> some LayoutElement, _ random: inout RandomParameters,
    views: [ViewColumns] = [.tested, .child], _ describe: (inout ModelData) -> Void
  ) -> ModelCase {
    let guides = RandomAlignment(&random)
    var aligned = self
    for axis in Axis.allCases { aligned.child.addGuide(axis, &random) }
    let keys = Axis.allCases.map { guides[$0].key }
    return aligned.modified(by: element(guides.alignment), guides: keys, views: views) { data in
      data.set("fraction") { ModelValue(guides[$0].fraction) }
      data.set("explicitGuide") { ModelValue(aligned.child.explicitGuide($0), orElse: "none") }
      describe(&data)
    }
  }
}
