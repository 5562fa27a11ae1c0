import ConstraintLayout
import Foundation
import LayoutCore
import LayoutExplanation
import LinearProgramming
import ReferenceLayout

/// SwiftUI source that produces given frames, with the degree of certainty.
///
/// ```swift
/// let photo = FrameRectangle("photo", .shape(), frame: CGRect(x: 16, y: 16, width: 44, height: 44))
/// let examples = FrameExamples([FrameExample(size: CGSize(width: 320, height: 76), rectangles: [photo])])
/// print(try Taut.infer(examples).candidates[0].source)
/// ```
public struct Inference: Sendable {
  /// The views that have the frames, the shortest first; the nearest view where none has.
  public var candidates: [InferenceCandidate]
  /// The rectangles that are left out, by name, with the reason.
  public var leftOut: [String: String]
  /// The views that are not inferred, such as controls, by name, with their kind: a colour of their size
  /// replaces them.
  public var placeholders: [String: String]
  /// The questions that would decide between the first candidate and others: the next one that differs, and the one whose
  /// texts never have more lines than in the examples.
  public var questions: [InferenceQuestion] = []
  /// The first question; `nil` for none.
  public var question: InferenceQuestion? { questions.first }

  /// Infers a view, with a limit on the number of candidates.
  ///
  /// - Throws: `InferenceError`, and the errors of the engines.
  public init(_ examples: FrameExamples, named name: String = "InferredView", candidates most: Int = 1) throws
  {
    try examples.validate()
    let environment = EnvironmentValues().shown(on: examples.platform)
    var leftOut: [String: String] = [:]
    var design = try Design(examples, leftOut: &leftOut)
    var search = try ChoiceSearch(design, examples, environment)
    var found = search.run()
    if found.first?.fit.failing.isEmpty == false,
      let rest = try Self.possible(design, found[0].fit.failing, examples, environment)
    {
      leftOut.merge(rest.leftOut) { first, _ in first }
      (search, found) = (rest.search, rest.found)
      design = search.design
    }
    let leaves = design.leaves
    let best = found.filter { $0.fit.failing.isEmpty }
    let shown = (best.isEmpty ? Array(found.prefix(1)) : best).prefix(max(1, most)).map {
      search.tidied(search.rounded($0))
    }
    let writer = SwiftSourceWriter(leaves: leaves)
    let name = SwiftSourceWriter.typeName(name)
    let walks = try shown.map { found in
      try examples.heights.map { height in
        try WidthWalk(of: found.view, leaves, examples, height: height, environment)
      }
    }
    candidates = try zip(shown, walks).map { found, walks in
      try InferenceCandidate(
        found.view, source: writer.source(of: found.view, named: name), leaves, walks, examples, environment)
    }
    self.leftOut = leftOut
    placeholders = leaves.reduce(into: [:]) { placeholders, leaf in
      if case .view(let kind) = leaf.kind { placeholders[leaf.name] = kind }
    }
    guard let first = shown.first, let walk = walks.first?.first, !best.isEmpty else { return }
    questions = try [
      InferenceQuestion(
        walk, best.dropFirst().prefix(Self.mostCompared).map(\.view), leaves, examples, environment),
      InferenceQuestion(
        walk, limited: first.view.limitedAsShown(leaves, tolerance: examples.tolerance, environment), leaves,
        examples, environment),
    ].compactMap { $0 }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The largest number of views that are compared with the first one to find a question: a choice, not a
  /// measurement.
  private static let mostCompared = 12

  /// The share of the limits that a search without some rectangles may use, as one over this number.
  ///
  /// Up to four such searches follow the first: together they may take as long as it did. A choice, not a
  /// measurement.
  private static let shareWithoutSome = 4

  /// Whether the first candidate has the frames of all rectangles.
  public var holds: Bool { leftOut.isEmpty && candidates.first?.isProven == true }

  /// Returns a result without contradictory rectangles: without the worst ones, one by one, or else without
  /// all.
  private static func possible(
    _ design: Design, _ failing: [Int: CGFloat], _ examples: FrameExamples,
    _ environment: EnvironmentValues
  ) throws -> (search: ChoiceSearch, found: [(view: InferredView, fit: Fit)], leftOut: [String: String])? {
    let leaves = design.leaves
    func without(
      _ out: Set<String>, _ differences: [String: CGFloat]
    ) throws -> (ChoiceSearch, [(view: InferredView, fit: Fit)], [String: String])? {
      let dependents = design.dependents(of: out)
      let possible = design.without(out.union(dependents))
      guard !possible.leaves.isEmpty else { return nil }
      let rest = try ChoiceSearch(possible, examples, environment)
      var reasons = differences.filter { out.contains($0.key) }.mapValues {
        $0.isFinite
          ? "no view that was tried has it in its place: the nearest is \(PointFormat.hundredths($0)) off"
          : "no view that was tried shows it in just the examples that have it"
      }
      for name in dependents { reasons[name] = Design.dependentReason }
      return (rest, rest.run(share: Self.shareWithoutSome), reasons)
    }
    let all = Dictionary(failing.map { (leaves[$0.key].name, $0.value) }, uniquingKeysWith: max)
    var (out, differences, now, rest) = (Set<String>(), all, failing, leaves)
    for _ in 0..<min(3, leaves.count - 1) {
      guard let worst = now.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { break }
      out.insert(rest[worst.key].name)
      differences[rest[worst.key].name] = worst.value
      guard let answer = try without(out, differences) else { return nil }
      guard let fit = answer.1.first?.fit, !fit.failing.isEmpty else { return answer }
      (rest, now) = (answer.0.design.leaves, fit.failing)
    }
    guard all.count < leaves.count, let answer = try without(Set(all.keys), all) else { return nil }
    return answer.1.first?.fit.failing.isEmpty == true ? answer : nil
  }
}

/// A view that has the frames, with the evidence.
public struct InferenceCandidate: Sendable {
  /// The source of the view, as a file of Swift.
  public var source: String
  /// The number of views and modifiers in it.
  public var count: Int
  /// The greatest deviation of each rectangle, in points, in any example and by either engine, in the order
  /// of the rectangles.
  public var deviations: [(name: String, points: CGFloat)]
  /// The view, and the leaves that it places.
  let inferred: (view: InferredView, leaves: [InferredLeaf])
  /// The tolerance of each rectangle, in points.
  public var tolerance: CGFloat
  /// The ranges of widths around the examples in which the frames are the same linear functions as there.
  public var regimes: [InferenceRegime]

