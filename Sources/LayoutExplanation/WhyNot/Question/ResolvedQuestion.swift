import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// A question about views of one tree: conditions, all of which have to hold.
struct ResolvedQuestion: Sendable {
  /// A property of a frame, or a number of points.
  enum Term: Hashable, Sendable {
    case points(Rational)
    case side(LayoutTree.Index, FrameProperty)
    case sum(AskedSum)
  }

  /// A condition that holds where its slack is not negative.
  enum Condition: Hashable, Sendable {
    /// The first term is at least the second, or strictly more.
    case atLeast(Term, Term, isStrict: Bool)
    /// The terms are equal.
    case equal(Term, Term)
    /// A text is not truncated.
    case whole(LayoutTree.Index)
    /// A condition whose slack the layout computes.
    case claim(AskedClaim)
  }

  var conditions: [Condition]

  /// Creates a question from conditions on known views.
  init(conditions: [Condition]) { self.conditions = conditions }

  /// Finds the views of a question.
  ///
  /// - Throws: `WhyNotError`.
  init(_ question: WhyNotQuestion, in explanation: LayoutExplanation) throws(WhyNotError) {
    func view(_ name: String) throws(WhyNotError) -> LayoutTree.Index {
      try explanation.onlyView(named: name)
    }
    func term(_ quantity: WhyNotQuestion.Quantity) throws(WhyNotError) -> Term {
      switch quantity {
      case .points(let number): .points(number)
      case .side(let name, let property): .side(try view(name), property)
      }
    }
    switch question.claim {
    case .comparison(let first, let comparison, let second):
      conditions = [Condition(try term(first), comparison, try term(second))]
    case .whole(let name):
      let texts = explanation.tree.texts(in: try view(name))
      guard !texts.isEmpty else { throw .noText(name) }
      conditions = texts.map { .whole($0) }
    case .inside(let name, let outer):
      let (inner, outer) = (try view(name), try view(outer))
      conditions = [
        .atLeast(.side(inner, .minX), .side(outer, .minX), isStrict: false),
        .atLeast(.side(inner, .minY), .side(outer, .minY), isStrict: false),
        .atLeast(.side(outer, .maxX), .side(inner, .maxX), isStrict: false),
        .atLeast(.side(outer, .maxY), .side(inner, .maxY), isStrict: false),
      ]
    case .other(let words):
      do {
        conditions = try words.conditions(explanation.tree).map { condition in
          switch condition {
          case .compared(let first, let comparison, let second):
            Condition(.sum(first), comparison, .sum(second))
          case .claim(let claim): .claim(claim)
          }
        }
      } catch {
        throw .refused("\(error)")
      }
    }
  }

  /// The views whose frames or texts are concerned.
  var views: [LayoutTree.Index] {
    var views: [LayoutTree.Index] = []
    for view in conditions.flatMap(\.views) where !views.contains(view) { views.append(view) }
    return views
  }

  /// The axes of the compared numbers; both for texts.
  var axes: [Axis] { Axis.allCases.filter { axis in conditions.contains { $0.axes.contains(axis) } } }

  /// The constants of the conditions, in points.
  var numbers: [Rational] {
    conditions.flatMap(\.terms).compactMap { term in
      switch term {
      case .points(let number): number
      case .sum(let sum): sum.terms.isEmpty ? sum.constant : nil
      case .side: nil
      }
    }
  }

  /// Whether all numbers of the question along an axis are positions, and there is one.
  func isAboutPlaces(along axis: Axis) -> Bool {
    let properties = conditions.flatMap(\.terms).flatMap(\.properties).filter { $0.axis == axis }
    return !properties.isEmpty && properties.allSatisfy(\.isPlace)
  }

  /// Returns the question with other conditions.
  private func with(_ conditions: [Condition]) -> ResolvedQuestion {
    var question = self
    question.conditions = conditions
    return question
  }

  /// Whether the question asks for two numbers to be equal.
  var isEquality: Bool {
    conditions.contains { if case .equal = $0 { true } else { false } }
  }

  /// Whether one number has to be strictly more than another.
  var isStrict: Bool {
    conditions.contains { if case .atLeast(_, _, isStrict: true) = $0 { true } else { false } }
  }

  /// Returns the question with each equality relaxed to one side: the one that the layout violates.
  func oneSided(in layout: LayoutInQuestion) -> ResolvedQuestion {
    with(
      conditions.map { condition in
        guard case .equal(let first, let second) = condition else { return condition }
        let isLess = layout.slack(of: .atLeast(first, second, isStrict: false)).map { $0 < 0 } ?? false
        return isLess ? .atLeast(first, second, isStrict: false) : .atLeast(second, first, isStrict: false)
      })
  }
}

extension ResolvedQuestion.Condition {
  /// Creates a comparison of two numbers.
  fileprivate init(
    _ first: ResolvedQuestion.Term, _ comparison: WhyNotQuestion.Comparison, _ second: ResolvedQuestion.Term
  ) {
    self =
      switch comparison {
      case .atLeast: .atLeast(first, second, isStrict: false)
      case .atMost: .atLeast(second, first, isStrict: false)
      case .more: .atLeast(first, second, isStrict: true)
      case .less: .atLeast(second, first, isStrict: true)
      case .equal: .equal(first, second)
      }
  }
}

extension ResolvedQuestion.Term {
  fileprivate var views: [LayoutTree.Index] {
    switch self {
    case .points: []
    case .side(let view, _): [view]
    case .sum(let sum): sum.terms.map(\.view)
    }
  }

  fileprivate var properties: [FrameProperty] {
    switch self {
    case .points: []
    case .side(_, let property): [property]
    case .sum(let sum): sum.terms.map(\.property)
    }
  }

