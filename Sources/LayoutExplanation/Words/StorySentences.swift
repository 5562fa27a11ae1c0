import ConstraintLayout
import LayoutCore
import LinearProgramming

/// The story of a side, told from the container down.
struct StorySentences {
  let explanation: LayoutExplanation
  private var tree: LayoutTree { explanation.tree }
  private var names: Names { Names(tree: tree) }
  private var reasons: ReasonSentences { ReasonSentences(explanation) }

  init(_ explanation: LayoutExplanation) { self.explanation = explanation }

  /// The lines of a story; the first says the length, the others are indented.
  func lines(_ story: Story) -> [String] {
    let axis = story.side.axis
    var lines = [headline(story)]
    for step in story.steps { lines += self.lines(step, axis).map { "  " + $0 } }
    if let place = place(story) { lines.append("  " + place) }
    for price in story.prices { lines.append("  " + PriceSentences(explanation).text(price, of: story.view)) }
    return lines
  }

  private func headline(_ story: Story) -> String {
    let length = story.side.length.map { Words.points($0) } ?? "infinity"
    let start = "\(names.view(story.view))   \(Words.side(story.side.axis)) \(length)"
    let reason = reasons.text(story.side, of: story.view)
    guard let offered = story.side.offered else { return "\(start), offered nothing: \(reason)" }
    if story.side.reasons == [.takesOffer] {
      return "\(start), offered \(Words.points(offered)) and took all of it"
    }
    return "\(start), offered \(Words.points(offered)): \(reason)"
  }

  private func lines(_ step: Story.Step, _ axis: Axis) -> [String] {
    switch step {
    case .container(let length): return ["the container is \(Words.points(length)) \(Words.adjective(axis))"]
    case .offers(let view, let length): return ["\(how(view, axis)) offers \(Words.points(length))"]
    case .leavesOpen(let view): return ["\(how(view, axis)) asks for the ideal \(Words.side(axis))"]
    case .shares(let share): return lines(share, axis)
    }
  }

  private func how(_ view: LayoutTree.Index, _ axis: Axis) -> String {
    let node = tree[view]
    switch node.element {
    case let padding as PaddingElement:
      let insets = [padding.insets.start(axis), padding.insets.end(axis)].map { Words.points(Double($0)) }
      return "padding\(names.place(view)), keeps \(insets[0]) + \(insets[1]) and"
    case is StackElement, is ZStackElement: return names.view(view)
    default: return node.element.kind + names.place(view) + (names.place(view).isEmpty ? "" : ",")
    }
  }

  private func lines(_ share: Story.Share, _ axis: Axis) -> [String] {
    guard let own = share.served.last else { return [] }
    let stack =
      "\(names.view(share.stack)) (\(tree[share.stack].element.kind), \(Words.points(share.length)) \(Words.adjective(axis)))"
    var first = "\(stack): \(Words.points(share.length))"
    let toShare = share.length - share.spacing
    if !share.spacing.isZero {
      first += " - \(spacing(share)) spacing = \(Words.points(toShare)) to share"
    } else {
      first += " to share"
    }
    if share.keptBack > 0 {
      first += ", \(Words.points(share.keptBack)) of it kept back for lower priorities"
    }
    var lines = [first]
    let before = share.served.dropLast()
    if !before.isEmpty {
      let hasPriorities = Set(share.served.map(\.priority)).count > 1
      let order = hasPriorities ? "higher priority and then least flexible first" : "least flexible first"
      lines.append("served before it, \(order): " + before.map { served($0, axis) }.joined(separator: ", "))
    }
    lines.append(turn(own, share, before.map(\.length), axis))
    return lines
  }

  private func spacing(_ share: Story.Share) -> String {
    guard let stack = tree[share.stack].element as? StackElement else { return Words.points(share.spacing) }
    let gaps = stack.gaps(between: tree[share.stack].children.map { tree[$0].traits.spacing })
    guard let gap = gaps.first, gaps.allSatisfy({ $0 == gap }) else { return Words.points(share.spacing) }
    return "\(gaps.count) x \(Words.points(Double(gap)))"
  }

  private func served(_ served: Story.Served, _ axis: Axis) -> String {
    let name = names.view(served.child)
    let length = served.length.map { Words.points($0) } ?? "without end"
    switch served.flexibility {
    case .by(let range) where range.isZero: return "\(name) (always \(length))"
    default:
      let share = "its share was \(Words.points(served.share))"
      if served.length == served.share { return "\(name) (\(flexibility(served)); \(share) and it took all)" }
      let why = explanation.explanation(for: served.child).map { reasons.text($0[axis], of: served.child) }
      return "\(name) (\(flexibility(served)); \(share), and it took \(length): \(why ?? ""))"
    }
  }

  private func flexibility(_ served: Story.Served) -> String {
    switch served.flexibility {
    case .unasked:
      served.priority == 0 ? "alone in its priority" : "alone with priority \(priority(served.priority))"
    case .by(let range): "flexible by \(Words.points(range))"
    case .endless: "flexible without end"
    }
  }

  private func priority(_ value: Double) -> String { Words.points(value) }

  private func turn(
    _ own: Story.Served, _ share: Story.Share, _ taken: [Rational?], _ axis: Axis
  ) -> String {
    let name = names.view(own.child)
    let isLast = share.served.count == share.count
    let when =
      share.count == 1
      ? "is the only child" : isLast ? "comes last" : share.served.count == 1 ? "comes first" : "comes then"
    var rest = Words.points(share.length - share.spacing)
    if share.keptBack > 0 { rest += " - \(Words.points(share.keptBack))" }
    for length in taken { rest += " - \(length.map { Words.points($0) } ?? "infinity")" }
    let start = "\(name) \(when) (\(flexibility(own)))"
    if own.waiting == 1 { return "\(start) and gets what is left: \(rest)" }
    let hasRest = rest.contains(" ")
    return
      "\(start) and gets one of \(own.waiting) equal shares: \(hasRest ? "(\(rest))" : rest) / \(own.waiting) = \(Words.points(own.share))"
  }

  private func place(_ story: Story) -> String? {
    guard let parent = tree[story.view].parent, let origin = story.origin else { return nil }
    if tree[parent].element.role == .modifier && origin.isZero { return nil }
    let axis = story.side.axis
    let at = "at \(axis == .horizontal ? "x" : "y") \(Words.points(origin)) in \(names.view(parent))"
    let children = tree[parent].children
    switch tree[parent].element {
    case let stack as StackElement where stack.axis == axis:
      guard let place = children.firstIndex(of: story.view), place > 0 else { return "\(at): it comes first" }
      return "\(at): it comes after \(names.view(children[place - 1]))"
    case let stack as StackElement: return "\(at): aligned by \(stack.alignment.name)"
    case let stack as ZStackElement: return "\(at): aligned by \(stack.alignment[axis].name)"
    case let frame as FrameElement: return "\(at): aligned by \(frame.alignment[axis].name)"
    case let frame as FlexibleFrameElement: return "\(at): aligned by \(frame.alignment[axis].name)"
    case let overlay as OverlayElement where children.first != story.view:
      return "\(at): aligned by \(overlay.alignment[axis].name)"
    case is PaddingElement, is PositionElement, is OffsetElement: return "\(at): moved by it"
    default: return origin.isZero ? nil : at
    }
  }
}