  /// Whether both engines place each rectangle where the examples have it.
  public var isProven: Bool { deviations.allSatisfy { $0.points <= tolerance + 1e-6 } }

  init(
    _ view: InferredView, source: String, _ leaves: [InferredLeaf], _ walks: [WidthWalk],
    _ examples: FrameExamples, _ environment: EnvironmentValues
  ) throws {
    (self.source, count, tolerance) = (source, view.count, examples.tolerance)
    inferred = (view, leaves)
    var worst = [CGFloat](repeating: 0, count: leaves.count)
    for (place, example) in examples.examples.enumerated() {
      let plain = try LeafFrames(view, leaves, in: example.size, ReferenceEngine(), environment)
      let solved = try LeafFrames(view, leaves, in: example.size, ConstraintEngine(), environment)
      for leaf in leaves.indices {
        let frame = leaves[leaf].frames[place]
        worst[leaf] = max(
          worst[leaf], plain.difference(of: leaf, from: frame), solved.difference(of: leaf, from: frame))
      }
    }
    deviations = zip(leaves, worst).map { ($0.name, $1) }
    regimes = walks.flatMap(\.regimes)
  }
}

/// A range of container widths, at one height, in which all frames are the same linear functions of the
/// width.
public struct InferenceRegime: Hashable, Sendable {
  /// The height of the container, in points.
  public var height: Double
  /// The widths, in points.
  public var widths: ClosedRange<Double>
}
