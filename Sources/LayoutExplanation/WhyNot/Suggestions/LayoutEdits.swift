import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// The changes of a tree that a person might think of, what each makes of it, and what it is called: for searches that
/// look at more than one layout.
package struct LayoutEdits {
  /// The tree that is changed.
  package var tree: LayoutTree { finder.tree }
  private let finder: FactFinder
  /// The same tree with each length written that goes without saying, so that it can be changed.
  private let spelledOut: FactFinder
  private let options: FactOptions
  private let question: ResolvedQuestion

  /// A number of a view's frame that a search may ask for.
  package struct Bound: Hashable, Sendable {
    var view: LayoutTree.Index
    var property: FrameProperty
    var isLeast: Bool
    var points: Rational

    /// A least or a greatest number, in points; without one the view is to be as long, or lie as far, as there is room.
    package init(of view: LayoutTree.Index, _ property: FrameProperty, isLeast: Bool, _ points: Rational?) {
      (self.view, self.property, self.isLeast) = (view, property, isLeast)
      self.points = points ?? Rational(exactly: Double(LayoutTree.greatestLength)) ?? 0
    }
  }

  /// A change to be tried.
  package struct Candidate {
    package enum Kind {
      /// Of several edits the first that does; how unusual each is.
      case edits([(edit: SuggestedEdit, cost: Double)])
      /// A length that is to be made as long as it takes.
      case length(Length)
    }

    package var kind: Kind
    /// How unusual it is.
    package var cost: Double
  }

  /// A written length of a view.
  package struct Length {
    /// How long it is, in points.
    package let from: Double
    /// The shortest and the longest that it could sensibly be.
    package let ends: [Double]
    fileprivate let input: PriceInput

    /// What another length costs: the more, the further from what a person wrote.
    package func cost(of length: Double) -> Double { EditCandidates.cost(of: input, from: from, to: length) }
  }

  /// The changes that may have to do with some views along some axes of a layout.
  ///
  /// Throws `LayoutError.invalidParameter`.
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

  /// All of them, the most natural first; the container stays as it is.
  package var candidates: [Candidate] {
    EditCandidates(finder: spelledOut, options: options, question: question).all.compactMap { candidate in
      guard candidate.view.map(isNearestTwin) ?? true else { return nil }
      return switch candidate.kind {
      case .edit(.changed(.container, _)), .length(.container): nil
      // Without its only limit a frame is none.
      case .edit(.changed(.modifier(let view), .parameters(let values)))
      where values.values.contains(.length(nil)) && tree[view].element.limitCount == values.count: nil
      case .edit(let edit): Candidate(kind: .edits([(edit, 0)]), cost: candidate.cost)
      case .ratio(let fact, let values, let name, let from, let end):
        // From the nearest on: the first that does is taken.
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
        options.number(options.knob(of: input, in: nil), in: nil, of: spelledOut.fact(of: input)).map {
          from in
          Candidate(
            kind: .length(Length(from: from, ends: [0, options.large], input: input)), cost: candidate.cost)
        }
      }
    }
  }

  /// Whether a view is, of those that the same source makes, the one nearest to what is asked about: an edit changes them all.
  private func isNearestTwin(_ view: LayoutTree.Index) -> Bool {
    let twins = spelledOut.tree.twins(of: view)
    guard twins.count > 1 else { return true }
    let distances = twins.map(spelledOut.distance)
    return zip(twins, distances).first { $0.1 == distances.min() }?.0 == view
  }

  /// The edit that gives a view another length, in points; `nil` for one that it cannot have.
  package func edit(_ length: Length, to points: Double) -> SuggestedEdit? {
    let fact = spelledOut.fact(of: length.input)
    return options.writing(length.input, points).map { .changed(fact, $0) }
  }

  /// The tree as it is.
  package var unedited: EditedLayout { EditedLayout(unedited: finder) }

  /// The tree with an edit; `nil` where it means nothing there, or something would be corrected that was not before.
  package func edited(_ edit: SuggestedEdit) -> EditedLayout? {
    guard let edited = try? EditedLayout(edit, finder), edited.tree.warnings.count <= tree.warnings.count
    else { return nil }
    return edited
  }

  /// What to do, as a sentence without an end.
  package func sentence(_ edit: SuggestedEdit) -> String { SuggestionSentences(spelledOut).text(edit) }

  /// What comes of it elsewhere, as the ends of a sentence.
  package func effects(
    resizing count: Int, cuttingOff texts: [LayoutTree.Index], stickingOut views: [LayoutTree.Index]
  ) -> [String] {
    SuggestionSentences(spelledOut).effects(resizing: count, cuttingOff: texts, stickingOut: views)
  }

  /// Whether a person would write a length, in points, in place of the one that is written.
  package func isSensible(_ points: Double, for length: Length) -> Bool {
    EditCandidates(finder: spelledOut, options: options, question: question)
      .isSensible(points, for: length.input, from: length.from)
  }

  /// The view whose chain of modifiers an edit changes; `nil` for the container.
  package func base(of edit: SuggestedEdit) -> LayoutTree.Index? { edit.view.map(finder.base) }

  /// What an edit changes, as it is written; `nil` for the container, which nobody writes.
  package func written(_ edit: SuggestedEdit, _ edited: EditedLayout) -> WrittenEdit? {
    guard let view = edit.view else { return nil }
    let change: WrittenChange =
      switch edit {
      case .changed(_, .absent): .removed(view)
      case .changed, .turned, .loosened: .changed(view)
      case .spaced: .inserted(text: "Spacer()", before: view)
      case .added(let modifier, _), .framed(let modifier, _):
        .added(call: SuggestionSentences(spelledOut).call(modifier), around: view)
      case .swapped: .swapped(view)
      case .reordered(_, let child): .first(child)
      }
    let place: LayoutTree.Index? =
      switch change {
      case .removed: nil
      // A modifier that is new stands where the view stood.
      case .added, .inserted: edited.places.placeAround(view)
      case .changed, .swapped, .first: edited.places.place(of: view)
      }
    return WrittenEdit(change, from: tree, to: edited.tree, place: place)
  }
}

