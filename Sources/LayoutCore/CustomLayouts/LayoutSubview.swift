import Foundation

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

  func laidOut(by element: any LayoutElement, at proposal: ProposedViewSize) -> SubviewPlaces {
    host.layout(Array(self.indices), by: element, at: proposal)
  }

  /// Places the views as an element does that the engine knows, from the origin of some bounds.
  func place(in bounds: CGRect, as element: any LayoutElement, proposal: ProposedViewSize) {
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
