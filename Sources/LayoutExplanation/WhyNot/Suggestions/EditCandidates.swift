import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// The edits that come into question, the most natural first.
struct EditCandidates {
  let finder: FactFinder
  let options: FactOptions
  let question: ResolvedQuestion
  /// Whether a text has an accessibility size, so that the layout has to adapt.
  let isAccessibilitySized: Bool
  var tree: LayoutTree { finder.tree }

  init(finder: FactFinder, options: FactOptions, question: ResolvedQuestion) {
    (self.finder, self.options, self.question) = (finder, options, question)
    isAccessibilitySized = finder.tree.isAccessibilitySized
  }

  /// A change to be tried.
  struct Candidate {
    enum Kind {
      case edit(SuggestedEdit)
      /// A length that is changed as far as necessary.
      case length(PriceInput)
      /// A ratio that is changed as far as necessary, with other parameters of the fact.
      case ratio(
        Fact, [ParameterName: ParameterValue], ParameterName, from: CGFloat, reaching: CGFloat)
      /// The first of several edits, such as ever smaller fonts, that meets the condition; each with its
      /// cost.
      case first([(edit: SuggestedEdit, cost: Double)])
    }

    var kind: Kind
    /// The cost: the more unusual, the higher.
    var cost: Double

    /// The view that is changed, or around which something is added; `nil` for the container.
    var view: LayoutTree.Index? {
      switch kind {
      case .edit(let edit): edit.view
      case .length(.written(let input)): input.view
      case .length(.container): nil
      case .ratio(let fact, _, _, _, _): fact.view
      case .first(let edits): edits.first?.edit.view
      }
    }
  }

  /// All candidates, the most natural first.
  var all: [Candidate] {
    let found =
      finder.facts.flatMap(changes) + frames + fills + paddings + spacers + pushes + invisibleGaps
      + tree.indices.flatMap { added(around: $0) + rearranged($0) + text($0) }
    return found.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
      .map(\.element)
  }

  /// Returns other values of existing facts.
  func changes(of fact: Fact) -> [Candidate] {
    let distance = Double(fact.view.map(finder.distance) ?? 0) * Cost.step
    let lengths = finder.inputs(of: fact).map { input in
      Candidate(kind: .length(input), cost: cost(of: input) + distance)
    }
    // The words or the image of a view are not a fault of its layout.
    if case .content = fact { return lengths }
    return lengths
      + options.choices(fact).compactMap { value in
        let cost = cost(of: value, fact) + distance + (fact.view.map(outside) ?? 0)
        guard case .parameters(let values) = value else {
          // Where the question is about one side of a frame, the other one stays.
          if value == .absent, hasOtherSide(fact) { return nil }
          return Candidate(kind: .edit(.changed(fact, value)), cost: cost)
        }
        // A scroll view without axes makes no sense.
        if values.values.contains(.axes([])) { return nil }
        guard let (name, ratio) = values.first(where: { $0.value.kind == .ratio }) else {
          return Candidate(kind: .edit(.changed(fact, value)), cost: cost)
        }
        // A ratio is part of a view's design: it is changed for the sake of that view alone.
        let own = cost + (fact.view.map(isAsked) == true ? Cost.askedRatio : Cost.otherRatio)
        guard case .ratio(let end?) = ratio else {
          return Candidate(kind: .edit(.changed(fact, value)), cost: own)
        }
        guard let view = fact.view, case .ratio(let now?)? = tree[view].element[name] else { return nil }
        return Candidate(kind: .ratio(fact, values, name, from: now, reaching: end), cost: own)
      }
  }

  /// Whether a fact is a frame that also fixes a side along an axis that the question is not about.
  private func hasOtherSide(_ fact: Fact) -> Bool {
    guard case .modifier(let view) = fact, let frame = tree[view].element as? FrameElement else {
      return false
    }
    return Axis.allCases.allSatisfy { frame[$0] != nil } && finder.axes.count == 1
  }

  /// Returns the outermost of the modifiers around a view.
  func outermost(of view: LayoutTree.Index) -> LayoutTree.Index {
    var view = view
    while !isOutermost(view), let parent = tree[view].parent { view = parent }
    return view
  }

  /// Returns whether a number is a sensible replacement for a written one.
  ///
  /// No length exceeds the container. Gaps are at most 64 points or twice the written number, and other
  /// lengths at most 64 points, six times the written number, or a quarter more than the asked one.
  func isSensible(_ number: Double, for input: PriceInput, from: Double) -> Bool {
    guard case .written(let input) = input else { return true }
    let asked = question.numbers.map(\.magnitude.doubleValue).max() ?? 0
    let most = tree[input.view].element.axis(of: input.parameter).flatMap { finder.container[$0]?.number }
    if let most, number > max(most.doubleValue, from) { return false }
    if isGap(input) {
      // Padding is written in halves of a point: 44.33 is not.
      return (2 * number).rounded() == 2 * number && number.magnitude <= max(64, 2 * from.magnitude)
    }
    return number.magnitude <= max(64, 6 * from.magnitude, isAsked(input.view) ? 1.25 * asked : 0)
  }

  /// Whether a view has no modifier around it.
  func isOutermost(_ view: LayoutTree.Index) -> Bool {
    guard let parent = tree[view].parent else { return false }
    return tree[parent].element.role != .modifier || tree[parent].children.first != view
  }

