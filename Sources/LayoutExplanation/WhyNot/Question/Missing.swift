import LayoutCore
import LinearProgramming

/// What a layout lacks of what is asked for, where no two numbers are compared.
struct Missing: Sendable {
  /// The texts that are cut off.
  var texts: [LayoutTree.Index] = []
  /// By how much the first view reaches beyond each edge of the second, in points; those that it does not are zero.
  var overhang: [(edge: String, points: Rational)] = []

  init() {}

  init(_ question: ResolvedQuestion, in layout: AskedLayout) {
    for condition in question.conditions {
      guard let slack = layout.slack(of: condition), slack < 0 else { continue }
      switch condition {
      case .whole(let text): texts.append(text)
      case .atLeast(.side(_, .minX), .side(_, .minX), _): overhang.append(("left", -slack))
      case .atLeast(.side(_, .minY), .side(_, .minY), _): overhang.append(("upper", -slack))
      case .atLeast(.side(_, .maxX), .side(_, .maxX), _): overhang.append(("right", -slack))
      case .atLeast(.side(_, .maxY), .side(_, .maxY), _): overhang.append(("lower", -slack))
      case .atLeast, .equal: break
      }
    }
  }
}

extension AskedLayout {
  /// The numbers on both sides of a comparison; `nil` where the question is none.
  func numbers(of question: ResolvedQuestion, as asked: WhyNotQuestion) -> (Rational?, Rational?) {
    guard case .comparison(_, let comparison, _) = asked.claim, let condition = question.conditions.first
    else { return (nil, nil) }
    guard case .atLeast(let first, let second, _) = condition else {
      guard case .equal(let first, let second) = condition else { return (nil, nil) }
      return (value(of: first), value(of: second))
    }
    let isTurned = comparison == .atMost || comparison == .less
    return isTurned ? (value(of: second), value(of: first)) : (value(of: first), value(of: second))
  }

  private func value(of term: ResolvedQuestion.Term) -> Rational? { form(of: term)?.value(at: container) }

  /// A view of the question one of whose numbers is infinite.
  func infinite(_ question: ResolvedQuestion) -> LayoutTree.Index? {
    question.views.first { view in
      guard let placed = root.views.first(where: { $0.index == place(view) }) else { return true }
      return [placed.x, placed.y, placed.width, placed.height].contains { $0.form == nil }
    }
  }
}
