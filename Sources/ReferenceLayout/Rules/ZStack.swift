import LayoutCore

/// A z-stack is the union of its children of the highest priority, once their guides coincide.
package struct ZStackRule: ReferenceRule {
  package init() {}

  /// The union's size; zero with no children.
  package func size<Number: LayoutNumber>(
    of stack: ZStackElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let lines = try lines(stack, proposal, children)
    let counted = counted(children)
    return try Size.sides { axis in
      let ends = try counted.map { child in
        let guide = try child.guide(stack.alignment[axis], at: proposal)
        return alignedOrigin(own: lines[axis], child: guide).adding(try child.size(at: proposal)[axis])
      }
      return ends.max() ?? .zero
    }
  }

  /// Every child is proposed the stack's own size, and its guides meet lines found anew.
  package func placements<Number: LayoutNumber>(
    of stack: ZStackElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let asked = Proposal(try children.parentSize(at: proposal))
    let lines = try lines(stack, asked, children)
    return try children.indices.map { place in
      let origin = try Point<Number>.sides { axis in
        alignedOrigin(own: lines[axis], child: try children[place].guide(stack.alignment[axis], at: asked))
      }
      return Placement(child: place, at: origin, proposing: asked)
    }
  }

  private func counted<Number: LayoutNumber>(_ children: Children<Number>) -> [Child<Number>] {
    let counts = ZStackElement.counts(children.all.map { $0.traits.priority })
    return zip(children.all, counts).filter { $0.1 }.map { $0.0 }
  }

  /// The largest guide among the children that count, on each axis.
  private func lines<Number: LayoutNumber>(
    _ stack: ZStackElement, _ proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Point<Number> {
    let counted = counted(children)
    return try Point.sides { axis in
      try counted.map { try $0.guide(stack.alignment[axis], at: proposal) }.max() ?? .zero
    }
  }
}
