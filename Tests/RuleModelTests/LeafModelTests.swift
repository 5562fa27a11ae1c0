import Foundation
import LayoutCore
import Testing

@Suite("Models of leaves: model = constraints = reference")
struct LeafModelTests {
  /// A leaf alone in its container.
  private func leaf(
    _ element: some LayoutElement, _ proposal: ProposedViewSize, _ describe: (inout ModelData) -> Void
  ) -> ModelCase {
    var data = ModelData()
    data.set(proposal: proposal)
    describe(&data)
    return ModelCase(
      tree: LayoutNode(element, id: "tested"), proposal: proposal, data: data, views: [.tested])
  }

  @Test("image: natural or resizable")
  func image() throws {
    try RuleModel.compare("image") { random in
      let natural = CGSize(width: random.length(0...120), height: random.length(0...120))
      let isResizable = random.chance(1, in: 2)
      return leaf(ImageElement(size: natural, isResizable: isResizable), random.proposal()) { data in
        data.set("natural") { ModelValue($0 == .horizontal ? natural.width : natural.height) }
        data.set("isResizable", to: ModelValue(isResizable))
      }
    }
  }

  @Test("shape: the proposal, or 10")
  func shape() throws {
    try RuleModel.compare("shape") { random in
      leaf(ShapeElement(kind: "Rectangle"), random.proposal()) { _ in }
    }
  }

  @Test("circle: the smaller given side")
  func circle() throws {
    try RuleModel.compare("circle") { random in leaf(CircleElement(), random.proposal()) { _ in } }
  }

  @Test("spacer: at least its minimum along its axis, nothing across it")
  func spacer() throws {
    try RuleModel.compare("spacer") { random in
      let minimum = random.optional(-10...120)
      let axis = random.pick([nil, Axis.horizontal, .vertical])
      return leaf(SpacerElement(minLength: minimum, axis: axis), random.proposal()) { data in
        data.set("axis", to: ModelValue(stringLiteral: axis?.rawValue ?? "none"))
        if let minimum { data.set("minLength", to: ModelValue(minimum)) }
      }
    }
  }

  @Test("divider: a line across its axis")
  func divider() throws {
    try RuleModel.compare("divider") { random in
      let axis = random.pick([nil, Axis.horizontal, .vertical])
      return leaf(DividerElement(axis: axis), random.proposal()) { data in
        data.set("axis", to: ModelValue(stringLiteral: axis?.rawValue ?? "none"))
      }
    }
  }
}
