#if !canImport(CoreGraphics)
  import Foundation

  /// An affine map of the plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
  ///
  /// It replaces the type of Core Graphics on systems without that framework, with some of its members.
  public struct CGAffineTransform: Hashable, Sendable {
    /// The coefficient of x in x'.
    public var a: CGFloat
    /// The coefficient of x in y'.
    public var b: CGFloat
    /// The coefficient of y in x'.
    public var c: CGFloat
    /// The coefficient of y in y'.
    public var d: CGFloat
    /// The translation along x, in points.
    public var tx: CGFloat
    /// The translation along y, in points.
    public var ty: CGFloat

    /// Creates a map from its six coefficients.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates a rotation around the origin by an angle in radians.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(angle), cos(angle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Creates a map that scales each axis by a factor.
    public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

    /// Creates a translation by distances in points.
    public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

    /// The map that leaves every point unchanged.
    public static let identity = CGAffineTransform(scaleX: 1, y: 1)
  }

  extension CGPoint {
    /// Returns the point to which a map takes this point.
    public func applying(_ map: CGAffineTransform) -> CGPoint {
      CGPoint(x: map.a * x + map.c * y + map.tx, y: map.b * x + map.d * y + map.ty)
    }
  }

  extension CGRect {
    /// Returns the smallest rectangle that contains the mapped corners.
    public func applying(_ map: CGAffineTransform) -> CGRect {
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
        CGPoint(x: maxX, y: maxY),
      ].map { $0.applying(map) }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
      let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif
