import LayoutCore
import LayoutRequirements
import LinearProgramming

/// A number of views' frames, or a sum of such numbers, which can be compared.
///
/// ```swift
/// try require(card, widths: 320...430) { layout in
///   layout["footer"].maxY <= layout.container.height - 8
/// }
/// ```
public struct RequiredNumber: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let sum: FrameSum
  let text: String

  init(sum: FrameSum, text: String) { (self.sum, self.text) = (sum, text) }

  /// A number of points, which is finite.
  public init(floatLiteral value: Double) {
    precondition(value.isFinite, "a number that is compared is finite")
    self.init(
      sum: FrameSum(constant: Rational(exactly: value) ?? 0, terms: []), text: PointFormat.shortest(value))
  }

  /// A number of points.
  public init(integerLiteral value: Int) { self.init(floatLiteral: Double(value)) }

  /// The sum.
  public static func + (a: RequiredNumber, b: RequiredNumber) -> RequiredNumber {
    RequiredNumber(
      sum: FrameSum(constant: a.sum.constant + b.sum.constant, terms: a.sum.terms + b.sum.terms),
      text: "\(a.text) + \(b.text)")
  }

  /// The difference.
  public static func - (a: RequiredNumber, b: RequiredNumber) -> RequiredNumber {
    let terms = b.sum.terms.map { FrameSum.Term(factor: -$0.factor, side: $0.side) }
    return RequiredNumber(
      sum: FrameSum(constant: a.sum.constant - b.sum.constant, terms: a.sum.terms + terms),
      text: "\(a.text) - \(b.text)")
  }

  /// At most.
  public static func <= (a: RequiredNumber, b: RequiredNumber) -> Requirement { a.compared(.atMost, b) }
  /// At least.
  public static func >= (a: RequiredNumber, b: RequiredNumber) -> Requirement { a.compared(.atLeast, b) }
  /// Exactly.
  public static func == (a: RequiredNumber, b: RequiredNumber) -> Requirement { a.compared(.equal, b) }
  /// Less.
  public static func < (a: RequiredNumber, b: RequiredNumber) -> Requirement { a.compared(.less, b) }
  /// More.
  public static func > (a: RequiredNumber, b: RequiredNumber) -> Requirement { a.compared(.more, b) }

  private func compared(_ relation: NumberComparison.Relation, _ other: RequiredNumber) -> Requirement {
    Requirement(
      .compared(NumberComparison(left: sum, relation: relation, right: other.sum)),
      text: "\(text) \(relation.rawValue) \(other.text)")
  }
}
