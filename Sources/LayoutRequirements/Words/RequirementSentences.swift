import ConstraintLayout
import Foundation
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// What came of requirements, in words.
public struct RequirementSentences {
  private let report: RequirementReport
  private var side: String { report.range.axis == .horizontal ? "width" : "height" }

  /// Words for a report.
  public init(_ report: RequirementReport) { self.report = report }

  /// Where a requirement fails, where by the most, and why: `fails for every width in [320, 412.5); worst at 320, by 1
  /// line; title may have 1 line and is offered the 288 that padding, line 7, leaves`.
  ///
  /// Of several variants, `variants` names those in which it fails, and `worstVariant` the one that the rest is about.
  public func failure(
    _ verdict: RequirementVerdict, in variants: String? = nil, worst worstVariant: String? = nil
  ) -> String {
    var parts = ["fails \(variants.map { "in \($0), " } ?? "")for \(lengths(verdict.failing))"]
    if let worst = verdict.worst {
      let place = worst.isAttained ? "at" : "towards"
      let variant = worstVariant.map { ", in \($0)" } ?? ""
      parts.append("worst \(place) \(points(worst.length))\(amount(worst))\(variant)")
    }
    if let reason = reason(verdict) { parts.append(reason) }
    return parts.joined(separator: "; ")
  }

  /// For which sizes the answers are given: `for every width in [320, 1024]: 12 intervals, exact`.
  public var coverage: String {
    let range = "[\(points(report.range.range.lowerBound)), \(points(report.range.range.upperBound))]"
    switch report.coverage {
    case .exact(let pieces):
      return "for every \(side) in \(range): \(pieces) \(pieces == 1 ? "interval" : "intervals"), exact"
    case .sampled(let count):
      return "at the \(count) \(side)s that were tried in \(range): not proven, as code decides the layout"
    }
  }

  /// `every width in [320, 412.5) and [500, 512]`; of sampled lengths, how many and between which.
  private func lengths(_ failing: [ExactInterval]) -> String {
    if case .sampled(let count) = report.coverage {
      let (first, last) = (failing.first?.lower?.value ?? 0, failing.last?.upper?.value ?? 0)
      return "\(failing.count) of \(count) \(side)s tried, from \(points(first)) to \(points(last))"
    }
    let shown = failing.prefix(Self.mostIntervals).map(interval)
    let more = failing.count - shown.count
    let all = shown + (more > 0 ? ["\(more) more"] : [])
    let list =
      all.count < 2 ? all.joined() : all.dropLast().joined(separator: ", ") + " and " + all[all.count - 1]
    return failing.allSatisfy(\.isPoint) ? "the \(side) \(list)" : "every \(side) in \(list)"
  }

  private func interval(_ interval: ExactInterval) -> String {
    guard let lower = interval.lower, let upper = interval.upper else { return "\(interval)" }
    if interval.isPoint { return points(lower.value) }
    return "\(lower.isIncluded ? "[" : "(")\(points(lower.value)), \(points(upper.value))"
      + (upper.isIncluded ? "]" : ")")
  }

  private func amount(_ worst: RequirementVerdict.Worst) -> String {
    guard let amount = worst.amount, let unit = worst.unit else { return "" }
    if amount.isZero { return ", where it just does not hold" }
    let word = amount == 1 ? String(unit.rawValue.dropLast()) : unit.rawValue
    return ", by \(points(amount)) \(word)"
  }

  /// A number with at most two decimals.
  private func points(_ number: Rational) -> String {
    PointFormat.shortest((number.doubleValue * 100).rounded() / 100)
  }

  /// Why it fails where it does so by the most: what the active set there says of the views; `nil` where it holds, or
  /// nothing can be said.
  public func reason(_ verdict: RequirementVerdict) -> String? {
    guard let worst = verdict.worst else { return nil }
    let container = report.range.container(at: worst.shown).doubles
    guard let explanation = try? LayoutExplanation(report.tree, in: container, keepsPrices: false) else {
      return nil
    }
    var sentences: [String] = []
    for view in worst.views {
      guard explanation.explanation(for: view) != nil else {
        sentences.append("\(explanation.called(view)) is not shown there")
        continue
      }
      if worst.unit == .lines {
        sentences += [explanation.roomSentence(of: view)].compactMap { $0 }
        continue
      }
      for axis in worst.axes {
        let place = worst.isAboutPlaces ? explanation.placeSentence(of: view, along: axis) : nil
        sentences += [explanation.sizeSentence(of: view, along: axis), place].compactMap { $0 }
      }
    }
    return sentences.isEmpty ? nil : sentences.prefix(Self.mostSentences).joined(separator: "; ")
  }

  /// Beyond this many, intervals are counted.
  private static let mostIntervals = 6
  /// Beyond this many, nothing is said of further views.
  private static let mostSentences = 4
}
