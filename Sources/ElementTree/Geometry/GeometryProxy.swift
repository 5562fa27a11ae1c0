import Foundation

/// The size and place of a geometry reader, as its content's closure is given them.
public struct GeometryProxy: Sendable {
  /// The reader's size in points; a side may be infinite.
  public var size: CGSize { globalFrame.size }
  /// The insets of the safe area at those edges of the reader that touch it, in points; zero at every other
  /// edge.
  public let safeAreaInsets: EdgeInsets

  private let globalFrame: CGRect
  private let origins: [String: CGPoint]

  /// Creates a proxy from the reader's frame in the root container, the origins of named spaces there, and
  /// the insets of the safe area, all in points.
  public init(
    globalFrame: CGRect, origins: [String: CGPoint] = [:], safeAreaInsets: EdgeInsets = EdgeInsets()
  ) {
    self.globalFrame = globalFrame
    self.origins = origins
    self.safeAreaInsets = safeAreaInsets
  }

  /// Returns the reader's frame in a coordinate space, in points; in the root container's for an unknown
  /// name.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return globalFrame
    case .named(let name):
      guard let origin = origins["\(name)"] else { return globalFrame }
      let place = CGPoint(x: globalFrame.origin.x - origin.x, y: globalFrame.origin.y - origin.y)
      return CGRect(origin: place, size: size)
    }
  }
}

/// A coordinate space in which a frame is given.
public enum CoordinateSpace: Hashable {
  /// The space of the root container.
  case global
  /// The view's own space, whose origin is the view's.
  case local
  /// The space of the nearest enclosing view that `coordinateSpace(name:)` gave the name.
  case named(AnyHashable)

  package static let elementKind = "coordinateSpace"
  package static let nameParameter = "name"
}
