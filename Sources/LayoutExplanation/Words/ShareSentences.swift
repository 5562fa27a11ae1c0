import LayoutCore
import LinearProgramming

/// Sentences about a stack's share for a child.
struct ShareSentences {
  let explanation: LayoutExplanation
  let axis: Axis
  private var tree: LayoutTree { explanation.tree }
  private var names: Names { explanation.names }

  /// The length that the stack shares, the children it serves first, and the remainder for the last of these.
  func lines(_ share: Story.Share) -> [String] {
    guard let own = share.served.last else { return [] }
    var lines = [shared(share)]
    let before = share.served.dropLast()
    if let last = before.last {
      let hasPriorities = hasPriorities(share)
      let order = hasPriorities ? "higher priorities first, then the least flexible" : "least flexible first"
      let clauses = before.map { served($0, hasPriorities: hasPriorities) }
      lines.append("sized before it, \(order): \(clauses[0])\(before.count > 1 ? "," : "")")
      for (entry, text) in zip(before, clauses).dropFirst() {
        lines.append("  \(text)\(entry.child == last.child ? "" : ",")")
      }
    }
    return lines + [turn(own, share)]
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
    let kept = Words.points(share.keptBack)
    if let own = share.served.last, own.available <= 0 {
      return "\(line), but \(kept) is reserved for \(who), of lower priority, so nothing is left"
    }
    return "\(line), of which \(kept) is reserved for \(who), of lower priority"
  }

  private func spacing(_ share: Story.Share) -> String {
    let sign = share.spacing < 0 ? "+" : "-"
    let whole = "\(sign) \(Words.points(share.spacing.magnitude))"
    guard let gaps = explanation.view(share.stack).gaps(along: axis), gaps.count > 1, let gap = gaps.first,
      gap > 0, gaps.allSatisfy({ $0 == gap })
    else { return whole }
    return "- \(gaps.count) x \(Words.points(gap))"
  }

  /// Whether the stack's children differ in their priorities, spacers excepted.
  private func hasPriorities(_ share: Story.Share) -> Bool {
    let priorities = tree[share.stack].children.map { tree[$0].traits.priority }
    return Set(priorities.filter { $0 > -.infinity }).count > 1
  }

  private func served(_ served: Story.Served, hasPriorities: Bool) -> String {
    let name = names.view(served.child)
    let length = served.length.map { Words.points($0) } ?? "infinite"
    let why = flexibility(served, hasPriorities: hasPriorities)
    if case .by(let range) = served.flexibility, range.isZero { return "\(name) (\(why))" }
    let share = "its share was \(Words.points(served.share))"
    if served.length == served.share { return "\(name) (\(why); \(share) and it took all)" }
    let decider = explanation.view(served.child).decider(along: axis)
    guard let side = decider.side(axis) else { return name }
    let reason = ReasonSentences(explanation).text(side, of: decider.index)
    if side.reasons.count == 1, case .written = side.reasons[0] {
      return "\(name) (\(why); \(share), held at \(length) by \(reason))"
    }
    return "\(name) (\(why); \(share), and it took \(length): \(reason))"
  }

  /// The order of service: `priority 1, flexible by 20`.
  private func flexibility(_ served: Story.Served, hasPriorities: Bool) -> String {
    if served.priority == -.infinity { return "a spacer, after all others" }
    let priority = hasPriorities || served.priority != 0 ? "priority \(Words.points(served.priority))" : nil
    let flexibility: String? =
      switch served.flexibility {
      case .unasked: hasPriorities ? nil : "the only one of its priority"
      case .by(let range) where range.isZero:
        served.length.map { "fixed at \(Words.points($0))" } ?? "fixed"
      case .by(let range): "flexible by \(Words.points(range))"
      case .endless:
        (served.smallest ?? 0) > 0
          ? "at least \(Words.points(served.smallest ?? 0)), with no upper limit" : "with no upper limit"
      }
    return [priority, flexibility].compactMap { $0 }.joined(separator: ", ")
  }

  /// The remaining length: `504 - 44 - 198.7`.
  func rest(_ share: Story.Share) -> String {
    var rest = Words.points(share.length - share.spacing)
    if share.keptBack > 0 { rest += " - \(Words.points(share.keptBack))" }
    for length in share.served.dropLast().map(\.length) {
      rest += " - \(length.map { Words.points($0) } ?? "infinity")"
    }
    return rest
  }

  private func turn(_ own: Story.Served, _ share: Story.Share) -> String {
    let name = names.view(own.child)
    let total = Words.points(share.length - share.spacing)
    if share.count == 1 { return "\(name) is the only child and gets all of the \(total)" }
    let isLast = share.served.count == share.count
    let when = isLast ? "comes last" : share.served.count == 1 ? "comes first" : "comes next"
    let hasPriorities = hasPriorities(share)
    let rest = rest(share)
    let why = flexibility(own, hasPriorities: hasPriorities)
    let start = "\(name) \(when) (\(why))"
    if own.available < 0 { return "\(start) and gets 0, as \(rest) is less than 0" }
    if own.waiting == 1 { return "\(start) and gets what is left: \(rest)" }
    let parts = rest.contains(" ") ? "(\(rest))" : rest
    return
      "\(start) and gets one of \(own.waiting) equal shares: \(parts) / \(own.waiting) = \(Words.points(own.share))"
  }
}

/// Combines sentences that say the same of two things.
enum TwinSentences {
  /// Returns the sentences, with neighbours that differ only in their condition combined:
  /// `if row's leading or trailing padding 16 is 1 pt more: row -1`.
  static func folded(_ sentences: [String]) -> [String] {
    sentences.reduce(into: []) { folded, sentence in
      if let last = folded.last, let both = both(last, sentence) {
        folded[folded.count - 1] = both
      } else {
        folded.append(sentence)
      }
    }
  }

  /// Returns two sentences as one; `nil` where they say different things, or the conditions have too little
  /// in common.
  private static func both(_ first: String, _ second: String) -> String? {
    guard let a = split(first), let b = split(second), a.effect == b.effect else { return nil }
    let (one, other) = (a.condition.split(separator: " "), b.condition.split(separator: " "))
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    // One word each, such as `leading` and `trailing`, in front of the same noun.
    guard one.count == other.count, start + end + 1 == one.count, end > 0,
      Self.edges.contains(String(one[start])),
      Self.edges.contains(String(other[start]))
    else { return nil }
    let words = one[...start] + ["or"] + other[start...]
    return "\(words.joined(separator: " "))\(Self.separator)\(a.effect)"
  }

  private static func split(_ sentence: String) -> (condition: String, effect: String)? {
    guard let range = sentence.range(of: separator) else { return nil }
    return (String(sentence[..<range.lowerBound]), String(sentence[range.upperBound...]))
  }

  private static let separator = " is 1 pt more: "
  /// The words by which the two may differ.
  private static let edges: Set<String> = ["top", "leading", "bottom", "trailing"]
}
