import Foundation

/// What a geometry reader's content is told: how large the reader is, and where.
public struct GeometryProxy: Sendable {
  /// The reader's size in points; a side may be infinite.
  public var size: CGSize { globalFrame.size }
  /// The insets of the safe area; there is none, so they are zero.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  private let globalFrame: CGRect
  private let origins: [String: CGPoint]

  /// Makes a proxy from the reader's frame in the root container and the origins of named spaces there, in points.
  public init(globalFrame: CGRect, origins: [String: CGPoint] = [:]) {
    self.globalFrame = globalFrame
    self.origins = origins
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
