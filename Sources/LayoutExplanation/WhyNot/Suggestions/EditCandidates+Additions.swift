import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

// What may be added to a tree, or moved in it.
extension EditCandidates {
  /// Frames that fill the available space, where a view is to be longer or at an end.
  var fills: [Candidate] {
    question.conditions.flatMap { condition -> [Candidate] in
      guard case .atLeast(let first, let second, _) = condition else { return [] }
      var found: [Candidate] = []
      // Minimum lengths of some points have a number.
      let least = second.ownNumber?.doubleValue ?? .infinity
      if case .side(let view, let property) = first, let axis = property.length, least > Self.mostSmall {
        found += framings(of: view, .fill(axis, end(of: view, along: axis)), cost: Cost.fill)
        found += unfixed(view, along: axis, toReach: least)
      }
      for (term, end) in [(second, SuggestedEdit.AddedModifier.StackEnd.start), (first, .end)] {
        guard case .side(let view, let property) = term, property.length == nil else { continue }
        let outer = outermost(of: view)
        found.append(
          Candidate(
            kind: .edit(.added(.fill(property.axis, end), around: outer)),
            cost: costOfFill(outer, along: property.axis)))
      }
      return found
    }
  }

  /// Returns the cost of a frame that puts a view at an end.
  private func costOfFill(_ outer: LayoutTree.Index, along axis: Axis) -> Double {
    guard let parent = tree[outer].parent, tree[parent].element[.alignment] != nil else { return Cost.fill }
    guard let stack = finder.names.rule(parent).stackAxis else {
      // A view over or behind another one is aligned there.
      return Cost.fillOnAnother
    }
    guard tree[parent].children.count > 1 else { return Cost.fill }
    // Across a stack its alignment goes first, and along it a spacer.
    return stack == axis ? Cost.fillAmongSiblings : Cost.fillOnAnother
  }

  /// Returns a frame that no longer fixes a side, so that the view fills the available space; the other side
  /// stays.
  private func unfixed(_ view: LayoutTree.Index, along axis: Axis, toReach least: Double) -> [Candidate] {
    // The view may be a frame, or be in one.
    let frames = chain(from: view) + tree.modifiers(around: finder.base(of: view))
    guard let frame = frames.first(where: { (tree[$0].element as? FrameElement)?[axis] != nil }),
      let element = tree[frame].element as? FrameElement
    else { return [] }
    let most = finder.container[axis]?.number?.doubleValue ?? .infinity
    let cost = Cost.fill + (least < 0.75 * most ? Cost.fillForLittle : 0)
    // A drawing takes what it is offered; anything else needs a frame that does.
    guard isDrawing(finder.base(of: view)) else {
      return [Candidate(kind: .edit(.stretched(frame, along: axis)), cost: cost)]
    }
    let hasOther = Axis.allCases.allSatisfy { element[$0] != nil }
    let side = axis == .horizontal ? ParameterName.width : .height
    let value = hasOther ? FactValue.parameters([side: .length(nil)]) : .absent
    return isBounded(frame, along: axis, inside: true)
      ? [] : [Candidate(kind: .edit(.changed(.modifier(frame), value)), cost: cost)]
  }

  /// Whether a view is a drawing without a length of its own.
  private func isDrawing(_ view: LayoutTree.Index) -> Bool {
    tree[view].element.role == .leaf && tree[view].element.shownText == nil
      && finder.names.rule(view).naturalSize == nil
      && (tree[view].element as? ImageElement)?.isResizable != false
  }

  /// Whether a modifier, or one inside it, bounds the length of its view: a ratio, or a frame along the axis
  /// unless only those `inside` count.
  private func isBounded(_ view: LayoutTree.Index, along axis: Axis, inside: Bool = false) -> Bool {
    chain(from: view).dropFirst(inside ? 1 : 0).contains { index in
      switch tree[index].element {
      case let frame as FrameElement: frame[axis] != nil
      case is AspectRatioElement: true
      default: false
      }
    }
  }

