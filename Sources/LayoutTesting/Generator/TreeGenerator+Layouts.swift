import Foundation
import LayoutCore

extension TreeGenerator {
  /// A view that a custom layout lays out.
  mutating func customLayout(_ context: Context) -> LayoutNode {
    let layout = layout()
    var inside = context.inside(axis: type(of: layout).layoutProperties.stackOrientation)
    // A layout that wraps a stack's by hand lays its views out anew for each question: not too many of them.
    if inside.axis != nil || layout is WrappingLayout<ZStackLayout> { inside.depth = min(inside.depth, 1) }
    let views = children(inside).map { child in
      guard chance(1, in: 3) else { return child }
      let rank = Int.random(in: 0...3, using: &random)
      // Only code reads it, and a document has no word for it.
      guard hasOpaqueCode else { return child }
      return LayoutNode(
        LayoutValueElement(Rank.self, rank),
        children: [child.at("")], direction: child.direction, place: child.place)
    }
    return LayoutNode(layout.element, children: views)
  }

  private mutating func layout() -> any Layout {
    guard hasOpaqueCode else { return FlowLayout() }
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: return FlowLayout()
    case 2:
      let anchors: [UnitPoint] = [.topLeading, .center, .bottomTrailing, UnitPoint(x: 0.25, y: 2)]
      return StaircaseLayout(
        step: length(-4...30), anchor: anchors.randomElement(using: &random)!,
        leavesLast: chance(1, in: 3))
    case 3: return RankedLayout(guide: HorizontalAlignment(key: key(.horizontal)))
    case 4:
      return WrappingLayout(
        inner: HStackLayout(
          alignment: VerticalAlignment(key: key(.vertical)), spacing: optional { $0.length(0...20) }),
        margin: length(0...8))
    default: return WrappingLayout(inner: ZStackLayout(alignment: alignment()), margin: length(0...8))
    }
  }
}

extension LayoutNode {
  /// The same node at another place.
  func at(_ place: String) -> LayoutNode {
    var node = self
    node.place = place
    return node
  }
}
