import ConstraintLayout
import LayoutCore
import LinearProgramming

/// What happens where a regime ends, in the words of SwiftUI.
struct BorderSentences {
  let tree: LayoutTree
  private var names: Names { Names(tree: tree) }

  init(_ tree: LayoutTree) { self.tree = tree }

  /// What changes beyond a border.
  func text(_ border: Border) -> String {
    switch border {
    case .reaches(let wish, let bound): return "\(limit(bound)) holds \(subject(wish))"
    case .leaves(let bound, let wish): return "\(limit(bound)) lets go of \(subject(wish))"
    case .passes(let from, let to):
      return "\(limit(to)) takes over from \(limit(from)) in \(names.view(to.view))"
    case .measured(let view): return "\(names.view(view)) breaks its lines otherwise"
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
      "the \(Words.side(axis)) of \(names.view(frame)) comes to or leaves a limit of its frame\(names.place(frame))"
    case .lineBreak(let flow, let child): "\(names.view(child)) changes its row in \(names.view(flow))"
    case .opaqueGuide(let view, let guide):
      "the closure of guide \(guide) in \(names.view(view)) is asked anew"
    case .piece(let view): "\(names.view(view)) answers otherwise"
    }
  }

  private func subject(_ wish: Reason) -> String { names.view(wish.view) }

  private func limit(_ reason: Reason) -> String {
    let isWidth = reason.axis != .vertical
    func written(_ parameter: LengthParameter) -> String {
      names.modifier(LengthInput(reason.view, parameter))
    }
    switch reason.cause {
    case .minimum:
      return tree[reason.view].element is SpacerElement
        ? written(.minLength) : written(isWidth ? .minWidth : .minHeight)
    case .maximum: return written(isWidth ? .maxWidth : .maxHeight)
    case .ideal: return written(isWidth ? .idealWidth : .idealHeight)
    case .givenSide: return written(isWidth ? .width : .height)
    case .notNegative: return "zero"
    case .offered: return "what it is offered"
    case .extent(let child), .line(let child):
      let children = tree[reason.view].children
      return children.indices.contains(child)
        ? "the reach of \(names.view(children[child]))" : "a child's reach"
    case .share: return "its share"
    case .ratio: return "the ratio"
    case .container, .natural, .insets, .child, .totalLength, .guide, .piece: return "\(reason.cause)"
    }
  }
}
