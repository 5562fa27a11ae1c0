import Foundation
import Taut

/// Puts its only view where it is told, in a box of a size.
struct Box: Layout {
  var size: CGSize
  var position = CGPoint.zero
  var anchor = UnitPoint.topLeading
  var proposal = ProposedViewSize.unspecified

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews { view.place(at: position, anchor: anchor, proposal: self.proposal) }
  }
}

/// Answers what its only view answers, and places it as it is.
struct PassThrough: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

/// Puts each view at the lower trailing corner of the one before, at its ideal size.
struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, view in
      let own = view.sizeThatFits(.unspecified)
      size.width += own.width
      size.height += own.height
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var corner = bounds.origin
    for view in subviews {
      view.place(at: corner, proposal: .unspecified)
      let own = view.sizeThatFits(.unspecified)
      corner.x += own.width
      corner.y += own.height
    }
  }
}

/// Hands everything on to another layout.
struct Delegating<Inner: Layout>: Layout {
  var inner: Inner

  func makeCache(subviews: Subviews) -> Inner.Cache { inner.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache
  ) -> CGSize {
    inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Inner.Cache
  ) {
    inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func spacing(subviews: Subviews, cache: inout Inner.Cache) -> ViewSpacing {
    inner.spacing(subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Inner.Cache
  ) -> CGFloat? {
    inner.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  static var layoutProperties: LayoutProperties { Inner.layoutProperties }
}

/// A leaf of a size.
func leaf(_ width: CGFloat, _ height: CGFloat) -> Image {
  Image("leaf", size: CGSize(width: width, height: height))
}
