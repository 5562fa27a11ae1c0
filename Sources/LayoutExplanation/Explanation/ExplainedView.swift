import ConstraintLayout
import LayoutCore
import LinearProgramming

/// A view and its exact layout, as explanation rules see it.
struct ExplainedView {
  let explanation: LayoutExplanation
  let index: LayoutTree.Index

  var node: LayoutTree.Node { explanation.tree[index] }
  var names: Names { explanation.names }
  var room: any ExplanationRule { names.room(index) }
  var children: [ExplainedView] { node.children.map(explanation.view) }

  /// What decides a side; `nil` for a view that the layout does not place.
  func side(_ axis: Axis) -> SideExplanation? { explanation.explanation(for: index)?[axis] }

  /// The length of a side, in points; `nil` where it is infinite.
  func length(_ axis: Axis) -> Rational? { side(axis)?.length }

  /// The distance of its left or upper edge from that of what contains it, in points; `nil` where it is infinite.
  func origin(_ axis: Axis) -> Rational? {
    guard let placed = explanation.placed(index) else { return nil }
    let origin = axis == .horizontal ? placed.xInParent : placed.yInParent
    return origin.form?.value(at: explanation.solution.container)
  }

  /// The distance of its leading or upper edge from that of what contains it, as it was solved.
  func start(_ axis: Axis) -> Rational? {
    explanation.block(placing: index).flatMap { block in
      block.origins[index]?[axis].expression.map(block.value(of:))
    }
  }

  /// A guide by which it was placed, from its own edge, in points; `nil` where it is infinite or was not asked for.
  func guide(_ guide: AlignmentKey) -> Rational? {
    explanation.block(placing: index).flatMap { block in
      block.guides[index]?[guide]?.expression.map(block.value(of:))
    }
  }

  /// The distance of a child's right or lower edge from its own.
  func distanceFromEnd(of child: ExplainedView, _ axis: Axis) -> Rational? {
    guard let outer = length(axis), let inner = child.length(axis), let origin = child.origin(axis) else {
      return nil
    }
    return outer - origin - inner
  }

  /// The space between it and the view before it.
  func gap(after previous: ExplainedView, along axis: Axis) -> Rational? {
    guard let start = start(axis), let before = previous.start(axis), let length = previous.length(axis)
    else { return nil }
    return start - before - length
  }

  /// The spaces between its children, one after the other; `nil` where one is not known.
  func gaps(along axis: Axis) -> [Rational]? {
    let children = children
    let gaps = zip(children, children.dropFirst()).map { $1.gap(after: $0, along: axis) }
    return gaps.contains { $0 == nil } ? nil : gaps.compactMap { $0 }
  }
}

// How a view aligns what is in it.
extension ExplainedView {
  /// How a child's guide meets the line that the furthest-reaching of some children set.
  func aligned(
    _ child: ExplainedView, by guide: AlignmentKey, onLineOf children: [ExplainedView]
  ) -> PlacementReason {
    .aligned(
      child.meeting(guide) { line in .line(setBy: children.filter { $0.guide(guide) == line }.map(\.index)) })
  }

  /// How a child's guide meets that of another view, or the view's own.
  func aligned(
    _ child: ExplainedView, by guide: AlignmentKey, with target: GuideMeeting.Target
  ) -> PlacementReason { .aligned(child.meeting(guide) { _ in target }) }

  /// How a child is aligned in a frame; `nil` for one that fills it.
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

  /// Where the value of a guide comes from.
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

// How a view is called where it offers a length to what is in it.
extension ExplainedView {
  /// A container's name, or a modifier with its place: `fixedSize, line 12,`.
  var called: String {
    node.element.role == .container ? names.view(index) : node.element.kind + placeClause
  }

  /// The place in the middle of a sentence: `, line 12,`.
  var placeClause: String { names.closed(names.place(index)) }

  /// A frame by the side or limit that decides, if one does.
  func calledByLimit(along axis: Axis) -> String {
    for case .written(let input) in side(axis)?.reasons ?? [] { return names.writtenClause(input) }
    return called
  }

