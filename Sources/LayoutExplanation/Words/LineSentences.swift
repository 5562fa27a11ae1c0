import ConstraintLayout
import LayoutCore
import LayoutDocuments
import LinearProgramming

/// Sentences about the lines of a text.
struct LineSentences {
  let breaks: LineBreaks

  init(_ breaks: LineBreaks) { self.breaks = breaks }

  /// The lines, and the proposals for which they stay the same.
  var lines: [String] {
    let count = breaks.lines.count
    var sentence = count == 1 ? "one line" : "\(count) lines"
    if count > 1 && count <= Self.most {
      sentence += ": " + breaks.lines.map { "\"\(OneLine.of($0))\"" }.joined(separator: " / ")
    }
    if breaks.scale != 1 { sentence += ", scaled to \(Words.plain(Double(breaks.scale)))" }
    if breaks.isTruncated {
      sentence += breaks.limit == count ? ", cut off by its line limit" : ", cut off for lack of space"
    }
    let ranges = [text(breaks.widths, "width"), text(breaks.heights, "height")].compactMap { $0 }
    guard !ranges.isEmpty else { return [sentence] }
    return [sentence + "; the same lines for \(Words.list(ranges))"]
  }

  private func text(_ interval: MeasurementInterval?, _ side: String) -> String? {
    guard let interval else { return nil }
    let hasLower = interval.lower > 0 && interval.lower.isFinite
    let lower = Words.points(Double(interval.lower))
    let upper = Words.points(Double(interval.upper))
    switch (hasLower, interval.upper.isFinite) {
    case (true, true): return "an offered \(side) from \(lower) up to \(upper)"
    case (true, false): return "an offered \(side) of \(lower) or more"
    case (false, true): return "an offered \(side) up to \(upper)"
    case (false, false): return nil
    }
  }

  /// The largest number of lines that are quoted; more are counted.
  private static let most = 4
}

/// Sentences for the end of a regime, in SwiftUI's terms.
struct FacetChangeSentences {
  let tree: LayoutTree
  private var names: Names { Names(tree: tree) }

  init(_ tree: LayoutTree) { self.tree = tree }

  /// Returns a sentence for several facets that are crossed at once.
  func text(_ changes: [FacetChange]) -> String {
    let measured = changes.compactMap { change -> String? in
      if case .measured(let view) = change { names.view(view) } else { nil }
    }
    var sentences: [String] = []
    if measured.count > 1 { sentences.append("\(Words.list(measured)) re-wrap") }
    for change in changes {
      if case .measured = change, measured.count > 1 { continue }
      sentences.append(text(change))
    }
    return sentences.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ", and ")
  }

  /// Returns a sentence for the change beyond a facet.
  func text(_ change: FacetChange) -> String {
    switch change {
    case .reaches(let wish, let bound): return reaches(wish, bound)
    case .leaves(let bound, let wish): return leaves(bound, wish)
    case .passes(let from, let to): return passes(from, to)
    case .measured(let view): return "\(names.view(view)) re-wraps"
    case .opaque(let view) where tree[view].element is GeometryReaderElement:
      return "the content of \(names.view(view)) is made anew"
    case .opaque(let view):
      return "the code of \(tree[view].element.kind) at \(tree[view].path) is asked anew"
    case .decision(let kind): return text(kind)
    }
  }

  private func text(_ decision: Decision.Kind) -> String {
    switch decision {
    case .fittingOrder(let stack, let first, let second):
      "\(names.view(stack)) serves \(names.view(second)) before \(names.view(first))"
    case .betweenLimits(let frame, let axis):
      "the \(Words.side(axis)) of \(names.view(frame)) comes to or leaves a limit of its frame\(names.location(frame))"
    case .lineBreak(let flow, let child): "\(names.view(child)) changes its row in \(names.view(flow))"
    case .candidate(let choice, let child):
      "\(names.view(child)) fits in \(names.view(choice)), or no longer fits"
    case .slot(let grid, let child):
      "\(names.view(child)) fills its cell of \(names.view(grid)), or no longer fills it"
    case .trackCount(let grid, let item, let count): tracks(of: grid, item: item, count)
    case .idealRatio(let view): "the ideal size of \(names.view(view)) has a different ratio"
    case .opaqueGuide(let view, let guide):
      "the closure of guide \(guide) in \(names.view(view)) is asked anew"
    case .piece(let view): "\(names.view(view)) answers differently"
    }
  }

  /// The numbers of tracks on both sides: `photos changes between 2 and 3 columns`; those of all items, where
  /// one of them is adaptive.
  private func tracks(of grid: LayoutTree.Index, item: Int, _ count: Int) -> String {
    guard let element = tree[grid].element as? LazyGridElement else { return "" }
    let word = element.axis == .vertical ? "column" : "row"
    let isAlone = element.items.lazy.filter { if case .adaptive = $0.size { true } else { false } }.count == 1
    let others = isAlone ? element.items.count - 1 : 0
    let numbers = "between \(count - 1 + others) and \(count + others) \(word)s"
    return isAlone
      ? "\(names.view(grid)) changes \(numbers)"
      : "GridItem \(item + 1) of \(names.view(grid)) changes \(numbers)"
  }

  private func reaches(_ wish: Reason, _ bound: Reason) -> String {
    let subject = names.view(wish.view)
    if let input = written(bound) { return "\(names.clause(input)) limits \(subject)" }
    switch bound.cause {
    case .extent(let child): return "\(self.child(child, of: bound)) reaches furthest in \(subject)"
    case .line(let child): return "\(self.child(child, of: bound)) sets the line in \(subject)"
    case .offered: return "what is offered limits \(subject)"
    case .offeredSide, .ratio: return "\(decider(bound)) decides for \(subject)"
    case .notNegative: return nothingLeft(wish)
    default: return "\(subject) answers differently"
    }
  }

  private func leaves(_ bound: Reason, _ wish: Reason) -> String {
    let subject = names.view(wish.view)
    if let input = written(bound) { return "\(names.clause(input)) no longer limits \(subject)" }
    switch bound.cause {
    case .extent(let child): return "\(self.child(child, of: bound)) no longer reaches furthest in \(subject)"
    case .line(let child): return "\(self.child(child, of: bound)) no longer sets the line in \(subject)"
    case .offered: return "what is offered no longer limits \(subject)"
    case .offeredSide, .ratio: return "\(decider(wish)) decides for \(subject)"
    case .notNegative:
      return wish.cause == .share
        ? "\(subject) has something left to share" : "\(subject) is more than nothing"
    default: return "\(subject) answers differently"
    }
  }

  private func passes(_ from: Reason, _ to: Reason) -> String {
    let subject = names.view(to.view)
    switch (from.cause, to.cause) {
    case (.extent(let old), .extent(let new)):
      return "\(child(new, of: to)) reaches further than \(child(old, of: from)) in \(subject)"
    case (.line(let old), .line(let new)):
      return "\(child(new, of: to)) sets the line in \(subject) and \(child(old, of: from)) no longer does"
    default: return reaches(to, to)
    }
  }

  private func child(_ index: Int, of reason: Reason) -> String {
    let children = tree[reason.view].children
    return children.indices.contains(index) ? names.view(children[index]) : "what is in it"
  }

  /// Returns the side of the proposal that decides the other one too, in a circle or an aspect ratio.
  private func decider(_ reason: Reason) -> String {
    if case .offeredSide(.horizontal) = reason.cause { "the offered width" } else { "the offered height" }
  }

  private func nothingLeft(_ wish: Reason) -> String {
    switch wish.cause {
    case .share: "\(names.view(wish.view)) has nothing left to share"
    case .insets: "the padding of \(names.view(wish.view)) leaves nothing"
    default: "\(names.view(wish.view)) comes to nothing"
    }
  }

  private func written(_ reason: Reason) -> LengthInput? {
    if case .written(let parameter) = reason.cause { LengthInput(reason.view, parameter) } else { nil }
  }
}