  /// Padding before a view that is to lie further in.
  var paddings: [Candidate] {
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
  var spacers: [Candidate] {
    question.conditions.flatMap { condition -> [Candidate] in
      guard case .atLeast(let first, let second, _) = condition else { return [] }
      var found: [Candidate] = []
      for (term, isBefore) in [(first, true), (second, false)] {
        guard case .side(let view, let property) = term, property.length == nil else { continue }
        var child = outermost(of: view)
        // The nearest stack along the axis, at whose end the view is to be.
        while let parent = tree[child].parent {
          let siblings = tree[parent].children
          if finder.names.rule(parent).stackAxis == property.axis, siblings.count > 1,
            let index = siblings.firstIndex(of: child)
          {
            let other = isBefore ? index : index + 1
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

  /// Spacers that are removed, or end up on the other side of what they push, where the question is about
  /// places along their stack.
  var pushes: [Candidate] {
    // Of a requirement without bounds on single numbers, such as a distance, only the axis is known.
    let isUnknown = question.conditions.isEmpty
    let axes =
      isUnknown && finder.axes.count == 1 ? finder.axes : Axis.allCases.filter(question.isAboutPlaces)
    let stacks = tree.indices.filter { finder.names.rule($0).stackAxis.map(axes.contains) ?? false }
    return stacks.flatMap { stack -> [Candidate] in
      let spacers = tree[stack].children.filter { tree[$0].element is SpacerElement }
      let distance = Double(finder.distance(to: stack)) * Cost.step
      let removed = spacers.map { spacer in
        Candidate(
          kind: .edit(.changed(.content(spacer), .absent)),
          cost: Cost.removedSpacer + (isUnknown ? Cost.unknownPlaces : 0)
            + (isGap(spacer) ? Cost.removedMinimum : 0)
            + Double(finder.distance(to: spacer)) * Cost.step)
      }
      guard spacers.count == 1, !isUnknown, tree.copies(of: stack).count == 1,
        let first = tree[stack].children.first,
        let last = tree[stack].children.last,
        first != last
      else { return removed }
      // One at the end is put first, and what follows one at the beginning is put before it.
      let moved = spacers[0] == last ? last : spacers[0] == first ? tree[stack].children[1] : nil
      return removed
        + (moved.map { [Candidate(kind: .edit(.reordered(stack, first: $0)), cost: Cost.spacer + distance)] }
          ?? [])
    }
  }

  /// Spacers in place of invisible views with a length of their own.
  var invisibleGaps: [Candidate] {
    tree.indices.filter(isInvisible).map { gap in
      let view = outermost(of: gap)
      return Candidate(
        kind: .edit(.spacedInPlace(of: view)),
        cost: Cost.spacer + Double(finder.distance(to: view)) * Cost.step)
    }
  }

  /// Whether a view is a clear colour among the children of a stack, with nothing but frames around it: a gap.
  func isInvisible(_ view: LayoutTree.Index) -> Bool {
    guard let shape = tree[view].element as? ShapeElement, shape.kind == "Color", shape.fill == "clear",
      let stack = tree[outermost(of: view)].parent, finder.names.rule(stack).stackAxis != nil
    else { return false }
    let modifiers = tree.modifiers(around: view)
    return !modifiers.isEmpty
      && modifiers.allSatisfy { tree[$0].element is FrameElement || tree[$0].element is FlexibleFrameElement }
  }

  /// Frames around a view, or inside its decoration.
  func framings(
    of view: LayoutTree.Index, _ modifier: SuggestedEdit.AddedModifier, cost: Double
  ) -> [Candidate] {
    chain(from: view).enumerated().map { index, inner in
      let isOutside = inner == view
      let looks = isOutside && tree[view].element.role == .modifier ? Cost.outsideLooks : 0
      return Candidate(
        kind: .edit(isOutside ? .framed(modifier, around: view) : .added(modifier, around: inner)),
        cost: cost + looks + Double(index) * Cost.step + costOfFixed(inner, modifier))
    }
  }

  /// Returns the extra cost of a frame around what has a fixed length.
  private func costOfFixed(_ inner: LayoutTree.Index, _ modifier: SuggestedEdit.AddedModifier) -> Double {
    switch modifier {
    case .minimum(let axis, let length) where length > Self.mostSmall:
      isDrawing(finder.base(of: inner)) && isBounded(inner, along: axis) ? Cost.emptyFrame : 0
    case .fill(let axis, _) where isBounded(inner, along: axis):
      isDrawing(finder.base(of: inner)) ? Cost.emptyFrame : Cost.frameAroundFrame
    default: 0
    }
  }

  /// Returns the end at which a stack aligns its children, where a frame around it should do so too.
  func end(
    of view: LayoutTree.Index, along axis: Axis
  ) -> SuggestedEdit.AddedModifier.StackEnd? {
    let base = finder.base(of: view)
    guard case .alignment(let keys)? = tree[base].element[.alignment] else { return nil }
    let standard = AlignmentKey.standard(along: axis)
    return keys.contains(standard.start) ? .start : keys.contains(standard.end) ? .end : nil
  }

  /// Returns a view and its wrapped views, from the outside in, without decoration.
  func chain(from view: LayoutTree.Index) -> [LayoutTree.Index] {
    var chain = [view]
    var inner = view
    while tree[inner].element.role == .modifier, let child = tree[inner].children.first {
      chain.append(child)
      inner = child
    }
    return chain
  }

  /// Returns modifiers that could be added around a view.
  func added(around view: LayoutTree.Index) -> [Candidate] {
    let distance = Double(finder.distance(to: view)) * Cost.step
    var edits: [SuggestedEdit] = []
    if isOutermost(view), let stack = tree[view].parent, finder.names.rule(stack).stackAxis != nil,
      tree[stack].children.count > 1
    {
      let others = tree[stack].children.filter { $0 != view }.map { tree[$0].traits.priority }
        .filter(\.isFinite)
      let (most, least) = (others.max() ?? 0, others.min() ?? 0)
      let own = tree[view].traits.priority
      // A priority that is written is changed or removed, and gets no second one around it; below a negative
      // one, which was to be the last, there is no further.
      let isWritten = chain(from: view).contains { tree[$0].element is LayoutPriorityElement }
      if own <= most, own.isFinite, !isWritten {
        edits.append(.added(.layoutPriority(most + 1), around: view))
      }
      if own >= least, own.isFinite, !isWritten, least >= 0 {
        edits.append(.added(.layoutPriority(least - 1), around: view))
      }
    }
    if !hasFixedSize(view), tree[view].element.shownText != nil {
      edits += fixedSizes(around: view)
    } else if !hasFixedSize(view), isOutermost(view), tree[finder.base(of: view)].element.role == .container {
      edits += fixedSizes(around: view)
    }
    return edits.map { edit in
      let isOneLine = if case .added(.fixedSize(true, _), _) = edit { Cost.oneLine } else { 0.0 }
      var isOfSeveral = 0.0
      if case .added(.fixedSize, let view) = edit, tree[view].element.role != .leaf {
        isOfSeveral = tree[finder.base(of: view)].element.role == .container ? Cost.fixedContainer : 0
      }
      return Candidate(kind: .edit(edit), cost: Cost.added + isOneLine + isOfSeveral + distance)
    }
  }

  /// Minimum or maximum lengths for the view whose length is asked about.
  var frames: [Candidate] {
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
  static let mostSmall = 64.0

  /// Whether a frame is no longer than the container.
  func fits(_ modifier: SuggestedEdit.AddedModifier) -> Bool {
    guard case .minimum(let axis, let length) = modifier, let most = finder.container[axis]?.number else {
      return true
    }
    return length <= most.doubleValue
  }

  /// Whether a frame around a view, or the view as a frame, sets the same limit or the side itself.
  func hasLimit(_ view: LayoutTree.Index, _ modifier: SuggestedEdit.AddedModifier) -> Bool {
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

  func fixedSizes(around view: LayoutTree.Index) -> [SuggestedEdit] {
    [(true, false), (false, true), (true, true)].map {
      .added(.fixedSize(horizontal: $0.0, vertical: $0.1), around: view)
    }
  }

  func hasFixedSize(_ view: LayoutTree.Index) -> Bool {
    var next = tree[view].parent
    while let parent = next, tree[parent].element.role == .modifier {
      if finder.names.rule(parent).fixesSize { return true }
      next = tree[parent].parent
    }
    return finder.names.rule(view).fixesSize
  }
}

extension FrameProperty {
  /// The axis of a width or a height; `nil` for a position.
  fileprivate var length: Axis? { isPlace ? nil : axis }
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
