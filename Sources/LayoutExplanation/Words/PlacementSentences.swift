import LayoutCore

/// Why a view lies where it does.
struct PlacementSentences {
  let names: Names
  let axis: Axis

  /// `at y 30 in row, aligned by feet: its feet (61) lies on the line at 91, set by dragoon`.
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
    case .padding(let input): return "\(start): \(names.modifier(input))"
    case .position(let input): return "\(start): its middle is at \(names.modifier(input))"
    case .offset(let input): return "\(start): moved by \(names.modifier(input))"
    case .begins: return "\(start), where the content begins"
    case .row(let row, let previous, let instead):
      let after = previous.map { ", after \(names.view($0))" } ?? ""
      let why = instead.map {
        ", as in the row before it would end at \(Words.points($0.end)), beyond \(Words.points($0.width))"
      }
      return "\(start): row \(row)\(after)\(why ?? "")"
    case .code: return "\(start), where its code puts it"
    }
  }

  private func text(_ meeting: GuideMeeting, _ placement: ViewPlacement) -> String {
    let guide = meeting.guide.name
    let start = ", aligned by \(guide)"
    guard let own = meeting.own, let line = meeting.line else { return start }
    var sentence = "\(start): its \(guide) (\(Words.points(own))\(source(meeting.source)))"
    let setters: [LayoutTree.Index]
    switch meeting.target {
    case .view(let view): return "\(sentence) lies on that of \(names.view(view)) (\(Words.points(line)))"
    case .frame: return "\(sentence) lies on that of the frame (\(Words.points(line)))"
    case .line(let children): setters = children
    }
    let others = setters.filter { $0 != placement.view }
    let isMany = others.count > Self.mostSetters
    if setters.contains(placement.view) {
      sentence += " sets the line"
      if others.isEmpty { return sentence }
      let verb = others.count == 1 ? "does that" : "do those"
      return sentence + (isMany ? ", as do others" : ", as \(verb) of \(list(others))")
    }
    sentence += " lies on the line at \(Words.points(line))"
    if others.isEmpty { return sentence }
    return sentence + (isMany ? ", set by others" : ", set by \(list(others))")
  }

  /// Beyond this many, views are not named.
  private static let mostSetters = 3

  private func list(_ views: [LayoutTree.Index]) -> String { Words.list(views.map(names.view)) }

  private func source(_ source: GuideMeeting.Source) -> String {
    switch source {
    case .standard, .baseline: ""
    case .written(let view): " by alignmentGuide\(names.place(view))"
    case .combined: ", from what is in it"
    }
  }
}
