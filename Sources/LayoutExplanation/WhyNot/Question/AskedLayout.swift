import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// A layout of which a question is asked: how far each condition is from failing.
struct AskedLayout {
  let tree: LayoutTree
  let root: RootPiece
  let container: ExactProposal
  /// Where a view of the question's tree stands in this one.
  var place: (LayoutTree.Index) -> LayoutTree.Index? = { $0 }

  typealias Condition = ResolvedQuestion.Condition

  /// The least slack of all conditions: negative where one does not hold; `nil` where a number is infinite, or a view
  /// is not there.
  func slack(of question: ResolvedQuestion) -> Rational? {
    var least: Rational?
    for condition in question.conditions {
      guard let slack = slack(of: condition) else { return nil }
      least = least.map { min($0, slack) } ?? slack
    }
    return least
  }

  /// Whether all conditions hold.
  func holds(_ question: ResolvedQuestion) -> Bool { (slack(of: question)?.signum() ?? -1) >= 0 }

  /// How far a condition is from failing, in points; negative where it fails.
  func slack(of condition: Condition) -> Rational? {
    switch condition {
    case .atLeast(_, _, let isStrict):
      guard let slack = form(of: condition)?.value(at: container) else { return nil }
      return isStrict && slack.isZero ? -Self.hair : slack
    case .equal:
      return form(of: condition).map { -$0.value(at: container).magnitude }
    case .whole(let text): return missing(from: text).map { -$0 }
    }
  }

  /// What is left between the two sides of a comparison, as a function of the container and of written lengths; `nil`
  /// where it is infinite, or no comparison.
  func form(of condition: Condition) -> AffineForm? {
    switch condition {
    case .atLeast(let first, let second, _), .equal(let first, let second):
      guard let first = form(of: first), let second = form(of: second) else { return nil }
      return first - second
    case .whole: return nil
    }
  }

  /// One side of a comparison.
  func form(of term: ResolvedQuestion.Term) -> AffineForm? {
    switch term {
    case .points(let number): return AffineForm(number)
    case .side(let view, let property):
      guard let placed = placed(view) else { return nil }
      let isWidth = property.axis == .horizontal
      guard let edge = (isWidth ? placed.x : placed.y).form,
        let length = (isWidth ? placed.width : placed.height).form
      else { return nil }
      return edge * property.shares.edge + length * property.shares.length
    }
  }

  /// How much of a text is missing, in points of height: zero where it is whole.
  private func missing(from text: LayoutTree.Index) -> Rational? {
    guard let placed = placed(text) else { return nil }
    return tree.missingHeight(of: placed, in: container)
  }

  private func placed(_ view: LayoutTree.Index) -> PlacedPiece.View? {
    place(view).flatMap { place in root.views.first { $0.index == place } }
  }

  /// What a number lacks that has to be more than another and is equal to it.
  private static let hair = Rational(numerator: 1, denominator: 1 << 24)
}

extension LayoutTree {
  /// How much of a text is missing, in points of height: zero where it is whole, and for what is no text.
  func missingHeight(of placed: PlacedPiece.View, in container: ExactProposal) -> Rational {
    Names(tree: self).room(placed.index).missingHeight(
      at: placed.proposal(at: container), width: CGFloat(placed.width.value(at: container).doubleValue))
  }
}
