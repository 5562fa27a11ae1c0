import Foundation

/// A type that breaks texts into lines and measures them.
///
/// ``BuiltInTextMeasurer`` needs nothing but this package. A shaping engine can take its place. A measurer
/// must be a pure function: it returns the same result for the same text and proposal, on any thread and at
/// any time.
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
  /// Returns the measure of a text at a proposal.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The proposed width in points. With `nil` or infinity, only newlines break lines.
  ///   - height: The proposed height in points. As many whole lines are used as fit it, but at least one;
  ///     with `nil` or infinity, all of them.
  /// - Returns: The answer, which holds for all proposals in its intervals. They contain this proposal and
  ///   may be smaller than the largest possible ones; a measurer that knows no better returns
  ///   ``MeasurementInterval/point(_:)`` of the proposal. Where a longer line just fits, it fits: intervals
  ///   of widths have their lower end and not the upper one, unless that is infinite.
  func measure(_ text: MeasurableText, width: CGFloat?, height: CGFloat?) -> TextMeasurement

  /// Returns the space that a text in a font keeps to its neighbours in a column without spacing.
  ///
  /// By default, it is in proportion to the font's size, as recorded from SwiftUI for 13 points: 4.742 points
  /// to the view above and 8.151 to the one below, rounded to 1/64 of a point.
  func spacing(of font: Font) -> ViewSpacing

  /// Returns the reasons why a text cannot be measured as written, such as a missing font.
  ///
  /// An error among them stops the layout. By default, there is none.
  func issues(with text: MeasurableText) -> [ElementIssue]
}

extension TextMeasurer {
  /// Returns the spacing recorded for 13 points, in proportion to the font's size.
  public func spacing(of font: Font) -> ViewSpacing {
    func distance(_ recorded: CGFloat) -> CGFloat { (recorded / 13 * font.size * 64).rounded() / 64 }
    return ViewSpacing(above: distance(4.742), below: distance(8.151))
  }

  /// Returns no issue, as any text can be measured by default.
  public func issues(with text: MeasurableText) -> [ElementIssue] { [] }

  /// Returns the ideal measure of a text: that at a proposal that is `nil` on both sides.
  public func measure(_ text: MeasurableText) -> TextMeasurement {
    measure(text, width: nil, height: nil)
  }
}

/// A measurer behind a reference that many texts share, which keeps a text small when its tree is copied.
package final class SharedMeasurer: Sendable {
  package let measurer: any TextMeasurer

  package init(_ measurer: any TextMeasurer) { self.measurer = measurer }
}

/// The result of a ``TextMeasurer``: a text's size, its lines, and the proposals that have the same result.
public struct TextMeasurement: Hashable, Sendable {
  /// The size, the baselines, and the proposals with the same size and ``lines``.
  public var leaf: LeafMeasurement

  /// The strings of the drawn lines from the top, at least one: without newlines and the spaces at which
  /// lines were wrapped, and with the ellipsis of a truncated text.
  public var lines: [String]

  /// Whether a part of the text is left out.
  public var isTruncated: Bool

  /// The scale of the text, from its minimum scale factor to 1.
  public var scale: CGFloat

  /// The size of the text, in points.
  public var size: CGSize { leaf.size }

  /// Creates a result of measuring a text.
  public init(leaf: LeafMeasurement, lines: [String], isTruncated: Bool, scale: CGFloat = 1) {
    self.leaf = leaf
    self.lines = lines
    self.isTruncated = isTruncated
    self.scale = scale
  }
}

/// A leaf's answer to a proposal, with the proposals that have the same answer.
///
/// The answer holds for every proposal whose width lies in ``widths`` and whose height lies in ``heights``.
/// The answer to a side of `nil` holds for `nil` only; the interval of that side is
/// ``MeasurementInterval/all`` and means nothing for numbers.
public struct LeafMeasurement: Hashable, Sendable {
  /// The size of the leaf, in points; finite and not negative.
  public var size: CGSize

  /// The distance from the top to the first line's baseline, in points; `nil` without text.
  public var firstBaseline: CGFloat?

