import ConstraintLayout
import LayoutCore
import LinearProgramming

/// Reasons in the words of SwiftUI.
struct ReasonSentences {
  let explanation: LayoutExplanation
  private var tree: LayoutTree { explanation.tree }
  private var names: Names { Names(tree: tree) }

  init(_ explanation: LayoutExplanation) { self.explanation = explanation }

  /// What decides a side; where several do at once, that it is a tie.
  func text(_ side: SideExplanation, of view: LayoutTree.Index) -> String {
    let reasons = side.reasons.map { text($0, side, of: view) }
    guard reasons.count > 1 else { return reasons.first ?? "" }
    return "a tie: \(reasons.joined(separator: "; and at once "))"
  }

  func text(_ reason: SideReason, _ side: SideExplanation, of view: LayoutTree.Index) -> String {
    switch reason {
    case .takesOffer:
      return side.offered.map { "takes all of the \(Words.points($0)) it is offered" }
        ?? (side.length == nil
          ? "takes the endless length it is offered"
          : "its own \(Words.side(side.axis)), as nothing is offered")
    case .natural: return "its own \(Words.side(side.axis))"
    case .measured: return measured(side, of: view)
    case .opaque: return "what the code of \(tree[view].element.kind) answers"
    case .written(let input):
      return tree[input.view].element is ImageElement
        ? "its own \(Words.side(side.axis))" : names.modifier(input)
    case .heldByOffer:
      return side.offered.map { "held at the \(Words.points($0)) it is offered" }
        ?? "held at what it is offered"
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
    }
  }

  private func measured(_ side: SideExplanation, of view: LayoutTree.Index) -> String {
    guard let text = (tree[view].element as? MeasuredElement)?.content as? TextContent,
      let placed = explanation.solution.result.views.first(where: { $0.index == view })
    else { return "as measured" }
    let lines = text.measurer.measure(
      MeasurableText(text.string, font: text.font, lineLimit: text.lineLimit), width: placed.proposal.width,
      height: placed.proposal.height)
    let count = lines.lines.count == 1 ? "1 line" : "\(lines.lines.count) lines"
    let cut = lines.isTruncated ? ", cut off" : ""
    return side.axis == .horizontal ? "the longest of \(count)\(cut)" : "\(count)\(cut)"
  }

  private func content(_ side: SideExplanation, of view: LayoutTree.Index) -> String {
    guard let child = tree[view].children.first else { return "as its content" }
    return "as \(Words.adjective(side.axis)) as \(names.view(child))"
  }

  private func contentAndPadding(_ side: SideExplanation, of view: LayoutTree.Index) -> String {
    guard let padding = tree[view].element as? PaddingElement, let child = tree[view].children.first,
      let inner = explanation.explanation(for: child)?[side.axis].length
    else { return "its content and the padding" }
    let insets = [padding.insets.start(side.axis), padding.insets.end(side.axis)]
      .map { Words.points(Double($0)) }
    return
      "\(insets[0]) + \(Words.points(inner)) + \(insets[1]): \(names.view(child)) and the padding\(names.place(view))"
  }

  private func sum(_ axis: Axis, of view: LayoutTree.Index) -> String {
    let lengths = tree[view].children.compactMap { explanation.explanation(for: $0)?[axis].length }
    guard let stack = tree[view].element as? StackElement, lengths.count == tree[view].children.count,
      lengths.count <= 8
    else { return "its \(tree[view].children.count) children and the space between them" }
    let gaps = stack.gaps(between: tree[view].children.map { tree[$0].traits.spacing })
    var parts = lengths.first.map { [Words.points($0)] } ?? []
    for (gap, length) in zip(gaps, lengths.dropFirst()) {
      if gap != 0 { parts.append(Words.points(Double(gap))) }
      parts.append(Words.points(length))
    }
    return
      "its children\(stack.spacing == 0 ? "" : " and the space between them"): \(parts.joined(separator: " + "))"
  }
}
