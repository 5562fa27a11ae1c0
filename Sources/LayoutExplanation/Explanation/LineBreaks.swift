import LayoutCore

/// How a text was broken into lines: a decision, with the numbers that it was made from.
public struct LineBreaks: Hashable, Sendable {
  /// The lines as they are drawn, from the top.
  public var lines: [String]
  /// Whether a part of the text is missing.
  public var isTruncated: Bool
  /// The most lines that the text may have; `nil` is no limit.
  public var limit: Int?
  /// The offered widths with the same answer, in points; `nil` where no width was offered.
  public var widths: MeasurementInterval?
  /// The offered heights with the same answer, in points; `nil` where no height was offered.
  public var heights: MeasurementInterval?
}

extension LayoutExplanation {
  /// How the text of a view was broken into lines; `nil` for what is no text.
  public func lineBreaks(of view: LayoutTree.Index) -> LineBreaks? {
    guard let text = (tree[view].element as? MeasuredElement)?.content as? TextContent,
      let placed = placedInPoints(view)
    else { return nil }
    let measured = text.measurer.measure(
      MeasurableText(text.string, font: text.font, lineLimit: text.lineLimit), width: placed.proposal.width,
      height: placed.proposal.height)
    return LineBreaks(
      lines: measured.lines, isTruncated: measured.isTruncated, limit: text.lineLimit,
      widths: placed.proposal.width.map { _ in measured.leaf.widths },
      heights: placed.proposal.height.map { _ in measured.leaf.heights })
  }
}
