import Foundation
import PangoShim

/// The outline of a glyph, in points from where the glyph stands on the baseline, downwards.
package struct GlyphOutline: Hashable, Sendable {
  /// A part of an outline.
  package enum Segment: Hashable, Sendable {
    /// Begins at a point.
    case move(CGPoint)
    /// A straight line to a point.
    case line(CGPoint)
    /// A curve to a point.
    case curve(control1: CGPoint, control2: CGPoint, to: CGPoint)
    /// Back to where it began.
    case close

    /// Whether two segments are the same (`CGPoint` is not hashable everywhere).
    package func hash(into hasher: inout Hasher) {
      for point in points {
        hasher.combine(point.x)
        hasher.combine(point.y)
      }
    }

    private var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .curve(let control1, let control2, let point): [control1, control2, point]
      case .close: []
      }
    }
  }

  /// Its parts, in their order.
  package private(set) var segments: [Segment] = []

  private let scale: Double
  private var last = CGPoint.zero

  /// An empty outline; `scale` is how many points a unit of its font is.
  init(scale: Double) { self.scale = scale }

  /// Adds a segment as HarfBuzz tells it.
  mutating func append(_ kind: Int32, _ points: UnsafePointer<Float>?) {
    func point(_ index: Int) -> CGPoint {
      guard let points else { return .zero }
      return CGPoint(
        x: CGFloat(Double(points[2 * index]) * scale), y: CGFloat(-Double(points[2 * index + 1]) * scale))
    }
    switch UInt32(kind) {
    case PangoShimSegmentMove.rawValue: segments.append(.move(point(0)))
    case PangoShimSegmentLine.rawValue: segments.append(.line(point(0)))
    case PangoShimSegmentQuadratic.rawValue:
      let (control, end) = (point(0), point(1))
      segments.append(
        .curve(control1: Self.third(last, control), control2: Self.third(end, control), to: end))
    case PangoShimSegmentCubic.rawValue:
      segments.append(.curve(control1: point(0), control2: point(1), to: point(2)))
    default:
      segments.append(.close)
      return
    }
    last = point(kind == Int32(PangoShimSegmentQuadratic.rawValue) ? 1 : kind == 3 ? 2 : 0)
  }

  /// Two thirds of the way from an end to the control point of a quadratic curve.
  private static func third(_ end: CGPoint, _ control: CGPoint) -> CGPoint {
    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
  }
}
