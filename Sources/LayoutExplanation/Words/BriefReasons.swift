import ConstraintLayout
import LayoutCore
import LinearProgramming

// Reasons that stand by themselves, in a sentence that names the view.
extension LayoutExplanation {
  /// What a view is called in sentences.
  package func called(_ view: LayoutTree.Index) -> String { names.view(view) }

  /// Why a side is as long as it is: `badge is 261.3 wide: fills what is left in row: 504 - 44 - 198.7`; `nil` for a view
  /// that the layout does not place.
  package func sizeSentence(of view: LayoutTree.Index, along axis: Axis) -> String? {
    guard let side = explanation(for: view)?[axis] else { return nil }
    let length = side.length.map { Words.points($0) } ?? "endlessly"
    return "\(names.view(view)) is \(length) \(Words.adjective(axis)): "
      + ReasonSentences(self).text(side, of: view)
  }

  /// Why a view lies where it does along an axis: `badge at x 258.7 in row: after title and 8 of spacing`; `nil` where
  /// nothing places it.
  package func placeSentence(of view: LayoutTree.Index, along axis: Axis) -> String? {
    placements(of: view, along: axis).first.map {
      "\(names.view(view)) \(PlacementSentences(explanation: self, axis: axis).text($0))"
    }
  }

  /// Why a text has no more room: `title is offered 96.5 of width: what is left in row: 504 - 44`; `nil` for what is no
  /// text, or has all the room that it wants.
  package func roomSentence(of text: LayoutTree.Index) -> String? {
    guard let breaks = lineBreaks(of: text), let told = explanation(for: text) else { return nil }
    let isLimited = breaks.limit.map { $0 <= breaks.lines.count } ?? false
    let lacksHeight = breaks.isTruncated && !isLimited && told.height.offered != nil
    let axis: Axis = lacksHeight ? .vertical : .horizontal
    let limit =
      isLimited ? "may have \(breaks.lines.count == 1 ? "1 line" : "\(breaks.lines.count) lines") and " : ""
    guard let offered = told[axis].offered?.number else { return sizeSentence(of: text, along: axis) }
    let source = OfferSentences(self).source(of: told[axis], text)
    let what =
      source.hasPrefix("the ") ? source : "\(Words.points(offered)) of \(Words.side(axis)): \(source)"
    return "\(names.view(text)) \(limit)is offered \(what)"
  }
}
