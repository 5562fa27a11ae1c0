import Foundation
import LayoutCore

/// A layout of a fixed size that places nothing.
struct PlaceNoneProbe: Layout {
  var size: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// A layout of a fixed size that places each view twice.
struct PlaceTwiceProbe: Layout {
  var size: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      for (corner, side): (CGFloat, CGFloat) in [(10, 20), (50, 40)] {
        subview.place(
          at: CGPoint(x: bounds.minX + corner, y: bounds.minY + corner),
          proposal: ProposedViewSize(width: side, height: side))
      }
    }
  }
}

/// A layout of a fixed size that puts each view where a list says; a view that the list does not reach is not placed.
struct PlaceAnchorsProbe: Layout {
  /// Where one view is put.
  struct Place {
    var point: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
  }

  var size: CGSize
  var places: [Place]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, place) in zip(subviews, places) {
      let point = CGPoint(x: bounds.minX + place.point.x, y: bounds.minY + place.point.y)
      subview.place(at: point, anchor: place.anchor, proposal: place.proposal)
    }
  }
}
