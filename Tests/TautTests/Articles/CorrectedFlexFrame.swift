import Foundation
import Taut

/// The article's MyFlexFrameLayout with what the page "Imitated modifiers" lists put right.
///
/// That it equals the built-in frame everywhere shows that the list is complete.
struct CorrectedFlexFrame: Layout {
  /// The limits of one side, as the built-in frame puts them in order.
  struct Limits {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
  }

  var width: Limits
  var height: Limits
  var alignment: Alignment

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    // 1. The view is asked with what is proposed, or the ideal length, between the limits.
    let asked = ProposedViewSize(width: width.asked(proposal.width), height: height.asked(proposal.height))
    let own = subviews[0].sizeThatFits(asked)
    return CGSize(
      width: width.answer(proposal.width, asked.width, own.width),
      height: height.answer(proposal.height, asked.height, own.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    // 5. Where nothing is proposed and nothing decides the length, nothing is proposed in placing either.
    let asked = ProposedViewSize(
      width: width.placed(proposal.width, bounds.width),
      height: height.placed(proposal.height, bounds.height))
    let frame = ViewDimensions(width: bounds.width, height: bounds.height)
    let own = subviews[0].dimensions(in: asked)
    // 6. Two guides at infinity meet at the origin.
    func origin(_ line: CGFloat, _ guide: CGFloat) -> CGFloat {
      line.isInfinite && guide.isInfinite ? 0 : line - guide
    }
    subviews[0].place(
      at: CGPoint(
        x: origin(frame[alignment.horizontal], own[alignment.horizontal]),
        y: origin(frame[alignment.vertical], own[alignment.vertical])), proposal: asked)
  }
}

extension CorrectedFlexFrame.Limits {
  /// A length between the limits; the maximum counts first, so that the minimum has the last word.
  private func clamped(_ length: CGFloat) -> CGFloat {
    max(minimum ?? -.infinity, min(maximum ?? .infinity, length))
  }

  func asked(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamped) }

  func answer(_ proposed: CGFloat?, _ asked: CGFloat?, _ own: CGFloat) -> CGFloat {
    guard let proposed else { return ideal ?? clamped(own) }
    switch (minimum, maximum) {
    // 2. Both limits count.
    case (_?, _?): return clamped(proposed)
    // 3. With a minimum alone, a view that overflows what is proposed overflows the frame.
    case (let minimum?, nil): return max(minimum, min(asked ?? .infinity, own))
    // 4. With a maximum alone, a view that overflows what is proposed widens the frame.
    case (nil, let maximum?): return min(maximum, max(asked ?? -.infinity, own))
    case (nil, nil): return own
    }
  }

  func placed(_ proposed: CGFloat?, _ length: CGFloat) -> CGFloat? {
    guard proposed == nil, ideal == nil else { return length }
    let isBetween = (minimum ?? -.infinity) < length && length < (maximum ?? .infinity)
    return isBetween ? nil : length
  }
}

extension View {
  /// The frame with limits for one side or both.
  func correctedFrame(
    width: CorrectedFlexFrame.Limits = .init(), height: CorrectedFlexFrame.Limits = .init(),
    alignment: Alignment = .center
  ) -> some View {
    CorrectedFlexFrame(width: width, height: height, alignment: alignment) { self }
  }
}
