import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming
import ReferenceLayout

/// What happens as one input grows, a point at a time: exact, and with the range in which it holds.
public struct Price: Sendable {
  /// What grows.
  public var input: PriceInput
  /// The sides along the axis that grow or shrink with it; no others do.
  ///
  /// None where all that is to say is what happens at the end of the range.
  public var effects: [Effect]
  /// The left or upper edges, in the container's coordinates, that move with it along the axis; no others do.
  public var moves: [Effect]
  /// How far it may grow until something happens that a person sees, in points: a frame is another function, or a view
  /// reaches beyond what contains it; `nil` where that does not happen within 10,000 points of the first border that
  /// nobody sees.
  public var range: Rational?
  /// Whether what is said still holds at the very end of the range.
  public var holdsAtEnd: Bool
  /// What happens there; more than one at once is a tie.
  package var events: [PriceEvent]

  /// A side that grows, or an edge that moves.
  public struct Effect: Hashable, Sendable {
    /// The view.
    public var view: LayoutTree.Index
    /// The axis along which it does.
    public var axis: Axis
    /// By how many points for each point by which the input grows.
    public var slope: Rational
  }
}

/// What happens at the end of a price's range.
package enum PriceEvent: Hashable, Sendable {
  /// A border between two regimes.
  case border(Border)
  /// A text has other lines.
  case lines(LayoutTree.Index, from: LineCount, to: LineCount)
  /// A view reaches beyond another, or beyond the container.
  case overflows(LayoutTree.Index, of: LayoutTree.Index?)

  /// How many lines a text has, and whether a part of it is missing.
  package struct LineCount: Hashable, Sendable {
    var count: Int
    var isTruncated: Bool
    var scale: CGFloat
  }
}

extension ParametricLayout {
  /// The first place after the start at which a view begins to reach beyond what contains it; views inside a scroll view
  /// may.
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
      // What is moved on purpose or drawn around a view says nothing of the room that it has.
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

  /// Where a view begins and ends along an axis.
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

  /// How many lines a text has; `nil` for any other view.
  func lineCount(of view: LayoutTree.Index, _ names: Names) -> PriceEvent.LineCount? {
    guard let placed = root.views.first(where: { $0.index == view }),
      let breaks = names.room(view).lines(at: placed.proposal(at: container).doubles)
    else { return nil }
    return PriceEvent.LineCount(
      count: breaks.lines.count, isTruncated: breaks.isTruncated, scale: breaks.scale)
  }
}

/// A regime up to the first border that a person sees, and what happens there.
struct PriceStretch {
  var regime: ParametricLayout
  /// What happens where the regime ends.
  var events: [PriceEvent]
  /// Where a view begins to reach beyond what contains it, once that has been looked for.
  private(set) var overflow: (place: Rational, event: PriceEvent)?

  init(_ regime: ParametricLayout, _ names: Names) {
    self.regime = regime
    events = regime.borders.map(PriceEvent.border)
  }

  /// The stretch with where a view begins to reach beyond what contains it.
  var lookingForOverflow: PriceStretch {
    var stretch = self
    stretch.overflow = regime.firstOverflow
    return stretch
  }

  /// A stretch whose end is known from the regimes on both sides: a text is told by its lines.
  init(_ regime: ParametricLayout, before: ParametricLayout, after: ParametricLayout, _ names: Names) {
    self.init(regime, names)
    let told = regime.borders.map { border -> (event: PriceEvent, isSame: Bool) in
      guard case .measured(let text) = border, let old = before.lineCount(of: text, names),
        let new = after.lineCount(of: text, names)
      else { return (.border(border), false) }
      let isSame = old == new
      // A text that is cut off shows more or less of itself; any other has only broken at other words.
      return (isSame && !old.isTruncated ? .border(border) : .lines(text, from: old, to: new), isSame)
    }
    // Where all texts keep their lines, a line has become longer or shorter.
    let visible = told.filter { !$0.isSame }
    events = (visible.isEmpty ? told : visible).map(\.event)
    guard visible.isEmpty, !told.isEmpty else { return }
    // Several texts may break at the same place, and the border names one of them.
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
  /// A side of a view along the line; `nil` where it is infinite.
  func side(_ axis: Axis, of view: LayoutTree.Index) -> AffineLength? {
    root.views.first { $0.index == view }.flatMap { view in
      (axis == .horizontal ? view.width : view.height).form.map(line.cut)
    }
  }
}

/// Which lengths move a view as soon as they begin to grow, as far as doubles tell.
///
/// A layout has hundreds of lengths, few of which move the view in question. The reference engine looks at them all, each
/// in a layout that is changed in place; what is told of those that are left is exact.
final class FirstMoves {
  private var moved: [LengthInput: [LayoutTree.Index: Axis.Set]] = [:]
  private var lengths: [LengthInput]?
  /// What lays out in doubles; `nil` where that is not to be relied on.
  private var moves: ReferenceMoves??

  /// By how many points a length grows.
  private static let step = 1.0 / 1024
  /// How much of a change rounding alone may make, in points.
  private static let rounding = 1e-10

  /// The written lengths with which a view's frame is another one along an axis, or may be; `nil` where doubles are not to
  /// be relied on.
  func inputs(
    moving view: LayoutTree.Index, along axis: Axis, from explanation: LayoutExplanation
  ) -> [LengthInput]? {
    guard moves(of: explanation) != nil else { return nil }
    let all = lengths ?? explanation.priced.lengthInputs
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

  /// What lays out: begun anew where a layout has failed.
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
  /// The finite lengths that were written, one view after the other.
  fileprivate var lengthInputs: [LengthInput] {
    indices.flatMap { view in self[view].element.lengths.map { LengthInput(view, $0.name) } }
  }
}
