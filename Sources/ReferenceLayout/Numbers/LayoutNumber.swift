import ElementTree
import Foundation

/// A number that the reference engine can compute with: `Double`, or one that remembers more.
///
/// Infinity is a number; NaN never comes up. The engine decides by `<` and `<=` alone, so a number that records
/// comparisons sees every decision that the engine makes.
public protocol LayoutNumber: Comparable, Hashable, Sendable {
  /// What the numbers of one layout share; nothing for numbers that remember nothing.
  associatedtype Context

  /// Makes the number from a small whole number, such as a count.
  init(_ whole: Int)
  /// Makes the number from a double, exactly; infinity stays infinity.
  ///
  /// Rules call `number(_:)` of the children they are given.
  init(_ value: Double, in context: Context)
  /// Positive infinity.
  static var infinity: Self { get }
  /// Whether the number is infinite, positive or negative.
  var isInfinite: Bool { get }
  /// The largest double that is not above the number.
  var doubleRoundedDown: Double { get }
  /// The nearest double.
  var doubleValue: Double { get }
  /// How far a number may lie from the one that it stands for, in points; 0 for numbers that are exact.
  static var roundingError: Double { get }
  /// The number that it stands for, as far as can be told: what differs by rounding alone is the same.
  var withoutRounding: Self { get }
  /// The nearest double, for a view's opaque code: its answer holds for this value alone.
  func pinned(for view: LayoutTree.Index) -> Double
  /// A rule bound to this type of number.
  static func binding(_ rule: any ReferenceRule) -> BoundRule<Self>
  /// The sum; infinities of different sign never meet.
  static func + (a: Self, b: Self) -> Self
  /// The difference; infinities of the same sign never meet.
  static func - (a: Self, b: Self) -> Self
  /// The product.
  static func * (a: Self, b: Self) -> Self
  /// The quotient; the divisor is not zero.
  static func / (a: Self, b: Self) -> Self
  /// The number with the other sign.
  static prefix func - (a: Self) -> Self
}

extension Double: LayoutNumber {
  /// The number itself.
  @inline(__always)
  public init(_ value: Double, in context: Void) { self = value }
  /// The number itself.
  public var doubleValue: Double { self }
  /// The number itself.
  public var doubleRoundedDown: Double { self }
  /// A billionth of a point: much more than a layout's few hundred operations come to.
  public static var roundingError: Double { 0x1p-30 }
  /// The nearest multiple of that; large numbers are their own.
  public var withoutRounding: Double {
    magnitude < 0x1p22 ? (self / Self.roundingError).rounded() * Self.roundingError : self
  }
  /// The number itself.
  public func pinned(for view: LayoutTree.Index) -> Double { self }
}

extension LayoutNumber {
  /// Zero.
  static var zero: Self { Self(0) }

  /// The number plus another; it stays what it was where infinities cancel.
  func adding(_ other: Self) -> Self { isInfinite && other.isInfinite ? self : self + other }

  /// The number less another; it stays what it was where infinities cancel.
  func subtracting(_ other: Self) -> Self { isInfinite && other.isInfinite ? self : self - other }

  /// Whether the number lies in an interval.
  func lies(in interval: MeasurementInterval, _ context: Context) -> Bool {
    let lower = Self(interval.lower, in: context)
    let upper = Self(interval.upper, in: context)
    let isAbove = interval.lowerIsIncluded ? lower <= self : lower < self
    return isAbove && (interval.upperIsIncluded ? self <= upper : self < upper)
  }
}
