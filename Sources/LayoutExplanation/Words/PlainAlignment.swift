import LayoutCore
import LinearProgramming

/// An alignment that needs no guides to be told: centred, or at an edge.
struct PlainAlignment {
  /// What follows the place: `: centred; rotated, the tallest child, sets the centre line (33.37)`.
  let text: String

  /// Fails where a guide was written, or where the line is not that of the longest child or of an edge.
  init?(_ meeting: GuideMeeting, _ placement: ViewPlacement, in explanation: LayoutExplanation) {
    let axis = meeting.guide.axis
    let child = explanation.view(placement.view)
    guard meeting.source == .standard, let parent = placement.parent.map(explanation.view),
      let own = meeting.own,
      let line = meeting.line, let length = child.length(axis), let around = parent.length(axis)
    else { return nil }
    let isCentre = meeting.guide == Alignment.center[axis] && own * 2 == length
    let isStart = meeting.guide == Self.start(axis) && own == 0
    let isEnd = meeting.guide == Self.end(axis) && own == length
    let edge = isStart ? Self.start(axis).name : Self.end(axis).name
    guard isCentre || isStart || isEnd else { return nil }
    let names = explanation.names
    switch meeting.target {
    case .frame:
      let isMiddle = isCentre && line * 2 == around
      if isMiddle {
        text = ": centred in the frame, (\(Words.points(around)) - \(Words.points(length))) / 2"
      } else if (isStart && line == 0) || (isEnd && line == around) {
        text = ": at the frame's \(edge) edge"
      } else {
        return nil
      }
    case .view(let other):
      guard let side = explanation.view(other).length(axis),
        line == (isCentre ? side / 2 : isStart ? 0 : side)
      else { return nil }
      let name = explanation.view(other).nameOfSide(axis)
      text = isCentre ? ": centred on \(name)" : ": at the \(edge) edge of \(name)"
    case .line(let setters):
      if (isStart && line == 0) || (isEnd && line == around) {
        text = ": aligned at the \(edge) edge"
        return
      }
      if isCentre, parent.children.count == 1 {
        text = ": it is the only child"
        return
      }
      let lengths = parent.children.map { $0.length(axis) }
      let longest = lengths.compactMap { $0 }.max()
      guard isCentre, !lengths.contains(nil), let longest, line * 2 == longest,
        setters.allSatisfy({ explanation.view($0).length(axis) == longest })
      else { return nil }
      text = Self.centred(placement.view, setters, line, axis, names)
    }
  }

  private static func centred(
    _ view: LayoutTree.Index, _ setters: [LayoutTree.Index], _ line: Rational, _ axis: Axis, _ names: Names
  ) -> String {
    let longest = Words.superlative(axis)
    if setters == [view] { return ": centred; as the \(longest) child it sets the centre line" }
    guard setters.count <= PlacementSentences.mostSetters else {
      return ": centred; the \(longest) children set the centre line"
    }
    let list = Words.list(setters.map(names.view))
    if setters.count == 1 { return ": centred; \(list), the \(longest) child, sets the centre line" }
    return ": centred; \(list), the \(longest) children, set the centre line"
  }

  private static func start(_ axis: Axis) -> AlignmentKey { Alignment.topLeading[axis] }
  private static func end(_ axis: Axis) -> AlignmentKey { Alignment.bottomTrailing[axis] }
}
