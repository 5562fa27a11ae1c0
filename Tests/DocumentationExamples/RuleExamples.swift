import Foundation
import LayoutCore
import ReferenceLayout
import Testing

@Suite("Examples for people who write rules")
struct RuleExamples {
  @Test func square() throws {
    struct SquareElement: LeafElement {
      static let parameters: [Parameter<Self>] = []
      var kind: String { "Square" }
    }

    struct SquareRule: ReferenceRule {
      func size<Number: LayoutNumber>(
        of square: SquareElement, at proposal: Proposal<Number>, _ children: Children<Number>
      ) -> Size<Number> {
        let side = proposal.width ?? Number(10)
        return Size(side, side)
      }
    }

    let engine = ReferenceEngine(rules: ReferenceRules.standard.replacing(SquareRule()))
    let tree = try LayoutTree(LayoutNode(SquareElement()))
    let layout = try engine.layout(tree, in: ProposedViewSize(width: 30, height: nil))  // 30 by 30
    #expect(layout.views[0].frame.size == CGSize(width: 30, height: 30))
  }

  @Test func shape() {
    let (narrow, wide) = (FrameElement(width: 10, height: nil), FrameElement(width: 200, height: nil))
    print(narrow.layoutShape.identity == wide.layoutShape.identity)  // true
    print(wide.layoutShape.lengths.map { $0.value })  // [200.0]
    #expect(narrow.layoutShape.identity == wide.layoutShape.identity)
    #expect(wide.layoutShape.lengths.map { $0.value } == [200])
  }
}
