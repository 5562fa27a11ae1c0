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
      guard let width = proposal.width?.number, sides.width == true else { return false }
      guard widths.allSatisfy({ $0.holds(at: width) }) else { return false }
      guard let height = proposal.height else { return sides.height == nil }
      return sides.height == true && height.number.map { heights.holds(at: $0) } ?? false
    }
  }

  func lines(at proposal: ExactProposal) -> LayoutMoment.Lines { answer(at: proposal).lines }

  /// What is seen of it.
  func answer(at proposal: ExactProposal) -> Answer {
    let (sides, leaf) = proposal.asking { text.measurement($0).leaf }
    let shown = text.measurement(sides)
    var free = text
    free.lineLimit = nil
    let needed = free.measurement(ProposedViewSize(width: sides.width, height: nil))
    let lines = LayoutMoment.Lines(
      count: shown.lines.count, needed: needed.lines.count, isTruncated: shown.isTruncated)
    return Answer(
      lines: lines,
      sides: Proposal(
        proposal.width.map { $0.number != nil }, proposal.height.map { $0.number != nil }),
      widths: [leaf.widths, needed.leaf.widths], heights: leaf.heights)
  }
}
