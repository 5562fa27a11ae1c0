import Foundation
import LayoutCore

/// A whole number that random trees carry for `RankedLayout`.
enum Rank: LayoutValueKey {
  /// The lowest rank.
  static let defaultValue = 0
}

/// A layout for random trees: a column in the order of the views' ranks, aligned by a guide.
///
/// It has an explicit guide of its own, keeps sizes in its cache, reads priorities, and prefers no spacing
/// around itself.
struct RankedLayout: Layout {
  /// The guide by which the views are aligned.
  var guide: HorizontalAlignment

  /// The ideal sizes, in the order of the views.
  struct Cache {
    var ideal: [CGSize]
  }

  /// Measures each view once.
  func makeCache(subviews: Subviews) -> Cache {
    Cache(ideal: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  /// Returns the size of the column of ideal sizes, whose width is limited to the proposal's, but not below
  /// 20.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = cache.ideal.map(\.width).max() ?? 0
    let limit = proposal.width.map { max(20, $0) } ?? width
    return CGSize(width: min(width, limit), height: cache.ideal.reduce(0) { $0 + $1.height })
  }

  /// Places the views from the lowest rank to the highest; equal ranks by priority, and then in source order.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let order = subviews.indices.sorted { a, b in
      let (first, second) = (subviews[a], subviews[b])
      if first[Rank.self] != second[Rank.self] { return first[Rank.self] < second[Rank.self] }
      return first.priority == second.priority ? a < b : first.priority > second.priority
    }
    var y = bounds.minY
    for index in order {
      let guide = subviews[index].dimensions(in: .unspecified)[guide]
      subviews[index].place(at: CGPoint(x: bounds.minX - guide, y: y), proposal: .unspecified)
      y += cache.ideal[index].height
    }
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { .zero }

  /// Returns a third of the height for the first baseline, and the first view's value for any other guide.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guide == .firstTextBaseline
      ? bounds.height / 3
      : subviews.first?.dimensions(in: .unspecified)[explicit: guide]
  }
}

/// A layout for random trees: views on a diagonal, each placed by an anchor.
///
/// The first view is placed twice, and the last one may not be placed.
struct StaircaseLayout: Layout {
  /// The distance of each step to the right and down, in points.
  var step: CGFloat
  /// The point of each view that lies on its step.
  var anchor: UnitPoint
  /// Whether the last view is left to the engine to place.
  var leavesLast: Bool

  /// Returns the size of the largest view and one step; at least 1 by 1.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(CGSize(width: 1, height: 1)) { size, subview in
      let view = subview.sizeThatFits(share(of: proposal))
      return CGSize(
        width: max(size.width, view.width + step), height: max(size.height, view.height + step))
    }
  }

  /// Places one view on each step, after placing the first one elsewhere.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: 3, y: 5), proposal: .zero)
    for (count, subview) in subviews.dropLast(leavesLast ? 1 : 0).enumerated() {
      let corner = CGPoint(x: bounds.minX + CGFloat(count) * step, y: bounds.minY + CGFloat(count) * step)
      subview.place(at: corner, anchor: anchor, proposal: share(of: proposal))
    }
  }

  private func share(of proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
  }
}

/// A layout for random trees: a stack's layout, called by code, with a margin.
struct WrappingLayout<Inner: BuiltInLayout>: Layout {
  /// The layout that places the views.
  var inner: Inner
  /// The margin at every edge, in points.
  var margin: CGFloat

  /// Returns the stack's size and the margin.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    return CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
  }

  /// Places the views as the stack does, inside the margin.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    inner.placeSubviews(
      in: bounds.offsetBy(dx: margin, dy: margin), proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The stack's own properties.
  static var layoutProperties: LayoutProperties { Inner.layoutProperties }
}
