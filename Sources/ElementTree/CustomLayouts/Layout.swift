import Foundation

/// A custom layout, as in SwiftUI: a type that measures and places subviews in plain code.
///
/// A custom layout is opaque to the solver: its results enter a program as constants that hold at one
/// proposal.
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
  /// The type of the cache that is kept between calls.
  associatedtype Cache = Void
  /// The collection of the views that the layout measures and places.
  typealias Subviews = LayoutSubviews

  /// Returns the size at a proposal, in points; a side must not be NaN.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the subviews in bounds (whose origin is zero), in points.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Creates the cache, once for each view that is laid out.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache after a change of the subviews; creates it anew by default.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the spacing that the layout prefers around itself; the union of its subviews' by default.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the explicit value of a horizontal guide, in points; the subviews' values combined by default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Returns the explicit value of a vertical guide, in points; the subviews' values combined by default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// The properties that the views in the layout depend on.
  static var layoutProperties: LayoutProperties { get }
  /// The element of the layout in a tree: a `CustomLayoutElement`, or the stack of a layout that is one.
  var element: any LayoutElement { get }
}

/// The properties of a layout that the views in it depend on.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis along which spacers and dividers in the layout lie; `nil` for neither.
  public var stackOrientation: Axis?
  /// Creates properties without an orientation.
  public init() {}
}

/// A layout whose orientation differs between values of its type.
package protocol OrientedLayout: Layout {
  /// The axis along which spacers and dividers in the layout lie; `nil` for that of the type.
  var stackOrientation: Axis? { get }
}

extension Layout {
  /// Creates the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// Returns the union of the subviews' spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// Returns the combined explicit values of the subviews, in points.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { subviews.combinedGuide(guide.key) }

  /// Returns the combined explicit values of the subviews, in points.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { subviews.combinedGuide(guide.key) }

  /// Properties without an orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// An element that calls the layout.
  public var element: any LayoutElement { CustomLayoutElement(self) }
}

extension Layout where Cache == Void {
  /// Creates no cache, as its type is `Void`.
  public func makeCache(subviews: Subviews) {}
}

/// A child of a custom layout, with the methods that measure and place it.
public struct LayoutSubview {
  let index: Int
  let host: any SubviewHost

  /// Returns the view's size at a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { host.size(of: index, at: proposal) }

  /// Returns the view's size and guides at a proposal, in points.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height) { [host, index] key in
      host.explicitGuide(key, of: index, at: proposal)
    }
  }

  /// The layout priority, which is 0 for an ordinary view.
  public var priority: Double { host.traits(of: index).priority }
  /// The spacing that the view prefers around itself.
  public var spacing: ViewSpacing { host.traits(of: index).spacing }
  /// The value that the view carries for a key, or the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    layoutValue(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }

  /// Returns the value that the view carries for the key of an identity; `nil` if it carries none.
  package func layoutValue(_ key: ObjectIdentifier) -> (any Sendable)? { host.layoutValue(key, of: index) }

  /// Places the view's anchor at a point of the layout's own coordinates, in points, and proposes a size to
  /// it.
  ///
  /// The last of several calls for the same view counts.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    host.place(index, at: position, anchor: anchor, proposal: proposal)
  }
}

/// The views of a custom layout, in order.
public struct LayoutSubviews: RandomAccessCollection {
  let host: any SubviewHost
  /// The index of the first view.
  public let startIndex: Int
  /// The index after that of the last view.
  public let endIndex: Int

  /// Creates the collection of all views of a host.
  public init(_ host: any SubviewHost) {
    self.init(host, host.subviewIndices)
  }

  private init(_ host: any SubviewHost, _ range: Range<Int>) {
    self.host = host
    startIndex = range.lowerBound
    endIndex = range.upperBound
  }

  /// The direction in which the layout runs; the engine mirrors the places afterwards.
  public var layoutDirection: LayoutDirection { host.layoutDirection }

  /// The view at an index.
  public subscript(position: Int) -> LayoutSubview { LayoutSubview(index: position, host: host) }
  /// The views of a range of indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(host, bounds) }

