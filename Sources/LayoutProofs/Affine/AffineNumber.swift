import LinearProgramming
import ReferenceLayout

/// A number for the reference engine that is an affine function of parameters, in exact rationals.
///
/// It is compared by its value at the point of its path, and the path remembers the comparison. Two numbers are equal
/// (`==`) only as functions, so that an answer that is remembered for one holds wherever the path does.
package struct AffineNumber: LayoutNumber {
  /// The function.
  package let value: Extended<AffineFunction>
  /// The path of the run that the number belongs to; `nil` for constants, which belong to any.
  package let path: ComparisonPath?

  /// A function on a path; a constant needs none.
  package init(_ value: Extended<AffineFunction>, _ path: ComparisonPath?) {
    self.value = value
    switch value {
    case .finite(.constant), .infinite, .negativeInfinite: self.path = nil
    case .finite(.line), .finite(.general): self.path = path
    }
  }

  /// A function of the parameters of a run.
  package init(_ expression: LinearExpression, on path: ComparisonPath) {
    self.init(.finite(AffineFunction(expression)), path)
  }

  /// A constant, or infinity.
  package init(_ constant: Extended<Rational>) {
    value = constant.map(AffineFunction.constant)
    path = nil
  }

  /// A constant.
  package init(_ constant: Rational) { self.init(.finite(constant)) }

  /// The exact value of a double; infinity stays infinity.
  ///
  /// While a rule is proven for all its parameters, the double that stands for one of them gives the parameter.
  package init(_ value: Double) {
    self = WrittenLengths.current?[value] ?? AffineNumber(Extended(value))
  }

  /// Positive infinity.
  package static var infinity: AffineNumber { AffineNumber(.infinite) }

  /// Whether the number is infinite, whatever the parameters.
  package var isInfinite: Bool { value.isInfinite }

  /// The function; `nil` where the number is infinite.
  package var expression: LinearExpression? { value.finite?.expression }

  /// Whether both are the same function.
  package static func == (a: AffineNumber, b: AffineNumber) -> Bool { a.value == b.value }
  /// Feeds the function to a hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
