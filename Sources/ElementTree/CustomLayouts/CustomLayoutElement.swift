import Foundation

/// A container whose children a custom layout measures and places.
public struct CustomLayoutElement: ContainerElement {
  /// The name of the layout's type, or the name that the layout was given.
  public let kind: String
  private let erased: any ErasedLayout
  /// The shape that is drawn for the element; `nil` for a layout, which draws nothing itself.
  package private(set) var figure: ShapeElement?

  /// Creates an element that calls a layout and has the name of its type.
  public init<L: Layout>(_ layout: L) { self.init(layout, kind: "\(L.self)") }

  /// Creates an element that calls a layout and has another name than its type.
  package init<L: Layout>(_ layout: L, kind: String) {
    self.kind = kind
    erased = LayoutBox(layout: layout)
  }

  /// Creates the element of a shape whose size a layout computes, drawn as a leaf of that shape.
  package init(_ layout: some Layout, drawnAs figure: ShapeElement) {
    self.init(layout, kind: figure.kind)
    self.figure = figure
  }

  /// Empty: a layout's own code is opaque, so none of its values is a parameter.
  public static let parameters: [Parameter<Self>] = []

  /// Returns the layout's preferred spacing.
  ///
  /// Any guide may be explicit; the priority of a single child does not show through.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var cache = LayoutCache()
    let host = UnmeasuredSubviews(children)
    return ViewTraits(spacing: erased.spacing(LayoutSubviews(host), &cache), explicitGuides: .any)
  }

  /// Returns the size at a proposal, in points.
  public func size(at proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout LayoutCache)
    -> CGSize
  {
    erased.size(proposal, subviews, &cache)
  }

  /// Places the subviews in bounds that are in points.
  public func place(
    in bounds: CGRect, proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout LayoutCache
  ) {
    erased.place(bounds, proposal, subviews, &cache)
  }

  /// Returns the explicit value of a guide in bounds, in points; `nil` if the layout gives none.
  public func guide(
    _ guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout LayoutCache
  ) -> CGFloat? {
    erased.guide(guide, bounds, proposal, subviews, &cache)
  }
}

/// The cache of a custom layout, kept between its calls for one view.
public struct LayoutCache {
  fileprivate var value: Any?
  /// Creates an empty cache.
  public init() {}
}

private protocol ErasedLayout: Sendable {
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout LayoutCache) -> CGSize
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout LayoutCache)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout LayoutCache) -> ViewSpacing
  func guide(
    _ guide: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout LayoutCache
  ) -> CGFloat?
}

private struct LayoutBox<L: Layout>: ErasedLayout {
  var layout: L

  private func withCache<Result>(
    _ cache: inout LayoutCache, _ subviews: LayoutSubviews, _ work: (inout L.Cache) -> Result
  ) -> Result {
    var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache.value = own }
    return work(&own)
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout LayoutCache) -> CGSize {
    withCache(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout LayoutCache
  ) {
    withCache(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func spacing(_ subviews: LayoutSubviews, _ cache: inout LayoutCache) -> ViewSpacing {
    withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func guide(
    _ guide: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout LayoutCache
  ) -> CGFloat? {
    withCache(&cache, subviews) { cache in
      guide.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: guide), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: guide), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
  }
}

/// Subviews before any size is known, with spacing and priorities; each measures zero.
private final class UnmeasuredSubviews: SubviewHost {
  private let all: [ViewTraits]
  init(_ all: [ViewTraits]) { self.all = all }
  var subviewIndices: Range<Int> { all.indices }
  var layoutDirection: LayoutDirection { .leftToRight }
  func size(of subview: Int, at proposal: ProposedViewSize) -> CGSize { .zero }
  func explicitGuide(_ guide: AlignmentKey, of subview: Int, at proposal: ProposedViewSize) -> CGFloat? {
    nil
  }
  func combinedGuide(_ guide: AlignmentKey) -> CGFloat? { nil }
  func traits(of subview: Int) -> ViewTraits { all[subview] }
  func layoutValue(_ key: ObjectIdentifier, of subview: Int) -> (any Sendable)? { nil }
  func layout(
    _ subviews: [Int], by element: any LayoutElement, at proposal: ProposedViewSize
  ) -> SubviewPlacements { SubviewPlacements(size: .zero, placements: []) }
  func place(_ subview: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {}
}
