import Foundation
import LayoutCore

/// What a leaf was offered, at its bottom right corner.
struct OfferMarks: MarkRoom {
  func items(_ view: DrawnView) -> [PictureItem] {
    guard view.node.element.role == .leaf else { return [] }
    let proposal = view.place.proposal
    return MarkInk.label("\(side(proposal.width)) x \(side(proposal.height))", MarkInk.leaf, view) { size in
      CGPoint(x: view.frame.maxX - size.width, y: view.frame.maxY - size.height)
    }
  }

  private func side(_ length: CGFloat?) -> String {
    guard let length else { return "nil" }
    return length.isInfinite ? "inf" : PointFormat.shortest((length * 10).rounded() / 10)
  }
}
