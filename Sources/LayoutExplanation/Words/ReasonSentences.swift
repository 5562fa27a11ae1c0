import LayoutCore

/// Reasons in the words of SwiftUI.
struct ReasonSentences {
  let explanation: LayoutExplanation
  private var tree: LayoutTree { explanation.tree }
  private var names: Names { explanation.names }

  init(_ explanation: LayoutExplanation) { self.explanation = explanation }

  /// What decides a side; where several do at once, that it is a tie.
  func text(_ side: SideExplanation, of view: LayoutTree.Index) -> String {
    guard side.reasons.count > 1 else {
      return side.reasons.first.map { text($0, side, of: view) } ?? ""
    }
    let reaching = side.reasons.compactMap { reason -> String? in
      guard case .extent(let child) = reason, tree[view].children.indices.contains(child) else { return nil }
      return names.view(tree[view].children[child])
    }
    if reaching.count == side.reasons.count { return "\(Words.list(reaching)) reach equally far (a tie)" }
    let all = side.reasons.map { text($0, side, of: view) }.joined(separator: "; and just as well ")
    return "\(all) (a tie)"
  }

  func text(_ reason: SideReason, _ side: SideExplanation, of view: LayoutTree.Index) -> String {
    switch reason {
    case .takesOffer: return takesOffer(side)
    case .natural: return "its own \(Words.side(side.axis))"
    case .measured: return measured(side, of: view)
    case .opaque: return "what the code of \(tree[view].element.kind) answers"
    case .written(let input): return names.modifier(input)
    case .heldByOffer: return names.room(view).held(by: side.offered, along: side.axis) + names.place(view)
    case .content: return content(side, of: view)
    case .contentAndPadding: return contentAndPadding(side, of: view)
    case .notNegative: return "no less than 0"
    case .sum: return sum(side.axis, of: view)
    case .extent(let child):
      let children = tree[view].children
      guard children.indices.contains(child) else { return "its children together" }
      return "as far as \(names.view(children[child])) reaches"
    case .nothingInside: return "there is nothing in it"
    case .ratio: return "the other side, times the ratio"
    case .square: return square(side, of: view)
    }
  }

  private func takesOffer(_ side: SideExplanation) -> String {
    switch side.offered {
    case .finite(let points): "takes all of the \(Words.points(points)) it is offered"
    case nil where side.length != nil: "its own \(Words.side(side.axis)), as nothing is offered"
    default: "takes the endless \(Words.side(side.axis)) it is offered"
    }
  }

  private func square(_ side: SideExplanation, of view: LayoutTree.Index) -> String {
    let across = side.axis.across
    let offer = explanation.explanation(for: view)?[across].offered?.number
    return "as \(Words.adjective(side.axis)) as it is \(Words.adjective(across))"
      + (offer.map { ", the \(Words.points($0)) it is offered there" } ?? "")
  }

  private func measured(_ side: SideExplanation, of view: LayoutTree.Index) -> String {
    guard let breaks = explanation.lineBreaks(of: view) else { return "as measured" }
    let cut = breaks.isTruncated ? ", cut off" : ""
    let count = breaks.lines.count
    guard side.axis == .horizontal else { return count == 1 ? "1 line\(cut)" : "\(count) lines\(cut)" }
    return count == 1 ? "its one line\(cut)" : "the longest of its \(count) lines\(cut)"
  }

  private func content(_ side: SideExplanation, of view: LayoutTree.Index) -> String {
    guard let child = tree[view].children.first else { return "as its content" }
    return "as \(Words.adjective(side.axis)) as \(names.inside(child))"
  }

  private func contentAndPadding(_ side: SideExplanation, of view: LayoutTree.Index) -> String {
    guard let child = explanation.view(view).children.first, let length = side.length,
      let inner = child.length(side.axis), let start = child.start(side.axis)
    else { return "its content and the padding" }
    let sum = Words.sum([start, inner, length - start - inner])
    return "\(names.insideClause(child.index)) and the padding around it (\(sum))"
  }

  private func sum(_ axis: Axis, of view: LayoutTree.Index) -> String {
    let children = explanation.view(view).children
    let lengths = children.compactMap { $0.length(axis) }
    guard explanation.sharedAxis(of: view) == axis, lengths.count == children.count,
      lengths.count <= Self.mostAddends, let gaps = explanation.view(view).gaps(along: axis)
    else { return "its \(children.count) children and the space between them" }
    if lengths.count == 1 { return "as \(Words.adjective(axis)) as \(names.view(children[0].index))" }
    var parts = Array(lengths.prefix(1))
    for (gap, length) in zip(gaps, lengths.dropFirst()) {
      if !gap.isZero { parts.append(gap) }
      parts.append(length)
    }
    let spaced = gaps.allSatisfy(\.isZero) ? "" : " and the space between them"
    return "its children\(spaced) (\(Words.sum(parts)))"
  }

  /// Beyond this many terms, a sum is not written out.
  private static let mostAddends = 8
}
