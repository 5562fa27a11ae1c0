import ConstraintLayout
import LayoutCore
import LinearProgramming

/// Finds out why views lie where they do along one axis.
struct PlacementFinder {
  let explanation: LayoutExplanation
  let axis: Axis
  private var tree: LayoutTree { explanation.tree }
  private var container: ExactProposal { explanation.solution.container }

  init(explanation: LayoutExplanation, axis: Axis) {
    self.explanation = explanation
    self.axis = axis
  }

  /// Why a view lies where it does: outwards through its modifiers, to the first container.
  func placements(of view: LayoutTree.Index) -> [Placement] {
    var placements: [Placement] = []
    var child = view
    while true {
      guard let origin = origin(of: child) else { return placements }
      guard let parent = tree[child].parent else {
        if container[axis]?.number != nil, !origin.isZero {
          placements.append(Placement(view: child, parent: nil, origin: origin, cause: .centred))
        }
        return placements
      }
      if let cause = cause(child, in: parent, origin) {
        placements.append(
          Placement(
            view: child, parent: parent, origin: origin, mirrored: mirrored(child, in: parent, origin),
            cause: cause))
      }
      let isPassing = tree[parent].element.role == .modifier && tree[parent].children.first == child
      guard isPassing else { return placements }
      child = parent
    }
  }

  /// Why a child lies where it does; `nil` where a modifier leaves it in its place.
  private func cause(
    _ child: LayoutTree.Index, in parent: LayoutTree.Index, _ origin: Rational
  ) -> Placement.Cause? {
    let isWidth = axis == .horizontal
    switch tree[parent].element {
    case let stack as StackElement where stack.axis == axis: return follows(child, in: parent, stack)
    case let stack as StackElement: return aligned(child, in: parent, by: stack.alignment)
    case let stack as ZStackElement: return aligned(child, in: parent, by: stack.alignment[axis])
    case let overlay as OverlayElement:
      return tree[parent].children.first == child
        ? nil : aligned(child, in: parent, by: overlay.alignment[axis])
    case let frame as FrameElement: return framed(child, in: parent, by: frame.alignment[axis], origin)
    case let frame as FlexibleFrameElement:
      return framed(child, in: parent, by: frame.alignment[axis], origin)
    case let padding as PaddingElement:
      return padding.insets.start(axis).isZero
        ? nil : .padding(LengthInput(parent, isWidth ? .leading : .top))
    case is PositionElement: return .position(LengthInput(parent, isWidth ? .x : .y))
    case is OffsetElement: return .offset(LengthInput(parent, isWidth ? .x : .y))
    case is FlowElement: return row(of: child, in: parent)
    case is CustomLayoutElement: return .code
    default: return tree[parent].element.role == .container ? .begins : nil
    }
  }

  private func follows(
    _ child: LayoutTree.Index, in parent: LayoutTree.Index, _ stack: StackElement
  ) -> Placement.Cause {
    let children = tree[parent].children
    guard let place = children.firstIndex(of: child), place > 0 else { return .first }
    let gaps = stack.gaps(between: children.map { tree[$0].traits.spacing })
    return .follows(children[place - 1], gap: Rational(exactly: Double(gaps[place - 1])) ?? 0)
  }

  private func framed(
    _ child: LayoutTree.Index, in frame: LayoutTree.Index, by guide: AlignmentKey, _ origin: Rational
  ) -> Placement.Cause? {
    let isFilled = length(of: child) == length(of: frame)
    return isFilled && origin.isZero ? nil : aligned(child, in: frame, by: guide)
  }

  private func aligned(
    _ child: LayoutTree.Index, in parent: LayoutTree.Index, by guide: AlignmentKey
  ) -> Placement.Cause? {
    guard let block = explanation.block(aligningIn: parent) else { return nil }
    let values = GuideValues(explanation, in: block)
    let own = values.value(guide, of: child)
    var meeting = GuideMeeting(
      guide: guide, own: own, source: values.source(guide, of: child), line: nil, setters: [])
    switch tree[parent].element {
    case is StackElement, is ZStackElement:
      guard let own, let start = unmirroredOrigin(child, in: parent) else { break }
      let line = start + own
      meeting.line = line
      meeting.setters = counted(in: parent).filter { values.value(guide, of: $0) == line }
    case is OverlayElement:
      meeting.line = tree[parent].children.first.flatMap { values.value(guide, of: $0) }
    default: meeting.line = values.standard(guide, of: parent)
    }
    return .aligned(meeting)
  }

  /// The children that set a container's lines.
  private func counted(in parent: LayoutTree.Index) -> [LayoutTree.Index] {
    let children = tree[parent].children
    guard tree[parent].element is ZStackElement else { return children }
    let counts = ZStackElement.counts(children.map { tree[$0].traits.priority })
    return zip(children, counts).filter { $0.1 }.map(\.0)
  }

  private func row(of child: LayoutTree.Index, in flow: LayoutTree.Index) -> Placement.Cause {
    var row = 1
    var previous: (view: LayoutTree.Index, y: Rational?)?
    let width = explanation.explanation(for: flow)?.width.length
    for other in tree[flow].children {
      let y = explanation.placed(other)?.yInParent.form?.value(at: container)
      let begins = previous.map { $0.y != y } ?? false
      if begins { row += 1 }
      if other == child {
        guard begins, let before = previous?.view, let width,
          let end = end(of: child, after: before, in: flow)
        else { return .row(row, after: previous?.view, instead: nil) }
        return .row(row, after: nil, instead: RowBreak(end: end, width: width))
      }
      previous = (other, y)
    }
    return .begins
  }

  /// Where a view would end in the row of the one before it.
  private func end(
    of child: LayoutTree.Index, after previous: LayoutTree.Index, in flow: LayoutTree.Index
  ) -> Rational? {
    let across = PlacementFinder(explanation: explanation, axis: .horizontal)
    guard let start = across.unmirroredOrigin(previous, in: flow), let before = across.length(of: previous),
      let own = across.length(of: child)
    else { return nil }
    return start + before + own
  }

  private func origin(of view: LayoutTree.Index) -> Rational? {
    guard let placed = explanation.placed(view) else { return nil }
    return (axis == .horizontal ? placed.xInParent : placed.yInParent).form?.value(at: container)
  }

  private func length(of view: LayoutTree.Index) -> Rational? {
    explanation.explanation(for: view)?[axis].length
  }

  /// The distance between the right edges, where the parent lays out from right to left.
  private func mirrored(
    _ child: LayoutTree.Index, in parent: LayoutTree.Index, _ origin: Rational
  ) -> Rational? {
    guard axis == .horizontal, tree[parent].direction == .rightToLeft, let own = length(of: child),
      let outer = length(of: parent)
    else { return nil }
    return outer - origin - own
  }

  private func unmirroredOrigin(_ child: LayoutTree.Index, in parent: LayoutTree.Index) -> Rational? {
    guard let origin = origin(of: child) else { return nil }
    return mirrored(child, in: parent, origin) ?? origin
  }
}

extension LayoutExplanation {
  /// The block in which a view aligns what is in it.
  func block(aligningIn view: LayoutTree.Index) -> SolvedBlock? {
    solution.root.blocks.first { $0.view == view }
      ?? solution.root.blocks.first { $0.sizes[view] != nil }
  }
}
