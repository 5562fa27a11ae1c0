import LayoutCore
import LinearProgramming

/// How a stack arrived at a child's share.
struct ShareSentences {
  let explanation: LayoutExplanation
  let axis: Axis
  private var tree: LayoutTree { explanation.tree }
  private var names: Names { explanation.names }

  /// What the stack has to share, whom it serves first, and what is left for the last of these.
  func lines(_ share: Story.Share) -> [String] {
    guard let own = share.served.last else { return [] }
    var lines = [shared(share)]
    let before = share.served.dropLast()
    if let last = before.last {
      let hasPriorities = hasPriorities(share)
      let order = hasPriorities ? "higher priorities first, then the least flexible" : "least flexible first"
      let told = before.map { served($0, hasPriorities: hasPriorities) }
      lines.append("served before it, \(order): \(told[0])\(before.count > 1 ? "," : "")")
      for (entry, text) in zip(before, told).dropFirst() {
        lines.append("  \(text)\(entry.child == last.child ? "" : ",")")
      }
    }
    return lines + [turn(own, share, before.map(\.length))]
  }

  private func shared(_ share: Story.Share) -> String {
    let length = Words.points(share.length)
    let stack = tree[share.stack]
    let isFilled = explanation.explanation(for: share.stack)?[axis].length == share.length
    let size = isFilled ? "\(length) \(Words.adjective(axis))" : "offered \(length)"
    let called = names.view(share.stack)
    let name = called.hasPrefix(stack.element.kind) ? "" : "\(stack.element.kind), "
    var line = "\(called) (\(name)\(size)): \(length)"
    if share.spacing.isZero {
      line += " to share"
    } else {
      line += " \(spacing(share)) spacing = \(Words.points(share.length - share.spacing)) to share"
    }
    guard share.keptBack > 0 else { return line }
    let waiting = share.keptBackFor
    let who =
      waiting.count <= 3 ? Words.list(waiting.map(names.view)) : "\(waiting.count) views"
    return line + ", \(Words.points(share.keptBack)) of it kept back for \(who), of lower priority"
  }

  private func spacing(_ share: Story.Share) -> String {
    let sign = share.spacing < 0 ? "+" : "-"
    let whole = "\(sign) \(Words.points(share.spacing.magnitude))"
    guard let gaps = explanation.view(share.stack).gaps(along: axis), gaps.count > 1, let gap = gaps.first,
      gap > 0, gaps.allSatisfy({ $0 == gap })
    else { return whole }
    return "- \(gaps.count) x \(Words.points(gap))"
  }

  /// Whether the stack's children differ in their priorities, spacers aside.
  private func hasPriorities(_ share: Story.Share) -> Bool {
    let priorities = tree[share.stack].children.map { tree[$0].traits.priority }
    return Set(priorities.filter { $0 > -.infinity }).count > 1
  }

  private func served(_ served: Story.Served, hasPriorities: Bool) -> String {
    let name = names.view(served.child)
    let length = served.length.map { Words.points($0) } ?? "without end"
    let why = flexibility(served, hasPriorities: hasPriorities)
    if case .by(let range) = served.flexibility, range.isZero { return "\(name) (\(why))" }
    let share = "its share was \(Words.points(served.share))"
    if served.length == served.share { return "\(name) (\(why); \(share) and it took all)" }
    let decider = decider(of: served.child)
    guard let side = explanation.explanation(for: decider)?[axis] else { return name }
    let reason = ReasonSentences(explanation).text(side, of: decider)
    if side.reasons.count == 1, case .written = side.reasons[0] {
      return "\(name) (\(why); \(share), held at \(length) by \(reason))"
    }
    return "\(name) (\(why); \(share), and it took \(length): \(reason))"
  }

  /// The view in a chain of modifiers that decides the length: the others hand it on.
  private func decider(of view: LayoutTree.Index) -> LayoutTree.Index {
    var view = view
    while explanation.explanation(for: view)?[axis].reasons == [.content],
      let child = tree[view].children.first
    {
      view = child
    }
    return view
  }

  /// `priority 1, flexible by 20`.
  private func flexibility(_ served: Story.Served, hasPriorities: Bool) -> String {
    if served.priority == -.infinity { return "a spacer, after all others" }
    let priority = hasPriorities || served.priority != 0 ? "priority \(Words.points(served.priority))" : nil
    let flexibility: String? =
      switch served.flexibility {
      case .unasked: hasPriorities ? nil : "alone"
      case .by(let range) where range.isZero:
        served.length.map { "always \(Words.points($0))" } ?? "always so"
      case .by(let range): "flexible by \(Words.points(range))"
      case .endless:
        (served.smallest ?? 0) > 0
          ? "flexible without end from \(Words.points(served.smallest ?? 0))" : "flexible without end"
      }
    return [priority, flexibility].compactMap { $0 }.joined(separator: ", ")
  }

  private func turn(_ own: Story.Served, _ share: Story.Share, _ taken: [Rational?]) -> String {
    let name = names.view(own.child)
    let total = Words.points(share.length - share.spacing)
    if share.count == 1 { return "\(name) is the only child and gets all of the \(total)" }
    let isLast = share.served.count == share.count
    let when = isLast ? "comes last" : share.served.count == 1 ? "comes first" : "comes then"
    let hasPriorities = hasPriorities(share)
    var rest = total
    if share.keptBack > 0 { rest += " - \(Words.points(share.keptBack))" }
    for length in taken { rest += " - \(length.map { Words.points($0) } ?? "infinity")" }
    let why = flexibility(own, hasPriorities: hasPriorities)
    let start = "\(name) \(when) (\(why))"
    if own.available < 0 { return "\(start) and gets 0, as there is less than nothing left: \(rest)" }
    if own.waiting == 1 { return "\(start) and gets what is left: \(rest)" }
    let parts = rest.contains(" ") ? "(\(rest))" : rest
    return
      "\(start) and gets one of \(own.waiting) equal shares: \(parts) / \(own.waiting) = \(Words.points(own.share))"
  }
}