extension LayoutElement {
  /// How many lengths are given.
  fileprivate var limitCount: Int {
    parameters.count { if case .length(_?) = $0.value { true } else { false } }
  }
}

/// One change that a person might make to a layout.
public enum SuggestedEdit: Hashable, Sendable {
  /// A modifier that is put around a view.
  public enum AddedModifier: Hashable, Sendable {
    /// `layoutPriority(_:)`.
    case layoutPriority(Double)
    /// `fixedSize(horizontal:vertical:)`.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// `frame(minWidth:)` or `frame(minHeight:)`, in points.
    case minimum(Axis, Double)
    /// `frame(maxWidth:)` or `frame(maxHeight:)`, in points.
    case maximum(Axis, Double)
    /// `frame(maxWidth: .infinity)` or `frame(maxHeight: .infinity)`, with what is inside at one end or in the middle.
    case fill(Axis, StackEnd?)
    /// `padding(_:_:)` at one edge, in points.
    case padding(Edge, Double)

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
      }
    }
  }

  /// Another value of a fact: a length, a limit or a modifier that is taken away, another font.
  case changed(Fact, FactValue)
  /// One more modifier around a view.
  case added(AddedModifier, around: LayoutTree.Index)
  /// One more modifier around a view, with which it is what the view's name means from then on.
  case framed(AddedModifier, around: LayoutTree.Index)
  /// A frame of fixed sides whose sides become least lengths, but for one that is kept.
  case loosened(LayoutTree.Index, keeping: Axis?)
  /// A spacer before a child of a stack.
  case spaced(before: LayoutTree.Index)
  /// A modifier and the one inside it, the other way around.
  case swapped(LayoutTree.Index)
  /// A row in place of a column, or a column in place of a row.
  case turned(LayoutTree.Index)
  /// Another candidate of a choice is the first that is tried.
  case reordered(LayoutTree.Index, first: LayoutTree.Index)

  /// What kind of change it is, in the words of documents.
  public enum Kind: String, Hashable, Sendable {
    /// Something that is there is taken away.
    case remove
    /// Something that is there gets another value.
    case change
    /// A layout priority is added.
    case addLayoutPriority = "add layoutPriority"
    /// A `fixedSize` is added.
    case addFixedSize = "add fixedSize"
    /// A frame is added.
    case addFrame = "add frame"
    /// Padding is added.
    case addPadding = "add padding"
    /// A spacer is added.
    case addSpacer = "add Spacer"
    /// Two modifiers are put the other way around.
    case swap
    /// A stack is put along the other axis.
    case turn
    /// The candidates of a choice are put in another order.
    case reorder
  }

  /// What kind of change it is.
  public var kind: Kind {
    switch self {
    case .changed(_, .absent): .remove
    case .changed: .change
    case .added(.layoutPriority, _): .addLayoutPriority
    case .added(.fixedSize, _): .addFixedSize
    case .added(.padding, _), .framed(.padding, _): .addPadding
    case .added(.minimum, _), .added(.maximum, _), .added(.fill, _), .framed: .addFrame
    case .loosened: .change
    case .spaced: .addSpacer
    case .swapped: .swap
    case .turned: .turn
    case .reordered: .reorder
    }
  }

  /// The view that is changed, or around which something is added; `nil` for the container.
  public var view: LayoutTree.Index? {
    switch self {
    case .changed(let fact, _): fact.view
    case .added(_, let view), .framed(_, let view), .loosened(let view, _), .spaced(let view),
      .swapped(let view), .turned(let view), .reordered(let view, _):
      view
    }
  }

  /// What the edit is an instance of: two ways to take a limit away are one idea.
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

/// A change after which what was asked for is so: it was laid out.
public struct Suggestion: Sendable {
  /// What is changed.
  public var edit: SuggestedEdit
  /// The number on the left of a comparison as it is then, in points; `nil` where no numbers are compared.
  public var value: Rational?
  /// How many views get another size, those in question and their modifiers aside.
  public var changedViewCount: Int
  /// The texts that are cut off then and are not now, as they stand in the present tree.
  public var newlyCutOff: [LayoutTree.Index]
  /// The views that stick out of what contains them then and do not now, or stick out further.
  public var newlySticksOut: [LayoutTree.Index]
  /// The tree with the change.
  public var tree: LayoutTree
  /// What the root is proposed then.
  public var proposal: ProposedViewSize
  /// Where the views of the present tree stand in that one.
  let places: EditedPlaces
  /// How wide and tall the views are then that are no modifiers.
  let sizes: [LayoutTree.Index: [Double]]

  /// Where a view of the present tree stands in the changed one; what it wraps, if it is a modifier that is taken away.
  public func place(of view: LayoutTree.Index) -> LayoutTree.Index? { places.place(of: view) }
}
