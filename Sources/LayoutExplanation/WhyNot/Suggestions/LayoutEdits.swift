import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// The edits that come into question for a tree, with their effects and their names, for searches over
/// several layouts.
package struct LayoutEdits {
  /// The tree that is edited.
  package var tree: LayoutTree { finder.tree }
  private let finder: FactFinder
  /// The same tree with each implied length written, so that it can be changed.
  private let spelledOut: FactFinder
  private let options: FactOptions
  private let question: ResolvedQuestion

  /// A bound on a frame property.
  package struct Bound: Hashable, Sendable {
    var view: LayoutTree.Index
    var property: FrameProperty
    var isLeast: Bool
    var points: Rational

    /// Creates a lower or an upper bound in points; without a number the view is to fill the available space,
    /// or to lie at its end.
    package init(of view: LayoutTree.Index, _ property: FrameProperty, isLeast: Bool, _ points: Rational?) {
      (self.view, self.property, self.isLeast) = (view, property, isLeast)
      self.points = points ?? Rational(exactly: Double(LayoutTree.greatestLength)) ?? 0
    }
  }

  /// A change to be tried.
  package struct Candidate {
    package enum Kind {
      /// The first of several edits that meets the condition, each with its cost.
      case edits([(edit: SuggestedEdit, cost: Double)])
      /// A length that is changed as far as necessary.
      case length(Length)
    }

    package var kind: Kind
    /// The cost: the more unusual, the higher.
    package var cost: Double

    /// Creates a candidate.
    package init(kind: Kind, cost: Double) { (self.kind, self.cost) = (kind, cost) }
  }

  /// A written length of a view.
  package struct Length {
    /// The present length, in points.
    package let from: Double
    /// The shortest and the longest sensible length, in points.
    package let ends: [Double]
    fileprivate let input: PriceInput

    /// Returns the cost of another length, which grows with the distance from the written one.
    package func cost(of length: Double) -> Double { EditCandidates.cost(of: input, from: from, to: length) }
  }

  /// Collects the edits that may affect some views along some axes of a layout.
  ///
  /// - Throws: `LayoutError.invalidParameter`.
  package init(
    of explanation: LayoutExplanation, for views: [LayoutTree.Index], along axes: [Axis], bounds: [Bound]
  ) throws {
    func finder(_ tree: LayoutTree) -> FactFinder {
      FactFinder(tree: tree, container: explanation.solution.container, views: views, axes: axes)
    }
    self.finder = finder(explanation.tree)
    spelledOut = finder(try explanation.tree.writingImpliedLengths())
    question = ResolvedQuestion(
      conditions: bounds.map { bound in
        let side = ResolvedQuestion.Term.side(bound.view, bound.property)
        let points = ResolvedQuestion.Term.points(bound.points)
        return bound.isLeast
          ? .atLeast(side, points, isStrict: false) : .atLeast(points, side, isStrict: false)
      })
    let longest = explanation.views.flatMap { [$0.width.length, $0.height.length] }.compactMap { $0 }.max()
    options = FactOptions(finder: spelledOut, large: 4 * max(1_000, longest?.doubleValue ?? 0).rounded(.up))
  }

  /// The candidates, the most natural first; the container stays as it is.
  package var candidates: [Candidate] {
    EditCandidates(finder: spelledOut, options: options, question: question).all.compactMap { candidate in
      guard candidate.view.map(isNearestTwin) ?? true else { return nil }
      return switch candidate.kind {
      case .edit(.changed(.container, _)), .length(.container): nil
      // A frame without its only limit has no effect.
      case .edit(.changed(.modifier(let view), .parameters(let values)))
      where values.values.contains(.length(nil)) && tree[view].element.limitCount == values.count: nil
      case .edit(let edit): Candidate(kind: .edits([(edit, 0)]), cost: candidate.cost)
      case .ratio(let fact, let values, let name, let from, let end):
        // From the nearest on: the first that meets the condition is taken.
        Candidate(
          kind: .edits(
            (1...10).map { step in
              let share = CGFloat(step) / 4
              let ratio = from * pow(end < from ? 0.5 : 2, share)
              return (
                .changed(
                  fact, .parameters(values.merging([name: .ratio((ratio * 1_000).rounded() / 1_000)]) { $1 })),
                Double(share) / 2
              )
            }), cost: candidate.cost)
      case .first(let edits): Candidate(kind: .edits(edits), cost: candidate.cost)
      case .length(let input):
        options.number(options.variable(of: input, in: nil), in: nil, of: spelledOut.fact(of: input)).map {
          from in
          Candidate(
            kind: .length(Length(from: from, ends: [0, options.large], input: input)), cost: candidate.cost)
        }
      }
    }
  }

  /// Whether a view is the nearest to the question among those from the same source, all of which an edit
  /// changes.
  private func isNearestTwin(_ view: LayoutTree.Index) -> Bool {
    let copies = spelledOut.tree.copies(of: view)
    guard copies.count > 1 else { return true }
    let distances = copies.map(spelledOut.distance)
    return zip(copies, distances).first { $0.1 == distances.min() }?.0 == view
  }

  /// Returns the edit that sets a length, in points; `nil` for one out of range.
  package func edit(_ length: Length, to points: Double) -> SuggestedEdit? {
    let fact = spelledOut.fact(of: length.input)
    return options.writing(length.input, points).map { .changed(fact, $0) }
  }

  /// Whether a text has an accessibility size.
  package var isAccessibilitySized: Bool { tree.isAccessibilitySized }

  /// The tree without an edit.
  package var unedited: EditedLayout { EditedLayout(unedited: finder) }

  /// Returns the tree with an edit; `nil` where it does not apply, or causes a new correction.
  package func edited(_ edit: SuggestedEdit) -> EditedLayout? {
    guard let edited = try? EditedLayout(edit, finder), edited.tree.warnings.count <= tree.warnings.count
    else { return nil }
    return edited
  }

  /// Returns the edit as an instruction, without a full stop.
  package func sentence(_ edit: SuggestedEdit) -> String { SuggestionSentences(spelledOut).text(edit) }

  /// Returns the side effects of an edit, as the ends of a sentence.
  package func sentences(of effects: EditEffects) -> [String] {
    SuggestionSentences(spelledOut).effects(
      resizing: effects.resized.count, cuttingOff: effects.cutOff, breakingWordsOf: effects.breaksWords,
      stickingOut: effects.sticksOut)
  }

  /// Returns whether a length, in points, is a sensible replacement for the written one.
  package func isSensible(_ points: Double, for length: Length) -> Bool {
    EditCandidates(finder: spelledOut, options: options, question: question)
      .isSensible(points, for: length.input, from: length.from)
  }

  /// Returns the view whose chain of modifiers an edit changes; `nil` for the container.
  package func base(of edit: SuggestedEdit) -> LayoutTree.Index? { edit.view.map(finder.base) }

  /// Returns the changed source of an edit; `nil` for the container, which is not in source.
  package func written(_ edit: SuggestedEdit, _ edited: EditedLayout) -> WrittenEdit? {
    guard let view = edit.view else { return nil }
    let change: WrittenChange =
      switch edit {
      case .changed(.content, .absent): .taken(view)
      case .changed(_, .absent): .removed(view)
      case .changed, .turned, .loosened, .stretched: .changed(view)
      case .spaced: .inserted(text: "Spacer()", before: view)
      case .spacedInPlace: .replaced(text: "Spacer()", view)
      case .added(let modifier, _), .framed(let modifier, _):
        .added(call: SuggestionSentences(spelledOut).call(modifier), around: view)
      case .columnForLargeText: .column(view)
      case .swapped: .swapped(view)
      case .reordered(_, let child): .first(child)
      }
    let place: LayoutTree.Index? =
      switch change {
      case .removed, .taken: nil
      // An added modifier has the place of its view.
      case .added, .inserted: edited.counterparts.placeAround(view)
      case .changed, .replaced, .column, .swapped, .first: edited.counterparts.counterpart(of: view)
      }
    return WrittenEdit(change, from: tree, to: edited.tree, place: place)
  }
}

