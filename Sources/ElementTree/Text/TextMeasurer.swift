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

/// A measurer behind a reference that many texts share: a text is then small enough to be copied with a tree.
package final class SharedMeasurer: Sendable {
  /// The measurer.
  package let measurer: any TextMeasurer

  package init(_ measurer: any TextMeasurer) { self.measurer = measurer }
}

/// The answer of a ``TextMeasurer``: how much room a text takes and what its lines are.
public struct TextMeasurement: Hashable, Sendable {
  /// The size, the baselines and the proposals with the same answer and the same ``lines``.
  public var leaf: LeafMeasurement

  /// The strings of the lines as they are drawn, from the top: at least one, without newlines, without the
  /// spaces at which they were wrapped, and with the ellipsis where the text was truncated.
  public var lines: [String]

  /// Whether a part of the text is missing.
  public var isTruncated: Bool

  /// How large the text is set, from its smallest scale to 1.
  public var scale: CGFloat

  /// The size of the text, in points.
  public var size: CGSize { leaf.size }

  /// What a measurer found.
  public init(leaf: LeafMeasurement, lines: [String], isTruncated: Bool, scale: CGFloat = 1) {
    self.leaf = leaf
    self.lines = lines
    self.isTruncated = isTruncated
    self.scale = scale
  }
}

/// The answer of a leaf to a proposal, with the proposals that have the same answer.
///
/// The answer holds for every proposal whose width lies in ``widths`` and whose height lies in ``heights``.
/// A side that was proposed as nil holds for nil only; its interval is ``MeasurementInterval/all`` and says
/// nothing about numbers.
public struct LeafMeasurement: Hashable, Sendable {
  /// The size of the leaf, in points; finite and not negative.
  public var size: CGSize

  /// The distance from the top to the first line's baseline, in points; nil where there is no text.
  public var firstBaseline: CGFloat?

  /// The distance from the top to the last line's baseline, in points; nil where there is no text.
  public var lastBaseline: CGFloat?

  /// The proposed widths that have this answer.
  public var widths: MeasurementInterval

  /// The proposed heights that have this answer.
  public var heights: MeasurementInterval

  /// Creates an answer, by default one without baselines and for the proposal alone that it answers.
  ///
  /// Give ``MeasurementInterval/all`` where the answer is the same whatever is proposed.
  public init(
    size: CGSize, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil,
    widths: MeasurementInterval = .proposed, heights: MeasurementInterval = .proposed
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.widths = widths
    self.heights = heights
  }

  /// The same answer with intervals that stand for themselves.
  package func answering(_ proposal: ProposedViewSize) -> LeafMeasurement {
    func interval(_ claimed: MeasurementInterval, _ side: CGFloat?) -> MeasurementInterval {
      claimed == .proposed ? side.map(MeasurementInterval.point) ?? .all : claimed
    }
    var answer = self
    answer.widths = interval(widths, proposal.width)
    answer.heights = interval(heights, proposal.height)
    return answer
  }

  /// Feeds the parts of the answer into a hasher (`CGSize` is not hashable everywhere).
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(firstBaseline)
    hasher.combine(lastBaseline)
    hasher.combine(widths)
    hasher.combine(heights)
  }
}

/// An interval of proposed lengths, in points, each end of which belongs to it or not.
public struct MeasurementInterval: Hashable, Sendable {
  /// The lower end, in points; `-infinity` where there is none.
  public var lower: CGFloat

  /// The upper end, in points; `infinity` where there is none.
  public var upper: CGFloat

  /// Whether the lower end belongs to the interval.
  public var lowerIsIncluded: Bool

  /// Whether the upper end belongs to the interval.
  public var upperIsIncluded: Bool

  /// Creates an interval, by default with both ends.
  public init(
    lower: CGFloat, upper: CGFloat, lowerIsIncluded: Bool = true, upperIsIncluded: Bool = true
  ) {
    self.lower = lower
    self.upper = upper
    self.lowerIsIncluded = lowerIsIncluded
    self.upperIsIncluded = upperIsIncluded
  }

  /// All lengths, the infinite ones too.
  public static let all = MeasurementInterval(lower: -.infinity, upper: .infinity)

  /// The length alone that was proposed, whatever it was: what an answer claims that says nothing else.
  public static let proposed = MeasurementInterval(lower: .infinity, upper: -.infinity)

  /// A single length.
  public static func point(_ length: CGFloat) -> MeasurementInterval {
    MeasurementInterval(lower: length, upper: length)
  }

  /// The lengths from the lower end, included, to the upper end, excluded; an end that is nil is infinite and
  /// included.
  static func halfOpen(_ lower: CGFloat?, _ upper: CGFloat?) -> MeasurementInterval {
    MeasurementInterval(
      lower: lower ?? -.infinity, upper: upper ?? .infinity, upperIsIncluded: upper == nil)
  }

  /// Whether a length lies in the interval; NaN lies in none.
  public func contains(_ length: CGFloat) -> Bool {
    (lowerIsIncluded ? lower <= length : lower < length)
      && (upperIsIncluded ? length <= upper : length < upper)
  }
}

/// The proposed lengths for which the built-in measurer's decisions stay as they are: from the lower one on, up to but
/// without the upper one.
struct LengthRange: Hashable, Sendable {
  /// Where it begins, in points; `nil` where every shorter length belongs to it.
  var lower: CGFloat?
  /// Where it ends, in points; `nil` where every longer length belongs to it.
  var upper: CGFloat?

  /// Leaves what lies in another range too.
  mutating func formIntersection(_ other: LengthRange) {
    lower = [lower, other.lower].compactMap { $0 }.max()
    upper = [upper, other.upper].compactMap { $0 }.min()
  }

  /// The same lengths as a measurer's answer claims them.
  var interval: MeasurementInterval { .halfOpen(lower, upper) }
}
