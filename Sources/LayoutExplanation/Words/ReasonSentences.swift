import ConstraintLayout
import LayoutCore
import LayoutDocuments
import LinearProgramming

/// Reasons in sentences, in SwiftUI's terms.
struct ReasonSentences {
  let explanation: LayoutExplanation
  private var tree: LayoutTree { explanation.tree }
  private var names: Names { explanation.names }

  init(_ explanation: LayoutExplanation) { self.explanation = explanation }

  /// Returns the reason for a side; where several hold at once, that it is a tie.
  func text(_ side: SideExplanation, of view: LayoutTree.Index) -> String {
    let reaching = side.reasons.compactMap { reason in
      if case .extent(let child) = reason { child } else { nil }
    }
    if !reaching.isEmpty, reaching.count == side.reasons.count {
      let container = explanation.view(view)
      if let own = container.rule.deciding(along: side.axis, in: container) { return own }
      return ExtentSentences(explanation).text(reaching, side, of: view)
    }
    if let limit = filledLimit(side, of: view) { return limit }
    let all = side.reasons.map { text($0, side, of: view) }
    return all.joined(separator: "; at the same time, ") + (all.count > 1 ? " (a tie)" : "")
  }

  /// Returns the sentence for a limit that is active because its content fills it: one reason, not two that
  /// refer to each other.
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
      return names.rule(view).naturalLength(along: side.axis, in: explanation.view(view))
    case .measured: return measured(side, of: view)
    case .opaque: return "what the code of \(tree[view].element.kind) answers"
    case .written(let input): return names.written(input)
    case .heldByOffer:
      let offer = OfferSentences(explanation).source(of: side, view)
      return names.rule(view).held(
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

  /// Returns the reason that a modifier passes on: that of the view it comes from, in a chain of any length.
  private func content(_ side: SideExplanation, of view: LayoutTree.Index) -> String {
    let outer = explanation.view(view)
    if let own = outer.rule.deciding(along: side.axis, in: outer) { return own }
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
    var padding = view
    func addsNothing() -> Bool { child.start(side.axis)?.isZero == true && child.length(side.axis) == length }
    // Padding at the other edges alone adds nothing here: its content decides.
    while addsNothing(), child.node.id == nil, child.side(side.axis)?.reasons == [.contentAndPadding],
      let next = child.children.first
    {
      (padding, child) = (child.index, next)
    }
    guard !addsNothing() else { return "as \(Words.adjective(side.axis)) as \(names.inside(child.index))" }
    guard let inner = child.length(side.axis), let start = child.start(side.axis) else {
      return "its content and the padding"
    }
    let sum = Words.sum([start, inner, length - start - inner])
    let isSafeArea = (tree[padding].element as? PaddingElement).map { $0.use != .padding } ?? false
    return
      "\(names.insideClause(child.index)) and the \(isSafeArea ? "safe area" : "padding") around it (\(sum))"
  }

  private func sum(_ axis: Axis, of view: LayoutTree.Index) -> String {
    let explained = explanation.view(view)
    if let own = explained.rule.sum(along: axis, in: explained) { return own }
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

  /// The largest number of terms of a sum that are written out.
  private static let mostAddends = 8
}

extension SolvedBlock {
  /// Returns comments on a block's program: one for each variable and each row.
  package func comments(in tree: LayoutTree) -> LPComments {
    let words = ProgramSentences(tree)
    var rows: [String] = []
    for variable in program.variables {
      let statement = program.statement(of: variable)
      let length = words.text(program.label(of: variable))
      if let preference = statement.preference {
        rows.append("\(length) is, if possible: \(words.text(preference.reason))")
      }
      rows += statement.requirements.map { row in
        let verb = row.isLowerBound ? "at least" : "at most"
        return "\(length) is \(verb): \(words.text(row.reason))"
      }
    }
    return LPComments(
      columns: program.variables.map { words.text(program.label(of: $0)) }, rows: rows,
      rest: "names that end in _over and _under = by how much a length misses its preferred value")
  }
}

/// The variables and rows of a program in sentences.
struct ProgramSentences {
  let tree: LayoutTree
  private let names: Names

  init(_ tree: LayoutTree) {
    self.tree = tree
    names = Names(tree: tree)
  }

  /// The meaning of a variable: `the width of Color "badge" (line 18)`.
  func text(_ label: VariableLabel) -> String {
    let length = text(label.role, of: label.view)
    return label.isBounded ? "\(length), by its upper limits alone" : length
  }

  private func text(_ role: VariableRole, of index: LayoutTree.Index) -> String {
    let view = view(index)
    switch role {
    case .proposed(let axis): return "the \(Words.side(axis)) that \(view) is proposed"
    case .container(let axis): return "the \(Words.side(axis)) of the nearest container"
    case .written(let parameter): return names.phrase(LengthInput(index, parameter))
    case .side(let axis): return "the \(Words.side(axis)) of \(view)"
    case .offered(let axis): return "the \(Words.side(axis)) that \(view) offers"
    case .safeContainer(let axis): return "the \(Words.side(axis)) of the safe area inside \(view)"
    case .diameter: return "both sides of \(view)"
    case .share(let child): return "what \(view) offers to \(self.child(child, of: index))"
    case .left: return "what \(view) has left to share"
    case .start: return "where the next child of \(view) begins"
    case .firstStart: return "where the first child of \(view) begins across it"
    case .lastEnd: return "where the last child of \(view) ends across it"
    case .line: return "the line on which \(view) aligns its children"
    case .track(let axis, let number):
      let track = axis == .horizontal ? "the width of column" : "the height of row"
      return "\(track) \(number + 1) of \(view)"
    case .content(let axis): return "where the content of \(view) begins along its \(Words.side(axis))"
    case .hidden(let axis): return "how much of the \(Words.side(axis)) of what is in \(view) is hidden"
    case .measuredRow(let row), .placedRow(let row): return "the height of row \(row + 1) of \(view)"
    case .guide(let guide): return "the \(guide.name) guide of \(view)"
    case .auxiliary: return "a length of \(view)"
    }
  }

  /// The statement of a row: `what is offered`, or `badge's maxWidth 300 (line 22)`.
  func text(_ reason: Reason) -> String {
    switch reason.cause {
    case .container: "what the container is"
    case .offered: "what it is offered"
    case .offeredSide(let axis): "the \(Words.side(axis)) that is offered"
    case .natural: "its own length"
    case .empty: "0, as there is nothing in it"
    case .written(let parameter): names.phrase(LengthInput(reason.view, parameter))
    case .insets: "what it wraps and the padding, or what the padding leaves"
    case .reach: "what it is offered and how far it reaches beyond the safe area"
    case .drawn: "the box around what it wraps, as that is drawn"
    case .notNegative: "0"
    case .child: "what it wraps"
    case .slot: "what its columns or its row have already"
    case .share: "an equal share of what is left"
    case .totalLength: "its children and the space between them"
    case .breadth: "how far its children reach"
    case .extent(let child): "how far \(self.child(child, of: reason.view)) reaches"
    case .line(let child): "the guide of \(self.child(child, of: reason.view))"
    case .ratio: "the other side times the ratio"
    case .guide(let name): "the \(OneLine.of(name)) guide"
    case .piece: "what it answers around this proposal"
    case .measured: "what its content measures"
    case .opaque: "what its code answers"
    }
  }

  private func child(_ index: Int, of view: LayoutTree.Index) -> String {
    let children = tree[view].children
    return children.indices.contains(index) ? self.view(children[index]) : "its child \(index + 1)"
  }

  /// The view with its place: `Color "badge" (line 18)`.
  private func view(_ index: LayoutTree.Index) -> String {
    let node = tree[index]
    return "\(node.element.kind)\(node.id.map { " \"\(OneLine.of($0))\"" } ?? "")\(names.note(index))"
  }
}
