import ConstraintLayout
import LayoutCore
import LayoutDocuments
import LayoutExplanation
import LinearProgramming

extension WhyNotQuestion {
  /// Parses a question about a layout: in the words of questions, or in those of requirements on a single
  /// layout, such as `title has at most 2 lines`, `cell-* do not overlap` or
  /// `footer.maxY <= container.height - 8`.
  ///
  /// - Throws: `WhyNotError` for any other text, and for requirements that only a range of sizes decides.
  package init(anyWords text: String, of explanation: LayoutExplanation) throws(WhyNotError) {
    let refusal: WhyNotError
    do {
      let question = try WhyNotQuestion(text)
      try explanation.find(question)
      self = question
      return
    } catch { refusal = error }
    let other: Requirement
    do {
      other = try Requirement(text)
      _ = try other.claim.rule.instances(in: explanation.tree)
    } catch {
      // For an unknown name, and for text that is not a question, the errors of questions are more helpful.
      switch error.problem {
      case .noText, .noImage, .onlyOne, .noModifier, .emptyRange:
        if case .noText = refusal { throw refusal }
        throw .refused("\(OneLine.of(text)): \(error)")
      case .empty, .openQuotation, .expected, .tooMuch, .noPhrase, .noSuchProperty, .noSuchView: throw refusal
      }
    }
    // An id that was given twice is ambiguous; a kind means all of its views.
    if case .ambiguous(let name, _) = refusal, explanation.tree.nodes.contains(where: { $0.id == name }) {
      throw refusal
    }
    guard other.claim.rule.isSeenInOneLayout else {
      throw .refused(
        "'\(OneLine.of(text))' is about a range of sizes; ask taut check --require '\(OneLine.of(text))' --width 320...430 --fix"
      )
    }
    self.init(.other(AskedWords(other)))
  }
}

extension AskedWords {
  /// Creates the words for a requirement on a single layout.
  fileprivate init(_ requirement: Requirement) {
    self.init(requirement.text, countedIn: requirement.claim.rule.unit) { tree in
      if case .compared(let comparison) = requirement.claim, let conditions = try comparison.asked(in: tree) {
        return conditions
      }
      return try requirement.claim.rule.instances(in: tree).enumerated().map { number, instance in
        .claim(
          AskedClaim(
            requirement.text, number: number, views: instance.views, axes: instance.axes
          ) { layout in
            guard let range = RequirementRange(layout.container) else { return nil }
            let size = range.sizes.inside
            let source = MomentSource(
              tree: layout.tree, range: range, layouts: RelatedLayouts(engine: ConstraintEngine()))
            let moment = source.moment(layout.root, at: size).seen(through: layout.counterpart, in: tree)
            return instance.slack(of: moment, at: size)
          } quickSlack: { layout in
            guard let range = RequirementRange(layout.container) else { return nil }
            let size = range.sizes.inside
            return instance.slack(of: LayoutMoment(layout, at: size, of: range, in: tree), at: size)
              .doubleValue
          })
      }
    }
  }
}

extension RequirementRule {
  /// The unit of shortfalls, as a word.
  fileprivate var unit: String? { Self.unit?.rawValue }
}

extension RequirementInstance {
  /// Returns the slack of a layout at its size; a substitute where it has no number.
  fileprivate func slack(of moment: LayoutMoment, at size: SizePoint) -> Rational {
    // Where a view is not shown, nothing is required.
    guard let formula = formula(moment) else { return AskedClaim.endless }
    switch formula.slack(at: size) {
    case .finite(let slack):
      // At equality, a strict comparison falls short by a minimal amount.
      return slack >= 0 && !formula.failing(in: SizeSet(size)).isEmpty ? -Self.hair : slack
    case .infinite: return AskedClaim.endless
    case .negativeInfinite: return -AskedClaim.endless
    }
  }

  private static var hair: Rational { Rational(numerator: 1, denominator: 1 << 24) }
}

extension RequirementRange {
  /// Creates the single size of a container; `nil` where neither side is a number.
  fileprivate init?(_ container: ExactProposal) {
    if let width = container.width?.number {
      self.init(.horizontal, over: width...width, other: container.height)
    } else if let height = container.height?.number {
      self.init(.vertical, over: height...height, other: container.width)
    } else {
      return nil
    }
  }
}

extension NumberComparison {
  /// Returns the comparison as one of sums of frames; `nil` where the container is involved, which is not a
  /// view.
  fileprivate func asked(in tree: LayoutTree) throws -> [AskedCondition]? {
    guard let comparison = WhyNotQuestion.Comparison(rawValue: relation.rawValue) else { return nil }
    return try bindings(in: tree).reduce(into: [AskedCondition]?.some([])) { all, binding in
      func sum(_ sum: FrameSum) -> AskedSum? {
        let terms = sum.terms.compactMap { term in
          (binding[term.side.views] ?? nil).map { AskedSum.Term(term.factor, $0, term.side.property) }
        }
        return terms.count == sum.terms.count ? AskedSum(sum.constant, terms) : nil
      }
      guard let first = sum(left), let second = sum(right) else {
        all = nil
        return
      }
      all?.append(.compared(first, comparison, second))
    }
  }
}
