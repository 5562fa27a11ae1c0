import LayoutCore
import LinearProgramming

/// Sentences about the position of a view.
struct PlacementSentences {
  let explanation: LayoutExplanation
  let axis: Axis
  private var names: Names { explanation.names }

  /// The position with its reason: `at y 30 in row, aligned by feet: its guide, 61, lies on the line at 91,
  /// which dragoon sets`.
  func text(_ placement: ViewPlacement) -> String {
    var start = "at \(Words.coordinate(axis)) \(Words.points(placement.origin)) in "
    start += placement.parent.map(names.itself) ?? "the container"
    if let mirrored = placement.mirrored {
      start += " (\(Words.points(mirrored)) from the right, as layout runs right to left)"
    }
    switch placement.cause {
    case .centred: return "\(start): the root is centred in it"
    case .first: return "\(start): it comes first"
    case .follows(let neighbour, let gap):
      let space = gap.isZero ? "right after" : "after"
      let spacing = gap.isZero ? "" : " and \(Words.points(gap)) of spacing"
      return "\(start): \(space) \(names.view(neighbour))\(spacing)"
    case .aligned(let meeting): return start + text(meeting, placement)
    case .padding(let input): return "\(start): \(names.written(input))"
    case .reach(let input): return "\(start): \(names.written(input))"
    case .position(let input): return "\(start): its middle is at \(names.written(input))"
    case .offset(let input): return "\(start): moved by \(names.written(input))"
    case .middle: return "\(start), in the middle of it"
    case .begins: return "\(start), where the content begins"
    case .row(let row, let previous, let instead):
      let after = previous.map { ", after \(names.view($0))" } ?? ""
      let why = instead.map {
        ", as in the row before it would end at \(Words.points($0.end)), beyond \(Words.points($0.width))"
      }
      return "\(start): row \(row)\(after)\(why ?? "")"
    case .cell(let tracks, let count, let anchor): return "\(start): \(text(tracks, count, anchor))"
    case .code: return "\(start), where its code puts it"
    }
  }

  /// The tracks of a grid cell: `column 2 of 3, aligned by center`.
  private func text(_ tracks: Range<Int>, _ count: Int, _ anchor: GridArrangement.Anchor) -> String {
    let word = axis == .horizontal ? "column" : "row"
    let place =
      tracks.count == 1
      ? "\(word) \(tracks.upperBound) of \(count)"
      : "\(word)s \(tracks.lowerBound + 1) to \(tracks.upperBound) of \(count)"
    switch anchor {
    case .share: return "\(place), aligned by its anchor"
    case .guide(let guide): return "\(place), aligned by \(guide.name)"
    case .line(let guide): return "\(place), with its \(guide.name) on that of its row"
    }
  }

  private func text(_ meeting: GuideMeeting, _ placement: ViewPlacement) -> String {
    if let plain = PlainAlignment(meeting, placement, in: explanation) { return plain.text }
    let guide = meeting.guide.name
    let start = ", aligned by \(guide)"
    guard let own = meeting.own, let line = meeting.line else { return start }
    let value = "\(Words.points(own))\(source(meeting.source))"
    let sentence = "\(start): its \(guide) guide, \(value)"
    let setters: [LayoutTree.Index]
    switch meeting.target {
    case .view(let view): return "\(sentence), lies on that of \(names.view(view)), \(Words.points(line))"
    case .frame: return "\(sentence), lies on that of the frame, \(Words.points(line))"
    case .line(let children): setters = children
    }
    let others = setters.filter { $0 != placement.view }
    let isMany = others.count > Self.mostSetters
    if setters.contains(placement.view) {
      if others.isEmpty { return "\(sentence), sets the line" }
      return
        "\(sentence), sets the line, together with \(isMany ? "those of others" : "that of \(list(others))")"
    }
    let setting =
      others.isEmpty
      ? "" : ", which \(isMany ? "others set" : "\(list(others)) \(others.count == 1 ? "sets" : "set")")"
    return "\(sentence), lies on the line at \(Words.points(line))\(setting)"
  }

  /// The largest number of views that are named.
  static let mostSetters = 3

  private func list(_ views: [LayoutTree.Index]) -> String { Words.list(views.map(names.view)) }

  private func source(_ source: GuideMeeting.Source) -> String {
    switch source {
    case .standard, .baseline: ""
    case .written(let view): " (alignmentGuide\(names.location(view)))"
    case .combined: " (from what is in it)"
    }
  }
}

/// Sentences about the origin of a proposal that a view fills: a written number, the container's size, or a
/// stack's share.
struct OfferSentences {
  let explanation: LayoutExplanation
  private var names: Names { explanation.names }

  init(_ explanation: LayoutExplanation) { self.explanation = explanation }

  /// The length with its origin: `fills the 288 that padding, line 7, leaves`.
  func fills(_ side: SideExplanation, _ view: LayoutTree.Index) -> String {
    switch side.offered {
    case .finite: "fills \(source(of: side, view))"
    case nil where side.length != nil: "its own \(Words.side(side.axis)), as it is offered none (nil)"
    default: "fills the infinite \(Words.side(side.axis)) it is offered"
    }
  }

  /// The length and the view that proposes it, past all that pass it on:
  /// `the 288 that padding, line 7, leaves`.
  func source(of side: SideExplanation, _ view: LayoutTree.Index) -> String {
    let points = Words.offer(side.offered, side.axis)
    var child = explanation.view(view)
    while let parent = child.node.parent.map(explanation.view) {
      if isGiven(side, to: child, by: parent) {
        return parent.rule.offered(points, along: side.axis, in: parent)
      }
      if explanation.sharedAxis(of: parent.index) == side.axis {
        return share(of: child, in: parent, side.axis) ?? "its share of \(parent.called), \(points)"
      }
      child = parent
    }
    return "the container's \(points)"
  }

  /// Whether a proposal originates at a view: it differs from the view's own, or is written there, or the
  /// child is an overlay.
  private func isGiven(_ side: SideExplanation, to child: ExplainedView, by parent: ExplainedView) -> Bool {
    if explanation.sharedAxis(of: parent.index) == side.axis { return false }
    guard let outer = parent.side(side.axis), outer.offered == side.offered else { return true }
    if parent.node.element.role == .modifier, parent.node.children.first != child.index { return true }
    if case .written? = outer.reasons.first, outer.length == side.offered?.number { return true }
    return false
  }

  /// Returns the length that a stack had for a child, as a sum.
  private func share(of child: ExplainedView, in stack: ExplainedView, _ axis: Axis) -> String? {
    guard let share = explanation.share(of: child.index, in: stack.index, axis, most: Self.mostServed),
      let own = share.served.last
    else { return nil }
    let name = names.view(stack.index)
    if share.count == 1 {
      return "the \(Words.points(own.share)) of \(name), which has no other child"
    }
    let rest = ShareSentences(explanation: explanation, axis: axis).rest(share)
    if own.waiting == 1 {
      return own.available < 0
        ? "nothing, as \(name) has nothing left: \(rest)" : "what is left in \(name): \(rest)"
    }
    let parts = rest.contains(" ") ? "(\(rest))" : rest
    return "its equal share of \(name): \(parts) / \(own.waiting)"
  }

  /// The largest number of terms of a stack's remaining length that are written out.
  private static let mostServed = 8
}

/// An alignment that needs no guides to be explained: centred, or at an edge.
struct PlainAlignment {
  /// The words after the place: `: centred; rotated, the tallest child, sets the centre line (33.37)`.
  let text: String

  /// Returns `nil` where a guide is written, or where the line is not that of the longest child or of an
  /// edge.
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