extension LayoutTree {
  /// Whether a text that follows a text style has an accessibility size.
  var isAccessibilitySized: Bool {
    nodes.contains { node in
      if case .font(let font)? = node.element[.font] { font.isAccessibilitySized } else { false }
    }
  }
}

extension LayoutElement {
  /// The number of lengths that are given.
  fileprivate var limitCount: Int {
    parameters.count { if case .length(_?) = $0.value { true } else { false } }
  }
}

/// An edit that the author of a layout might make.
public enum SuggestedEdit: Hashable, Sendable {
  /// A modifier that is added around a view.
  public enum AddedModifier: Hashable, Sendable {
    /// `layoutPriority(_:)`.
    case layoutPriority(Double)
    /// `fixedSize(horizontal:vertical:)`.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// `frame(minWidth:)` or `frame(minHeight:)`, in points.
    case minimum(Axis, Double)
    /// `frame(maxWidth:)` or `frame(maxHeight:)`, in points.
    case maximum(Axis, Double)
    /// `frame(maxWidth: .infinity)` or `frame(maxHeight: .infinity)`, with the content at one end or in the
    /// middle.
    case fill(Axis, StackEnd?)
    /// `padding(_:_:)` at one edge, in points.
    case padding(Edge, Double)
    /// `scaledToFit()`.
    case scaledToFit
    /// `clipped()`.
    case clipped

