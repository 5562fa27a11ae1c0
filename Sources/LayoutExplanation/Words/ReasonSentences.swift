import LayoutCore

/// Reasons in the words of SwiftUI.
struct ReasonSentences {
  let explanation: LayoutExplanation
  private var tree: LayoutTree { explanation.tree }
  private var names: Names { explanation.names }

  init(_ explanation: LayoutExplanation) { self.explanation = explanation }

  /// What decides a side; where several do at once, that it is a tie.
  func text(_ side: SideExplanation, of view: LayoutTree.Index) -> String {
    let reaching = side.reasons.compactMap { reason in
      if case .extent(let child) = reason { child } else { nil }
    }
    if !reaching.isEmpty, reaching.count == side.reasons.count {
      let container = explanation.view(view)
      if let own = container.room.deciding(along: side.axis, in: container) { return own }
      return ExtentSentences(explanation).text(reaching, side, of: view)
    }
    if let limit = filledLimit(side, of: view) { return limit }
    let all = side.reasons.map { text($0, side, of: view) }
    return all.joined(separator: "; at the same time, ") + (all.count > 1 ? " (a tie)" : "")
  }

  /// A limit that is tight because what is inside fills just what the limit offers it: not two reasons that point at each
  /// other, but one.
  private func filledLimit(_ side: SideExplanation, of view: LayoutTree.Index) -> String? {
    guard side.reasons.count == 2, side.reasons.contains(.content),
      case .written(let input)? = side.reasons.first(where: { $0 != .content }),
      let child = explanation.view(view).children.first,
      let inner = child.decider(along: side.axis).side(side.axis), inner.reasons.contains(.takesOffer),
      child.side(side.axis)?.offered?.number == side.length
    else { return nil }
    return "\(names.written(input)), which \(names.inside(child.index)) fills (a tie)"
  }

  private func text(_ reason: SideReason, _ side: SideExplanation, of view: LayoutTree.Index) -> String {
    switch reason {
    case .takesOffer: return OfferSentences(explanation).fills(side, view)
    case .natural:
      return names.room(view).naturalLength(along: side.axis, in: explanation.view(view))
    case .measured: return measured(side, of: view)
    case .opaque: return "what the code of \(tree[view].element.kind) answers"
    case .written(let input): return names.written(input)
    case .heldByOffer:
      let offer = OfferSentences(explanation).source(of: side, view)
      return names.room(view).held(
        by: side.offered, called: offer, along: side.axis, in: explanation.view(view))
    case .content: return content(side, of: view)
    case .contentAndPadding: return contentAndPadding(side, of: view)
    case .notNegative: return "0, as nothing is left for it"
    case .sum: return sum(side.axis, of: view)
    case .extent(let child): return ExtentSentences(explanation).text([child], side, of: view)
    case .nothingInside: return "there is nothing in it"
    case .ratio: return "the other side times the ratio"
    case .square: return square(side, of: view)
    }
  }

  private func square(_ side: SideExplanation, of view: LayoutTree.Index) -> String {
    let across = side.axis.across
    let equal = "as \(Words.adjective(side.axis)) as it is \(Words.adjective(across))"
    guard let other = explanation.explanation(for: view)?[across], other.offered?.number != nil else {
      return equal
    }
    return "\(equal): \(OfferSentences(explanation).fills(other, view))"
  }

  private func measured(_ side: SideExplanation, of view: LayoutTree.Index) -> String {
    guard let breaks = explanation.lineBreaks(of: view) else { return "as measured" }
    let scaled = breaks.scale == 1 ? "" : ", scaled to \(Words.plain(Double(breaks.scale)))"
    let cut = scaled + (breaks.isTruncated ? ", cut off" : "")
    let count = breaks.lines.count
    guard side.axis == .horizontal else { return count == 1 ? "one line\(cut)" : "\(count) lines\(cut)" }
    return count == 1 ? "its one line\(cut)" : "the longest of its \(count) lines\(cut)"
  }

  /// What a modifier hands on: the reason of the view that it comes from, in a chain of any length.
  private func content(_ side: SideExplanation, of view: LayoutTree.Index) -> String {
    let outer = explanation.view(view)
    if let own = outer.room.deciding(along: side.axis, in: outer) { return own }
    let decider = outer.decider(along: side.axis)
    let called = "as \(Words.adjective(side.axis)) as \(names.inside(decider.index))"
    guard decider.index != view, let inner = decider.side(side.axis) else {
      guard let child = tree[view].children.first else { return "as its content" }
      return "as \(Words.adjective(side.axis)) as \(names.inside(child))"
    }
    let reason = text(inner, of: decider.index)
    let isOwn = decider.node.element.role == .modifier && decider.node.id == nil
    return isOwn || names.owner(decider.index) == names.itself(view) ? reason : "\(called): \(reason)"
  }

  private func contentAndPadding(_ side: SideExplanation, of view: LayoutTree.Index) -> String {
    guard let length = side.length, var child = explanation.view(view).children.first else {
      return "its content and the padding"
    }
    func addsNothing() -> Bool { child.start(side.axis)?.isZero == true && child.length(side.axis) == length }
    // Padding at the other edges alone adds nothing here: what is inside it decides.
    while addsNothing(), child.node.id == nil, child.side(side.axis)?.reasons == [.contentAndPadding],
      let next = child.children.first
    {
      child = next
    }
    guard !addsNothing() else { return "as \(Words.adjective(side.axis)) as \(names.inside(child.index))" }
    guard let inner = child.length(side.axis), let start = child.start(side.axis) else {
      return "its content and the padding"
    }
    let sum = Words.sum([start, inner, length - start - inner])
    return "\(names.insideClause(child.index)) and the padding around it (\(sum))"
  }

  private func sum(_ axis: Axis, of view: LayoutTree.Index) -> String {
    let explained = explanation.view(view)
    if let own = explained.room.sum(along: axis, in: explained) { return own }
    let children = explanation.view(view).children
    let lengths = children.compactMap { $0.length(axis) }
    guard explanation.sharedAxis(of: view) == axis, lengths.count == children.count,
      lengths.count <= Self.mostAddends, let gaps = explanation.view(view).gaps(along: axis)
    else { return "its \(children.count) children and the space between them" }
    if lengths.count == 1 {
      return "as \(Words.adjective(axis)) as its only child, \(names.view(children[0].index))"
    }
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
