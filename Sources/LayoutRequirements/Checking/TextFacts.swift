import ConstraintLayout
import LayoutCore

/// How a text comes out at an exact proposal.
struct TextFacts {
  private let text: TextContent

  init(_ text: TextContent) { self.text = text }

  func lines(at proposal: ExactProposal) -> LayoutMoment.Lines {
    let (sides, _) = proposal.asking { text.measurement($0).leaf }
    let shown = text.measurement(sides)
    var free = text
    free.lineLimit = nil
    let needed = free.measurement(ProposedViewSize(width: sides.width, height: nil))
    return LayoutMoment.Lines(
      count: shown.lines.count, needed: needed.lines.count, isTruncated: shown.isTruncated)
  }
}