    /// An end of an axis: leading or top, trailing or bottom.
    public enum StackEnd: Hashable, Sendable {
      /// Leading, or top.
      case start
      /// Trailing, or bottom.
      case end
    }

    /// The modifier as an element of the tree.
    var element: any LayoutElement {
      switch self {
      case .layoutPriority(let priority): LayoutPriorityElement(priority)
      case .fixedSize(let horizontal, let vertical):
        FixedSizeElement(horizontal: horizontal, vertical: vertical)
      case .minimum(.horizontal, let length): FlexibleFrameElement(minWidth: length)
      case .minimum(.vertical, let length): FlexibleFrameElement(minHeight: length)
      case .maximum(.horizontal, let length): FlexibleFrameElement(maxWidth: length)
      case .maximum(.vertical, let length): FlexibleFrameElement(maxHeight: length)
      case .fill(.horizontal, let end):
        FlexibleFrameElement(
          maxWidth: .infinity, alignment: end.map { $0 == .start ? .leading : .trailing } ?? .center)
      case .fill(.vertical, let end):
        FlexibleFrameElement(
          maxHeight: .infinity, alignment: end.map { $0 == .start ? .top : .bottom } ?? .center)
      case .padding(let edge, let length):
        PaddingElement(
          EdgeInsets(
            top: edge == .top ? length : 0, leading: edge == .leading ? length : 0,
            bottom: edge == .bottom ? length : 0, trailing: edge == .trailing ? length : 0))
      case .scaledToFit: AspectRatioElement(ratio: nil, contentMode: .fit)
      case .clipped: AppearanceElement(kind: "clipped")
      }
    }
  }

  /// A fact gets another value: a length, a limit or a modifier is removed, a font is replaced.
  case changed(Fact, FactValue)
  /// A modifier is added around a view.
  case added(AddedModifier, around: LayoutTree.Index)
  /// A modifier is added around a view and takes over the view's name.
  case framed(AddedModifier, around: LayoutTree.Index)
  /// The fixed sides of a frame become minimums, except for one that is kept.
  case loosened(LayoutTree.Index, keeping: Axis?)
  /// The fixed side of a frame along an axis gives way to one that fills the available space; the other side
  /// stays.
  case stretched(LayoutTree.Index, along: Axis)
  /// A spacer is added before a child of a stack.
  case spaced(before: LayoutTree.Index)
  /// A spacer takes the place of an invisible child of a stack, whose outermost modifier is given.
  case spacedInPlace(of: LayoutTree.Index)
  /// A modifier and the one inside it are exchanged.
  case swapped(LayoutTree.Index)
  /// A row becomes a column, or a column a row.
  case turned(LayoutTree.Index)
  /// A row becomes a column where the text size is an accessibility size.
  case columnForLargeText(LayoutTree.Index)
  /// Another candidate of a choice is tried first, or another child of a stack is put first.
  case reordered(LayoutTree.Index, first: LayoutTree.Index)

