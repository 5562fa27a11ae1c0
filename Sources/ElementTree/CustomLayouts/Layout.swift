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

/// A view as a custom layout sees it.
public struct LayoutSubview {
  let index: Int
  let host: any SubviewHost

  /// The size at a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { host.size(of: index, at: proposal) }

  /// The size and guides at a proposal, in points.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height) { [host, index] key in
      host.explicitGuide(key, of: index, at: proposal)
    }
  }

  /// The layout priority.
  public var priority: Double { host.traits(of: index).priority }
  /// The spacing the view prefers around itself.
  public var spacing: ViewSpacing { host.traits(of: index).spacing }
  /// The value the view carries for a key, or the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    layoutValue(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }

  /// The value the view carries for the key of an identity; `nil` for none.
  package func layoutValue(_ key: ObjectIdentifier) -> (any Sendable)? { host.layoutValue(key, of: index) }

  /// Puts the view's anchor at a point of the layout's own coordinates, in points, and proposes a size to it.
  ///
  /// Of two calls for the same view the last one counts.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    host.place(index, at: position, anchor: anchor, proposal: proposal)
  }
}

/// The views of a custom layout, in order.
public struct LayoutSubviews: RandomAccessCollection {
  let host: any SubviewHost
  /// The place of the first view.
  public let startIndex: Int
  /// One past the place of the last view.
  public let endIndex: Int

  /// All the views of a host.
  public init(_ host: any SubviewHost) {
    self.init(host, host.subviewIndices)
  }

  private init(_ host: any SubviewHost, _ range: Range<Int>) {
    self.host = host
    startIndex = range.lowerBound
    endIndex = range.upperBound
  }

  /// The direction in which the layout runs; places are mirrored afterwards.
  public var layoutDirection: LayoutDirection { host.layoutDirection }

  /// The view at a place.
  public subscript(position: Int) -> LayoutSubview { LayoutSubview(index: position, host: host) }
  /// The views of a range of places.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(host, bounds) }

  /// The views' explicit values of a guide combined where the layout places them, in points.
  package func combinedGuide(_ key: AlignmentKey) -> CGFloat? { host.combinedGuide(key) }

  package func laidOut(by element: any LayoutElement, at proposal: ProposedViewSize) -> SubviewPlaces {
    host.layout(Array(self.indices), by: element, at: proposal)
  }

  /// Places the views as an element does that the engine knows, from the origin of some bounds.
  package func place(in bounds: CGRect, as element: any LayoutElement, proposal: ProposedViewSize) {
    for (subview, place) in zip(self, laidOut(by: element, at: proposal).places) {
      let position = CGPoint(x: place.position.x + bounds.origin.x, y: place.position.y + bounds.origin.y)
      subview.place(at: position, anchor: place.anchor, proposal: place.proposal)
    }
  }
}

/// What an element makes of some subviews: its size, and where it puts them.
public struct SubviewPlaces {
  /// The element's size in points.
  public var size: CGSize
  /// Where each subview is put, in order.
  public var places: [CustomLayoutRun.Place]

  /// What a layout answered, and where it put its subviews.
  public init(size: CGSize, places: [CustomLayoutRun.Place]) {
    self.size = size
    self.places = places
  }
}

/// What measures and places subviews for a custom layout: an engine.
///
/// A failure is kept by the host, as a layout's code cannot throw; numbers given after it mean nothing.
public protocol SubviewHost: AnyObject {
  /// The places of the subviews.
  var subviewIndices: Range<Int> { get }
  /// The direction in which the layout runs.
  var layoutDirection: LayoutDirection { get }
  /// The size of a subview at a proposal, in points.
  func size(of subview: Int, at proposal: ProposedViewSize) -> CGSize
  /// The explicit value of a guide of a subview at a proposal, in points.
  func explicitGuide(_ guide: AlignmentKey, of subview: Int, at proposal: ProposedViewSize) -> CGFloat?
  /// The subviews' explicit values of a guide combined where the layout places them, in points.
  func combinedGuide(_ guide: AlignmentKey) -> CGFloat?
  /// What the tree knows of a subview.
  func traits(of subview: Int) -> ViewTraits
  /// The value a subview carries for a key.
  func layoutValue(_ key: ObjectIdentifier, of subview: Int) -> (any Sendable)?
  /// Lays some subviews out as an element would that is known to the engine.
  func layout(_ subviews: [Int], by element: any LayoutElement, at proposal: ProposedViewSize)
    -> SubviewPlaces
  /// Notes where a subview is put.
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
  /// The type of value.
  associatedtype Value: Sendable
  /// The value of a view that carries none.
  static var defaultValue: Value { get }
}

/// `layoutValue(key:value:)`: a value for the custom layout around the view.
public struct LayoutValueElement: ModifierElement {
  /// The key's type.
  public var key: ObjectIdentifier
  /// The value.
  public var value: any Sendable

  /// A value for a key.
  public init<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) {
    self.key = ObjectIdentifier(key)
    self.value = value
  }

  /// A value for the key of an identity, which lives as long as the value.
  package init(key: AnyObject, _ value: any Sendable) {
    self.key = ObjectIdentifier(key)
    self.value = value
  }

  /// A value of any type: nothing but the key's owner knows what may stand in its place.
  public static let parameters: [Parameter<Self>] = []
  /// `layoutValue`.
  public var kind: String { "layoutValue" }
}
