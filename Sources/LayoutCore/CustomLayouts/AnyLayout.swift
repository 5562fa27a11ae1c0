import Foundation

/// Any layout, so that a view can change which one lays out its content.
public struct AnyLayout: Layout {
  /// The element of the layout inside.
  public let element: any LayoutElement
  let stackOrientation: Axis?
  private let inner: any Layout

  /// Wraps a layout.
  public init(_ layout: any Layout) {
    inner = layout
    element = layout.element
    stackOrientation = type(of: layout).layoutProperties.stackOrientation
  }

  /// The inner layout's cache.
  public typealias Cache = LayoutCache

  /// Nothing yet.
  public func makeCache(subviews: Subviews) -> LayoutCache { LayoutCache() }

  /// The inner layout's size, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout LayoutCache
  ) -> CGSize {
    guard let custom = element as? CustomLayoutElement else {
      return subviews.laidOut(by: element, at: proposal).size
    }
    return custom.size(at: proposal, subviews, &cache)
  }

  /// Places as the inner layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout LayoutCache
  ) {
    if let custom = element as? CustomLayoutElement {
      custom.place(in: bounds.size, proposal: proposal, subviews, &cache)
    } else {
      for (subview, place) in zip(subviews, subviews.laidOut(by: element, at: proposal).places) {
        subview.place(at: place.position, anchor: place.anchor, proposal: place.proposal)
      }
    }
  }
}
