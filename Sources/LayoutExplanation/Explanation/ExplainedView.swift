import ConstraintLayout
import LayoutCore
import LinearProgramming

/// A view and its exact layout, as explanation rules see it.
struct ExplainedView {
  let explanation: LayoutExplanation
  let index: LayoutTree.Index

  var node: LayoutTree.Node { explanation.tree[index] }
  var names: Names { explanation.names }
  var rule: any ExplanationRule { names.rule(index) }
  var children: [ExplainedView] { node.children.map(explanation.view) }

  /// The length of a side and its reasons; `nil` for a view that the layout does not place.
  func side(_ axis: Axis) -> SideExplanation? { explanation.explanation(for: index)?[axis] }

  /// The length of a side, in points; `nil` where it is infinite.
  func length(_ axis: Axis) -> Rational? { side(axis)?.length }

  /// The distance of the view's left or upper edge from that of its parent, in points; `nil` where it is
  /// infinite.
  func origin(_ axis: Axis) -> Rational? {
    guard let placed = explanation.placed(index) else { return nil }
    let origin = axis == .horizontal ? placed.xInParent : placed.yInParent
    return origin.form?.value(at: explanation.solution.container)
  }

  /// The distance of the view's leading or upper edge from that of its parent, before mirroring.
  func start(_ axis: Axis) -> Rational? {
    explanation.block(placing: index).flatMap { block in
      block.origins[index]?[axis].expression.map(block.value(of:))
    }
  }

  /// The position of a guide by which the view was placed, in points from its own edge; `nil` where it is
  /// infinite or was not used.
  func guide(_ guide: AlignmentKey) -> Rational? {
    explanation.block(placing: index).flatMap { block in
      block.guides[index]?[guide]?.expression.map(block.value(of:))
    }
  }

  /// The distance of a child's right or lower edge from the view's own.
  func distanceFromEnd(of child: ExplainedView, _ axis: Axis) -> Rational? {
    guard let outer = length(axis), let inner = child.length(axis), let origin = child.origin(axis) else {
      return nil
    }
    return outer - origin - inner
  }

  /// The space between the view and its predecessor.
  func gap(after previous: ExplainedView, along axis: Axis) -> Rational? {
    guard let start = start(axis), let before = previous.start(axis), let length = previous.length(axis)
    else { return nil }
    return start - before - length
  }

  /// The spaces between consecutive children; `nil` where one is not known.
  func gaps(along axis: Axis) -> [Rational]? {
    let children = children
    let gaps = zip(children, children.dropFirst()).map { $1.gap(after: $0, along: axis) }
    return gaps.contains { $0 == nil } ? nil : gaps.compactMap { $0 }
  }
}

// Alignment of children.
extension ExplainedView {
  /// Returns how a child's guide is aligned with the line that the furthest-extending of some children
  /// determine.
  func aligned(
    _ child: ExplainedView, by guide: AlignmentKey, onLineOf children: [ExplainedView]
  ) -> PlacementReason {
    .aligned(
      child.meeting(guide) { line in .line(setBy: children.filter { $0.guide(guide) == line }.map(\.index)) })
  }

  /// Returns how a child's guide is aligned with that of another view, or with the view's own.
  func aligned(
    _ child: ExplainedView, by guide: AlignmentKey, with target: GuideMeeting.Target
  ) -> PlacementReason { .aligned(child.meeting(guide) { _ in target }) }

  /// Returns how a child is aligned in a frame; `nil` for one that fills it.
  func framed(_ child: ExplainedView, by guide: AlignmentKey) -> PlacementReason? {
    let isFilled = child.length(guide.axis) == length(guide.axis) && child.origin(guide.axis) == 0
    return isFilled ? nil : aligned(child, by: guide, with: .frame)
  }

  private func meeting(
    _ guide: AlignmentKey, _ target: (Rational?) -> GuideMeeting.Target
  ) -> GuideMeeting {
    let own = self.guide(guide)
    let line = own.flatMap { own in start(guide.axis).map { $0 + own } }
    return GuideMeeting(guide: guide, own: own, source: source(of: guide), line: line, target: target(line))
  }

  /// The origin of a guide's value.
  private func source(of guide: AlignmentKey) -> GuideMeeting.Source {
    guard node.traits.explicitGuides.contains(guide) else { return .standard }
    var view = self
    while view.node.element.role == .modifier, let child = view.children.first {
      if view.node.element[.guideKey] == .alignment([guide]) { return .written(view.index) }
      view = child
    }
    return view.node.element.role == .container ? .combined(view.index) : .baseline
  }
}

// Names of a view as one that proposes a length to its children.
extension ExplainedView {
  /// A container's name, or a modifier with its place: `fixedSize, line 12,`.
  var called: String {
    node.element.role == .container ? names.view(index) : node.element.kind + locationClause
  }