  /// The distance from the top to the last line's baseline, in points; `nil` without text.
  public var lastBaseline: CGFloat?

  /// The proposed widths that have this answer, in points.
  public var widths: MeasurementInterval

  /// The proposed heights that have this answer, in points.
  public var heights: MeasurementInterval

  /// Creates an answer, by default without baselines and for its own proposal alone.
  ///
  /// Pass ``MeasurementInterval/all`` if the answer is the same for every proposal.
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

  /// Returns the answer with ``MeasurementInterval/proposed`` replaced by the proposed lengths.
  package func answering(_ proposal: ProposedViewSize) -> LeafMeasurement {
    func interval(_ claimed: MeasurementInterval, _ side: CGFloat?) -> MeasurementInterval {
      claimed == .proposed ? side.map(MeasurementInterval.point) ?? .all : claimed
    }
    var answer = self
    answer.widths = interval(widths, proposal.width)
    answer.heights = interval(heights, proposal.height)
    return answer
  }

  /// Hashes all parts of the answer; not synthesised, as `CGSize` is not hashable on every platform.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(firstBaseline)
    hasher.combine(lastBaseline)
    hasher.combine(widths)
    hasher.combine(heights)
  }
}

/// An interval of proposed lengths, in points, with ends that are each included or not.
public struct MeasurementInterval: Hashable, Sendable {
  /// The lower end, in points; `-infinity` for none.
  public var lower: CGFloat

  /// The upper end, in points; `infinity` for none.
  public var upper: CGFloat

  /// Whether the interval includes its lower end.
  public var lowerIsIncluded: Bool

  /// Whether the interval includes its upper end.
  public var upperIsIncluded: Bool

  /// Creates an interval of lengths in points, which includes both ends by default.
  public init(
    lower: CGFloat, upper: CGFloat, lowerIsIncluded: Bool = true, upperIsIncluded: Bool = true
  ) {
    self.lower = lower
    self.upper = upper
    self.lowerIsIncluded = lowerIsIncluded
    self.upperIsIncluded = upperIsIncluded
  }

  /// All lengths, including the infinite ones.
  public static let all = MeasurementInterval(lower: -.infinity, upper: .infinity)

  /// The proposed length alone, whatever it is: the default of an answer.
  public static let proposed = MeasurementInterval(lower: .infinity, upper: -.infinity)

  /// Returns the interval of a single length, in points.
  public static func point(_ length: CGFloat) -> MeasurementInterval {
    MeasurementInterval(lower: length, upper: length)
  }

  /// Returns the lengths from the lower end, included, to the upper end, excluded; an end of `nil` is
  /// infinite and included.
  static func halfOpen(_ lower: CGFloat?, _ upper: CGFloat?) -> MeasurementInterval {
    MeasurementInterval(
      lower: lower ?? -.infinity, upper: upper ?? .infinity, upperIsIncluded: upper == nil)
  }

  /// Removes zero and what is below it.
  mutating func excludeNothing() {
    guard contains(0) else { return }
    (lower, lowerIsIncluded) = (0, false)
  }

  /// Returns whether the interval contains a length; NaN is never contained.
  public func contains(_ length: CGFloat) -> Bool {
    (lowerIsIncluded ? lower <= length : lower < length)
      && (upperIsIncluded ? length <= upper : length < upper)
  }
}

/// A range of proposed lengths for which the built-in measurer decides alike, without its upper end.
struct LengthRange: Hashable, Sendable {
  /// The lower end in points, included; `nil` for none.
  var lower: CGFloat?
  /// The upper end in points, excluded; `nil` for none.
  var upper: CGFloat?

  /// Restricts the range to its intersection with another one.
  mutating func formIntersection(_ other: LengthRange) {
    lower = [lower, other.lower].compactMap { $0 }.max()
    upper = [upper, other.upper].compactMap { $0 }.min()
  }

  /// The range as the interval of an answer.
  var interval: MeasurementInterval { .halfOpen(lower, upper) }
}
