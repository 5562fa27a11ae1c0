import LayoutCore
import LinearProgramming

/// Why a view lies where it does.
struct PlacementSentences {
  let explanation: LayoutExplanation
  let axis: Axis
  private var names: Names { explanation.names }

  /// `at y 30 in row, aligned by feet: its guide, 61, lies on the line at 91, which dragoon sets`.
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

  /// `column 2 of 3, aligned by center`.
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

  /// Beyond this many, views are not named.
  static let mostSetters = 3

  private func list(_ views: [LayoutTree.Index]) -> String { Words.list(views.map(names.view)) }

  private func source(_ source: GuideMeeting.Source) -> String {
    switch source {
    case .standard, .baseline: ""
    case .written(let view): " (alignmentGuide\(names.place(view)))"
    case .combined: " (from what is in it)"
    }
  }
}
