import ElementTree
import LinearProgramming

/// A z-stack is the union of its children of the highest priority, once their guides coincide.
package struct ZStackRule: ConstraintRule {
  package init() {}

  /// The union's size; zero with no children.
  package func size(
    of stack: ZStackElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let lines = try lines(stack, proposal, view)
    return try SizeExpression.sides { axis in
      let ends = try counted(view).map { place in
        let guide = try view[place].guide(stack.alignment[axis], at: proposal)
        let end =
          Extent.alignedOrigin(own: lines[axis], child: guide) + (try view[place].size(at: proposal)[axis])
        return Bound(end, because: .extent(child: place))
      }
      return view.largest(.side(axis), along: axis, ends)
        ?? view.length(.side(axis), along: axis, preferring: .zero, because: .empty)
    }
  }

  /// As of all its children, where their guides are.
  package func separableAxes(of stack: ZStackElement, around children: ChildrenAxes) -> Axis.Set {
    let aligned: Axis.Set = [
      children.areAligned(by: stack.alignment[.horizontal]) ? .horizontal : [],
      children.areAligned(by: stack.alignment[.vertical]) ? .vertical : [],
    ]
    return children.indices.reduce(aligned) { $0.intersection(children[$1]) }
  }

  /// Every child is proposed the stack's own size, and its guides meet lines found anew.
  package func placements(
    of stack: ZStackElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let asked = ProposalExpression(try view.size(at: proposal))
    let lines = try lines(stack, asked, view)
    return try view.indices.map { place in
      let origin = try PointExpression.sides { axis in
        .alignedOrigin(own: lines[axis], child: try view[place].guide(stack.alignment[axis], at: asked))
      }
      return PlacementExpression(child: place, at: origin, proposing: asked)
    }
  }

  private func counted(_ view: Emitter) -> [Int] {
    let counts = ZStackElement.counts(view.children.map(\.traits.priority))
    return view.indices.filter { counts[$0] }
  }

  /// The largest guide among the children that count, on each axis.
  private func lines(
    _ stack: ZStackElement, _ proposal: ProposalExpression, _ view: Emitter
  ) throws -> PointExpression {
    try PointExpression.sides { axis in
      let guides = try counted(view).map { place in
        Bound(try view[place].guide(stack.alignment[axis], at: proposal), because: .line(child: place))
      }
      return view.largest(.line(axis), along: axis, guides) ?? .zero
    }
  }
}
