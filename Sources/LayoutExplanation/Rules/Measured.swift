import Foundation
import LayoutCore

/// Texts and other measured content are named by what they say.
struct MeasuredExplanation: LeafExplanation {
  let element: MeasuredElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { true }
  var naturalSize: CGSize? { element.content.measure(.unspecified).size }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    guard let text = element.text else { return owner.map { owned("content", by: $0) } ?? "the content" }
    // A text without a name is called by what it says.
    if owner == "\"\(text.string)\"" { return "the text \(owner ?? "")" }
    return owner.map { owned("text", by: $0) } ?? "the text"
  }

  func content(along axis: Axis) -> ParameterName? { .text }

  func lines(at proposal: ProposedViewSize) -> LineBreaks? {
    element.text.map { text in
      let measured = text.measurer.measure(
        MeasurableText(text.string, font: text.font, lineLimit: text.lineLimit), width: proposal.width,
        height: proposal.height)
      return LineBreaks(
        lines: measured.lines, isTruncated: measured.isTruncated, limit: text.lineLimit,
        widths: proposal.width.map { _ in measured.leaf.widths },
        heights: proposal.height.map { _ in measured.leaf.heights })
    }
  }
}
