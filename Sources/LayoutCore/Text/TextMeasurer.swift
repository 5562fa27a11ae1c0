import Foundation

/// A type that breaks texts into lines and says how much room they take.
///
/// ``BuiltInTextMeasurer`` needs nothing but this package. A shaping engine can take its place. A measurer
/// must be a pure function: the same text and proposal have the same answer, on any thread and at any time.
///
/// ```swift
/// struct TypewriterMeasurer: TextMeasurer {
///   func measure(_ text: MeasurableText, width: CGFloat?, height: CGFloat?) -> TextMeasurement {
///     let size = CGSize(width: 10 * CGFloat(text.string.count), height: 20)
///     let leaf = LeafMeasurement(
///       size: size, firstBaseline: 16, lastBaseline: 16, widths: .all, heights: .all)
///     return TextMeasurement(leaf: leaf, lines: [text.string], isTruncated: false)
///   }
/// }
/// ```
public protocol TextMeasurer: Sendable {
  /// Measures a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The proposed width in points. With nil or infinity only newlines break lines.
  ///   - height: The proposed height in points. As many whole lines are used as fit it, but at least one;
  ///     with nil or infinity, all of them.
  /// - Returns: The answer, which holds for all proposals in its intervals. They contain this proposal and
  ///   may be smaller than the largest possible ones; a measurer that knows no better returns
  ///   ``MeasurementInterval/point(_:)`` of the proposal. Where a longer line just fits, it fits: intervals
  ///   of widths have their lower end and not the upper one, unless that is infinite.
  func measure(_ text: MeasurableText, width: CGFloat?, height: CGFloat?) -> TextMeasurement

  /// How far a text in a font stands from what is above and below it in a column without spacing.
  ///
  /// Unless implemented, in proportion to the font's size as recorded from SwiftUI for 13 points: 4.742 from what is
  /// above it and 8.151 from what is below, rounded to 1/64 of a point.
  func spacing(of font: Font) -> ViewSpacing

  /// What keeps a text from being measured as it is written, such as a font that is not there.
  ///
  /// An error among them stops the layout. Unless implemented, nothing.
  func issues(with text: MeasurableText) -> [ElementIssue]
}

extension TextMeasurer {
  /// In proportion to the font's size, from what was recorded for 13 points.
  public func spacing(of font: Font) -> ViewSpacing {
    func distance(_ recorded: CGFloat) -> CGFloat { (recorded / 13 * font.size * 64).rounded() / 64 }
    return ViewSpacing(above: distance(4.742), below: distance(8.151))
  }

  /// Nothing.
  public func issues(with text: MeasurableText) -> [ElementIssue] { [] }

  /// The ideal measure of a text, at a proposal that is nil on both sides.
  public func measure(_ text: MeasurableText) -> TextMeasurement {
    measure(text, width: nil, height: nil)
  }
}
