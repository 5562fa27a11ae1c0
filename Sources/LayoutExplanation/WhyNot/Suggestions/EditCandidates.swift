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
  private let isAccessibilitySized: Bool
  private var tree: LayoutTree { finder.tree }

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

  /// The costs of the kinds of changes, which matter only in proportion to each other.
  ///
  /// Set by hand, all together and not each by a measurement: of 200 planted faults 182 are named by the
  /// first suggestion (`PlantedFaultTests`), and of 40 judged questions 31 had a good one first.
  private enum Cost {
    /// A side or a limit around a text: texts take the space that they need.
    static let textLength = 1.0
    static let removedLimit = 1.1
    static let removedModifier = 1.2
    static let otherValue = 1.4
    static let length = 1.5
    static let added = 1.7
    /// A gap, which is usually chosen for the whole of an app.
    static let gap = 1.8
    /// A gap in a row of a fixed length, which shrinks before the row grows; and in a stack that is itself
    /// too large or too small.
    static let fixedGap = 1.0
    static let askedGap = 1.0
    /// A guide of the view in question, which is there to place it; another's guide moves it by chance.
    static let askedGuide = 0.8
    static let guide = 3.0
    /// The extra cost of a number that fits one text size, where a person has chosen an accessibility size.
    static let numberForLargeText = 1.5
    /// A frame that becomes a minimum: preferred where a text grows down, or is itself in the frame.
    static let loosened = 1.0
    static let loosenedRow = 1.5
    /// The extra cost where one of two sides is kept.
    static let keptSide = 0.05
    /// A view that is to fill the available space.
    static let fill = 1.3
    /// A minimum length of some points, as a touch target has.
    static let smallFrame = 1.4
    static let spacer = 1.2
    static let spacerBehind = 1.9
    /// An alignment that the container already sets, which is changed there first.
    static let fillOnAnother = 1.6
    /// A frame outside a view's decoration; it belongs inside.
    static let outsideLooks = 0.5
    static let padding = 2.3
    /// The intrinsic size of an icon, which is rarely redrawn.
    static let ownLength = 4.0
    /// A line limit in a row, which keeps the row low.
    static let limitInRow = 0.5
    static let limitOfAnother = 0.5
    static let otherRatio = 2.0
    static let removedLook = 2.2
    static let otherWord = 2.4
    /// An axis of a scroll view, which is there on purpose.
    static let otherAxes = 2.6
    static let lineLimit = 2.5
    static let font = 3.0
    static let scale = 2.8
    static let addedFrame = 3.0
    static let greatestFrame = 1.6
    /// A text in one long line, seldom wanted, as opposed to one as tall as its lines.
    static let oneLine = 0.2
    static let swapped = 3.0
    /// A background before the padding or the frame that belongs inside it: the commonest fault of order.
    static let swappedLook = 1.2
    static let turned = 8.0
    /// A row that is a column at accessibility sizes, as the system's own rows are.
    static let columnForLargeText = 1.6
    static let reordered = 2.6
    /// The container, which is seldom the author's to change.
    static let container = 20.0
    /// A step in the tree between the change and the view in question.
    static let step = 0.05
  }

  /// All candidates, the most natural first.
  var all: [Candidate] {
    let found =
      finder.facts.flatMap(changes) + frames + fills + paddings + spacers + invisibleGaps
      + tree.indices.flatMap { added(around: $0) + rearranged($0) + text($0) }
    return found.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
      .map(\.element)
  }

  /// Returns the cost of a changed number, which grows with the distance from the written one.
  static func cost(of input: PriceInput, from: Double, to: Double) -> Double {
    guard case .written(let input) = input else { return min(3, abs(log2(to / from))) }
    // A guide is a position: it has no sign that is unusual.
    if input.parameter == .guide { return min(1, abs(to - from) / 128) }
    if gaps.contains(input.parameter) {
      let ratio = from > 0 && to > 0 ? abs(log2(to / from)) * 0.75 : .infinity
      return min(3, abs(to - from) / 16, ratio)
    }
    if from <= 0 || to <= 0 { return min(3, abs(to - from) / 16) }
    return min(3, abs(log2(to / from)) / 2)
  }

  /// The lengths that separate views.
  private static let gaps: [ParameterName] = [.spacing, .top, .leading, .bottom, .trailing]

  /// Returns other values of existing facts.
  private func changes(of fact: Fact) -> [Candidate] {
    let distance = Double(fact.view.map(finder.distance) ?? 0) * Cost.step
    let lengths = finder.inputs(of: fact).map { input in
      Candidate(kind: .length(input), cost: cost(of: input) + distance)
    }
    // The words or the image of a view are not a fault of its layout.
    if case .content = fact { return lengths }
    return lengths
      + options.choices(fact).compactMap { value in
        let cost = cost(of: value, fact) + distance
        guard case .parameters(let values) = value else {
          return Candidate(kind: .edit(.changed(fact, value)), cost: cost)
        }
        // A scroll view without axes makes no sense.
        if values.values.contains(.axes([])) { return nil }
        guard let (name, ratio) = values.first(where: { $0.value.kind == .ratio }) else {
          return Candidate(kind: .edit(.changed(fact, value)), cost: cost)
        }
        // A ratio is part of a view's design: it is changed for the sake of that view alone.
        let own = cost + (fact.view.map(isAsked) == true ? 0 : Cost.otherRatio)
        guard case .ratio(let end?) = ratio else {
          return Candidate(kind: .edit(.changed(fact, value)), cost: own)
        }
        guard let view = fact.view, case .ratio(let now?)? = tree[view].element[name] else { return nil }
        return Candidate(kind: .ratio(fact, values, name, from: now, reaching: end), cost: own)
      }
  }

  /// Whether a frame fixes the view's length along the axis of a gap.
  private func isFixed(_ gap: LengthInput) -> Bool {
    let base = finder.base(of: gap.view)
    guard let axis = tree[gap.view].element.axis(of: gap.parameter) ?? finder.names.room(base).stackAxis
    else {
      return false
    }
    return tree.modifiers(around: base).contains { (tree[$0].element as? FrameElement)?[axis] != nil }
  }

  /// Whether a view, or one of its modifiers, is what the question is about.
  private func isAsked(_ view: LayoutTree.Index) -> Bool {
    finder.views.contains { finder.base(of: $0) == finder.base(of: view) }
  }

  private func cost(of input: PriceInput) -> Double {
    guard case .written(let input) = input else { return Cost.container }
    if input.parameter == .guide {
      // A distance that is written is a number to change; a guide that follows another one has none.
      let isWritten = tree[input.view].element.length(.guide).map { $0 != 0 } ?? false
      return isWritten && isAsked(input.view) ? Cost.askedGuide : Cost.guide
    }
    if Self.gaps.contains(input.parameter) {
      return isAsked(input.view) ? Cost.askedGap : isFixed(input) ? Cost.fixedGap : Cost.gap
    }
    if tree[input.view].element.role == .leaf { return Cost.ownLength }
    if isInvisible(finder.base(of: input.view)) { return isAsked(input.view) ? Cost.askedGap : Cost.gap }
    let isText = tree[finder.base(of: input.view)].element.shownText != nil
    return (isText ? Cost.textLength : Cost.length) + (isAccessibilitySized ? Cost.numberForLargeText : 0)
  }

  private func cost(of value: FactValue, _ fact: Fact) -> Double {
    switch value {
    case .absent:
      // Padding and ratios are part of a view's design.
      let isLook =
        isDrawn(fact)
        || finder.parameters(of: fact).contains {
          Self.gaps.contains($0.name) || $0.value.kind == .ratio
        }
      if isLook { return Cost.removedLook }
      let isWidth = finder.parameters(of: fact).contains { $0.name == .width && $0.hasLength }
      return isWidth && isRow(fact) ? Cost.loosenedRow : Cost.removedModifier
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
      if isRemoved, isDrawn(fact) { return Cost.removedLook }
      if isRemoved, values.keys.contains(.width), isRow(fact) { return Cost.loosenedRow }
      if values.values.contains(where: { if case .axes = $0 { true } else { false } }) {
        return Cost.otherAxes
      }
      return isRemoved ? Cost.removedLimit : Cost.otherValue + Double(values.count - 1) * 0.3
    case .points, .size: return Cost.otherValue
    }
  }

  /// Whether a fact is a frame of fixed sides around a drawing without a size of its own.
  private func isDrawn(_ fact: Fact) -> Bool {
    guard case .modifier(let view) = fact, tree[view].element is FrameElement else { return false }
    let base = tree[finder.base(of: view)]
    return base.element.role == .leaf && base.element.shownText == nil
  }

  /// Whether a fact is a frame of fixed sides around several views, whose gaps are considered first.
  private func isRow(_ fact: Fact) -> Bool {
    guard case .modifier(let view) = fact, tree[view].element is FrameElement else { return false }
    return tree[finder.base(of: view)].element.shownText == nil
  }

  /// Frames that fill the available space, where a view is to be longer or at an end.
  private var fills: [Candidate] {
    question.conditions.flatMap { condition -> [Candidate] in
      guard case .atLeast(let first, let second, _) = condition else { return [] }
      var found: [Candidate] = []
      // Minimum lengths of some points have a number.
      let least = second.ownNumber?.doubleValue ?? .infinity
      if case .side(let view, let property) = first, let axis = property.length, least > Self.mostSmall {
        found += framings(of: view, .fill(axis, end(of: view, along: axis)), cost: Cost.fill)
      }
      for (term, end) in [(second, SuggestedEdit.AddedModifier.StackEnd.start), (first, .end)] {
        guard case .side(let view, let property) = term, property.length == nil else { continue }
        let outer = outermost(of: view)
        // A view over or behind another one is aligned there.
        let isAligned = tree[outer].parent.map {
          tree[$0].element[.alignment] != nil && finder.names.room($0).stackAxis == nil
        }
        found.append(
          Candidate(
            kind: .edit(.added(.fill(property.axis, end), around: outer)),
            cost: isAligned == true ? Cost.fillOnAnother : Cost.fill))
      }
      return found
    }
  }

  /// Padding before a view that is to lie further in.
  private var paddings: [Candidate] {
    question.conditions.compactMap { condition -> Candidate? in
      guard case .atLeast(.side(let view, let property), .points(let bound), _) = condition,
        [.x, .minX, .y, .minY].contains(property)
      else { return nil }
      let edge: Edge = property.axis == .horizontal ? .leading : .top
      let own = bound.doubleValue.rounded(.up)
      let lengths = Set(Self.paddings + (0.0...Self.paddings[Self.paddings.count - 1] ~= own ? [own] : []))
      let around = outermost(of: view)
      return Candidate(
        kind: .first(
          lengths.filter { $0 > 0 }.sorted().map { (.added(.padding(edge, $0), around: around), $0 / 64) }),
        cost: Cost.padding)
    }
  }

  /// The usual lengths of padding, in points.
  private static let paddings: [Double] = [4, 8, 12, 16, 20, 24, 32, 40, 48, 64]

  /// A spacer before a child of a stack that is to lie further towards the end, or before its successor.
  private var spacers: [Candidate] {
    question.conditions.flatMap { condition -> [Candidate] in
      guard case .atLeast(let first, let second, _) = condition else { return [] }
      var found: [Candidate] = []
      for (term, isBefore) in [(first, true), (second, false)] {
        guard case .side(let view, let property) = term, property.length == nil else { continue }
        var child = outermost(of: view)
        // The nearest stack along the axis, at whose end the view is to be.
        while let parent = tree[child].parent {
          let siblings = tree[parent].children
          if finder.names.room(parent).stackAxis == property.axis, siblings.count > 1,
            let place = siblings.firstIndex(of: child)
          {
            let other = isBefore ? place : place + 1
            if other > 0, other < siblings.count {
              found.append(
                Candidate(
                  kind: .edit(.spaced(before: siblings[other])),
                  cost: isBefore ? Cost.spacer : Cost.spacerBehind))
            }
            break
          }
          child = parent
        }
      }
      return found
    }
  }

  /// Spacers in place of invisible views with a length of their own.
  private var invisibleGaps: [Candidate] {
    tree.indices.filter(isInvisible).map { gap in
      let view = outermost(of: gap)
      return Candidate(
        kind: .edit(.spacedInPlace(of: view)),
        cost: Cost.spacer + Double(finder.distance(to: view)) * Cost.step)
    }
  }

  /// Whether a view is a clear colour among the children of a stack, with nothing but frames around it: a gap.
  private func isInvisible(_ view: LayoutTree.Index) -> Bool {
    guard let shape = tree[view].element as? ShapeElement, shape.kind == "Color", shape.fill == "clear",
      let stack = tree[outermost(of: view)].parent, finder.names.room(stack).stackAxis != nil
    else { return false }
    let modifiers = tree.modifiers(around: view)
    return !modifiers.isEmpty
      && modifiers.allSatisfy { tree[$0].element is FrameElement || tree[$0].element is FlexibleFrameElement }
  }

  /// Frames around a view, or inside its decoration.
  private func framings(
    of view: LayoutTree.Index, _ modifier: SuggestedEdit.AddedModifier, cost: Double
  ) -> [Candidate] {
    chain(from: view).enumerated().map { place, inner in
      let isOutside = inner == view
      let looks = isOutside && tree[view].element.role == .modifier ? Cost.outsideLooks : 0
      return Candidate(
        kind: .edit(isOutside ? .framed(modifier, around: view) : .added(modifier, around: inner)),
        cost: cost + looks + Double(place) * Cost.step)
    }
  }

  /// Returns the end at which a stack aligns its children, where a frame around it should do so too.
  private func end(
    of view: LayoutTree.Index, along axis: Axis
  ) -> SuggestedEdit.AddedModifier.StackEnd? {
    let base = finder.base(of: view)
    guard case .alignment(let keys)? = tree[base].element[.alignment] else { return nil }
    let standard = AlignmentKey.standard(along: axis)
    return keys.contains(standard.start) ? .start : keys.contains(standard.end) ? .end : nil
  }

  /// Returns a view and its wrapped views, from the outside in, without decoration.
  private func chain(from view: LayoutTree.Index) -> [LayoutTree.Index] {
    var chain = [view]
    var inner = view
    while tree[inner].element.role == .modifier, let child = tree[inner].children.first {
      chain.append(child)
      inner = child
    }
    return chain
  }

  /// Returns the outermost of the modifiers around a view.
  private func outermost(of view: LayoutTree.Index) -> LayoutTree.Index {
    var view = view
    while !isOutermost(view), let parent = tree[view].parent { view = parent }
    return view
  }

  /// Returns modifiers that could be added around a view.
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

  /// Minimum or maximum lengths for the view whose length is asked about.
  private var frames: [Candidate] {
    question.conditions.flatMap { condition -> [Candidate] in
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
      default: return []
      }
      // A written limit is changed, and gets no second one beside it; nothing is to be longer than the
      // container.
      guard !hasLimit(view, modifier), fits(modifier) else { return [] }
      guard case .minimum(_, let length) = modifier else {
        return [Candidate(kind: .edit(.added(modifier, around: view)), cost: Cost.greatestFrame)]
      }
      let cost = length <= Self.mostSmall ? Cost.smallFrame : Cost.addedFrame
      return [Candidate(kind: .edit(.added(modifier, around: view)), cost: cost)]
        + framings(of: view, modifier, cost: cost)
    }
  }

  /// The greatest length of a touch target, in points.
  private static let mostSmall = 64.0

  /// Whether a frame is no longer than the container.
  private func fits(_ modifier: SuggestedEdit.AddedModifier) -> Bool {
    guard case .minimum(let axis, let length) = modifier, let most = finder.container[axis]?.number else {
      return true
    }
    return length <= most.doubleValue
  }

  /// Whether a frame around a view, or the view as a frame, sets the same limit or the side itself.
  private func hasLimit(_ view: LayoutTree.Index, _ modifier: SuggestedEdit.AddedModifier) -> Bool {
    let names: [ParameterName] =
      switch modifier {
      case .minimum(.horizontal, _): [.minWidth, .width]
      case .minimum(.vertical, _): [.minHeight, .height]
      case .maximum(.horizontal, _): [.maxWidth, .width]
      case .maximum(.vertical, _): [.maxHeight, .height]
      case .layoutPriority, .fixedSize, .fill, .padding, .scaledToFit, .clipped: []
      }
    return ([view] + tree.modifiers(around: finder.base(of: view))).contains { index in
      tree[index].element.role == .modifier
        && tree[index].element.parameters.contains { reading in
          guard names.contains(reading.name), case .length(let length?) = reading.value else { return false }
          return length.isFinite
        }
    }
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
    if Self.gaps.contains(input.parameter) {
      // Padding is written in halves of a point: 44.33 is not.
      return (2 * number).rounded() == 2 * number && number.magnitude <= max(64, 2 * from.magnitude)
    }
    return number.magnitude <= max(64, 6 * from.magnitude, isAsked(input.view) ? 1.25 * asked : 0)
  }

  private func fixedSizes(around view: LayoutTree.Index) -> [SuggestedEdit] {
    [(true, false), (false, true), (true, true)].map {
      .added(.fixedSize(horizontal: $0.0, vertical: $0.1), around: view)
    }
  }

  /// Whether a view has no modifier around it.
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

  /// Returns modifiers in a different order, a stack along the other axis, and another candidate of a choice
  /// first.
  private func rearranged(_ view: LayoutTree.Index) -> [Candidate] {
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
    if finder.names.room(view).stackAxis != nil, tree[view].children.count > 1 {
      found.append(Candidate(kind: .edit(.turned(view)), cost: Cost.turned + distance))
    }
    if isAccessibilitySized, finder.names.room(view).stackAxis == .horizontal, tree[view].children.count > 1 {
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
  private func loosened(_ view: LayoutTree.Index, _ distance: Double) -> [Candidate] {
    let sides = [(Axis.horizontal, ParameterName.width), (.vertical, .height)].filter {
      tree[view].element.length($0.1) != nil
    }.map(\.0)
    func cost(_ axes: [Axis]) -> Double {
      (axes.contains(.horizontal) && isRow(.modifier(view)) ? Cost.loosenedRow : Cost.loosened) + distance
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
  private func isSized(_ view: LayoutTree.Index) -> Bool {
    tree[view].element.parameters.contains { $0.axis != nil || $0.value.kind == .ratio }
  }

  /// Returns a different line limit for a text, or a smaller font.
  private func text(_ view: LayoutTree.Index) -> [Candidate] {
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
  private func isInRow(_ view: LayoutTree.Index) -> Bool {
    tree[outermost(of: view)].parent.map {
      finder.names.room($0).stackAxis == .horizontal && tree[$0].children.count > 1
    } ?? false
  }

  /// Returns a text that scales down where it does not fit.
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
    return [
      Candidate(
        kind: .first(edits),
        cost: Cost.scale + distance + (isAccessibilitySized ? Cost.numberForLargeText : 0))
    ]
  }

  /// Returns smaller fonts: of one that follows a text style those that follow another, except at
  /// accessibility sizes, where a smaller one would undo what a person has chosen.
  private func fonts(_ view: LayoutTree.Index, _ distance: Double) -> [Candidate] {
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

extension FrameProperty {
  /// The axis of a width or a height; `nil` for a position.
  fileprivate var length: Axis? { isPlace ? nil : axis }
}

extension LayoutElement {
  /// The axis along which a parameter acts; `nil` if it acts on both.
  fileprivate func axis(of name: ParameterName) -> Axis? { parameters.first { $0.name == name }?.axis }
}

extension ResolvedQuestion.Term {
  /// The number of points; `nil` for a frame property.
  fileprivate var ownNumber: Rational? {
    switch self {
    case .points(let number): number
    case .sum(let sum): sum.terms.isEmpty ? sum.constant : nil
    case .side: nil
    }
  }
}
