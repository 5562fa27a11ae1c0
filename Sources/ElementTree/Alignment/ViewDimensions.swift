import Foundation

/// A view's size and guides in its own coordinates, in points.
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  private let explicit: (AlignmentKey) -> CGFloat?

  /// Makes dimensions from a size and a way to look up explicit guides.
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
  /// The explicit value of a horizontal guide, `nil` where there is none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The explicit value of a vertical guide, `nil` where there is none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  /// The value of any guide: the explicit one, or the default.
  public subscript(key key: AlignmentKey) -> CGFloat { explicit(key) ?? evaluate(key.defaultValue) }

  /// The value of a guide function at these dimensions, in points.
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

/// A view's size and guides as linear lengths: what a linear `alignmentGuide` closure is handed.
public struct LinearDimensions: Sendable {
  /// Makes the dimensions; they are symbols, the same for every view.
  public init() {}
  /// The width.
  public var width: LinearLength { LinearLength(.width) }
  /// The height.
  public var height: LinearLength { LinearLength(.height) }
  /// The value of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> LinearLength { LinearLength(.guide(guide.key)) }
  /// The value of a vertical guide.
  public subscript(guide: VerticalAlignment) -> LinearLength { LinearLength(.guide(guide.key)) }
}

/// A set of guides that may be explicit: some that are named, or any at all.
public struct GuideSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var builtIn: UInt8 = 0
  // Most trees name no guide of their own: where there is none, there is no set.
  private var custom: Set<AlignmentKey>?
  /// Whether guides that are not named may be explicit too.
  public private(set) var isOpen: Bool

  /// Makes a set of named guides.
  public init(_ keys: Set<AlignmentKey>, isOpen: Bool = false) {
    self.isOpen = isOpen
    for key in keys { insert(key) }
  }

  /// Makes a set of named guides.
  public init(arrayLiteral elements: AlignmentKey...) {
    isOpen = false
    for key in elements { insert(key) }
  }

  /// Any guide.
  public static let any = GuideSet([], isOpen: true)

  /// The baselines of a text.
  static let textBaselines: GuideSet = [
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]

  /// The guides that are named.
  public var keys: Set<AlignmentKey> {
    let known = BuiltInGuide.allCases.filter { builtIn & $0.bit != 0 }.map(\.key)
    return (custom ?? []).union(known)
  }

  /// Whether no guide is explicit.
  public var isEmpty: Bool { !isOpen && builtIn == 0 && custom == nil }

  /// Whether a guide may be explicit.
  public func contains(_ key: AlignmentKey) -> Bool {
    if isOpen { return true }
    if let guide = key.builtIn { return builtIn & guide.bit != 0 }
    return custom?.contains(key) ?? false
  }

  /// Adds a guide.
  public mutating func insert(_ key: AlignmentKey) {
    if let guide = key.builtIn {
      builtIn |= guide.bit
    } else if custom?.insert(key) == nil {
      custom = [key]
    }
  }

  /// Adds another set's guides.
  mutating func formUnion(_ other: GuideSet) {
    builtIn |= other.builtIn
    isOpen = isOpen || other.isOpen
    for key in other.custom ?? [] { insert(key) }
  }

  /// Adds another set's guides, of which only those are kept that containers combine.
  mutating func formCombination(_ other: GuideSet) {
    builtIn |= other.builtIn & Self.textBaselines.builtIn
    isOpen = isOpen || other.isOpen
    guard let guides = other.custom else { return }
    for key in guides where key.combination != .none { insert(key) }
  }
}

/// How a guide's value follows from a view's dimensions.
public enum GuideFunction: Sendable {
  /// A linear function of the dimensions: the solver sees all of it.
  case linear(LinearLength)
  /// An opaque closure: its answer holds for the dimensions it was given, and for no others.
  case opaque(@Sendable (ViewDimensions) -> CGFloat)
}

/// A guide's value that is a constant and a share of one side at most: it is found without a list of terms.
package struct PlainGuide: Sendable {
  /// The part that depends on nothing, in points.
  package let constant: Double
  /// Which side it depends on: horizontal for the width.
  package let side: Axis
  /// Points per point of the side; zero where it depends on none.
  package let share: Double

  /// The plain form of a function; `nil` where it has none.
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
/// An `alignmentGuide` closure that only adds, subtracts and scales dimensions makes one of these, with no change in
/// its source; a closure that does anything else falls back to `CGFloat` and is opaque.
public struct LinearLength: Hashable, Sendable {
  /// What a coefficient multiplies.
  public enum Dimension: Hashable, Sendable {
    /// The view's width.
    case width
    /// The view's height.
    case height
    /// The value of one of the view's guides.
    case guide(AlignmentKey)
  }

  /// The part in points that depends on nothing.
  public var constant: CGFloat
  /// The multiples, in the order in which they were first named.
  public private(set) var terms: [Term]

  /// A coefficient and what it multiplies.
  public struct Term: Hashable, Sendable {
    /// What is multiplied.
    public var dimension: Dimension
    /// By how much.
    public var coefficient: CGFloat
  }

  /// Makes a constant length in points.
  public init(_ constant: CGFloat = 0) {
    self.constant = constant
    self.terms = []
  }

  /// Makes a length that is one dimension, times a coefficient.
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
  /// A constant length in points.
  public init(integerLiteral value: Int) { self.init(CGFloat(value)) }
  /// A constant length in points.
  public init(floatLiteral value: Double) { self.init(CGFloat(value)) }
}

extension LinearLength {
  /// The sum of two lengths.
  public static func + (a: LinearLength, b: LinearLength) -> LinearLength { a.adding(b, times: 1) }
  /// The difference of two lengths.
  public static func - (a: LinearLength, b: LinearLength) -> LinearLength { a.adding(b, times: -1) }
  /// The length the other way.
  public static prefix func - (a: LinearLength) -> LinearLength { a.scaled(by: -1) }
}

// The plain numbers below are optional so that these operators are a worse match than `CGFloat`'s own wherever
// both would do, as in `widths.reduce(0, +)`; but no worse than the opaque `alignmentGuide` is. `nil` is no number
// that a closure can mean.
extension LinearLength {
  /// A length and a constant in points, which must not be `nil`.
  public static func + (a: LinearLength, b: CGFloat?) -> LinearLength { a + LinearLength(given(b)) }
  /// A constant in points, which must not be `nil`, and a length.
  public static func + (a: CGFloat?, b: LinearLength) -> LinearLength { LinearLength(given(a)) + b }
  /// A length less a constant in points, which must not be `nil`.
  public static func - (a: LinearLength, b: CGFloat?) -> LinearLength { a - LinearLength(given(b)) }
  /// A constant in points, which must not be `nil`, less a length.
  public static func - (a: CGFloat?, b: LinearLength) -> LinearLength { LinearLength(given(a)) - b }
  /// A length times a factor, which must not be `nil`.
  public static func * (a: LinearLength, b: CGFloat?) -> LinearLength { a.scaled(by: given(b)) }
  /// A factor, which must not be `nil`, times a length.
  public static func * (a: CGFloat?, b: LinearLength) -> LinearLength { b.scaled(by: given(a)) }
  /// A length divided by a number, which must not be `nil`.
  public static func / (a: LinearLength, b: CGFloat?) -> LinearLength { a.scaled(by: 1 / given(b)) }

  private static func given(_ number: CGFloat?) -> CGFloat {
    guard let number else { preconditionFailure("a length cannot be computed with nil") }
    return number
  }

  private func scaled(by factor: CGFloat) -> LinearLength { LinearLength().adding(self, times: factor) }
}
