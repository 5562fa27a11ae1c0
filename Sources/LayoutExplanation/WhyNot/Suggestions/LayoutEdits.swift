import ConstraintLayout
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

  /// A length of a view that a search may ask for.
  package struct Bound: Hashable, Sendable {
    var view: LayoutTree.Index
    var axis: Axis
    var isLeast: Bool
    var points: Rational

    /// A least or a greatest length, in points.
    package init(of view: LayoutTree.Index, along axis: Axis, isLeast: Bool, _ points: Rational) {
      (self.view, self.axis, self.isLeast, self.points) = (view, axis, isLeast, points)
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
        let side = ResolvedQuestion.Term.side(bound.view, bound.axis == .horizontal ? .width : .height)
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
      switch candidate.kind {
      case .edit(.changed(.container, _)), .length(.container): nil
      // Without its only limit a frame is none.
      case .edit(.changed(.modifier(let view), .parameters(let values)))
      where values.values.contains(.length(nil)) && tree[view].element.limitCount == values.count: nil
      case .edit(let edit): Candidate(kind: .edits([(edit, 0)]), cost: candidate.cost)
      case .fonts(let fonts): Candidate(kind: .edits(fonts), cost: candidate.cost)
      case .length(let input):
        options.number(options.knob(of: input, in: nil), in: nil, of: spelledOut.fact(of: input)).map {
          from in
          Candidate(
            kind: .length(Length(from: from, ends: [0, options.large], input: input)), cost: candidate.cost)
        }
      }
    }
  }

  /// The edit that gives a view another length, in points; `nil` for one that it cannot have.
  package func edit(_ length: Length, to points: Double) -> SuggestedEdit? {
    let fact = spelledOut.fact(of: length.input)
    return options.setting(options.knob(of: length.input, in: nil), to: points, in: nil, of: fact)
      .map { .changed(fact, $0) }
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

  /// The view whose chain of modifiers an edit changes; `nil` for the container.
  package func base(of edit: SuggestedEdit) -> LayoutTree.Index? { edit.view.map(finder.base) }

  /// What an edit changes, as it is written; `nil` for the container, which nobody writes.
  package func written(_ edit: SuggestedEdit, _ edited: EditedLayout) -> WrittenEdit? {
    guard let view = edit.view else { return nil }
    let change: WrittenChange =
      switch edit {
      case .changed(_, .absent): .removed(view)
      case .changed, .turned: .changed(view)
      case .added(let modifier, _): .added(call: SuggestionSentences(spelledOut).call(modifier), around: view)
      case .swapped: .swapped(view)
      case .reordered(_, let child): .first(child)
      }
    let place: LayoutTree.Index? =
      switch change {
      case .removed: nil
      // A modifier that is new stands where the view stood.
      case .added: view
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
