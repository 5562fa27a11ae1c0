import ConstraintLayout
import Foundation
import LayoutCore

/// The changes that a person might think of, the most natural first.
struct EditCandidates {
  let finder: FactFinder
  let options: FactOptions
  /// What is to hold.
  let question: ResolvedQuestion
  private var tree: LayoutTree { finder.tree }

  /// A change to be tried.
  struct Candidate {
    enum Kind {
      case edit(SuggestedEdit)
      /// A length that is to be made as long as it takes.
      case length(PriceInput)
      /// A ratio that is to be changed as much as it takes, with other parameters of the fact.
      case ratio(
        Fact, [ParameterName: ParameterValue], ParameterName, from: CGFloat, reaching: CGFloat)
      /// Smaller letters, or texts that may become smaller, the largest first, and how unusual each is.
      case fonts([(edit: SuggestedEdit, cost: Double)])
    }

    var kind: Kind
    /// How unusual it is.
    var cost: Double

    /// The view that is changed, or around which something is put; `nil` for the container.
    var view: LayoutTree.Index? {
      switch kind {
      case .edit(let edit): edit.view
      case .length(.written(let input)): input.view
      case .length(.container): nil
      case .ratio(let fact, _, _, _, _): fact.view
      case .fonts(let fonts): fonts.first?.edit.view
      }
    }
  }

  /// What each kind of change costs; the rest is in proportion to these.
  private enum Cost {
    /// A side or a limit around a text: texts are made to take the room that they need.
    static let textLength = 1.0
    static let removedLimit = 1.1
    static let removedModifier = 1.2
    static let otherValue = 1.4
    static let length = 1.5
    static let added = 1.7
    /// Gaps are chosen with care, for the whole of an app.
    static let gap = 1.8
    /// In a stack that is itself too large or too small they are looked at first.
    static let askedGap = 1.0
    static let otherRatio = 2.0
    static let removedLook = 2.2
    static let otherWord = 2.4
    static let lineLimit = 2.5
    static let font = 3.0
    static let scale = 2.8
    static let addedFrame = 3.0
    /// A text of one long line is seldom what a person wants; one that is as tall as its lines often is.
    static let oneLine = 0.2
    static let swapped = 3.0
    static let turned = 8.0
    static let reordered = 2.6
    /// The container is seldom a person's to change.
    static let container = 20.0
    /// For each step of the tree between the change and the view in question.
    static let step = 0.05
  }

  /// All of them, the most natural first.
  var all: [Candidate] {
    let found =
      finder.facts.flatMap(changes) + frames
      + tree.indices.flatMap { added(around: $0) + rearranged($0) + text($0) }
    return found.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
      .map(\.element)
  }

  /// What a number costs that is changed: the more, the further from what a person wrote.
  static func cost(of input: PriceInput, from: Double, to: Double) -> Double {
    guard case .written(let input) = input else { return min(3, abs(log2(to / from))) }
    if gaps.contains(input.parameter) || from <= 0 || to <= 0 { return min(3, abs(to - from) / 16) }
    return min(3, abs(log2(to / from)) / 2)
  }

  /// The lengths that keep views apart.
  private static let gaps: [ParameterName] = [.spacing, .top, .leading, .bottom, .trailing]

  /// Other values of what is already there.
  private func changes(of fact: Fact) -> [Candidate] {
    let distance = Double(fact.view.map(finder.distance) ?? 0) * Cost.step
    let lengths = finder.inputs(of: fact).map { input in
      Candidate(kind: .length(input), cost: cost(of: input) + distance)
    }
    // What a view says or shows is not what is wrong with a layout.
    if case .content = fact { return lengths }
    return lengths
      + options.choices(fact).compactMap { value in
        let cost = cost(of: value, fact) + distance
        guard case .parameters(let values) = value else {
          return Candidate(kind: .edit(.changed(fact, value)), cost: cost)
        }
        // Nobody writes a scroll view that scrolls nowhere.
        if values.values.contains(.axes([])) { return nil }
        guard let (name, ratio) = values.first(where: { $0.value.kind == .ratio }) else {
          return Candidate(kind: .edit(.changed(fact, value)), cost: cost)
        }
        // A ratio is part of what a view looks like: it is changed for the sake of that view alone.
        let own = cost + (fact.view.map(isAsked) == true ? 0 : Cost.otherRatio)
        guard case .ratio(let end?) = ratio else {
          return Candidate(kind: .edit(.changed(fact, value)), cost: own)
        }
        guard let view = fact.view, case .ratio(let now?)? = tree[view].element[name] else { return nil }
        return Candidate(kind: .ratio(fact, values, name, from: now, reaching: end), cost: own)
      }
  }

