import ConstraintLayout
import Foundation
import LayoutCore
import LayoutExplanation
import LayoutLanguages
import LinearProgramming

/// The results of requirements, in sentences.
public struct RequirementSentences {
  private let report: RequirementReport
  private var range: RequirementRange { report.range }
  private var side: String { range.axis == .horizontal ? "width" : "height" }
  private var sizes: String { range.heights == nil ? "\(side)s" : "sizes" }

  /// Creates the sentences about a report.
  public init(_ report: RequirementReport) { self.report = report }

  /// Returns the failure of a requirement, its worst size, and the reason.
  ///
  /// An example is `fails for every width in [320, 412.5); worst at 320, by 1 line; title may have 1 line
  /// and is offered the 288 that padding, line 7, leaves`.
  ///
  /// - Parameters:
  ///   - verdict: The verdict on the requirement.
  ///   - variants: The names of the variants in which it fails; `nil` for a single layout.
  ///   - worstVariant: The name of the variant that the worst size and the reason refer to.
  public func failure(
    _ verdict: RequirementVerdict, in variants: String? = nil, worst worstVariant: String? = nil
  ) -> String {
    var parts = ["fails \(variants.map { "in \($0), " } ?? "")for \(lengths(verdict))"]
    // Where a modifier has no effect at any size, no size is the worst.
    if let worst = verdict.worst, verdict.requirement.claim.rule.idle(worst.views, in: report.tree).isEmpty {
      let place = worst.isAttained ? "at" : "towards"
      let variant = worstVariant.map { ", in \($0)" } ?? ""
      parts.append("worst \(place) \(size(worst.size))\(amount(worst))\(variant)")
    }
    if let reason = reason(verdict) { parts.append(reason) }
    return parts.joined(separator: "; ")
  }

  /// The checked sizes: `for every width in [320, 1024]: 12 intervals, exact`.
  public var coverage: String {
    let all = range.running.map { axis, range in
      let side = axis == .horizontal ? "width" : "height"
      return (side, "[\(points(range.lowerBound)), \(points(range.upperBound))]")
    }
    switch report.coverage {
    case .exact(let pieces):
      let sides = range.running.map { axis, range in
        let side = axis == .horizontal ? "width" : "height"
        let ends = (points(range.lowerBound), points(range.upperBound))
        return range.lowerBound == range.upperBound
          ? "the \(side) \(ends.0)" : "every \(side) in [\(ends.0), \(ends.1)]"
      }.joined(separator: " and ")
      let name = range.heights == nil ? "interval" : "region"
      return "for \(sides): \(pieces) \(name)\(pieces == 1 ? "" : "s"), exact"
    case .sampled(let count):
      if !report.exactParts.isEmpty {
        let parts = ListFormat.and(
          report.exactParts.map { "[\(points($0.lowerBound)), \(points($0.upperBound))]" })
        return
          "for every \(side) in \(parts), exact; and at the \(count) \(sizes) that were tried between them: not proven, as "
          + "how far views reach into the safe area differs at each size"
      }
      let ranges = all.map(\.1).joined(separator: " x ")
      let reason =
        report.isMadeAtEachSize
        ? "what geometry readers make or how far views reach into the safe area differs at each size"
        : "code decides the layout"
      return "at the \(count) \(sizes) that were tried in \(ranges): not proven, as \(reason)"
    }
  }

  /// Returns the sizes at which a requirement fails: `every width in [320, 412.5) and [500, 512]`.
  package func sizes(of verdict: RequirementVerdict) -> String { lengths(verdict) }

