import Foundation

/// Values that can be added and scaled, such as those that an animation interpolates.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a factor.
  mutating func scale(by rhs: Double)
  /// The sum of the squares of all components.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// The animatable data of a type with nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the only value of the type.
  public init() {}
  /// The only value of the type.
  public static let zero = EmptyAnimatableData()
  /// Returns the only value of the type.
  public static func + (one: Self, other: Self) -> Self { one }
  /// Returns the only value of the type.
  public static func - (one: Self, other: Self) -> Self { one }
  /// Leaves the value unchanged, as it has no component.
  public mutating func scale(by rhs: Double) {}
  /// Always zero, as there is no component.
  public var magnitudeSquared: Double { 0 }
}

/// A pair of animatable values.
///
/// ```swift
/// var pair = AnimatablePair(1.0, CGFloat(2))
/// pair.scale(by: 3)  // 3 and 6
/// ```
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first of both values.
  public var first: First
  /// The second of both values.
  public var second: Second

  /// Creates a pair of two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of the zeros of both types.
  public static var zero: Self { Self(.zero, .zero) }
  /// Returns the sum of two pairs, component by component.
  public static func + (one: Self, other: Self) -> Self {
    Self(one.first + other.first, one.second + other.second)
  }
  /// Returns the difference of two pairs, component by component.
  public static func - (one: Self, other: Self) -> Self {
    Self(one.first - other.first, one.second - other.second)
  }
  /// Multiplies both values by a factor.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of the squares of both values.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A type with data that an animation interpolates.
///
/// ```swift
/// struct Fan: Layout {
///   var angle: Double
///
///   var animatableData: Double {
///     get { angle }
///     set { angle = newValue }
///   }
///
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     CGSize(width: angle, height: 10)
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {}
/// }
///
/// let halfway = Fan(angle: 10).animated(to: Fan(angle: 30), progress: 0.5)  // angle: 20
/// ```
public protocol Animatable {
  /// The type of the data that an animation interpolates.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The data that an animation interpolates.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Empty: the type has no data to animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable {
  /// Returns the value at a point of the way to another one: 0 is this value, 1 the other one.
  ///
  /// At every moment of an animation, an animated layout is a layout like any other.
  public func animated(to other: Self, progress: Double) -> Self {
    var between = other
    var way = other.animatableData - animatableData
    way.scale(by: progress)
    between.animatableData = animatableData + way
    return between
  }
}
