import Foundation
import LayoutCore
import LayoutDocuments

/// A leaf of a fixed size; a text has baselines, measured from the top, in points.
struct FixedProbe: MeasuredContent {
  var size: CGSize
  var first: CGFloat?
  var last: CGFloat?

  var hasBaselines: Bool { first != nil }
  /// The distances as recorded for the 13-point system font.
  var spacing: ViewSpacing { hasBaselines ? ViewSpacing(above: 4.742, below: 8.151) : .ordinary }

  func measure(_ proposal: ProposedViewSize) -> LeafMeasurement {
    LeafMeasurement(
      size: size, firstBaseline: first, lastBaseline: last, widths: .all, heights: .all)
  }
}

/// A leaf of half the proposed width, 20 where there is none, and 10 points high.
struct HalfProbe: MeasuredContent {
  var hasBaselines: Bool { false }

  func measure(_ proposal: ProposedViewSize) -> LeafMeasurement {
    LeafMeasurement(
      size: CGSize(width: (proposal.width ?? 40) / 2, height: 10), widths: .atPoint(proposal.width),
      heights: .all)
  }
}

/// A leaf with a width between 1 and 1,000 points, and the height at which the area stays the same.
struct AreaProbe: MeasuredContent {
  var area: CGFloat
  /// The width where none is proposed.
  var ideal: CGFloat

  var hasBaselines: Bool { false }

  func measure(_ proposal: ProposedViewSize) -> LeafMeasurement {
    let width = max(1, min(proposal.width ?? ideal, 1000))
    return LeafMeasurement(
      size: CGSize(width: width, height: area / width), widths: .atPoint(proposal.width), heights: .all)
  }
}

/// Content of as many lines of a fixed width as fit the proposed height; at least one.
struct LinesProbe: MeasuredContent {
  var width: CGFloat
  var lines: Int
  /// The height of a line, in points.
  var pitch: CGFloat

  /// Always false: its kind is a text, but the sources give no baselines for it.
  var hasBaselines: Bool { false }

  func measure(_ proposal: ProposedViewSize) -> LeafMeasurement {
    let height = proposal.height ?? .infinity
    guard pitch > 0, pitch.isFinite else {
      // Lines of no height all fit, and so does none of endless height.
      let count = pitch == .infinity ? 1 : CGFloat(lines)
      return LeafMeasurement(
        size: CGSize(width: width, height: count * pitch), widths: .all, heights: .all)
    }
    let fitting = (height / pitch).rounded(.down)
    let count = min(max(fitting, 1), CGFloat(lines))
    let heights = MeasurementInterval(
      lower: count == 1 ? -.infinity : count * pitch,
      upper: count == CGFloat(lines) ? .infinity : (count + 1) * pitch,
      upperIsIncluded: count == CGFloat(lines))
    return LeafMeasurement(
      size: CGSize(width: width, height: count * pitch), widths: .all,
      heights: proposal.height == nil ? .all : heights)
  }
}

/// A leaf that answers as a script does; with the last answer for a proposal that is not in the script.
struct ScriptedProbe: MeasuredContent {
  struct Answer {
    var proposal: ProposedViewSize
    var size: CGSize
  }

  var answers: [Answer]

  var hasBaselines: Bool { false }

  func measure(_ proposal: ProposedViewSize) -> LeafMeasurement {
    let answer =
      answers.first { $0.proposal == proposal } ?? answers.first { $0.proposal.isNearly(proposal) }
      ?? answers.last
    return LeafMeasurement(
      size: answer?.size ?? .zero, widths: .atPoint(proposal.width), heights: .atPoint(proposal.height))
  }
}

extension MeasurementInterval {
  /// Returns the proposed length alone.
  fileprivate static func atPoint(_ length: CGFloat?) -> MeasurementInterval { length.map(point) ?? .all }
}

extension ProposedViewSize {
  /// Scripts print proposals with two or three decimals.
  fileprivate func isNearly(_ other: ProposedViewSize) -> Bool {
    Axis.allCases.allSatisfy { axis in
      switch (self[axis], other[axis]) {
      case (nil, nil): true
      case (let a?, let b?): a == b || abs(a - b) <= CaseReader.defaultTolerance
      default: false
      }
    }
  }
}

/// A leaf with limits on each side: the proposal, or the ideal where there is none, between minimum and
/// maximum.
struct FlexibleProbe: MeasuredContent {
  /// The limits of one side, in points.
  struct Limits {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    /// Whether a frame would take the limits as they are.
    var isOrderly: Bool {
      let low = minimum ?? 0
      let middle = ideal ?? low
      return 0 <= low && low <= middle && middle <= maximum ?? middle
    }

    func answer(to proposal: CGFloat?) -> CGFloat {
      let atMost = min(proposal ?? ideal ?? minimum ?? 0, maximum ?? .infinity)
      return max(minimum ?? -.infinity, atMost)
    }

    /// Returns the proposals that have the same answer.
    func interval(around proposal: CGFloat?) -> MeasurementInterval {
      guard let proposal else { return .all }
      if let minimum, proposal <= minimum || minimum >= maximum ?? .infinity {
        let isFixed = minimum >= maximum ?? .infinity
        return MeasurementInterval(lower: -.infinity, upper: isFixed ? .infinity : minimum)
      }
      if let maximum, proposal >= maximum { return MeasurementInterval(lower: maximum, upper: .infinity) }
      return .point(proposal)
    }
  }

  var width: Limits
  var height: Limits

  var hasBaselines: Bool { false }
  var isOrderly: Bool { width.isOrderly && height.isOrderly }

  func measure(_ proposal: ProposedViewSize) -> LeafMeasurement {
    LeafMeasurement(
      size: CGSize(width: width.answer(to: proposal.width), height: height.answer(to: proposal.height)),
      widths: width.interval(around: proposal.width), heights: height.interval(around: proposal.height))
  }
}

extension FlexibleProbe {
  /// Reads the limits; a missing one does not limit.
  init(_ view: FieldObject) throws(DocumentError) {
    func limits(_ side: String) throws(DocumentError) -> Limits {
      Limits(
        minimum: try view["min\(side)"]?.caseLength(), ideal: try view["ideal\(side)"]?.caseLength(),
        maximum: try view["max\(side)"]?.caseLength())
    }
    width = try limits("W")
    height = try limits("H")
  }

  /// The frame that gives the same answers around a colour.
  var frame: FlexibleFrameElement {
    FlexibleFrameElement(
      minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum,
      minHeight: height.minimum, idealHeight: height.ideal, maxHeight: height.maximum)
  }
}
