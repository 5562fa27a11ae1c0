import ConstraintLayout
import Foundation
import LayoutCore
import LayoutExplanation
import LinearProgramming
import ReferenceLayout

/// The SwiftUI source that has given frames, and how far that is certain.
///
/// ```swift
/// let photo = FrameRectangle("photo", .shape(), frame: CGRect(x: 16, y: 16, width: 44, height: 44))
/// let examples = FrameExamples([FrameExample(size: CGSize(width: 320, height: 76), rectangles: [photo])])
/// print(try Taut.infer(examples).candidates[0].source)
/// ```
public struct Inference: Sendable {
  /// The views that have the frames, the shortest first; one that comes nearest where none has.
  public var candidates: [InferenceCandidate]
  /// Rectangles that are left out, by name, and why.
  public var leftOut: [String: String]
  /// What would decide between the first two candidates.
  public var question: InferenceQuestion?

  /// Infers a view; at most so many candidates are told.
  ///
  /// Throws `InferenceError`, and as the engines do.
  public init(_ examples: FrameExamples, named name: String = "InferredView", candidates most: Int = 1) throws
  {
    try examples.validate()
    let environment = EnvironmentValues().shown(on: examples.platform)
    var (leaves, leftOut) = try Self.leaves(of: examples)
    var found = try ChoiceSearch(leaves, examples, environment).run()
    if found.first?.fit.failing.isEmpty == false,
      let rest = try Self.possible(leaves, found[0].fit.failing, examples, environment)
    {
      leftOut.merge(rest.leftOut) { first, _ in first }
      (leaves, found) = (rest.leaves, rest.found)
    }
    let best = found.filter { $0.fit.failing.isEmpty }
    let shown = Array((best.isEmpty ? Array(found.prefix(1)) : best).prefix(max(1, most)))
    let writer = SwiftSourceWriter(leaves: leaves)
    candidates = try shown.map {
      try InferenceCandidate(
        $0.view, source: writer.source(of: $0.view, named: SwiftSourceWriter.typeName(name)), leaves,
        examples,
        environment)
    }
    self.leftOut = leftOut
    question =
      try best.count > 1
      ? InferenceQuestion(best.prefix(12).map(\.view), leaves, examples, environment) : nil
  }

  /// Whether a view has the frames of all rectangles.
  public var holds: Bool { leftOut.isEmpty && candidates.first?.isProven == true }

  /// What can be had without rectangles that disagree: without the worst ones, one by one, or else without all.
  private static func possible(
    _ leaves: [InferredLeaf], _ failing: [Int: CGFloat], _ examples: FrameExamples,
    _ environment: EnvironmentValues
  ) throws -> (leaves: [InferredLeaf], found: [(view: InferredView, fit: Fit)], leftOut: [String: String])? {
    func without(
      _ out: Set<String>, _ differences: [String: CGFloat]
    ) throws -> ([InferredLeaf], [(view: InferredView, fit: Fit)], [String: String]) {
      let rest = leaves.filter { !out.contains($0.name) }
      let reasons = differences.filter { out.contains($0.key) }.mapValues {
        "no view that was tried has it in its place: the nearest is \(PointFormat.hundredths($0)) off"
      }
      return (rest, try ChoiceSearch(rest, examples, environment).run(), reasons)
    }
    let all = Dictionary(failing.map { (leaves[$0.key].name, $0.value) }, uniquingKeysWith: max)
    var (out, differences, now, rest) = (Set<String>(), all, failing, leaves)
    for _ in 0..<min(3, leaves.count - 1) {
      guard let worst = now.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { break }
      out.insert(rest[worst.key].name)
      differences[rest[worst.key].name] = worst.value
      let answer = try without(out, differences)
      guard let fit = answer.1.first?.fit, !fit.failing.isEmpty else { return answer }
      (rest, now) = (answer.0, fit.failing)
    }
    guard all.count < leaves.count else { return nil }
    let answer = try without(Set(all.keys), all)
    return answer.1.first?.fit.failing.isEmpty == true ? answer : nil
  }