  fileprivate var axes: [Axis] { properties.map(\.axis) }
}

extension ResolvedQuestion.Condition {
  fileprivate var terms: [ResolvedQuestion.Term] {
    switch self {
    case .atLeast(let first, let second, _), .equal(let first, let second): [first, second]
    case .whole, .claim: []
    }
  }

  fileprivate var views: [LayoutTree.Index] {
    switch self {
    case .whole(let text): [text]
    case .claim(let claim): claim.views
    case .atLeast, .equal: terms.flatMap(\.views)
    }
  }

  fileprivate var axes: [Axis] {
    switch self {
    case .whole: Axis.allCases
    case .claim(let claim): claim.axes
    case .atLeast, .equal: terms.flatMap(\.axes)
    }
  }
}

extension LayoutExplanation {
  /// Returns the view with an id or at a path, or else the text with the given words, in quotes or without,
  /// or else the view of a kind.
  ///
  /// - Throws: `WhyNotError.noSuchView`, `WhyNotError.ambiguous`.
  fileprivate func onlyView(named name: String) throws(WhyNotError) -> LayoutTree.Index {
    let isQuoted = name.count > 2 && name.hasPrefix("\"") && name.hasSuffix("\"")
    let text = isQuoted ? String(name.dropFirst().dropLast()) : name
    let ways: [(LayoutTree.Node) -> Bool] = [{ $0.element.shownText == text }, { $0.element.kind == name }]
    var found = views(named: name)
    for isMeant in ways where found.isEmpty { found = tree.indices.filter { isMeant(tree[$0]) } }
    guard let first = found.first else {
      let ids = tree.nodes.compactMap(\.id)
      throw .noSuchView(name, known: ids.isEmpty ? tree.nodes.compactMap(\.element.shownText) : ids)
    }
    guard found.count == 1 else { throw .ambiguous(name, paths: found.map { tree[$0].path }) }
    return first
  }
}

extension LayoutTree {
  /// Returns the texts in a view, including itself, in preorder.
  func texts(in view: Index) -> [Index] {
    var texts: [Index] = []
    var open = [view]
    while let next = open.popLast() {
      if self[next].element.shownText != nil { texts.append(next) }
      open += self[next].children.reversed()
    }
    return texts
  }
}

/// A layout with the slack of a question's conditions.
package struct LayoutInQuestion {
  package let tree: LayoutTree
  package let root: RootPiece
  package let container: ExactProposal
  /// The place in this layout of a view of the question's tree.
  package var counterpart: (LayoutTree.Index) -> LayoutTree.Index? = { $0 }

  typealias Condition = ResolvedQuestion.Condition

  /// The least slack of all conditions: negative where one does not hold; `nil` where a number is infinite,
  /// or a view is missing.
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

  /// Returns the slack of a condition, in points; negative where it fails.
  func slack(of condition: Condition) -> Rational? {
    switch condition {
    case .atLeast(_, _, let isStrict):
      guard let slack = form(of: condition)?.value(at: container) else { return nil }
      return isStrict && slack.isZero ? -Self.hair : slack
    case .equal:
      return form(of: condition).map { -$0.value(at: container).magnitude }
    case .whole(let text): return missing(from: text).map { -$0 }
    case .claim(let claim): return claim.slack(self)
    }
  }

  /// Returns the slack of a comparison as a function of the container and of written lengths; `nil` where it
  /// is infinite, or not a comparison.
  func form(of condition: Condition) -> AffineForm? {
    switch condition {
    case .atLeast(let first, let second, _), .equal(let first, let second):
      guard let first = form(of: first), let second = form(of: second) else { return nil }
      return first - second
    case .whole, .claim: return nil
    }
  }

  /// Returns one side of a comparison.
  func form(of term: ResolvedQuestion.Term) -> AffineForm? {
    switch term {
    case .points(let number): return AffineForm(number)
    case .sum(let sum):
      return sum.terms.reduce(AffineForm(sum.constant)) { whole, term in
        guard let whole, let own = form(of: .side(term.view, term.property)) else { return nil }
        return whole + own * term.factor
      }
    case .side(let view, let property):
      guard let placed = placed(view) else { return nil }
      let isWidth = property.axis == .horizontal
      guard let edge = (isWidth ? placed.x : placed.y).form,
        let length = (isWidth ? placed.width : placed.height).form
      else { return nil }
      return edge * property.shares.edge + length * property.shares.length
    }
  }

  /// Returns the truncated part of a text, in points of height: zero where it is whole.
  private func missing(from text: LayoutTree.Index) -> Rational? {
    guard let placed = placed(text) else { return nil }
    return tree.missingHeight(of: placed, in: container)
  }

  private func placed(_ view: LayoutTree.Index) -> PlacedPiece.View? {
    counterpart(view).flatMap { index in root.views.first { $0.index == index } }
  }

  /// The slack that a strict comparison lacks at equality.
  private static let hair = Rational(numerator: 1, denominator: 1 << 24)
}

extension LayoutTree {
  /// Returns the truncated part of a text, in points of height: zero where it is whole, and for any other
  /// view.
  func missingHeight(of placed: PlacedPiece.View, in container: ExactProposal) -> Rational {
    Names(tree: self).rule(placed.index).missingHeight(
      at: placed.proposal(at: container), width: CGFloat(placed.width.value(at: container).doubleValue))
  }
}

extension LayoutExplanation {
  /// Finds the views of a question.
  ///
  /// - Throws: `WhyNotError` where a view is missing, or a name is ambiguous.
  package func find(_ question: WhyNotQuestion) throws(WhyNotError) {
    _ = try ResolvedQuestion(question, in: self)
  }
}
