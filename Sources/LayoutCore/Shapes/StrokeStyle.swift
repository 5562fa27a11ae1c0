import Foundation

/// How lines are drawn; it has no part in layout.
public struct StrokeStyle: Hashable, Sendable {
  /// How lines end.
  public enum LineCap: Hashable, Sendable {
    case butt, round, square
  }

  /// How lines meet.
  public enum LineJoin: Hashable, Sendable {
    case miter, round, bevel
  }

  /// The thickness in points.
  public var lineWidth: CGFloat
  /// How lines end.
  public var lineCap: LineCap
  /// How lines meet.
  public var lineJoin: LineJoin
  /// How far a corner may stick out, in thicknesses.
  public var miterLimit: CGFloat
  /// The lengths of dashes and of the gaps between them, in points.
  public var dash: [CGFloat]
  /// How far into the dashes a line begins, in points.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
