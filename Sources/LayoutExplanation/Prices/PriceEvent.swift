import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

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

extension InputRegime {
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
