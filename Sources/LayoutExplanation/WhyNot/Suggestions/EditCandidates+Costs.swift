import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

// What each kind of change costs.
extension EditCandidates {
  /// The costs of the kinds of changes, which matter only in proportion to each other.
  ///
  /// Set by hand, all together and not each by a measurement: of 200 planted faults 180 are named by the
  /// first suggestion (`PlantedFaultTests`), and what is to come first of each kind is kept in `IdiomTests`.
  enum Cost {
    /// A side or a limit around a text: texts take the space that they need.
    static let textLength = 1.0
    static let removedLimit = 1.1
    static let removedModifier = 1.2
    static let otherValue = 1.4
    static let length = 1.5
    static let added = 1.7
    /// A gap, which is usually chosen for the whole of an app.
    static let gap = 1.8
    /// A gap in a row of a fixed length, however far outside, which shrinks before the row grows; and in a
    /// stack that is itself too large or too small.
    static let fixedGap = 1.0
    static let askedGap = 1.0
    /// A minimum length of a spacer among the views in question: a spacer is there to shrink.
    static let spacerAround = 0.8
    /// A gap between the views in question and their neighbours: it goes before the neighbours' lengths.
    static let gapAround = 1.2
    /// The extra cost of a gap that is all but closed, which is no gap any more.
    static let closedGap = 0.8
    /// A guide of the view in question, which is there to place it; another's guide moves it by chance.
    static let askedGuide = 0.8
    /// A guide of the view in question that follows another guide: still before padding.
    static let followedGuide = 2.0
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
    /// The extra cost where that takes away a length that is written, and less than most of the container is
    /// asked for: a larger number is enough.
    static let fillForLittle = 0.5
    /// The extra cost of a frame around a drawing of fixed lengths: what is drawn stays as large as it is.
    static let emptyFrame = 1.5
    /// The extra cost of a frame around another one that fixes the same side, which should itself change.
    static let frameAroundFrame = 0.4
    /// A minimum length of some points, as a touch target has.
    static let smallFrame = 1.4
    static let spacer = 1.2
    static let spacerBehind = 1.9
    /// A spacer that pushes the wrong way, or keeps apart what is to be close.
    static let removedSpacer = 1.25
    /// The extra cost where it has a minimum length, which is a gap that is meant and may be shorter.
    static let removedMinimum = 0.5
    /// The extra cost where it is not known that the question is about places.
    static let unknownPlaces = 0.4
    /// An alignment that the container already sets, which is changed there first.
    static let fillOnAnother = 1.6
    /// A frame that pushes the siblings in a stack aside, which is what a spacer is for.
    static let fillAmongSiblings = 1.7
    /// A frame outside a view's decoration; it belongs inside.
    static let outsideLooks = 0.5
    static let padding = 2.3
    /// The intrinsic size of an icon, which is rarely redrawn.
    static let ownLength = 4.0
    /// A line limit in a row, which keeps the row low.
    static let limitInRow = 0.5
    static let limitOfAnother = 0.5
    /// The extra costs of another ratio, and of none: what bounds the view is changed first.
    static let askedRatio = 1.3
    static let otherRatio = 2.0
    static let removedRatio = 3.3
    static let removedLook = 2.2
    static let otherWord = 2.4
    /// An axis of a scroll view, which is there on purpose.
    static let otherAxes = 2.6
    static let lineLimit = 2.5
    static let font = 3.0
    static let scale = 2.8
    static let addedFrame = 3.0
    static let greatestFrame = 1.6
    /// Several views that no longer wrap or shrink together.
    static let fixedContainer = 0.3
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
    /// The extra cost of a container's frame for each further container between it and the view in question:
    /// what is nearer is changed first.
    static let outerContainer = 0.15
  }

  /// Returns the cost of a changed number, which grows with the distance from the written one.
  static func cost(of input: PriceInput, from: Double, to: Double) -> Double {
    guard case .written(let input) = input else { return min(3, abs(log2(to / from))) }
    // A guide is a position: it has no sign that is unusual.
    if input.parameter == .guide { return min(1, abs(to - from) / 128) }
    if gaps.contains(input.parameter) || input.parameter == .minLength {
      let ratio = from > 0 && to > 0 ? abs(log2(to / from)) * 0.75 : .infinity
      return min(3, abs(to - from) / 16, ratio) + (0..<leastGap ~= to && from > to ? Cost.closedGap : 0)
    }
    if from <= 0 || to <= 0 { return min(3, abs(to - from) / 16) }
    return min(3, abs(log2(to / from)) / 2)
  }

  /// The least length of a visible gap, in points.
  private static let leastGap = 2.0

