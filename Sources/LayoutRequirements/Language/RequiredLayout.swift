import Foundation
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// A layout of which something is required: names views, for `require(_:widths:height:_:)`.
///
/// ```swift
/// try require(card, widths: 320...430) { layout in
///   layout["title"].isWhole
///   layout["badge"].isInside(layout["card"])
///   layout["button"].width >= 44
/// }
/// ```
public struct RequiredLayout: Sendable {
  /// A layout whose views are found when it is checked.
  package init() {}

  /// The views of a name: an id, a path, a pattern of ids such as `cell-*`, or a kind such as `Text`.
  ///
  /// A name that no view has is an error of the check, which tells the nearest one.
  public subscript(name: String) -> RequiredView { RequiredView(views: ViewSelector(name)) }

  /// The container.
  public var container: RequiredView { RequiredView(views: ViewSelector(ViewSelector.container)) }
}

/// Views of which something is required.
public struct RequiredView: Sendable {
  let views: ViewSelector

  /// No text in the views is cut off.
  public var isWhole: Requirement {
    Requirement(.whole(WholeText(views: views)), text: "\(views.name) is whole")
  }

  /// The views are shown, have an area, and lie in the container at least in part.
  public var isVisible: Requirement {
    Requirement(.visible(Visibility(views: views, isHidden: false)), text: "\(views.name) is visible")
  }

  /// The opposite of `isVisible`.
  public var isHidden: Requirement {
    Requirement(.visible(Visibility(views: views, isHidden: true)), text: "\(views.name) is hidden")
  }

  /// The texts in the views have no more lines than that.
  public func hasAtMost(lines: Int) -> Requirement {
    Requirement(
      .lines(LineCount(views: views, least: 0, most: lines)),
      text: "\(views.name) has at most \(lines) \(lines == 1 ? "line" : "lines")")
  }

  /// No edge lies beyond that of another view, or of the container.
  public func isInside(_ other: RequiredView) -> Requirement {
    Requirement(
      .inside(Containment(inner: views, outer: other.views)), text: "\(views.name) inside \(other.views.name)"
    )
  }

  /// No two of the views, and none of other views, share more than an edge.
  public func doesNotOverlap(_ other: RequiredView) -> Requirement {
    Requirement(
      .apart(Separation(views: views, others: other.views)),
      text: "\(views.name) does not overlap \(other.views.name)")
  }

  /// No two of the views share more than an edge.
  public var doNotOverlap: Requirement {
    Requirement(.apart(Separation(views: views)), text: "\(views.name) do not overlap")
  }

  /// The left edge.
  public var minX: RequiredNumber { number(.minX) }
  /// The horizontal middle.
  public var midX: RequiredNumber { number(.midX) }
  /// The right edge.
  public var maxX: RequiredNumber { number(.maxX) }
  /// The upper edge.
  public var minY: RequiredNumber { number(.minY) }
  /// The vertical middle.
  public var midY: RequiredNumber { number(.midY) }
  /// The lower edge.
  public var maxY: RequiredNumber { number(.maxY) }
  /// The width.
  public var width: RequiredNumber { number(.width) }
  /// The height.
  public var height: RequiredNumber { number(.height) }

  private func number(_ property: FrameProperty) -> RequiredNumber {
    RequiredNumber(
      sum: FrameSum(terms: [FrameSum.Term(factor: 1, side: FrameSide(of: views, property))]),
      text: "\(views.name).\(property.rawValue)")
  }
}

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

/// Collects requirements, one a line.
@resultBuilder
public enum RequirementBuilder {
  /// One requirement.
  public static func buildExpression(_ requirement: Requirement) -> [Requirement] { [requirement] }
  /// Several requirements, as a loop or a function of yours makes them.
  public static func buildExpression(_ requirements: [Requirement]) -> [Requirement] { requirements }
  /// All of them.
  public static func buildBlock(_ parts: [Requirement]...) -> [Requirement] { parts.flatMap { $0 } }
  /// Those of each round.
  public static func buildArray(_ parts: [[Requirement]]) -> [Requirement] { parts.flatMap { $0 } }
  /// Those of a branch that is taken, or none.
  public static func buildOptional(_ part: [Requirement]?) -> [Requirement] { part ?? [] }
  /// Those of the first branch.
  public static func buildEither(first: [Requirement]) -> [Requirement] { first }
  /// Those of the second branch.
  public static func buildEither(second: [Requirement]) -> [Requirement] { second }
}
