import Foundation

/// What a geometry reader's content is told: how large the reader is, and where.
public struct GeometryProxy: Sendable {
  /// The reader's size in points; a side may be infinite.
  public var size: CGSize { globalFrame.size }
  /// How far the safe area's edges lie beyond those of the reader that touch it, in points; zero at every other edge.
  public let safeAreaInsets: EdgeInsets

  private let globalFrame: CGRect
  private let origins: [String: CGPoint]

  /// Makes a proxy from the reader's frame in the root container, the origins of named spaces there, and the insets of
  /// the safe area, in points.
  public init(
    globalFrame: CGRect, origins: [String: CGPoint] = [:], safeAreaInsets: EdgeInsets = EdgeInsets()
  ) {
    self.globalFrame = globalFrame
    self.origins = origins
    self.safeAreaInsets = safeAreaInsets
  }

  /// The reader's frame in some coordinates, in points; in the root container's for a name that is not known.
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

/// Whose coordinates a frame is told in.
public enum CoordinateSpace: Hashable {
  /// The root container's.
  case global
  /// The view's own: its origin is zero.
  case local
  /// Those of the nearest view around it that `coordinateSpace(name:)` gave the name.
  case named(AnyHashable)

  package static let elementKind = "coordinateSpace"
  package static let nameParameter = "name"
}
