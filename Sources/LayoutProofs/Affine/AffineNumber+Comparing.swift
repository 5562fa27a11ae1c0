import LayoutCore
import LinearProgramming

extension AffineNumber {
  /// Whether the first number is less at the point; the path remembers it.
  public static func < (a: AffineNumber, b: AffineNumber) -> Bool {
    switch (a.value, b.value) {
    case (.constant(let a), .constant(let b)): return a < b
    case (.infinity, _), (_, .negativeInfinity): return false
    case (.negativeInfinity, _), (_, .infinity): return true
    default:
      let difference = b - a
      guard let path = difference.path else {
        guard case .constant(let difference) = difference.value else { return false }
        return difference.signum() > 0
      }
      return path.isPositive(difference.value)
    }
  }

  /// Whether the first number is at most the second at the point; the path remembers it.
  public static func <= (a: AffineNumber, b: AffineNumber) -> Bool { !(b < a) }

  /// The value at the point of the path; `nil` where the number is infinite.
  package var exactValue: Rational? {
    if case .constant(let constant) = value { return constant }
    return path?.value(of: value)
  }

  private var infiniteDouble: Double { value == .infinity ? .infinity : -.infinity }

  /// The largest double that is not above the value at the point.
  ///
  /// Nothing is remembered: what is measured there says for which numbers it holds, and these are compared.
  public var doubleRoundedDown: Double { exactValue?.doubleRoundedDown ?? infiniteDouble }

  /// The double nearest to the value at the point.
  public var doubleValue: Double { exactValue?.doubleValue ?? infiniteDouble }

  /// The double nearest to the value at the point, for which alone the path then holds.
  public func pinned(for view: LayoutTree.Index) -> Double {
    guard let path, let expression else { return doubleValue }
    return path.pin(expression, for: view).doubleValue
  }
}