  /// Whether a view, or one of its modifiers, is what the question is about.
  private func isAsked(_ view: LayoutTree.Index) -> Bool {
    finder.views.contains { finder.base(of: $0) == finder.base(of: view) }
  }

  private func cost(of input: PriceInput) -> Double {
    guard case .written(let input) = input else { return Cost.container }
    if Self.gaps.contains(input.parameter) {
      return isAsked(input.view) ? Cost.askedGap : Cost.gap
    }
    if tree[finder.base(of: input.view)].element.shownText != nil { return Cost.textLength }
    return Cost.length
  }

  private func cost(of value: FactValue, _ fact: Fact) -> Double {
    switch value {
    case .absent:
      // Padding and ratios are part of what a view looks like.
      let isLook = finder.parameters(of: fact).contains {
        Self.gaps.contains($0.name) || $0.value.kind == .ratio
      }
      return isLook ? Cost.removedLook : Cost.removedModifier
    case .parameters(let values):
      let isRemoved = values.values.contains { value in
        switch value {
        case .length(nil), .count(nil): true
        default: false
        }
      }
      if values.values.contains(where: { if case .text = $0 { true } else { false } }) {
        return Cost.otherWord
      }
      return isRemoved ? Cost.removedLimit : Cost.otherValue + Double(values.count - 1) * 0.3
    case .points, .size: return Cost.otherValue
    }
  }

  /// Modifiers that could be put around a view.
  private func added(around view: LayoutTree.Index) -> [Candidate] {
    let distance = Double(finder.distance(to: view)) * Cost.step
    var edits: [SuggestedEdit] = []
    if isOutermost(view), let stack = tree[view].parent, finder.names.room(stack).stackAxis != nil,
      tree[stack].children.count > 1
    {
      let others = tree[stack].children.filter { $0 != view }.map { tree[$0].traits.priority }
        .filter(\.isFinite)
      let (most, least) = (others.max() ?? 0, others.min() ?? 0)
      let own = tree[view].traits.priority
      if own <= most, own.isFinite { edits.append(.added(.layoutPriority(most + 1), around: view)) }
      if own >= least, own.isFinite { edits.append(.added(.layoutPriority(least - 1), around: view)) }
    }
    if !hasFixedSize(view), tree[view].element.shownText != nil {
      edits += fixedSizes(around: view)
    } else if !hasFixedSize(view), isOutermost(view), tree[finder.base(of: view)].element.role == .container {
      edits += fixedSizes(around: view)
    }
    return edits.map { edit in
      let isOneLine = if case .added(.fixedSize(true, _), _) = edit { Cost.oneLine } else { 0.0 }
      return Candidate(kind: .edit(edit), cost: Cost.added + isOneLine + distance)
    }
  }

  /// A least or greatest length for the view whose length is asked about.
  private var frames: [Candidate] {
    question.conditions.compactMap { condition in
      let modifier: SuggestedEdit.AddedModifier
      let view: LayoutTree.Index
      switch condition {
      case .atLeast(.side(let side, .width), .points(let bound), _):
        (view, modifier) = (side, .minimum(.horizontal, bound.doubleValue))
      case .atLeast(.side(let side, .height), .points(let bound), _):
        (view, modifier) = (side, .minimum(.vertical, bound.doubleValue))
      case .atLeast(.points(let bound), .side(let side, .width), _):
        (view, modifier) = (side, .maximum(.horizontal, bound.doubleValue))
      case .atLeast(.points(let bound), .side(let side, .height), _):
        (view, modifier) = (side, .maximum(.vertical, bound.doubleValue))
      default: return nil
      }
      // A limit that is written is changed, and gets no second one beside it.
      guard !hasLimit(view, modifier) else { return nil }
      return Candidate(kind: .edit(.added(modifier, around: view)), cost: Cost.addedFrame)
    }
  }

  /// Whether a frame around a view, or the view as a frame, says the same limit or the side itself.
  private func hasLimit(_ view: LayoutTree.Index, _ modifier: SuggestedEdit.AddedModifier) -> Bool {
    let names: [ParameterName] =
      switch modifier {
      case .minimum(.horizontal, _): [.minWidth, .width]
      case .minimum(.vertical, _): [.minHeight, .height]
      case .maximum(.horizontal, _): [.maxWidth, .width]
      case .maximum(.vertical, _): [.maxHeight, .height]
      case .layoutPriority, .fixedSize: []
      }
    return ([view] + tree.modifiers(around: finder.base(of: view))).contains { index in
      tree[index].element.role == .modifier
        && tree[index].element.parameters.contains { reading in
          guard names.contains(reading.name), case .length(let length?) = reading.value else { return false }
          return length.isFinite
        }
    }
  }

