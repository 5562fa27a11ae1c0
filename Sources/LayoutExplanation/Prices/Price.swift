import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming
import ReferenceLayout

/// The effect of one input that grows, per point: exact, with the range in which it holds.
public struct Price: Hashable, Sendable {
  /// The growing input.
  public var input: PriceInput
  /// The sides along the axis that grow or shrink with the input, and no others.
  ///
  /// Empty where there is only an event at the end of the range.
  public var effects: [Effect]
  /// The left or upper edges that move with the input along the axis, in the container's coordinates, and no
  /// others.
  public var moves: [Effect]
  /// The distance to the first visible event, in points: a frame becomes a different function, or a view
  /// overflows its parent.
  ///
  /// `nil` where there is no such event within 10,000 points of the first facet that changes nothing
  /// visible.
  public var range: Rational?
  /// Whether the effects still hold at the very end of the range.
  public var holdsAtEnd: Bool
  /// The events at the end of the range; several at once are a tie.
  package var events: [PriceEvent]

  /// A side that changes, or an edge that moves.
  public struct Effect: Hashable, Sendable {
    /// The view.
    public var view: LayoutTree.Index
    /// The axis of the side or the edge.
    public var axis: Axis
    /// The change in points for each point of the input.
    public var slope: Rational
  }
}

/// An event at the end of a price's range.
package enum PriceEvent: Hashable, Sendable {
  /// A facet between two regimes is crossed.
  case facet(FacetChange)
  /// A text changes its lines.
  case lines(LayoutTree.Index, from: LineCount, to: LineCount)
  /// A view is at other distances from its neighbours.
  case spacedOtherwise(LayoutTree.Index)
  /// A view overflows another view, or the container.
  case overflows(LayoutTree.Index, of: LayoutTree.Index?)

  /// Whether opaque code answers anew.
  var asksCode: Bool {
    if case .facet(.opaque) = self { true } else { false }
  }

  /// The number of lines of a text, and whether it is truncated.
  package struct LineCount: Hashable, Sendable {
    var count: Int
    var isTruncated: Bool
    var scale: CGFloat
  }
}

extension ParametricLayout {
  /// The first place after the start at which a view begins to overflow its parent, except inside a scroll
  /// view.
  var firstOverflow: (place: Rational, event: PriceEvent)? {
    var first: (place: Rational, event: PriceEvent)?
    var ends: [Axis: [LayoutTree.Index: Ends]] = [:]
    for axis in Axis.allCases {
      ends[axis] = Dictionary(
        root.views.compactMap { view in self.ends(of: view, axis).map { (view.index, $0) } },
        uniquingKeysWith: { first, _ in first })
    }
    for view in root.views {
      let parent = tree[view.index].parent
      if let parent, tree[parent].element.containerUse == .provides { continue }
      // An offset view or an overlay may extend beyond its view on purpose.
      if let parent, tree[parent].children.first != view.index, tree[parent].element.role == .modifier {
        continue
      }
      for axis in Axis.allCases {
        guard let inner = ends[axis]?[view.index],
          let outer = parent.map({ ends[axis]?[$0] }) ?? self.ends(ofContainer: axis),
          inner.isMoving || outer.isMoving
        else { continue }
        for slack in [inner.start - outer.start, outer.end - inner.end] where slack.slope < 0 {
          guard slack.constant > 0, let place = slack.zero, place > 0 else { continue }
          if first.map({ place < $0.place }) ?? true {
            first = (place, .overflows(view.index, of: parent))
          }
        }
      }
    }
    return first
  }

  /// The ends of a view along an axis.
  private struct Ends {
    var start: AffineLength
    var end: AffineLength

    var isMoving: Bool { !start.slope.isZero || !end.slope.isZero }
  }

  private func ends(of view: PlacedPiece.View, _ axis: Axis) -> Ends? {
    let (edge, length) = axis == .horizontal ? (view.x, view.width) : (view.y, view.height)
    guard let edge = edge.form, let length = length.form else { return nil }
    let (start, extent) = (line.cut(edge), line.cut(length))
    return Ends(start: start, end: start + extent)
  }

  private func ends(ofContainer axis: Axis) -> Ends? {
    guard container[axis]?.number != nil else { return nil }
    let side = AffineForm(0, width: axis == .horizontal ? 1 : 0, height: axis == .vertical ? 1 : 0)
    return Ends(start: AffineLength(0), end: line.cut(side))
  }

  /// Returns the number of lines of a text; `nil` for any other view.
  func lineCount(of view: LayoutTree.Index, _ names: Names) -> PriceEvent.LineCount? {
    guard let placed = root.views.first(where: { $0.index == view }),
      let breaks = names.rule(view).lines(at: placed.proposal(at: container).doubles)
    else { return nil }
    return PriceEvent.LineCount(
      count: breaks.lines.count, isTruncated: breaks.isTruncated, scale: breaks.scale)
  }
}