  /// Returns the failing lengths: `every width in [320, 412.5) and [500, 512]`.
  ///
  /// For both sides, they are `every width in [320, 584), at some heights in [568, 846)`; for sampled
  /// sizes, their number and the ends.
  private func lengths(_ verdict: RequirementVerdict) -> String {
    if case .sampled(let count) = report.coverage, report.exactParts.isEmpty {
      let tried = Set(verdict.areas.map(\.inside)).count
      let ends = [verdict.failing, verdict.failingHeights].filter { !$0.isEmpty }.map { failing in
        "\(points(failing.first?.lower?.value ?? 0)) to \(points(failing.last?.upper?.value ?? 0))"
      }
      return "\(tried) of \(count) \(sizes) tried, from \(ends.joined(separator: ", heights from "))"
    }
    if case .sampled(let count) = report.coverage {
      // Single lengths were sampled between the parts that are covered exactly.
      let whole = verdict.failing.filter { !$0.isPoint }
      let tried = verdict.failing.count - whole.count
      let words =
        (whole.isEmpty ? [] : [lengths(whole, side)])
        + (tried == 0 ? [] : ["\(tried) of the \(count) \(sizes) tried"])
      return ListFormat.and(words)
    }
    let main = lengths(verdict.failing, side)
    guard range.heights != nil else { return main }
    if verdict.isRectangle { return "\(main) with \(lengths(verdict.failingHeights, "height"))" }
    let heights = list(verdict.failingHeights)
    return "\(main), at some heights in \(heights)"
  }

  private func lengths(_ failing: [ExactInterval], _ side: String) -> String {
    failing.allSatisfy(\.isPoint) ? "the \(side) \(list(failing))" : "every \(side) in \(list(failing))"
  }

  private func list(_ failing: [ExactInterval]) -> String {
    let shown = failing.prefix(Self.mostIntervals).map(interval)
    let more = failing.count - shown.count
    return ListFormat.and(shown + (more > 0 ? ["\(more) more"] : []))
  }

  private func size(_ size: SizePoint) -> String {
    range.running.map { points(size[$0.axis]) }.joined(separator: " x ")
  }