  /// Whether a person would write a number in place of another one: gaps are no longer than what is there and asked for
  /// twice, and lengths are not another thing altogether.
  func isSensible(_ number: Double, for input: PriceInput, from: Double) -> Bool {
    guard case .written(let input) = input else { return true }
    let asked = question.numbers.map(\.magnitude.doubleValue).max() ?? 0
    if Self.gaps.contains(input.parameter) {
      return number.magnitude <= max(64, 2 * from.magnitude)
    }
    return number.magnitude <= max(64, 6 * from.magnitude, isAsked(input.view) ? 1.25 * asked : 0)
  }

  private func fixedSizes(around view: LayoutTree.Index) -> [SuggestedEdit] {
    [(true, false), (false, true), (true, true)].map {
      .added(.fixedSize(horizontal: $0.0, vertical: $0.1), around: view)
    }
  }

  /// Whether no modifier stands around a view.
  private func isOutermost(_ view: LayoutTree.Index) -> Bool {
    guard let parent = tree[view].parent else { return false }
    return tree[parent].element.role != .modifier || tree[parent].children.first != view
  }

  private func hasFixedSize(_ view: LayoutTree.Index) -> Bool {
    var next = tree[view].parent
    while let parent = next, tree[parent].element.role == .modifier {
      if finder.names.room(parent).fixesSize { return true }
      next = tree[parent].parent
    }
    return finder.names.room(view).fixesSize
  }

  /// Modifiers in another order, a stack along the other axis, and another candidate of a choice first.
  private func rearranged(_ view: LayoutTree.Index) -> [Candidate] {
    let distance = Double(finder.distance(to: view)) * Cost.step
    var found: [Candidate] = []
    if let inner = tree.swappable(view), isSized(view) || isSized(inner) {
      found.append(Candidate(kind: .edit(.swapped(view)), cost: Cost.swapped + distance))
    }
    if finder.names.room(view).stackAxis != nil, tree[view].children.count > 1 {
      found.append(Candidate(kind: .edit(.turned(view)), cost: Cost.turned + distance))
    }
    if !tree[view].element.placesAllChildren {
      found += tree[view].children.dropFirst().map {
        Candidate(kind: .edit(.reordered(view, first: $0)), cost: Cost.reordered + distance)
      }
    }
    return found
  }

  /// Whether a modifier has anything to do with sizes, so that its place among others may matter.
  private func isSized(_ view: LayoutTree.Index) -> Bool {
    tree[view].element.parameters.contains { $0.axis != nil || $0.value.kind == .ratio }
  }

  /// Another number of lines of a text, or smaller letters.
  private func text(_ view: LayoutTree.Index) -> [Candidate] {
    guard case .count(let limit)? = tree[view].element[.lineLimit] else { return [] }
    let distance = Double(finder.distance(to: view)) * Cost.step
    let limits = [nil, 1, 2, 3].filter { $0 != limit }.map { limit in
      Candidate(
        kind: .edit(.changed(.content(view), .parameters([.lineLimit: .count(limit)]))),
        cost: Cost.lineLimit + distance - (limit == nil ? 1 : 0))
    }
    return limits + scales(view, distance) + fonts(view, distance)
  }

  /// A text that may become smaller where it does not fit.
  private func scales(_ view: LayoutTree.Index, _ distance: Double) -> [Candidate] {
    guard case .typesetting(let now)? = tree[view].element[.typesetting] else { return [] }
    let factors = [0.9, 0.8, 0.7, 0.6, 0.5].filter { $0 < now.minimumScaleFactor }
    let edits = factors.map { factor -> (SuggestedEdit, Double) in
      var typesetting = now
      typesetting.minimumScaleFactor = factor
      return (
        .changed(.content(view), .parameters([.typesetting: .typesetting(typesetting)])), -2 * log2(factor)
      )
    }
    return [Candidate(kind: .fonts(edits), cost: Cost.scale + distance)]
  }

  /// Smaller letters.
  private func fonts(_ view: LayoutTree.Index, _ distance: Double) -> [Candidate] {
    guard case .font(let now)? = tree[view].element[.font] else { return [] }
    let sizes = Set(Font.TextStyle.allCases.map(\.size)).filter { $0 < now.size }.sorted(by: >)
    let fonts = sizes.map { size -> (SuggestedEdit, Double) in
      let font = Font.system(size: size, weight: now.weight)
      return (
        .changed(.content(view), .parameters([.font: .font(font)])), 2 * log2(now.size / size)
      )
    }
    return [Candidate(kind: .fonts(fonts), cost: Cost.font + distance)]
  }
}