  /// The lengths that separate views.
  static let gaps: [ParameterName] = [.spacing, .top, .leading, .bottom, .trailing]

  /// Whether a length separates views; a spacer's only where it is written.
  func isGap(_ input: LengthInput) -> Bool {
    input.parameter == .minLength ? isGap(input.view) : Self.gaps.contains(input.parameter)
  }

  /// Whether a view is a spacer of a minimum length that is written.
  func isGap(_ view: LayoutTree.Index) -> Bool {
    (tree[view].element as? SpacerElement)?.minLength.map { $0 > 0 } ?? false
  }

  /// The axis of a gap.
  private func axis(of gap: LengthInput) -> Axis? {
    tree[gap.view].element.axis(of: gap.parameter) ?? finder.names.rule(finder.base(of: gap.view)).stackAxis
  }

  /// Whether a frame around a gap, however far outside, fixes the length along its axis.
  private func isFixed(_ gap: LengthInput) -> Bool {
    guard let axis = axis(of: gap) else { return false }
    return sequence(first: gap.view) { tree[$0].parent }.contains { view in
      (tree[view].element as? FrameElement)?[axis] != nil
    }
  }

  /// Whether a gap is in a container of a view in question, along an axis of the question.
  private func isAround(_ gap: LengthInput) -> Bool {
    // A spacer is a gap of its stack.
    let container = tree[gap.view].element.role == .leaf ? tree[gap.view].parent : gap.view
    return axis(of: gap).map(finder.axes.contains) == true && finder.distance(to: gap.view) <= Self.nearest
      && finder.views.contains { view in
        sequence(first: view) { tree[$0].parent }.contains { $0 == container }
      }
  }

  /// The number of steps in the tree that is near a view.
  private static let nearest = 6

  /// The extra cost of a frame around a container that is not the nearest of a view in question.
  func outside(_ view: LayoutTree.Index) -> Double {
    guard tree[view].element is FrameElement || tree[view].element is FlexibleFrameElement,
      tree[finder.base(of: view)].element.role == .container
    else {
      return 0
    }
    let counts = finder.views.compactMap { asked -> Int? in
      let path = Array(sequence(first: asked) { $0 == view ? nil : tree[$0].parent })
      return path.last == view ? path.dropFirst().count { tree[$0].element.role == .container } : nil
    }
    return Double(max(0, (counts.min() ?? 0) - 1)) * Cost.outerContainer
  }

  /// Whether a view, or one of its modifiers, is what the question is about.
  func isAsked(_ view: LayoutTree.Index) -> Bool {
    finder.views.contains { finder.base(of: $0) == finder.base(of: view) }
  }

  func cost(of input: PriceInput) -> Double {
    guard case .written(let input) = input else { return Cost.container }
    if input.parameter == .guide {
      // A distance that is written is a number to change; a guide that follows another one has none.
      let isWritten = tree[input.view].element.length(.guide).map { $0 != 0 } ?? false
      return isAsked(input.view) ? isWritten ? Cost.askedGuide : Cost.followedGuide : Cost.guide
    }
    if isGap(input) {
      if isAsked(input.view) { return Cost.askedGap }
      if input.parameter == .minLength, isAround(input) { return Cost.spacerAround }
      return isFixed(input) ? Cost.fixedGap : isAround(input) ? Cost.gapAround : Cost.gap
    }
    if tree[input.view].element.role == .leaf { return Cost.ownLength }
    if isInvisible(finder.base(of: input.view)) { return isAsked(input.view) ? Cost.askedGap : Cost.gap }
    let isText = tree[finder.base(of: input.view)].element.shownText != nil
    return (isText ? Cost.textLength : Cost.length) + outside(input.view)
      + (isAccessibilitySized ? Cost.numberForLargeText : 0)
  }

  func cost(of value: FactValue, _ fact: Fact) -> Double {
    switch value {
    case .absent:
      if finder.parameters(of: fact).contains(where: { $0.value.kind == .ratio }) { return Cost.removedRatio }
      // Padding is part of a view's design.
      let isLook =
        isDrawn(fact)
        || finder.parameters(of: fact).contains { Self.gaps.contains($0.name) }
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
  func isDrawn(_ fact: Fact) -> Bool {
    guard case .modifier(let view) = fact, tree[view].element is FrameElement else { return false }
    let base = tree[finder.base(of: view)]
    return base.element.role == .leaf && base.element.shownText == nil
  }

  /// Whether a fact is a frame of fixed sides around several views, whose gaps are considered first.
  func isRow(_ fact: Fact) -> Bool {
    guard case .modifier(let view) = fact, tree[view].element is FrameElement else { return false }
    return tree[finder.base(of: view)].element.shownText == nil
  }
}