  /// Returns modifiers in a different order, a stack along the other axis, and another candidate of a choice
  /// first.
  func rearranged(_ view: LayoutTree.Index) -> [Candidate] {
    let distance = Double(finder.distance(to: view)) * Cost.step
    var found: [Candidate] = []
    if tree[view].element is FrameElement {
      let distance = Double(finder.distance(to: view)) * Cost.step
      if !isDrawn(.modifier(view)) { found += loosened(view, distance) }
    }
    if let inner = tree.swappable(view), isSized(view) || isSized(inner) {
      let isLook = [view, inner].contains {
        ["background", "overlay", "border"].contains(tree[$0].element.kind)
      }
      found.append(
        Candidate(kind: .edit(.swapped(view)), cost: (isLook ? Cost.swappedLook : Cost.swapped) + distance))
    }
    if finder.names.rule(view).stackAxis != nil, tree[view].children.count > 1 {
      found.append(Candidate(kind: .edit(.turned(view)), cost: Cost.turned + distance))
    }
    if isAccessibilitySized, finder.names.rule(view).stackAxis == .horizontal, tree[view].children.count > 1 {
      found.append(
        Candidate(kind: .edit(.columnForLargeText(view)), cost: Cost.columnForLargeText + distance))
    }
    if !tree[view].element.placesAllChildren {
      found += tree[view].children.dropFirst().map {
        Candidate(kind: .edit(.reordered(view, first: $0)), cost: Cost.reordered + distance)
      }
    }
    return found
  }

  /// Returns a frame whose fixed sides become minimums, and one with a single such side.
  func loosened(_ view: LayoutTree.Index, _ distance: Double) -> [Candidate] {
    let sides = [(Axis.horizontal, ParameterName.width), (.vertical, .height)].filter {
      tree[view].element.length($0.1) != nil
    }.map(\.0)
    func cost(_ axes: [Axis]) -> Double {
      (axes.contains(.horizontal) && isRow(.modifier(view)) ? Cost.loosenedRow : Cost.loosened) + distance
        + outside(view)
    }
    let all = Candidate(kind: .edit(.loosened(view, keeping: nil)), cost: cost(sides))
    guard sides.count == 2 else { return [all] }
    return [all]
      + sides.map { side in
        Candidate(
          kind: .edit(.loosened(view, keeping: side)), cost: cost(sides.filter { $0 != side }) + Cost.keptSide
        )
      }
  }

  /// Whether a modifier affects sizes, so that its place among others may matter.
  func isSized(_ view: LayoutTree.Index) -> Bool {
    tree[view].element.parameters.contains { $0.axis != nil || $0.value.kind == .ratio }
  }

  /// Returns a different line limit for a text, or a smaller font.
  func text(_ view: LayoutTree.Index) -> [Candidate] {
    guard case .count(let limit)? = tree[view].element[.lineLimit] else { return [] }
    let distance = Double(finder.distance(to: view)) * Cost.step
    let limits = [nil, 1, 2, 3].filter { $0 != limit }.map { limit in
      Candidate(
        kind: .edit(.changed(.content(view), .parameters([.lineLimit: .count(limit)]))),
        cost: Cost.lineLimit + distance - (limit == nil ? 1 : 0) + (isInRow(view) ? Cost.limitInRow : 0)
          + (isAsked(view) ? 0 : Cost.limitOfAnother)
          + (isAccessibilitySized && limit != nil ? Cost.numberForLargeText : 0))
    }
    return limits + scales(view, distance) + fonts(view, distance)
  }

  /// Whether a view with its modifiers is one of several children.
  func isInRow(_ view: LayoutTree.Index) -> Bool {
    tree[outermost(of: view)].parent.map {
      finder.names.rule($0).stackAxis == .horizontal && tree[$0].children.count > 1
    } ?? false
  }

  /// Returns a text that scales down where it does not fit.
  func scales(_ view: LayoutTree.Index, _ distance: Double) -> [Candidate] {
    guard case .typesetting(let now)? = tree[view].element[.typesetting] else { return [] }
    let factors = [0.9, 0.8, 0.7, 0.6, 0.5].filter { $0 < now.minimumScaleFactor }
    let edits = factors.map { factor -> (SuggestedEdit, Double) in
      var typesetting = now
      typesetting.minimumScaleFactor = factor
      return (
        .changed(.content(view), .parameters([.typesetting: .typesetting(typesetting)])), -2 * log2(factor)
      )
    }
    return [
      Candidate(
        kind: .first(edits),
        cost: Cost.scale + distance + (isAccessibilitySized ? Cost.numberForLargeText : 0))
    ]
  }

  /// Returns smaller fonts: of one that follows a text style those that follow another, except at
  /// accessibility sizes, where a smaller one would undo what a person has chosen.
  func fonts(_ view: LayoutTree.Index, _ distance: Double) -> [Candidate] {
    guard case .font(let now)? = tree[view].element[.font], !isAccessibilitySized else { return [] }
    let fonts: [Font] =
      now.style == nil
      ? Set(Font.TextStyle.allCases.map(\.size)).map { Font.system(size: $0, weight: now.weight) }
      // Headlines differ from body texts by their weight alone.
      : Font.TextStyle.allCases.filter { $0 != .headline }.compactMap { now.following($0) }
    let edits = fonts.filter { $0.size < now.size }.sorted { $0.size > $1.size }.map {
      font -> (SuggestedEdit, Double) in
      (.changed(.content(view), .parameters([.font: .font(font)])), 2 * log2(now.size / font.size))
    }
    return [Candidate(kind: .first(edits), cost: Cost.font + distance)]
  }
}

extension LayoutElement {
  /// The axis along which a parameter acts; `nil` if it acts on both.
  func axis(of name: ParameterName) -> Axis? { parameters.first { $0.name == name }?.axis }
}
