import Foundation

extension LayoutResult {
  /// The layout a part of the way to another of the same views: every frame moves straight from here to there.
  ///
  /// So views move where one layout takes another's place, as in a switch of `AnyLayout`: 0 is this layout and 1 the other.
  /// `nil` where the two have different views.
  public func animated(to other: LayoutResult, progress: Double) -> LayoutResult? {
    guard views.elementsEqual(other.views, by: { $0.path == $1.path && $0.id == $1.id }) else { return nil }
    var between = other
    for place in views.indices {
      between.views[place].place = views[place].place.animated(to: other.views[place].place, progress)
    }
    return between
  }
}

extension ViewFrame {
  /// The frame a part of the way to another; what is proposed is what is proposed there.
  fileprivate func animated(to other: ViewFrame, _ progress: Double) -> ViewFrame {
    func number(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
      // Infinite sides have no middle.
      one == other ? one : one + (other - one) * CGFloat(progress)
    }
    func point(_ one: CGPoint, _ other: CGPoint) -> CGPoint {
      CGPoint(x: number(one.x, other.x), y: number(one.y, other.y))
    }
    return ViewFrame(
      origin: point(origin, other.origin), originInParent: point(originInParent, other.originInParent),
      size: CGSize(
        width: number(size.width, other.size.width), height: number(size.height, other.size.height)),
      proposal: other.proposal)
  }
}
