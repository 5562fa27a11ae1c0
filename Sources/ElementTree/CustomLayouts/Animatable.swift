import Foundation

/// Numbers that can be added and scaled, such as those an animation runs through.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every number by a factor.
  mutating func scale(by rhs: Double)
  /// The sum of the squares.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// The numbers of something that nothing can be animated of.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// There is only one.
  public init() {}
  /// The only one.
  public static let zero = EmptyAnimatableData()
  /// The only one.
  public static func + (one: Self, other: Self) -> Self { one }
  /// The only one.
  public static func - (one: Self, other: Self) -> Self { one }
  /// Leaves it as it is.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// Two animatable values together.
///
/// ```swift
/// var pair = AnimatablePair(1.0, CGFloat(2))
/// pair.scale(by: 3)  // 3 and 6
/// ```
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Makes a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Two zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// Adds the values one by one.
  public static func + (one: Self, other: Self) -> Self {
    Self(one.first + other.first, one.second + other.second)
  }
  /// Subtracts the values one by one.
  public static func - (one: Self, other: Self) -> Self {
    Self(one.first - other.first, one.second - other.second)
  }
  /// Multiplies both values by a factor.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of both values' squares.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Something with numbers that an animation runs through.
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
  /// The numbers.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The numbers.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing can be animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable {
  /// The same as another, with its numbers a part of the way there; 0 are the own numbers and 1 those of the other.
  ///
  /// An animated layout is at every moment a layout like any other.
  public func animated(to other: Self, progress: Double) -> Self {
    var between = other
    var way = other.animatableData - animatableData
    way.scale(by: progress)
    between.animatableData = animatableData + way
    return between
  }
}
