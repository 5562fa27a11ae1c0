import Foundation

/// A view's size and guides in its own coordinates, in points.
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  private let explicit: (AlignmentKey) -> CGFloat?

  /// Creates dimensions from a size in points and a function that looks up explicit guides.
  public init(width: CGFloat, height: CGFloat, explicit: @escaping (AlignmentKey) -> CGFloat? = { _ in nil })
  {
    self.width = width
    self.height = height
    self.explicit = explicit
  }

  /// The value of a horizontal guide: the explicit one, or the default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[key: guide.key] }
  /// The value of a vertical guide: the explicit one, or the default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[key: guide.key] }
  /// The explicit value of a horizontal guide, in points; `nil` if there is none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The explicit value of a vertical guide, in points; `nil` if there is none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  /// The value of the guide of a key, in points: the explicit one, or the default.
  public subscript(key key: AlignmentKey) -> CGFloat { explicit(key) ?? evaluate(key.defaultValue) }

  /// Returns the value of a guide function at these dimensions, in points.
  public func evaluate(_ function: GuideFunction) -> CGFloat {
    switch function {
    case .opaque(let closure): return closure(self)
    case .linear(let length):
      return length.terms.reduce(length.constant) { sum, term in
        switch term.dimension {
        case .width: sum + term.coefficient * width
        case .height: sum + term.coefficient * height
        case .guide(let key): sum + term.coefficient * self[key: key]
        }
      }
    }
  }
}

/// A view's size and guides as linear lengths: the argument of a linear `alignmentGuide` closure.
public struct LinearDimensions: Sendable {
  /// Creates the dimensions, which are symbols and the same for every view.
  public init() {}
  /// The width, as a symbol.
  public var width: LinearLength { LinearLength(.width) }
  /// The height, as a symbol.
  public var height: LinearLength { LinearLength(.height) }
  /// The value of a horizontal guide, as a symbol.
  public subscript(guide: HorizontalAlignment) -> LinearLength { LinearLength(.guide(guide.key)) }
  /// The value of a vertical guide, as a symbol.
  public subscript(guide: VerticalAlignment) -> LinearLength { LinearLength(.guide(guide.key)) }
}

/// A set of guides that may be explicit: either named ones, or any guide at all.
public struct GuideSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var builtIn: UInt8 = 0
  // Most trees have no custom guide, so the set is `nil` rather than empty.
  private var custom: Set<AlignmentKey>?
  /// Whether guides that are not named may be explicit as well.
  public private(set) var isOpen: Bool

  /// Creates a set of named guides; if it is open, any other guide may be explicit as well.
  public init(_ keys: Set<AlignmentKey>, isOpen: Bool = false) {
    self.isOpen = isOpen
    for key in keys { insert(key) }
  }

  /// Creates a closed set of named guides.
  public init(arrayLiteral elements: AlignmentKey...) {
    isOpen = false
    for key in elements { insert(key) }
  }

  /// The open set, which contains every guide.
  public static let any = GuideSet([], isOpen: true)

  /// The guides that a text has.
  static let textBaselines: GuideSet = [
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]

  /// The named guides, without the others that an open set contains.
  public var keys: Set<AlignmentKey> {
    let known = BuiltInGuide.allCases.filter { builtIn & $0.bit != 0 }.map(\.key)
    return (custom ?? []).union(known)
  }

  /// Whether no guide can be explicit.
  public var isEmpty: Bool { !isOpen && builtIn == 0 && custom == nil }

  /// Returns whether a guide may be explicit.
  public func contains(_ key: AlignmentKey) -> Bool {
    if isOpen { return true }
    if let guide = key.builtIn { return builtIn & guide.bit != 0 }
    return custom?.contains(key) ?? false
  }

  /// Adds a guide that may be explicit.
  public mutating func insert(_ key: AlignmentKey) {
    if let guide = key.builtIn {
      builtIn |= guide.bit
    } else if custom?.insert(key) == nil {
      custom = [key]
    }
  }

  mutating func formUnion(_ other: GuideSet) {
    builtIn |= other.builtIn
    isOpen = isOpen || other.isOpen
    for key in other.custom ?? [] { insert(key) }
  }

  /// Adds those guides of another set that containers combine.
  mutating func formCombination(_ other: GuideSet) {
    builtIn |= other.builtIn & Self.textBaselines.builtIn
    isOpen = isOpen || other.isOpen
    guard let guides = other.custom else { return }
    for key in guides where key.combination != .none { insert(key) }
  }
}

/// A guide's value as a function of a view's dimensions.
public enum GuideFunction: Sendable {
  /// A linear function of the dimensions, all of which the solver sees.
  case linear(LinearLength)
  /// An opaque closure, whose result holds only for the dimensions that it was called with.
  case opaque(@Sendable (ViewDimensions) -> CGFloat)
}

