import Foundation

/// A custom layout, as in SwiftUI: it measures and places subviews in plain code.
///
/// It is opaque to the solver: its answers enter a program as constants that hold at one proposal.
///
/// ```swift
/// struct EqualWidths: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
///     let width = ideal.map(\.width).max() ?? 0
///     return CGSize(width: width * CGFloat(ideal.count), height: ideal.map(\.height).max() ?? 0)
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     let width = bounds.width / CGFloat(subviews.count)
///     for (column, subview) in subviews.enumerated() {
///       subview.place(
///         at: CGPoint(x: bounds.minX + CGFloat(column) * width, y: bounds.minY),
///         proposal: ProposedViewSize(width: width, height: bounds.height))
///     }
///   }
/// }
/// ```
public protocol Layout: Animatable, Sendable {
  /// What the layout remembers between calls.
  associatedtype Cache = Void
  /// The views it lays out.
  typealias Subviews = LayoutSubviews

  /// The size at a proposal, in points; not NaN.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the subviews in bounds (whose origin is zero), in points.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Makes the cache, once for each view that is laid out.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date; by default makes it anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The spacing the layout prefers around itself; by default its subviews' together.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The explicit value of a horizontal guide in points; by default the subviews' combined.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// The explicit value of a vertical guide in points; by default the subviews' combined.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// What the layout tells the views in it.
  static var layoutProperties: LayoutProperties { get }
  /// The element that stands for the layout in a tree; the stacks' own layouts give their stacks.
  var element: any LayoutElement { get }
}

/// What a layout tells the views in it.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis along which spacers and dividers in it lie; `nil` is neither.
  public var stackOrientation: Axis?
  /// The properties of most layouts.
  public init() {}
}

/// A layout of which not all of one type tell the views in them the same.
package protocol OrientedLayout: Layout {
  /// The axis along which spacers and dividers in it lie; `nil` is what the type says.
  var stackOrientation: Axis? { get }
}

extension Layout {
  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The subviews' spacing together.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// The subviews' explicit values combined.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { subviews.combinedGuide(guide.key) }

  /// The subviews' explicit values combined.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { subviews.combinedGuide(guide.key) }

  /// No stack orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// An element that calls the layout.
  public var element: any LayoutElement { CustomLayoutElement(self) }
}

extension Layout where Cache == Void {
  /// No cache.
  public func makeCache(subviews: Subviews) {}
}
