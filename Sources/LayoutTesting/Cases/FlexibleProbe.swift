import Foundation
import LayoutCore
import LayoutDocuments

/// Limits on each side: the proposal, or the ideal where there is none, between minimum and maximum.
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

    /// The proposals that have the same answer.
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
  /// Reads the limits; one that is not there does not limit.
  init(_ view: FieldObject) throws(DocumentError) {
    func limits(_ side: String) throws(DocumentError) -> Limits {
      Limits(
        minimum: try view["min\(side)"]?.caseLength(), ideal: try view["ideal\(side)"]?.caseLength(),
        maximum: try view["max\(side)"]?.caseLength())
    }
    width = try limits("W")
    height = try limits("H")
  }

  /// The frame that, around a colour, answers the same.
  var frame: FlexibleFrameElement {
    FlexibleFrameElement(
      minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum,
      minHeight: height.minimum, idealHeight: height.ideal, maxHeight: height.maximum)
  }
}
