import ElementTree
import Foundation

/// The rule of a custom layout, whose code is called with doubles and whose results are constants.
package struct CustomLayoutRule: ReferenceRule {
  package init() {}

  /// Returns the size that the layout's code returns.
  ///
  /// - Throws: The errors of its children, and `LayoutError.notANumber`.
  package func size<Number: LayoutNumber>(
    of layout: CustomLayoutElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let childProposal = children.recorded(proposal)
    let size = try children.session.run(layout, children) { try $0.size(at: childProposal, cache: &$1) }
    return Size(children.number(size.width), children.number(size.height))
  }

  /// Returns the places at which the layout's code puts its children.
  package func placements<Number: LayoutNumber>(
    of layout: CustomLayoutElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let recordedProposal = children.recorded(proposal)
    let size = try children.parentSize(at: proposal).pinned(for: children.parent)
    let places = try children.session.run(layout, children) {
      try $0.placements(at: recordedProposal, size: size, cache: &$1)
    }
    return try places.enumerated().map { child, place in
      let childProposal = children.meant(by: place.proposal, for: children[child].index)
      let size = try children[child].size(at: childProposal)
      let origin = Point<Number>.sides { axis in
        let position = children.number(axis == .horizontal ? place.position.x : place.position.y)
        let share = place.anchor[axis]
        guard share != 0 else { return position }
        return position.subtracting(children.number(share) * size[axis])
      }
      return Placement(child: child, at: origin, proposing: childProposal)
    }
  }

  /// Returns the value that the layout's code returns; the children's combined values by default.
  package func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of layout: CustomLayoutElement, at proposal: Proposal<Number>,
    _ children: Children<Number>
  ) throws -> Number? {
    let size = try children.parentSize(at: proposal).pinned(for: children.parent)
    let childProposal = proposal.pinned(for: children.parent)
    let value = try children.session.run(layout, children) { run, cache in
      try run.explicitGuide(guide, at: childProposal, size: size, cache: &cache) { key in
        // Children in infinite bounds have no place, so the layout's code is not called to place them.
        guard size.width.isFinite, size.height.isFinite else { return nil }
        return try combinedGuide(key, .container, at: proposal, children).map {
          CGFloat($0.pinned(for: children.parent))
        }
      }
    }
    return value.map { children.number($0) }
  }
}

extension ReferenceSession {
  /// Runs a custom layout's code on a view's children, with the cache of the last run on that view.
  func run<Result>(
    _ layout: CustomLayoutElement, _ children: Children<Number>,
    _ work: (CustomLayoutRun, inout LayoutCache) throws -> Result
  ) throws -> Result {
    customLayoutCalls += 1
    let view = children.parent
    let run = CustomLayoutRun(
      view, in: tree, element: layout,
      measure: {
        let child = children[$0]
        let size = try child.size(at: children.meant(by: $1, for: child.index))
        return children.recorded(size, of: child.index)
      },
      guide: {
        let child = children[$1]
        return try child.explicitGuide($0, at: children.meant(by: $2, for: child.index)).map {
          CGFloat($0.pinned(for: view))
        }
      },
      layOut: {
        try self.layOut($0, at: children.meant(by: $1, for: view), for: view, in: children.container)
      })
    var cache = caches[children.parent] ?? LayoutCache()
    defer { caches[children.parent] = cache }
    return try work(run, &cache)
  }

  /// Lays out the views that a custom layout delegates.
  private func layOut(
    _ delegated: DelegatedLayout, at proposal: Proposal<Number>, for view: LayoutTree.Index,
    in sides: ContainerSides<Number>?
  ) throws -> SubviewPlacements {
    let index = try index(of: delegated)
    let container = Children(core: core, parent: index, containerNumber: number(of: sides))
    let children = Children(core: core, parent: view, containerNumber: number(of: sides))
    let proposal = core.pointee.reaching(index, proposal, in: sides)
    let placed = try container.placements(at: proposal).sorted { $0.child < $1.child }
    let placements = placed.map { placement in
      CustomLayoutRun.Placement(
        position: CGPoint(x: placement.origin.x.pinned(for: view), y: placement.origin.y.pinned(for: view)),
        proposal: children.recorded(placement.proposal, of: container[placement.child].index))
    }
    return SubviewPlacements(
      size: try container.parentSize(at: proposal).pinned(for: view), placements: placements)
  }
}

// Doubles need no record of exact lengths, as a measured leaf tolerates rounding errors.
extension Children {
  /// Returns a proposal in doubles for the parent's code, and records its exact lengths.
  fileprivate func recorded(_ proposal: Proposal<Number>, of child: LayoutTree.Index? = nil)
    -> ProposedViewSize
  {
    let recorded = proposal.pinned(for: parent)
    guard Number.roundingError == 0 else { return recorded }
    for axis in Axis.allCases {
      guard let length = proposal[axis], let double = recorded[axis] else { continue }
      session.exactLengths.note(length, as: double, along: axis, of: child ?? parent)
    }
    return recorded
  }

  /// Returns a child's size in doubles for the parent's code, and records its exact lengths.
  fileprivate func recorded(_ size: Size<Number>, of child: LayoutTree.Index) -> CGSize {
    let recorded = size.pinned(for: parent)
    guard Number.roundingError == 0 else { return recorded }
    session.exactLengths.note(size.width, as: recorded.width, along: .horizontal, of: child)
    session.exactLengths.note(size.height, as: recorded.height, along: .vertical, of: child)
    return recorded
  }

  /// Returns the recorded exact lengths of a proposal that the parent's code makes to a view.
  fileprivate func meant(by proposal: ProposedViewSize, for view: LayoutTree.Index) -> Proposal<Number> {
    Proposal.sides { axis in
      proposal[axis].map { length in
        session.exactLengths.meant(by: length, along: axis, for: view)
          ?? session.exactLengths.meant(by: length, along: axis, for: parent) ?? number(length)
      }
    }
  }
}

extension Proposal where Length: LayoutNumber {
  fileprivate func pinned(for view: LayoutTree.Index) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { CGFloat($0.pinned(for: view)) }, height: height.map { CGFloat($0.pinned(for: view)) }
    )
  }
}

extension Size where Length: LayoutNumber {
  fileprivate func pinned(for view: LayoutTree.Index) -> CGSize {
    CGSize(width: width.pinned(for: view), height: height.pinned(for: view))
  }
}
