import Foundation

/// Any layout, so that a view can change which one lays out its content.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// let pair = layout {
///   Color.red
///   Color.blue
/// }
/// ```
public struct AnyLayout: OrientedLayout {
  /// The element of the layout inside.
  public let element: any LayoutElement
  package let stackOrientation: Axis?
  /// The inner layout's code; that of a built-in layout has the engine lay out its element.
  private let code: CustomLayoutElement

  /// Wraps a layout.
  public init(_ layout: any Layout) {
    element = layout.element
    code = CustomLayoutElement(layout)
    stackOrientation =
      (layout as? any OrientedLayout)?.stackOrientation ?? type(of: layout).layoutProperties.stackOrientation
  }

  /// The inner layout's cache.
  public typealias Cache = LayoutCache

  /// The inner layout's cache.
  public func makeCache(subviews: Subviews) -> LayoutCache { LayoutCache() }

  /// The inner layout's size, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout LayoutCache
  ) -> CGSize {
    code.size(at: proposal, subviews, &cache)
  }

  /// Places as the inner layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout LayoutCache
  ) {
    code.place(in: bounds, proposal: proposal, subviews, &cache)
  }

  /// The inner layout's explicit value, in points.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout LayoutCache
  ) -> CGFloat? { code.guide(guide.key, in: bounds, proposal: proposal, subviews, &cache) }

  /// The inner layout's explicit value, in points.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout LayoutCache
  ) -> CGFloat? { code.guide(guide.key, in: bounds, proposal: proposal, subviews, &cache) }

  /// The spacing the inner layout prefers around itself.
  public func spacing(subviews: Subviews, cache: inout LayoutCache) -> ViewSpacing {
    element.traits(of: subviews.map { ViewTraits(priority: $0.priority, spacing: $0.spacing) }).spacing
  }
}
