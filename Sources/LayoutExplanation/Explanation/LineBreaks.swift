import Foundation
import LayoutCore

/// How a text was broken into lines: a decision, with the numbers that it was made from.
public struct LineBreaks: Hashable, Sendable {
  /// The lines as they are drawn, from the top.
  public var lines: [String]
  /// Whether a part of the text is missing.
  public var isTruncated: Bool
  /// The most lines that the text may have; `nil` is no limit.
  public var limit: Int?
  /// The offered widths with the same answer, in points; `nil` where no width was offered.
  public var widths: MeasurementInterval?
  /// The offered heights with the same answer, in points; `nil` where no height was offered.
  public var heights: MeasurementInterval?
  /// How large the text is set, where it may be smaller so that it fits; 1 is its full size.
  public var scale: CGFloat = 1
}

extension LayoutExplanation {
  /// How the text of a view was broken into lines; `nil` for any other view.
  public func lineBreaks(of view: LayoutTree.Index) -> LineBreaks? {
    placedInPoints(view).flatMap { names.room(view).lines(at: $0.proposal) }
  }
}