  /// The leaves that are in every example, and those that are not.
  private static func leaves(
    of examples: FrameExamples
  ) throws(InferenceError) -> ([InferredLeaf], [String: String]) {
    var leftOut: [String: String] = [:]
    var leaves: [InferredLeaf] = []
    let others = examples.examples.dropFirst().map { example in
      Dictionary(example.rectangles.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    for rectangle in examples.examples[0].rectangles {
      let same = others.compactMap { $0[rectangle.name] }
      if same.count < others.count {
        leftOut[rectangle.name] = "it is not in every example"
      } else if same.contains(where: { $0.kind != rectangle.kind }) {
        leftOut[rectangle.name] = "it is of another kind, or says something else, in another example"
      } else {
        leaves.append(
          InferredLeaf(
            name: rectangle.name, kind: rectangle.kind, frames: ([rectangle] + same).map(\.frame)))
      }
    }
    let names = Set(examples.examples[0].rectangles.map(\.name))
    for other in others {
      for name in other.keys where !names.contains(name) { leftOut[name] = "it is not in every example" }
    }
    guard !leaves.isEmpty else { throw .nothingInCommon }
    return (leaves, leftOut)
  }
}

/// A view that has the frames, with what was looked at to say so.
public struct InferenceCandidate: Sendable {
  /// The view as a file of Swift.
  public var source: String
  /// Views and modifiers in it.
  public var count: Int
  /// How far each rectangle is off at most, in points, in any example and by either engine, in the order of the rectangles.
  public var deviations: [(name: String, points: CGFloat)]
  /// How far each rectangle may be off.
  public var tolerance: CGFloat
  /// The widths, at the height of the first example, in which the frames stay the linear functions that they are there.
  public var regime: ClosedRange<Double>?

  /// Whether both engines put each rectangle where the examples have it.
  public var isProven: Bool { deviations.allSatisfy { $0.points <= tolerance + 1e-6 } }

  init(
    _ view: InferredView, source: String, _ leaves: [InferredLeaf], _ examples: FrameExamples,
    _ environment: EnvironmentValues
  ) throws {
    (self.source, count, tolerance) = (source, view.count, examples.tolerance)
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
    regime = try Self.regime(of: view.view(leaves), around: examples.examples[0].size, environment)
  }

  /// The regime around a size, as far as half and twice its width.
  private static func regime(
    of view: AnyView, around size: CGSize, _ environment: EnvironmentValues
  ) throws -> ClosedRange<Double>? {
    guard let width = Rational(exactly: Double(size.width)),
      let lower = Rational(exactly: (Double(size.width) / 2).rounded(.down)),
      let upper = Rational(exactly: (Double(size.width) * 2).rounded(.up))
    else { return nil }
    let breakpoints = try Breakpoints(
      LayoutTree(view, environment: environment),
      in: ProposedViewSize(width: size.width, height: size.height),
      along: .horizontal, from: lower, through: upper)
    return breakpoints.regimes.first { $0.lower <= width && width <= $0.upper }
      .map { $0.lower.doubleValue...$0.upper.doubleValue }
  }
}

/// The width at which two candidates differ first, and a number there.
public struct InferenceQuestion: Hashable, Sendable {
  /// The width of the container, in points, a whole number of them away from an example.
  public var width: Double
  /// The rectangle on which they differ.
  public var name: String
  /// Its number that differs: `x`, `y`, `width` or `height`.
  public var number: String
  /// What the first candidate says, and what the other.
  public var values: [Double]

  /// The question in words.
  public var words: String {
    let said = values.map { PointFormat.hundredths(CGFloat($0)) }
    return
      "at \(PointFormat.hundredths(CGFloat(width))) wide, is the \(number) of \(name) \(said[0]) or \(said[1])?"
  }

  /// Looks at widths further and further from the examples; `nil` where no other view differs from the first nearby.
  init?(
    _ views: [InferredView], _ leaves: [InferredLeaf], _ examples: FrameExamples,
    _ environment: EnvironmentValues
  ) throws {
    let engine = ReferenceEngine()
    for step in [1, 2, 4, 8, 16, 32, 64, 128, 256] {
      for example in examples.examples {
        for width in [example.size.width - CGFloat(step), example.size.width + CGFloat(step)] where width > 0
        {
          let size = CGSize(width: width, height: example.size.height)
          let first = try LeafFrames(views[0], leaves, in: size, engine, environment)
          for view in views.dropFirst() {
            let other = try LeafFrames(view, leaves, in: size, engine, environment)
            for leaf in leaves.indices where first.difference(of: leaf, from: other[leaf]) > 0.5 {
              let (one, two) = (first[leaf], other[leaf])
              let numbers: [(String, CGFloat, CGFloat)] = [
                ("width", one.size.width, two.size.width), ("height", one.size.height, two.size.height),
                ("x", one.origin.x, two.origin.x), ("y", one.origin.y, two.origin.y),
              ]
              guard let differing = numbers.first(where: { abs($0.1 - $0.2) > 0.25 }) else { continue }
              (self.width, name, number) = (Double(width), leaves[leaf].name, differing.0)
              values = [Double(differing.1), Double(differing.2)]
              return
            }
          }
        }
      }
    }
    return nil
  }
}
