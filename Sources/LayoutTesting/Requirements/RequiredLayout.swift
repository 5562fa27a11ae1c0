import LayoutCore
import LayoutExplanation
import LayoutRequirements
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
