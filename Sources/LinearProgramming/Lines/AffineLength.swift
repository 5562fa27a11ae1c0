/// A length as an affine function of the varied side, in points, or infinite for all its lengths.
public typealias LengthFunction = Extended<AffineLength>

/// An affine function of the varied side in exact numbers: a constant plus points per point of the side.
public struct AffineLength: Hashable, Sendable {
  /// The length at a side of zero, in points.
  public var constant: Rational
  /// The points per point of the varied side.
  public var slope: Rational

  /// Creates a function from its coefficients, by default a constant one.
  public init(_ constant: Rational, slope: Rational = 0) {
    self.constant = constant
    self.slope = slope
  }

  /// Returns the length at a length of the varied side, in points.
  public func value(at length: Rational) -> Rational { constant + slope * length }

  /// Returns the sum of two functions.
  public static func + (a: AffineLength, b: AffineLength) -> AffineLength {
    AffineLength(a.constant + b.constant, slope: a.slope + b.slope)
  }

  /// Returns the difference of two functions.
  public static func - (a: AffineLength, b: AffineLength) -> AffineLength {
    AffineLength(a.constant - b.constant, slope: a.slope - b.slope)
  }

  /// The length of the varied side at which the function is zero; `nil` for a constant.
  public var zero: Rational? { slope.isZero ? nil : -constant / slope }

  /// Returns the function with a name for the varied side: `1/2 width + 20`.
  public func description(of side: String) -> String {
    if slope.isZero { return "\(constant)" }
    let factor = slope.magnitude == 1 ? "" : "\(slope.magnitude) "
    let term = "\(slope < 0 ? "-" : "")\(factor)\(side)"
    if constant.isZero { return term }
    return "\(term) \(constant < 0 ? "-" : "+") \(constant.magnitude)"
  }
}

extension Extended<AffineLength> {
  /// Returns the length at a length of the varied side, in points.
  public func value(at length: Rational) -> Extended<Rational> { map { $0.value(at: length) } }

  /// Returns the function with a name for the varied side: `1/2 width + 20`.
  public func description(of side: String) -> String { "\(map { $0.description(of: side) })" }
}