  /// Returns the combined explicit values of a guide of all views where the layout places them, in points.
  package func combinedGuide(_ key: AlignmentKey) -> CGFloat? { host.combinedGuide(key) }

  package func laidOut(by element: any LayoutElement, at proposal: ProposedViewSize) -> SubviewPlacements {
    host.layout(Array(self.indices), by: element, at: proposal)
  }

  /// Places the views in some bounds as an element of the engine's own lays them out.
  package func place(in bounds: CGRect, as element: any LayoutElement, proposal: ProposedViewSize) {
    for (subview, place) in zip(self, laidOut(by: element, at: proposal).placements) {
      let position = CGPoint(x: place.position.x + bounds.origin.x, y: place.position.y + bounds.origin.y)
      subview.place(at: position, anchor: place.anchor, proposal: place.proposal)
    }
  }
}

/// The result of laying out subviews by an element: its size, and the placement of each subview.
public struct SubviewPlacements {
  /// The element's size in points.
  public var size: CGSize
  /// The placement of each subview, in order.
  public var placements: [CustomLayoutRun.Placement]

  /// Creates a result, with the size in points.
  public init(size: CGSize, placements: [CustomLayoutRun.Placement]) {
    self.size = size
    self.placements = placements
  }
}

/// An engine as a custom layout sees it: it measures and places subviews.
///
/// The host keeps a failure, as a layout's code cannot throw; the numbers that it returns afterwards are
/// meaningless.
public protocol SubviewHost: AnyObject {
  /// The indices of the subviews.
  var subviewIndices: Range<Int> { get }
  /// The direction in which the layout runs.
  var layoutDirection: LayoutDirection { get }
  /// Returns the size of a subview at a proposal, in points.
  func size(of subview: Int, at proposal: ProposedViewSize) -> CGSize
  /// Returns the explicit value of a guide of a subview at a proposal, in points; `nil` if it has none.
  func explicitGuide(_ guide: AlignmentKey, of subview: Int, at proposal: ProposedViewSize) -> CGFloat?
  /// Returns the combined explicit values of a guide of all subviews where the layout places them, in points.
  func combinedGuide(_ guide: AlignmentKey) -> CGFloat?
  /// Returns the traits of a subview.
  func traits(of subview: Int) -> ViewTraits
  /// Returns the value that a subview carries for a key; `nil` if it carries none.
  func layoutValue(_ key: ObjectIdentifier, of subview: Int) -> (any Sendable)?
  /// Lays out some subviews by an element of the engine's own.
  func layout(_ subviews: [Int], by element: any LayoutElement, at proposal: ProposedViewSize)
    -> SubviewPlacements
  /// Records the place of a subview, with the position of its anchor in points.
  func place(_ subview: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
}

/// A key for a value that a view carries for the custom layout around it.
///
/// ```swift
/// struct Rank: LayoutValueKey {
///   static let defaultValue = 0
/// }
/// ```
public protocol LayoutValueKey {
  /// The type of the values; `Sendable`, as trees are.
  associatedtype Value: Sendable
  /// The value of a view that carries none.
  static var defaultValue: Value { get }
}

/// The modifier `layoutValue(key:value:)`: a value for the custom layout around the view.
public struct LayoutValueElement: ModifierElement {
  /// The identity of the key's type.
  public var key: ObjectIdentifier
  /// The value, of the key's own type.
  public var value: any Sendable

  /// Creates a modifier that carries a value for a key.
  public init<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) {
    self.key = ObjectIdentifier(key)
    self.value = value
  }

  /// Creates a modifier that carries a value for the key of an identity, which lives as long as the value.
  package init(key: AnyObject, _ value: any Sendable) {
    self.key = ObjectIdentifier(key)
    self.value = value
  }

  /// Empty: only the owner of the key knows which values may replace this one.
  public static let parameters: [Parameter<Self>] = []
  /// The name of the kind: `layoutValue`.
  public var kind: String { "layoutValue" }
}
