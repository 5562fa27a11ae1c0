import LayoutCore

extension LayoutExplanation {
  /// Why a view lies where it does along an axis: outwards through its modifiers, to the first container.
  public func placements(of view: LayoutTree.Index, along axis: Axis) -> [ViewPlacement] {
    var placements: [ViewPlacement] = []
    var child = self.view(view)
    while let origin = child.origin(axis) {
      guard let parent = child.node.parent.map(self.view) else {
        if solution.container[axis]?.number != nil, !origin.isZero {
          placements.append(ViewPlacement(view: child.index, parent: nil, origin: origin, cause: .centred))
        }
        return placements
      }
      if let cause = parent.room.placement(of: child, in: parent, along: axis) {
        let isMirrored = axis == .horizontal && parent.node.direction == .rightToLeft
        placements.append(
          ViewPlacement(
            view: child.index, parent: parent.index, origin: origin,
            mirrored: isMirrored ? parent.distanceFromEnd(of: child, axis) : nil, cause: cause))
      }
      let isPassing = parent.node.element.role == .modifier && parent.node.children.first == child.index
      guard isPassing else { return placements }
      child = parent
    }
    return placements
  }
}