/// A regime up to the first visible facet, with the events there.
struct PriceInterval {
  var regime: ParametricLayout
  /// The events at the end of the regime.
  var events: [PriceEvent]
  /// The place at which a view begins to overflow, once it has been computed.
  private(set) var overflow: (place: Rational, event: PriceEvent)?

  init(_ regime: ParametricLayout, _ names: Names) {
    self.regime = regime
    events = regime.facetChanges.map(PriceEvent.facet)
  }

  /// The interval with the place at which a view begins to overflow.
  var lookingForOverflow: PriceInterval {
    var interval = self
    interval.overflow = regime.firstOverflow
    return interval
  }

  /// Creates an interval whose end is known from the regimes on both sides; a text is reported by its lines.
  init(_ regime: ParametricLayout, before: ParametricLayout, after: ParametricLayout, _ names: Names) {
    self.init(regime, names)
    let candidates = regime.facetChanges.map { change -> (event: PriceEvent, isSame: Bool) in
      guard case .measured(let text) = change, let old = before.lineCount(of: text, names),
        let new = after.lineCount(of: text, names)
      else { return (.facet(change), false) }
      let isSame = old == new
      // A truncated text shows a different part of itself; any other has only broken at different words.
      return (isSame && !old.isTruncated ? .facet(change) : .lines(text, from: old, to: new), isSame)
    }
    // Where all texts keep their lines, a line has become longer or shorter.
    let visible = candidates.filter { !$0.isSame }
    events = (visible.isEmpty ? candidates : visible).map(\.event)
    guard visible.isEmpty, !candidates.isEmpty else { return }
    // Several texts may break at the same place, of which the facet names one.
    let others = before.root.views.compactMap { view -> PriceEvent? in
      guard let old = before.lineCount(of: view.index, names),
        let new = after.lineCount(of: view.index, names),
        old != new
      else { return nil }
      return .lines(view.index, from: old, to: new)
    }
    if !others.isEmpty { events = others }
  }
}

extension ParametricLayout {
  /// Returns a side of a view along the line; `nil` where it is infinite.
  func side(_ axis: Axis, of view: LayoutTree.Index) -> AffineLength? {
    root.views.first { $0.index == view }.flatMap { view in
      (axis == .horizontal ? view.width : view.height).form.map(line.cut)
    }
  }
}

/// The lengths that move a view as soon as they begin to grow, in double precision.
///
/// A layout has hundreds of lengths, few of which move a given view. The reference engine tries them all,
/// each in a layout that is changed in place; reports on the remaining ones are exact.
final class FirstMoves {
  private var moved: [LengthInput: [LayoutTree.Index: Axis.Set]] = [:]
  private var lengths: [LengthInput]?
  /// The layouts in doubles; `nil` where they are not reliable.
  private var moves: ReferenceMoves??

  /// The trial change of a length, in points.
  private static let step = 1.0 / 1024
  /// The largest change that rounding alone may cause, in points.
  private static let rounding = 1e-10

  /// Returns the written lengths that change a view's frame along an axis, or may; `nil` where doubles are
  /// not reliable.
  func inputs(
    moving view: LayoutTree.Index, along axis: Axis, from explanation: LayoutExplanation
  ) -> [LengthInput]? {
    guard moves(of: explanation) != nil else { return nil }
    let all = lengths ?? explanation.priced.lengthInputs.filter { !explanation.tree.isMadeByCall($0.view) }
    lengths = all
    return all.filter { input in
      guard let moved = moved(by: input, explanation) else { return true }
      return moved[view]?.contains(axis == .horizontal ? .horizontal : .vertical) ?? false
    }
  }

  private func moved(
    by input: LengthInput, _ explanation: LayoutExplanation
  ) -> [LayoutTree.Index: Axis.Set]? {
    if let known = moved[input] { return known }
    let element = explanation.priced[input.view].element
    guard let moves = moves(of: explanation), let length = element.length(input.parameter),
      let views = try? moves.views(
        movedBy: element.setting(input.parameter, to: length + Self.step), at: input.view,
        furtherThan: Self.rounding)
    else { return nil }
    moved[input] = views
    return views
  }

  /// Returns the layouts in doubles, created again after a layout has failed.
  private func moves(of explanation: LayoutExplanation) -> ReferenceMoves? {
    if let moves, moves.map({ !$0.isBroken }) ?? true { return moves }
    let isReliable = moves != nil || QuickLayouts(explanation) != nil
    let found =
      isReliable
      ? try? ReferenceMoves(
        explanation.priced, in: explanation.solution.container.doubles, by: ReferenceEngine()) : nil
    moves = .some(found)
    return found
  }
}

extension LayoutTree {
  /// The finite written lengths, view by view.
  fileprivate var lengthInputs: [LengthInput] {
    indices.flatMap { view in self[view].element.lengths.map { LengthInput(view, $0.name) } }
  }
}