  /// The kind of an edit, in the words of documents.
  public enum Kind: String, Hashable, Sendable {
    /// A view or a modifier is removed.
    case remove
    /// A parameter gets another value.
    case change
    /// A layout priority is added.
    case addLayoutPriority = "add layoutPriority"
    /// A `fixedSize` is added.
    case addFixedSize = "add fixedSize"
    /// A frame is added.
    case addFrame = "add frame"
    /// A `scaledToFit` is added.
    case addScaledToFit = "add scaledToFit"
    /// A `clipped` is added.
    case addClipped = "add clipped"
    /// Padding is added.
    case addPadding = "add padding"
    /// A spacer is added.
    case addSpacer = "add Spacer"
    /// Two modifiers are exchanged.
    case swap
    /// A stack is turned to the other axis.
    case turn
    /// The candidates of a choice, or the children of a stack, are reordered.
    case reorder
  }

  /// The kind of the edit.
  public var kind: Kind {
    switch self {
    case .changed(_, .absent): .remove
    case .changed: .change
    case .added(.layoutPriority, _): .addLayoutPriority
    case .added(.fixedSize, _): .addFixedSize
    case .added(.padding, _), .framed(.padding, _): .addPadding
    case .added(.scaledToFit, _): .addScaledToFit
    case .added(.clipped, _): .addClipped
    case .added(.minimum, _), .added(.maximum, _), .added(.fill, _), .framed: .addFrame
    case .loosened, .stretched: .change
    case .spaced, .spacedInPlace: .addSpacer
    case .swapped: .swap
    case .turned, .columnForLargeText: .turn
    case .reordered: .reorder
    }
  }

  /// The view that is changed, or around which something is added; `nil` for the container.
  public var view: LayoutTree.Index? {
    switch self {
    case .changed(let fact, _): fact.view
    case .added(_, let view), .framed(_, let view), .loosened(let view, _),
      .stretched(let view, _), .spaced(let view), .spacedInPlace(let view), .swapped(let view),
      .turned(let view), .columnForLargeText(let view),
      .reordered(let view, _):
      view
    }
  }

  /// The idea behind the edit: two ways to remove a limit share one.
  package var idea: String {
    switch self {
    case .loosened: return Kind.remove.rawValue
    case .changed(.modifier, .parameters(let values))
    where values.values.allSatisfy({ if case .length(nil) = $0 { true } else { false } }):
      return Kind.remove.rawValue
    default: return kind.rawValue
    }
  }
}

/// An edit after which the condition holds, confirmed by a layout.
public struct Suggestion: Sendable {
  /// The edit itself.
  public var edit: SuggestedEdit
  /// The number on the left of a comparison after the edit, in points; `nil` where no numbers are compared.
  public var value: Rational?
  /// The number of views that change size, except those in question and their modifiers.
  public var changedViewCount: Int
  /// The texts that are truncated after the edit and not now, by their places in the present tree.
  public var newlyCutOff: [LayoutTree.Index]
  /// The texts of which more words are broken across lines after the edit than now.
  public var newlyBreaksWords: [LayoutTree.Index]
  /// The views that overflow after the edit and not now, or overflow further.
  public var newlySticksOut: [LayoutTree.Index]
  /// The tree after the edit.
  public var tree: LayoutTree
  /// The proposal to the root after the edit.
  public var proposal: ProposedViewSize
  /// The places of the present tree's views after the edit.
  let counterparts: EditedCounterparts
  /// The width and height of each view after the edit, modifiers excepted.
  let sizes: [LayoutTree.Index: [Double]]

  /// Returns the place of a view of the present tree after the edit; for a removed modifier, that of the view
  /// it wrapped.
  public func counterpart(of view: LayoutTree.Index) -> LayoutTree.Index? {
    counterparts.counterpart(of: view)
  }
}