  /// The place in the middle of a sentence: `, line 12,`.
  var locationClause: String { names.closed(names.location(index)) }

  /// A frame's name with the side or limit that decides, if one does.
  func calledByLimit(along axis: Axis) -> String {
    for case .written(let input) in side(axis)?.reasons ?? [] { return names.writtenClause(input) }
    return called
  }

  /// The view from which a modifier passes a side on unchanged; `nil` for a view that decides the side
  /// itself.
  func sideOrigin(_ axis: Axis) -> ExplainedView? {
    guard node.element.role == .modifier, let side = side(axis), side.reasons == [.content],
      let child = children.first, child.length(axis) == side.length,
      rule.deciding(along: axis, in: self) == nil
    else { return nil }
    return child
  }

  /// The name for the owner of a side: an id of a view in its chain with the same side, or else its
  /// description.
  func nameOfSide(_ axis: Axis) -> String {
    var inner: ExplainedView? = self
    while let view = inner {
      if view.node.id != nil { return names.view(view.index) }
      inner = view.sideOrigin(axis)
    }
    var outer = self
    while let parent = outer.node.parent.map(explanation.view), parent.sideOrigin(axis)?.index == outer.index
    {
      if parent.node.id != nil { return names.view(parent.index) }
      outer = parent
    }
    return names.inside(index)
  }

  /// The view that decides a side, in a chain of modifiers that pass it on.
  func decider(along axis: Axis) -> ExplainedView {
    var view = self
    while let inner = view.sideOrigin(axis) { view = inner }
    return view
  }
}

/// The placement of a view in its parent along one axis, with its reason.
public struct ViewPlacement: Hashable, Sendable {
  /// The placed view: the one in question, or a modifier around it.
  public var view: LayoutTree.Index
  /// The parent; `nil` at the root.
  public var parent: LayoutTree.Index?
  /// The distance of the view's left or upper edge from that of its parent, in points.
  public var origin: Rational
  /// The distance of the view's right edge from that of its parent, in points, where the layout runs from
  /// right to left; `nil` otherwise.
  public var mirrored: Rational?
  /// The reason for the position.
  public var cause: PlacementReason
}

/// A reason for a view's position in its parent.
public enum PlacementReason: Hashable, Sendable {
  /// The root is centred in the container.
  case centred
  /// The view is the first of a stack.
  case first
  /// The view follows a neighbour after a gap, in points.
  case follows(LayoutTree.Index, gap: Rational)
  /// The view's guide is aligned with a line.
  case aligned(GuideMeeting)
  /// Padding separates the view from the edge.
  case padding(LengthInput)
  /// The view extends beyond the edge, into the safe area.
  case reach(LengthInput)
  /// `position` sets the view's centre.
  case position(LengthInput)
  /// `offset` moves the view by the given length.
  case offset(LengthInput)
  /// The view is centred in the space in which it is drawn.
  case middle
  /// The view is at the origin of its container's content.
  case begins
  /// A flow places the view in a row, counted from 1, after a neighbour or first, with the reason for not
  /// using the row before.
  case row(Int, after: LayoutTree.Index?, instead: RowBreak?)
  /// A grid places the view in some of its columns or rows, counted from 0, and aligns it there.
  case cell(Range<Int>, of: Int, by: GridArrangement.Anchor)
  /// A custom layout's code places the view.
  case code
}

/// The decision of a flow to begin a row, with the numbers it was made from.
public struct RowBreak: Hashable, Sendable {
  /// The position at which the view would end in the row before, in points.
  public var end: Rational
  /// The width of the flow, in points.
  public var width: Rational
}

/// The alignment of a view's guide with a line.
public struct GuideMeeting: Hashable, Sendable {
  /// The guide that is aligned.
  public var guide: AlignmentKey
  /// The guide's position, in points from the view's own edge; `nil` where it is infinite.
  public var own: Rational?
  /// The origin of the guide's value.
  public var source: Source
  /// The line's position, in points from the edge of the aligning view; `nil` where it is infinite.
  public var line: Rational?
  /// The line that the guide is aligned with.
  public var target: Target

  /// The lines that a guide can be aligned with.
  public enum Target: Hashable, Sendable {
    /// The line of a container, with the children whose guides determine it because they extend furthest.
    case line(setBy: [LayoutTree.Index])
    /// The same guide of another view.
    case view(LayoutTree.Index)
    /// The same guide of the frame around it.
    case frame
  }

  /// The origins of a guide's value.
  public enum Source: Hashable, Sendable {
    /// The guide's default value.
    case standard
    /// An `alignmentGuide` modifier.
    case written(LayoutTree.Index)
    /// The lines of a text determine it.
    case baseline
    /// A container combines the guides of its children.
    case combined(LayoutTree.Index)
  }
}

/// The proposed length along an axis, in points, exactly; `nil` for none, to which a view answers with its
/// ideal length.
public typealias Offer = Extended<Rational>