  private func interval(_ interval: ExactInterval) -> String {
    guard let lower = interval.lower, let upper = interval.upper else { return "\(interval)" }
    if interval.isPoint { return points(lower.value) }
    return "\(lower.isIncluded ? "[" : "(")\(points(lower.value)), \(points(upper.value))"
      + (upper.isIncluded ? "]" : ")")
  }

  private func amount(_ worst: RequirementVerdict.Worst) -> String {
    guard let amount = worst.amount, let unit = worst.unit else { return "" }
    if amount.isZero { return ", where it only just fails" }
    let word = amount == 1 ? String(unit.rawValue.dropLast()) : unit.rawValue
    return ", by \(points(amount)) \(word)"
  }

  /// Returns a number with at most two decimals.
  private func points(_ number: Rational) -> String {
    PointFormat.shortest((number.doubleValue * 100).rounded() / 100)
  }

  /// Returns the innermost view that is longer than the container where a requirement fails by the most, with
  /// the reason; `nil` if the root is not longer than the container.
  public func longest(_ verdict: RequirementVerdict) -> (view: LayoutTree.Index, sentence: String)? {
    guard let worst = verdict.worst else { return nil }
    let container = range.container(at: worst.shownSize)
    guard let explanation = report.explanations.explanation(of: report.tree, in: container.doubles) else {
      return nil
    }
    for axis in Axis.allCases {
      guard let most = container[axis]?.number else { continue }
      func isLonger(_ view: LayoutTree.Index) -> Bool {
        explanation.explanation(for: view)?[axis].length.map { $0 > most } ?? false
      }
      var view = report.tree.root
      guard isLonger(view) else { continue }
      while true {
        let longer = report.tree[view].children.filter(isLonger)
        // A view that fills a length that another view determines is not the cause of it.
        let causes = longer.filter { !report.tree.isFilling($0) }
        guard
          let next = (causes.isEmpty ? longer : causes).max(by: {
            (explanation.explanation(for: $0)?[axis].length ?? 0)
              < (explanation.explanation(for: $1)?[axis].length ?? 0)
          })
        else { break }
        view = next
      }
      return explanation.sizeSentence(of: view, along: axis).map { (view, $0) }
    }
    return nil
  }

  /// Returns the frame or container whose length is too small where a requirement fails by the most.
  ///
  /// It limits the proposal to a text that is cut off or broken, or views that overlap others extend beyond
  /// it. Its name includes its place.
  ///
  /// - Returns: `nil` for other requirements, and where neither a frame nor a container limits the length.
  package func limit(_ verdict: RequirementVerdict) -> (limit: OfferLimit, name: String)? {
    guard let worst = verdict.worst, let view = worst.views.first,
      let explanation = report.explanations.explanation(
        of: report.tree, in: range.container(at: worst.shownSize).doubles),
      worst.views.allSatisfy({ explanation.explanation(for: $0) != nil })
    else { return nil }
    let limit: OfferLimit? =
      switch verdict.requirement.claim {
      case .whole: explanation.limit(ofTruncated: view)
      case .unbroken: explanation.limit(of: view, along: .horizontal)
      // A view that extends beyond another container may be in such a frame too.
      case .inside where worst.views.count == 2:
        explanation.overfilledFrame(around: view).flatMap { $0.view == worst.views[1] ? $0 : nil }
      case .apart where worst.views.count == 2: explanation.overfilledFrame(parting: view, worst.views[1])
      default: nil
      }
    return limit.map { ($0, explanation.name(of: $0)) }
  }

  /// Returns the reason for the worst failure: the active constraints on the views at that size.
  ///
  /// It is `nil` if the requirement holds, or there is no reason to report.
  public func reason(_ verdict: RequirementVerdict) -> String? {
    guard let worst = verdict.worst else { return nil }
    let idle = verdict.requirement.claim.rule.idle(worst.views, in: report.tree)
    guard idle.isEmpty else {
      return idle.prefix(Self.mostSentences).map { view in
        "\(report.tree.modifierInSentences(of: view)) never matters: without it no other frame would change"
      }.joined(separator: "; ")
    }
    let container = range.container(at: worst.shownSize).doubles
    guard let explanation = report.explanations.explanation(of: report.tree, in: container) else {
      return nil
    }
    var sentences: [String] = []
    for view in worst.views {
      guard explanation.explanation(for: view) != nil else {
        sentences.append("\(explanation.called(view)) is not shown there")
        continue
      }
      if worst.unit == .words, let breaks = explanation.lineBreaks(of: view),
        let text = (report.tree[view].element as? MeasuredElement)?.text?.string
      {
        let words = BrokenWords(of: text, in: breaks.lines).words.map { "\"\($0)\"" }
        sentences.append("\(explanation.called(view)) breaks \(ListFormat.and(words))")
      }
      if worst.unit == .lines || worst.unit == .words {
        // A word is broken for lack of width, wherever the text ends.
        let axis: Axis? = worst.unit == .words ? .horizontal : nil
        sentences += [explanation.roomSentence(of: view, along: axis)].compactMap { $0 }
        continue
      }
      for axis in worst.axes {
        let place = worst.isAboutPlaces ? explanation.placeSentence(of: view, along: axis) : nil
        sentences += [explanation.sizeSentence(of: view, along: axis), place].compactMap { $0 }
      }
    }
    return sentences.isEmpty ? nil : sentences.prefix(Self.mostSentences).joined(separator: "; ")
  }

  /// The largest number of intervals that are listed; more are counted.
  private static let mostIntervals = 6
  /// The largest number of views that reasons are given for.
  private static let mostSentences = 4
}

extension LayoutTree {
  /// Returns whether a view is a shape or a colour without a frame, which fills its proposal.
  package func isFilling(_ view: Index) -> Bool {
    var base = view
    while self[base].element.role == .modifier, let child = self[base].children.first {
      if self[base].element is FrameElement || self[base].element is FlexibleFrameElement { return false }
      base = child
    }
    return self[base].element is ShapeElement
  }
}

extension RequirementRule {
  /// Returns the modifiers among some views that are required to have an effect.
  fileprivate func idle(_ views: [LayoutTree.Index], in tree: LayoutTree) -> [LayoutTree.Index] {
    guard let asked = try? modifiers(in: tree), !asked.isEmpty else { return [] }
    return views.filter(Set(asked).contains)
  }
}
