import Foundation
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// A layout on which requirements are placed: it names views for `require(_:widths:height:_:)`.
///
/// ```swift
/// try require(card, widths: 320...430) { layout in
///   layout["title"].isWhole
///   layout["badge"].isInside(layout["card"])
///   layout["button"].width >= 44
/// }
/// ```
public struct RequiredLayout: Sendable {
  /// Creates a layout whose views are found when it is checked.
  package init() {}

  /// The views with a name: an id, a path, a pattern of ids such as `cell-*`, or a kind such as `Text`.
  ///
  /// A name that no view has is an error of the check, which suggests the nearest one.
  public subscript(name: String) -> RequiredView { RequiredView(views: ViewSelector(name)) }

  /// The container that the root is laid out in.
  public var container: RequiredView { RequiredView(views: ViewSelector(ViewSelector.container)) }
}

/// The views of a layout on which a requirement is placed.
public struct RequiredView: Sendable {
  let views: ViewSelector

  /// Requires that no text in the views is truncated.
  public var isWhole: Requirement {
    Requirement(.whole(WholeText(views: views)), text: "\(views.name) is whole")
  }

  /// Requires that the views are shown, have an area, and lie in the container at least in part.
  public var isVisible: Requirement {
    Requirement(.visible(Visibility(views: views, isHidden: false)), text: "\(views.name) is visible")
  }

  /// Requires the opposite of `isVisible`.
  public var isHidden: Requirement {
    Requirement(.visible(Visibility(views: views, isHidden: true)), text: "\(views.name) is hidden")
  }

  /// Requires that the texts in the views have at most the given number of lines.
  public func hasAtMost(lines: Int) -> Requirement {
    Requirement(
      .lines(LineCount(views: views, least: 0, most: lines)),
      text: "\(views.name) has at most \(lines) \(lines == 1 ? "line" : "lines")")
  }

  /// Requires that no edge extends beyond that of another view, or of the container.
  public func isInside(_ other: RequiredView) -> Requirement {
    Requirement(
      .inside(Containment(inner: views, outer: other.views)), text: "\(views.name) inside \(other.views.name)"
    )
  }

  /// Requires that the views share no more than an edge with other views.
  public func doesNotOverlap(_ other: RequiredView) -> Requirement {
    Requirement(
      .apart(Separation(views: views, others: other.views)),
      text: "\(views.name) does not overlap \(other.views.name)")
  }

  /// Requires that no two of the views share more than an edge.
  public var doNotOverlap: Requirement {
    Requirement(.apart(Separation(views: views)), text: "\(views.name) do not overlap")
  }

  /// The left edge, in points from that of the container.
  public var minX: RequiredNumber { number(.minX) }
  /// The horizontal middle, in points from the left edge of the container.
  public var midX: RequiredNumber { number(.midX) }
  /// The right edge, in points from the left edge of the container.
  public var maxX: RequiredNumber { number(.maxX) }
  /// The upper edge, in points from that of the container.
  public var minY: RequiredNumber { number(.minY) }
  /// The vertical middle, in points from the upper edge of the container.
  public var midY: RequiredNumber { number(.midY) }
  /// The lower edge, in points from the upper edge of the container.
  public var maxY: RequiredNumber { number(.maxY) }
  /// The width, in points.
  public var width: RequiredNumber { number(.width) }
  /// The height, in points.
  public var height: RequiredNumber { number(.height) }

  private func number(_ property: FrameProperty) -> RequiredNumber {
    RequiredNumber(
      sum: FrameSum(terms: [FrameSum.Term(factor: 1, side: FrameSide(of: views, property))]),
      text: "\(views.name).\(property.rawValue)")
  }
}

/// A property of views' frames, or a sum of such properties, which can be compared.
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

  /// Creates a number of points, which must be finite.
  public init(floatLiteral value: Double) {
    precondition(value.isFinite, "a number that is compared is finite")
    self.init(
      sum: FrameSum(constant: Rational(exactly: value) ?? 0, terms: []), text: PointFormat.shortest(value))
  }

  /// Creates a number of points.
  public init(integerLiteral value: Int) { self.init(floatLiteral: Double(value)) }

  /// Returns the sum of two numbers.
  public static func + (a: RequiredNumber, b: RequiredNumber) -> RequiredNumber {
    RequiredNumber(
      sum: FrameSum(constant: a.sum.constant + b.sum.constant, terms: a.sum.terms + b.sum.terms),
      text: "\(a.text) + \(b.text)")
  }

  /// Returns the difference of two numbers.
  public static func - (a: RequiredNumber, b: RequiredNumber) -> RequiredNumber {
    let terms = b.sum.terms.map { FrameSum.Term(factor: -$0.factor, side: $0.side) }
    return RequiredNumber(
      sum: FrameSum(constant: a.sum.constant - b.sum.constant, terms: a.sum.terms + terms),
      text: "\(a.text) - \(b.text)")
  }

  /// Requires that the left number is at most the right one.
  public static func <= (a: RequiredNumber, b: RequiredNumber) -> Requirement { a.compared(.atMost, b) }
  /// Requires that the left number is at least the right one.
  public static func >= (a: RequiredNumber, b: RequiredNumber) -> Requirement { a.compared(.atLeast, b) }
  /// Requires that the numbers are equal.
  public static func == (a: RequiredNumber, b: RequiredNumber) -> Requirement { a.compared(.equal, b) }
  /// Requires that the left number is strictly less.
  public static func < (a: RequiredNumber, b: RequiredNumber) -> Requirement { a.compared(.less, b) }
  /// Requires that the left number is strictly more.
  public static func > (a: RequiredNumber, b: RequiredNumber) -> Requirement { a.compared(.more, b) }

  private func compared(_ relation: NumberComparison.Relation, _ other: RequiredNumber) -> Requirement {
    Requirement(
      .compared(NumberComparison(left: sum, relation: relation, right: other.sum)),
      text: "\(text) \(relation.rawValue) \(other.text)")
  }
}

/// Collects requirements, one per line.
@resultBuilder
public enum RequirementBuilder {
  /// Returns a single requirement.
  public static func buildExpression(_ requirement: Requirement) -> [Requirement] { [requirement] }
  /// Returns several requirements, from a loop or a function.
  public static func buildExpression(_ requirements: [Requirement]) -> [Requirement] { requirements }
  /// Returns the requirements of all lines.
  public static func buildBlock(_ parts: [Requirement]...) -> [Requirement] { parts.flatMap { $0 } }
  /// Returns the requirements of all iterations.
  public static func buildArray(_ parts: [[Requirement]]) -> [Requirement] { parts.flatMap { $0 } }
  /// Returns the requirements of a branch, empty where it is not taken.
  public static func buildOptional(_ part: [Requirement]?) -> [Requirement] { part ?? [] }
  /// Returns the requirements of the first branch.
  public static func buildEither(first: [Requirement]) -> [Requirement] { first }
  /// Returns the requirements of the second branch.
  public static func buildEither(second: [Requirement]) -> [Requirement] { second }
}
