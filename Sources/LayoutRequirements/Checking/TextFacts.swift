import ConstraintLayout
import LayoutCore
import LayoutExplanation

/// The lines of a text at exact proposals.
struct TextFacts {
  private let text: TextContent

  init(_ text: TextContent) { self.text = text }

  /// The lines of a text, and the proposals for which they are valid.
  struct Answer {
    let lines: LayoutMoment.Lines
    fileprivate let sides: Proposal<Bool>
    fileprivate let widths: [MeasurementInterval]
    fileprivate let heights: MeasurementInterval

    /// Returns whether the lines are the same at another proposal.
    func holds(at proposal: ExactProposal) -> Bool {
      guard sides == proposal.numbers else { return false }
      return proposal.width?.number.map { width in widths.allSatisfy { $0.holds(at: width) } } ?? true
        && proposal.height?.number.map { heights.holds(at: $0) } ?? true
    }

    /// Returns whether the lines are surely the same at a proposal given approximately; `false` where that is
    /// not certain.
    func surelyHolds(near proposal: Proposal<Double>) -> Bool {
      guard sides == Proposal(proposal.width?.isFinite, proposal.height?.isFinite) else { return false }
      if sides.width == true, let width = proposal.width, !widths.allSatisfy({ $0.isDeep(width) }) {
        return false
      }
      return sides.height != true || proposal.height.map { heights.isDeep($0) } ?? true
    }
  }

  /// Returns the lines at a single proposal.
  func lines(at proposal: ExactProposal) -> LayoutMoment.Lines { answer(at: proposal).lines }

  /// Returns the lines with the proposals for which they are valid.
  func answer(at proposal: ExactProposal) -> Answer {
    let (sides, leaf) = proposal.asking { text.measurement($0).leaf }
    let shown = text.measurement(sides)
    var free = text
    free.lineLimit = nil
    let needed = free.measurement(ProposedViewSize(width: sides.width, height: nil))
    let lines = LayoutMoment.Lines(
      count: shown.lines.count, needed: needed.lines.count, isTruncated: shown.isTruncated,
      brokenWords: BrokenWords(of: text.string, in: shown.lines).words.count)
    return Answer(
      lines: lines,
      sides: proposal.numbers,
      widths: [leaf.widths, needed.leaf.widths], heights: leaf.heights)
  }
}

extension ExactProposal {
  /// Whether each side is a number; the others are infinite.
  fileprivate var numbers: Proposal<Bool> {
    Proposal(width.map { $0.number != nil }, height.map { $0.number != nil })
  }
}

extension MeasurementInterval {
  /// Returns whether a length is inside the interval by more than rounding.
  fileprivate func isDeep(_ length: Double) -> Bool {
    let margin = 1e-6 * max(1, length.magnitude)
    return Double(lower) < length - margin && length + margin < Double(upper)
  }
}
