import ConstraintLayout
import LayoutCore

/// How a text comes out at an exact proposal.
struct TextFacts {
  private let text: TextContent

  init(_ text: TextContent) { self.text = text }

  /// What is seen of a text, and the proposals for which it is that.
  struct Answer {
    let lines: LayoutMoment.Lines
    fileprivate let sides: Proposal<Bool>
    fileprivate let widths: [MeasurementInterval]
    fileprivate let heights: MeasurementInterval

    /// Whether the text is the same at another proposal.
    func holds(at proposal: ExactProposal) -> Bool {
      guard sides == proposal.numbers else { return false }
      return proposal.width?.number.map { width in widths.allSatisfy { $0.holds(at: width) } } ?? true
        && proposal.height?.number.map { heights.holds(at: $0) } ?? true
    }

    /// Whether the text is the same at another proposal of which its sides are about these; no where that is not sure.
    func surelyHolds(near proposal: Proposal<Double>) -> Bool {
      guard sides == Proposal(proposal.width?.isFinite, proposal.height?.isFinite) else { return false }
      if sides.width == true, let width = proposal.width, !widths.allSatisfy({ $0.isDeep(width) }) {
        return false
      }
      return sides.height != true || proposal.height.map { heights.isDeep($0) } ?? true
    }
  }

  /// What is seen of it, at one proposal alone.
  func lines(at proposal: ExactProposal) -> LayoutMoment.Lines { answer(at: proposal).lines }

  /// What is seen of it.
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
  /// Which of the sides are numbers; the others are infinite.
  fileprivate var numbers: Proposal<Bool> {
    Proposal(width.map { $0.number != nil }, height.map { $0.number != nil })
  }
}

extension MeasurementInterval {
  /// Whether a length, which may be a little off, lies in the interval.
  fileprivate func isDeep(_ length: Double) -> Bool {
    let margin = 1e-6 * max(1, length.magnitude)
    return Double(lower) < length - margin && length + margin < Double(upper)
  }
}