  /// What a modifier hands a side on from, unchanged; `nil` for a view that decides it itself.
  func handsOn(_ axis: Axis) -> ExplainedView? {
    guard node.element.role == .modifier, let side = side(axis), side.reasons == [.content],
      let child = children.first, child.length(axis) == side.length,
      room.deciding(along: axis, in: self) == nil
    else { return nil }
    return child
  }

  /// What it is called as the owner of a side: by an id of a view in its chain that has the same side, or as what it is.
  func nameOfSide(_ axis: Axis) -> String {
    var inner: ExplainedView? = self
    while let view = inner {
      if view.node.id != nil { return names.view(view.index) }
      inner = view.handsOn(axis)
    }
    var outer = self
    while let parent = outer.node.parent.map(explanation.view), parent.handsOn(axis)?.index == outer.index {
      if parent.node.id != nil { return names.view(parent.index) }
      outer = parent
    }
    return names.inside(index)
  }

  /// The view that decides a side, in a chain of modifiers that hand it on.
  func decider(along axis: Axis) -> ExplainedView {
    var view = self
    while let inner = view.handsOn(axis) { view = inner }
    return view
  }
}

/// Why a view lies where it does in what contains it, along one axis.
public struct ViewPlacement: Sendable {
  /// The view that is placed: the one in question, or a modifier around it.
  public var view: LayoutTree.Index
  /// What contains it; `nil` at the root.
  public var parent: LayoutTree.Index?
  /// The distance of its left or upper edge from that of what contains it, in points.
  public var origin: Rational
  /// The distance of its right edge from that of what contains it, where layout runs from right to left.
  public var mirrored: Rational?
  /// Why it lies there.
  public var cause: PlacementReason
}

/// Why a view lies where it does in what contains it.
public enum PlacementReason: Sendable {
  /// The root is centred in its container.
  case centred
  /// It comes first in a stack.
  case first
  /// It follows a neighbour after a gap, in points.
  case follows(LayoutTree.Index, gap: Rational)
  /// Its guide lies on a line.
  case aligned(GuideMeeting)
  /// Padding keeps it from the edge.
  case padding(LengthInput)
  /// It reaches beyond the edge, into the safe area.
  case reach(LengthInput)
  /// `position` puts its centre there.
  case position(LengthInput)
  /// `offset` moves it by that much.
  case offset(LengthInput)
  /// It lies in the middle of the room that it is drawn in.
  case middle
  /// It stands where its container's content begins.
  case begins
  /// A flow puts it in a row, counted from 1, after a neighbour or first, and why not in the row before.
  case row(Int, after: LayoutTree.Index?, instead: RowBreak?)
  /// A grid puts it in some of its columns or rows, counted from 0, and aligns it there.
  case cell(Range<Int>, of: Int, by: GridArrangement.Anchor)
  /// A custom layout's code puts it there.
  case code
}

/// Why a flow begins a row: a decision, with the numbers that it was made from.
public struct RowBreak: Hashable, Sendable {
  /// Where the view would end in the row before, in points.
  public var end: Rational
  /// How wide the flow is, in points.
  public var width: Rational
}

/// How a view's guide meets a line.
public struct GuideMeeting: Hashable, Sendable {
  /// The guide.
  public var guide: AlignmentKey
  /// Where the view's guide is, in points from the view's own edge; `nil` where that is infinite.
  public var own: Rational?
  /// Where the guide's value comes from.
  public var source: Source
  /// Where the line is, in points from the edge of what aligns the view; `nil` where that is infinite.
  public var line: Rational?
  /// What the line is.
  public var target: Target

  /// What the guide of a view meets.
  public enum Target: Hashable, Sendable {
    /// The line of a container, and the children whose guides lie on it because they reach furthest.
    case line(setBy: [LayoutTree.Index])
    /// The same guide of another view.
    case view(LayoutTree.Index)
    /// The same guide of the frame around it.
    case frame
  }

  /// Where the value of a guide comes from.
  public enum Source: Hashable, Sendable {
    /// The guide's default value.
    case standard
    /// An `alignmentGuide` modifier.
    case written(LayoutTree.Index)
    /// The lines of a text.
    case baseline
    /// A container combined it from its children's.
    case combined(LayoutTree.Index)
  }
}

/// What a view is offered along an axis, in points, exactly; `nil` where nothing is, so that the view takes its ideal.
public typealias Offer = Extended<Rational>