/// A guide function that is a constant plus a share of at most one side, evaluated without a list of terms.
package struct PlainGuide: Sendable {
  /// The constant part, in points.
  package let constant: Double
  /// The axis of the side that the value depends on: horizontal for the width.
  package let side: Axis
  /// The points per point of the side; zero if the value is constant.
  package let share: Double

  /// Creates the plain form of a function; `nil` if it has none.
  init?(_ function: GuideFunction) {
    guard case .linear(let length) = function, length.terms.count <= 1 else { return nil }
    constant = Double(length.constant)
    share = length.terms.first.map { Double($0.coefficient) } ?? 0
    switch length.terms.first?.dimension {
    case .width, nil: side = .horizontal
    case .height: side = .vertical
    case .guide: return nil
    }
  }
}

/// A length that is linear in a view's dimensions: a constant, in points, plus multiples of sides and guides.
///
/// An `alignmentGuide` closure that only adds, subtracts and scales dimensions creates one without any change
/// in its source; a closure that does anything else falls back to `CGFloat` and is opaque.
public struct LinearLength: Hashable, Sendable {
  /// A dimension that a coefficient multiplies.
  public enum Dimension: Hashable, Sendable {
    /// The view's width.
    case width
    /// The view's height.
    case height
    /// The value of one of the view's guides, in points.
    case guide(AlignmentKey)
  }

  /// The constant part, in points.
  public var constant: CGFloat
  /// The multiples of dimensions, in the order in which they were first added.
  public private(set) var terms: [Term]

  /// A dimension multiplied by a coefficient.
  public struct Term: Hashable, Sendable {
    /// The dimension that is multiplied.
    public var dimension: Dimension
    /// The points per point of the dimension.
    public var coefficient: CGFloat
  }

  /// Creates a constant length, in points.
  public init(_ constant: CGFloat = 0) {
    self.constant = constant
    self.terms = []
  }

  /// Creates a length that is one dimension multiplied by a coefficient.
  public init(_ dimension: Dimension, times coefficient: CGFloat = 1) {
    self.constant = 0
    // Zero times an infinite side is zero, not NaN.
    self.terms = coefficient == 0 ? [] : [Term(dimension: dimension, coefficient: coefficient)]
  }

  private mutating func add(_ term: Term, times factor: CGFloat) {
    if let index = terms.firstIndex(where: { $0.dimension == term.dimension }) {
      terms[index].coefficient += term.coefficient * factor
    } else {
      terms.append(Term(dimension: term.dimension, coefficient: term.coefficient * factor))
    }
  }

  fileprivate func adding(_ other: LinearLength, times factor: CGFloat) -> LinearLength {
    var result = self
    result.constant += other.constant * factor
    for term in other.terms { result.add(term, times: factor) }
    result.terms.removeAll { $0.coefficient == 0 }
    return result
  }
}

extension LinearLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a constant length, in points.
  public init(integerLiteral value: Int) { self.init(CGFloat(value)) }
  /// Creates a constant length, in points.
  public init(floatLiteral value: Double) { self.init(CGFloat(value)) }
}

extension LinearLength {
  /// Returns the sum of two lengths.
  public static func + (a: LinearLength, b: LinearLength) -> LinearLength { a.adding(b, times: 1) }
  /// Returns the difference of two lengths.
  public static func - (a: LinearLength, b: LinearLength) -> LinearLength { a.adding(b, times: -1) }
  /// Returns the negated length.
  public static prefix func - (a: LinearLength) -> LinearLength { a.scaled(by: -1) }
}

// The numbers below are optional so that these operators are a worse match than `CGFloat`'s own wherever both
// apply, as in `widths.reduce(0, +)`, but not worse than the opaque `alignmentGuide`. No closure can mean
// `nil` as a number.
extension LinearLength {
  /// Returns the sum of a length and a constant in points, which must not be `nil`.
  public static func + (a: LinearLength, b: CGFloat?) -> LinearLength { a + LinearLength(given(b)) }
  /// Returns the sum of a constant in points, which must not be `nil`, and a length.
  public static func + (a: CGFloat?, b: LinearLength) -> LinearLength { LinearLength(given(a)) + b }
  /// Returns a length minus a constant in points, which must not be `nil`.
  public static func - (a: LinearLength, b: CGFloat?) -> LinearLength { a - LinearLength(given(b)) }
  /// Returns a constant in points, which must not be `nil`, minus a length.
  public static func - (a: CGFloat?, b: LinearLength) -> LinearLength { LinearLength(given(a)) - b }
  /// Returns a length multiplied by a factor, which must not be `nil`.
  public static func * (a: LinearLength, b: CGFloat?) -> LinearLength { a.scaled(by: given(b)) }
  /// Returns a factor, which must not be `nil`, multiplied by a length.
  public static func * (a: CGFloat?, b: LinearLength) -> LinearLength { b.scaled(by: given(a)) }
  /// Returns a length divided by a number, which must not be `nil`.
  public static func / (a: LinearLength, b: CGFloat?) -> LinearLength { a.scaled(by: 1 / given(b)) }

  private static func given(_ number: CGFloat?) -> CGFloat {
    guard let number else { preconditionFailure("a length cannot be computed with nil") }
    return number
  }

  private func scaled(by factor: CGFloat) -> LinearLength { LinearLength().adding(self, times: factor) }
}
