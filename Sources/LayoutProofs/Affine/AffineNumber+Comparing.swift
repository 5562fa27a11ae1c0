import ElementTree
import LinearProgramming

extension AffineNumber {
  /// Whether the first number is less at the point; the path remembers it.
  package static func < (a: AffineNumber, b: AffineNumber) -> Bool {
    switch (a.value, b.value) {
    case (.infinite, _), (_, .negativeInfinite): return false
    case (.negativeInfinite, _), (_, .infinite): return true
    case (.finite(.constant(let a)), .finite(.constant(let b))): return a < b
    case (.finite(let first), .finite(let second)):
      let difference = second + first * -1
      if case .constant(let constant) = difference { return constant.signum() > 0 }
      return (a.path ?? b.path)?.isPositive(difference) ?? false
    }
  }

  /// Whether the first number is at most the second at the point; the path remembers it.
  package static func <= (a: AffineNumber, b: AffineNumber) -> Bool { !(b < a) }

  /// The value at the point of the path; `nil` where the number is infinite.
  package var exactValue: Rational? {
    guard case .finite(let function) = value else { return nil }
    if case .constant(let constant) = function { return constant }
    return path?.value(of: function)
  }

  private var infiniteDouble: Double { value == .infinite ? .infinity : -.infinity }

  /// The largest double that is not above the value at the point.
  ///
  /// Nothing is remembered: what is measured there says for which numbers it holds, and these are compared.
  package var doubleRoundedDown: Double { exactValue?.doubleRoundedDown ?? infiniteDouble }

  /// None.
  public static var roundingError: Double { 0 }
  /// The number itself.
  public var withoutRounding: AffineNumber { self }

  /// The double nearest to the value at the point.
  package var doubleValue: Double { exactValue?.doubleValue ?? infiniteDouble }

  /// The double nearest to the value at the point, for which alone the path then holds.
  package func pinned(for view: LayoutTree.Index) -> Double {
    guard let path, let expression else { return doubleValue }
    return path.pin(expression, for: view).doubleValue
  }
}
