/// A length as an affine function of the running side, in points, or infinite throughout.
public typealias LengthFunction = Extended<AffineLength>

/// A constant plus so many points per point of the running side, in exact numbers.
public struct AffineLength: Hashable, Sendable {
  /// The length where the running side is zero, in points.
  public var constant: Rational
  /// Points per point of the running side.
  public var slope: Rational

  /// A function from its coefficients; unless told, a constant one.
  public init(_ constant: Rational, slope: Rational = 0) {
    self.constant = constant
    self.slope = slope
  }

  /// The length at one length of the running side.
  public func value(at length: Rational) -> Rational { constant + slope * length }

  /// The sum.
  public static func + (a: AffineLength, b: AffineLength) -> AffineLength {
    AffineLength(a.constant + b.constant, slope: a.slope + b.slope)
  }

  /// The difference.
  public static func - (a: AffineLength, b: AffineLength) -> AffineLength {
    AffineLength(a.constant - b.constant, slope: a.slope - b.slope)
  }

  /// The length of the running side at which the length is zero; `nil` for a constant.
  public var zero: Rational? { slope.isZero ? nil : -constant / slope }

  /// The function with the running side under a name: `1/2 width + 20`.
  public func description(of side: String) -> String {
    if slope.isZero { return "\(constant)" }
    let factor = slope.magnitude == 1 ? "" : "\(slope.magnitude) "
    let term = "\(slope < 0 ? "-" : "")\(factor)\(side)"
    if constant.isZero { return term }
    return "\(term) \(constant < 0 ? "-" : "+") \(constant.magnitude)"
  }
}

extension Extended<AffineLength> {
  /// The length at one length of the running side.
  public func value(at length: Rational) -> Extended<Rational> { map { $0.value(at: length) } }

  /// The function with the running side under a name: `1/2 width + 20`.
  public func description(of side: String) -> String { "\(map { $0.description(of: side) })" }
}
