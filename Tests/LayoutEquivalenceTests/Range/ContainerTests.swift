import ConstraintLayout
import Foundation
import LayoutCore
import LayoutEquivalence
import LinearProgramming
import ReferenceLayout
import Testing

/// A modifier as `containerRelativeFrame` is one: its view's width is a share of the nearest container's.
private struct ShareElement: LayoutElement {
  var share = 0.5
  var kind: String { "share" }
  var role: ElementRole { .modifier }
  var containerUse: ContainerUse { .reads }
  static let parameters: [Parameter<Self>] = []
}

private struct ReferenceShare: ReferenceRule {
  func size<Number: LayoutNumber>(
    of element: ShareElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let child = try children[0].size(at: asked(element, proposal, children))
    return Size(asked(element, proposal, children).width ?? child.width, child.height)
  }

  func placements<Number: LayoutNumber>(
    of element: ShareElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    [Placement(at: Point(Number(0), Number(0)), proposing: asked(element, proposal, children))]
  }

  private func asked<Number: LayoutNumber>(
    _ element: ShareElement, _ proposal: Proposal<Number>, _ children: Children<Number>
  ) -> Proposal<Number> {
    Proposal(
      proposal.container?.width.map { $0 * children.number(element.share) } ?? proposal.width, proposal.height
    )
  }
}

private struct ConstraintShare: ConstraintRule {
  func size(
    of element: ShareElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let asked = asked(element, proposal)
    let child = try view[0].size(at: asked)
    return SizeExpression(
      view.length(
        .side(.horizontal), along: .horizontal, preferring: asked.width ?? child.width, because: .container),
      view.taken(child, .vertical))
  }

  func placements(
    of element: ShareElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    [PlacementExpression(at: .zero, proposing: asked(element, proposal))]
  }

  private func asked(_ element: ShareElement, _ proposal: ProposalExpression) -> ProposalExpression {
    ProposalExpression(
      proposal.container?.width.map { $0 * Rational(finite: element.share) } ?? proposal.width,
      proposal.height)
  }
}

@Suite("Views that are sized by the nearest container")
struct ContainerTests {
  static let reference = ReferenceEngine(rules: .standard.replacing(ReferenceShare()))
  static let constraints = ConstraintEngine(rules: .standard.replacing(ConstraintShare()))

  static func share(_ share: Double = 0.5, _ view: LayoutNode = LayoutNode(ShapeElement(kind: "Color")))
    -> LayoutNode
  {
    LayoutNode(ShareElement(share: share), children: [view])
  }

  static func padded(_ view: LayoutNode, _ inset: Double = 10) -> LayoutNode {
    LayoutNode(
      PaddingElement(EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)),
      children: [view])
  }

  static func framed(_ view: LayoutNode, maxWidth: Double) -> LayoutNode {
    LayoutNode(FlexibleFrameElement(maxWidth: maxWidth), children: [view])
  }

  static func row(_ views: LayoutNode...) -> LayoutNode {
    LayoutNode(
      StackElement(axis: .horizontal, spacing: 8, alignment: VerticalAlignment.center.key), children: views)
  }

  static func scroll(_ view: LayoutNode) -> LayoutNode {
    LayoutNode(ScrollViewElement(axes: .horizontal), children: [view])
  }

  /// The root, a stack in it, a scroll view in that, and scroll views in each other.
  static var scenes: [LayoutNode] {
    let color = LayoutNode(ShapeElement(kind: "Color"))
    return [
      share(0.25), padded(share()), row(color, share(0.25), framed(share(), maxWidth: 70)),
      row(color, scroll(row(share(), share(0.75), color))),
      row(
        scroll(padded(row(share(), framed(color, maxWidth: 50)))), share(0.25), framed(color, maxWidth: 200)),
      scroll(row(share(0.5, row(color, share(0.25))), scroll(padded(share())))),
      padded(row(share(0.25, padded(row(color, row(color, share(0.125))))), color)),
    ]
  }

  @Test("A view is sized by the root, or by the nearest scroll view's proposal")
  func widths() throws {
    let tree = try LayoutTree(
      Self.row(Self.share(0.25), Self.framed(Self.scroll(Self.padded(Self.share())), maxWidth: 100)))
    for engine in [Self.reference, Self.constraints] as [any LayoutEngine] {
      let result = try engine.layout(tree, in: ProposedViewSize(width: 400, height: 50))
      #expect(result["root.0"]?.frame.width == 100)
      #expect(result.views.last?.frame.width == 50)
    }
  }

  @Test("Both engines give the same frames", arguments: scenes.indices)
  func agreement(_ scene: Int) throws {
    let tree = try LayoutTree(Self.scenes[scene])
    for width in stride(from: 0.0, through: 600, by: 7.5) {
      let proposal = ProposedViewSize(width: width, height: 60)
      let results = (
        try Self.reference.layout(tree, in: proposal), try Self.constraints.layout(tree, in: proposal)
      )
      #expect(results.0.disagreements(with: results.1).isEmpty, "\(width)")
    }
  }

  @Test("They are proven to, over widths", arguments: scenes.indices)
  func proof(_ scene: Int) throws {
    let tree = try LayoutTree(Self.scenes[scene])
    let prover = RangeProver(reference: Self.reference, constraints: Self.constraints)
    let verdict = try prover.prove(tree, over: ContainerRange(widths: 0...600, height: 60))
    guard case .proven = verdict else {
      Issue.record("\(verdict)")
      return
    }
  }

  @Test("A resized layout is a new layout", arguments: scenes.indices)
  func resizing(_ scene: Int) throws {
    let tree = try LayoutTree(Self.scenes[scene])
    let resizable = try ResizableLayout(tree, engine: Self.constraints)
    for width in [500.0, 320, 40, 333.5, 0, 501] {
      let proposal = ProposedViewSize(width: width, height: 60)
      let fresh = try Self.constraints.layout(tree, in: proposal)
      #expect(try resizable.solve(in: proposal).result.disagreements(with: fresh).isEmpty, "\(width)")
    }
  }

  @Test("Only views that read their container, and those around them, know of it")
  func traits() throws {
    let tree = try LayoutTree(Self.row(Self.scroll(Self.share()), Self.padded(Self.share())))
    #expect(tree.nodes.map(\.traits.readsContainer) == [true, false, true, false, true, true, false])
  }
}