extension [FacetChange] {
  /// Returns a sentence for the change beyond each facet.
  package func sentences(in tree: LayoutTree) -> [String] {
    let words = FacetChangeSentences(tree)
    return map(words.text).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// Sentences about the extent of a container's children across its axis.
struct ExtentSentences {
  let explanation: LayoutExplanation
  private var names: Names { explanation.names }

  init(_ explanation: LayoutExplanation) { self.explanation = explanation }

  /// The child that decides, `as tall as its tallest child, title`, or the two between whose edges the
  /// children extend.
  func text(_ indices: [Int], _ side: SideExplanation, of view: LayoutTree.Index) -> String {
    let children = explanation.view(view).children
    let reaching = indices.filter(children.indices.contains).map { children[$0] }
    guard let first = reaching.first else { return "its children together" }
    let as_ = "as \(Words.adjective(side.axis)) as"
    guard reaching.allSatisfy({ $0.length(side.axis) == side.length }) else {
      return fromTo(reaching, children, side)
    }
    if reaching.count > Self.mostNames {
      return "\(as_) \(reaching.count) of its children, which are equally \(Words.adjective(side.axis))"
    }
    let called = Words.list(reaching.map { names.view($0.index) })
    if reaching.count > 1 { return "\(as_) \(called), which are equally \(Words.adjective(side.axis))" }
    if children.count == 1 { return "\(as_) its only child, \(called)" }
    return isLongest(first, of: children, side.axis)
      ? "\(as_) its \(Words.superlative(side.axis)) child, \(called)"
      : "\(as_) \(called), of the highest priority"
  }

  /// Returns the first and the last child, where no single one extends from edge to edge.
  private func fromTo(
    _ reaching: [ExplainedView], _ children: [ExplainedView], _ side: SideExplanation
  ) -> String {
    let ends = Words.list(reaching.prefix(Self.mostNames).map { names.view($0.index) })
    let tie = reaching.count == 1 ? "" : " (a tie)"
    guard let first = children.first(where: { $0.start(side.axis) == 0 }) else {
      return "as far as \(ends) \(reaching.count == 1 ? "reaches" : "reach")\(tie)"
    }
    let (start, end) = side.axis == .horizontal ? ("leading edge", "trailing edge") : ("top", "bottom")
    return "from the \(start) of \(names.view(first.index)) to the \(end) of \(ends)\(tie)"
  }

  private func isLongest(_ child: ExplainedView, of children: [ExplainedView], _ axis: Axis) -> Bool {
    guard let length = child.length(axis) else { return false }
    return children.allSatisfy { other in other.length(axis).map { $0 <= length } ?? false }
  }

  /// The largest number of views that are named; more are counted.
  private static let mostNames = 4
}
