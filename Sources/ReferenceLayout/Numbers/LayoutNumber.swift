import ElementTree
import Foundation

/// A number that the reference engine can compute with: `Double`, or one that records more.
///
/// Numbers may be infinite and are never NaN. The engine decides by `<` and `<=` alone, so a number that
/// records comparisons observes every decision of the engine.
public protocol LayoutNumber: Comparable, Hashable, Sendable {
  /// The state that the numbers of one layout share; `Void` for numbers without state.
  associatedtype Context

  /// Creates the number of a small whole number, such as a count.
  init(_ whole: Int)
  /// Creates the exact number of a double, which may be infinite.
  ///
  /// Rules call `number(_:)` of their `Children` instead.
  init(_ value: Double, in context: Context)
  /// Positive infinity.
  static var infinity: Self { get }
  /// Whether the number is infinite, positive or negative.
  var isInfinite: Bool { get }
  /// The largest double that is not above the number.
  var doubleRoundedDown: Double { get }
  /// The nearest double.
  var doubleValue: Double { get }
  /// The greatest distance between a number and the exact one that it approximates, in points; 0 for exact
  /// numbers.
  static var roundingError: Double { get }
  /// The number rounded such that numbers which differ by rounding errors alone become equal.
  var withoutRounding: Self { get }
  /// Returns the nearest double for a view's opaque code, whose answer holds for this value alone.
  func pinned(for view: LayoutTree.Index) -> Double
  /// Returns a rule bound to this type of number.
  static func binding(_ rule: any ReferenceRule) -> BoundRule<Self>
  /// Returns the sum; infinities of opposite sign are never added.
  static func + (a: Self, b: Self) -> Self
  /// Returns the difference; infinities of the same sign are never subtracted.
  static func - (a: Self, b: Self) -> Self
  /// Returns the product of two numbers.
  static func * (a: Self, b: Self) -> Self
  /// Returns the quotient; the divisor must not be zero.
  static func / (a: Self, b: Self) -> Self
  /// Returns the number with the opposite sign.
  static prefix func - (a: Self) -> Self
}

extension Double: LayoutNumber {
  /// Creates the number of a double, which is the double itself.
  @inline(__always)
  public init(_ value: Double, in context: Void) { self = value }
  /// The number itself, as it is a double.
  public var doubleValue: Double { self }
  /// The number itself, as it is a double.
  public var doubleRoundedDown: Double { self }
  /// A billionth of a point, which is far more than the rounding errors of a layout's few hundred operations.
  public static var roundingError: Double { 0x1p-30 }
  /// The nearest multiple of the rounding error; a large number is returned unchanged.
  public var withoutRounding: Double {
    magnitude < 0x1p22 ? (self / Self.roundingError).rounded() * Self.roundingError : self
  }
  /// Returns the number itself, as it is a double.
  public func pinned(for view: LayoutTree.Index) -> Double { self }
}

extension LayoutNumber {
  static var zero: Self { Self(0) }

  /// Returns the sum; if both numbers are infinite, the first one.
  func adding(_ other: Self) -> Self { isInfinite && other.isInfinite ? self : self + other }

  /// Returns the difference; if both numbers are infinite, the first one.
  func subtracting(_ other: Self) -> Self { isInfinite && other.isInfinite ? self : self - other }

  /// Returns whether the number is in an interval.
  func lies(in interval: MeasurementInterval, _ context: Context) -> Bool {
    let lower = Self(interval.lower, in: context)
    let upper = Self(interval.upper, in: context)
    let isAbove = interval.lowerIsIncluded ? lower <= self : lower < self
    return isAbove && (interval.upperIsIncluded ? self <= upper : self < upper)
  }
}
