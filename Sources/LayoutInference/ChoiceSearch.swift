import Foundation
import LayoutCore
import ReferenceLayout

/// A measure of how well a view reproduces the given frames.
struct Fit: Comparable {
  /// The leaves that are off in some example, each with the distance in points.
  var failing: [Int: CGFloat] = [:]
  /// The amount of source to read.
  var effort = 0

  /// Fewer wrong leaves come first, then smaller errors, then the shorter source.
  static func < (one: Fit, other: Fit) -> Bool {
    (one.failing.count, one.sum, one.effort) < (other.failing.count, other.sum, other.effort)
  }

  private var sum: CGFloat { (failing.values.reduce(0, +) * 100).rounded() }
}

/// Searches for the choices by which a view reproduces the frames: one after the other, as long as that
/// improves the fit.
struct ChoiceSearch {
  let design: Design
  let examples: FrameExamples
  let environment: EnvironmentValues
  private let settings: [[TextSetting]]
  private let spacing: DefaultSpacing

  private var leaves: [InferredLeaf] { design.leaves }

  /// The largest number of leaves that are laid out, by the plain engine and by constraints.
  ///
  /// A count instead of a time limit, so that the result is the same on every machine. A list of 996
  /// rectangles at two widths takes 20 s with this limit, and 360 take 3 s; the 56 scenes take 0.06 s in the
  /// median.
  private static let mostLeaves = 60_000
  private static let mostFittedLeaves = 2_000
  /// The number of views that are tried regardless of their leaves: a choice, not a measurement.
  private static let fewestViews = 24

  init(_ design: Design, _ examples: FrameExamples, _ environment: EnvironmentValues) throws {
    (self.design, self.examples, self.environment) = (design, examples, environment)
    settings = try design.leaves.map {
      try TextSetting.all(of: $0, tolerance: examples.tolerance, environment)
    }
    spacing = DefaultSpacing(environment)
  }

  /// Returns the views that were found, the best first.
  ///
  /// - Parameter share: The part of the limits that the search may use, as one over this number.
  func run(share: Int = 1) -> [(view: InferredView, fit: Fit)] {
    let count = max(1, leaves.count * examples.examples.count) * share
    var state = State(
      left: max(Self.fewestViews, Self.mostLeaves / count),
      fits: max(Self.fewestViews / 2, Self.mostFittedLeaves / count))
    var choices: [String: Int] = [:]
    guard var best = evaluated(choices, &state) else { return [] }
    var improves = true
    while improves, state.left > 0 {
      improves = false
      let keys = best.options.sorted { (Self.rank($0.key), $0.key) < (Self.rank($1.key), $1.key) }
      for (key, count) in keys {
        // A priority is worth nothing where all is in place.
        if best.fit.failing.isEmpty, key.hasPrefix(StructurePlanner.priorityKey) { continue }
        let now = choices[key] ?? 0
        for option in 0..<count where option != now {
          guard state.left > 0 else { break }
          var other = choices
          other[key] = option
          guard let next = evaluated(other, &state), next.fit < best.fit else { continue }
          (choices, best, improves) = (other, next, true)
        }
      }
    }
    return state.found.sorted { $0.fit < $1.fit }
  }

  /// The rank of a choice in the order of the search.
  ///
  /// Margins of the whole come first, and then the lengths of rooms: where they are wrong nothing fits, and parts are chosen for
  /// the wrong room.
  private static func rank(_ key: String) -> Int {
    [StructurePlanner.marginKey, StructurePlanner.ownLengthsKey].firstIndex { key.hasPrefix($0) } ?? 2
  }

  private struct State {
    var found: [(view: InferredView, fit: Fit)] = []
    var seen: Set<InferredView> = []
    /// The number of views that may still be laid out, and that may still be fitted.
    var left: Int
    var fits: Int
  }

  private func evaluated(
    _ choices: [String: Int], _ state: inout State
  ) -> (fit: Fit, options: [String: Int])? {
    var planner = StructurePlanner(
      design, examples.tolerance, settings: settings, spacing: spacing, choices: choices)
    let planned = planner.plan(in: examples.examples.map { CGRect(origin: .zero, size: $0.size) })
    guard state.seen.insert(planned).inserted else { return nil }
    state.left -= 1
    // A view that no engine can lay out is not a candidate.
    guard var fit = try? fit(of: planned) else { return nil }
    var view = planned
    // Unknown and rounded lengths are fitted: once, and again because a better fit may wrap texts
    // differently.
    var rounds = 0
    while !fit.failing.isEmpty, rounds < 3, state.fits > 0 {
      rounds += 1
      state.fits -= 1
      let numbers = LinearFit(leaves, examples, environment)
      guard let better = try? numbers.fitted(view, rounds: false), let its = try? self.fit(of: better),
        its < fit
      else { break }
      (view, fit) = (better, its)
    }
    state.found.append((view, fit))
    return (fit, planner.options)
  }

  /// Returns a view with the roundest numbers that keep the fit.
  func rounded(_ found: (view: InferredView, fit: Fit)) -> (view: InferredView, fit: Fit) {
    let numbers = LinearFit(leaves, examples, environment)
    guard let view = try? numbers.fitted(found.view), let fit = try? fit(of: view),
      fit.failing.count <= found.fit.failing.count
    else { return found }
    return (view, fit)
  }

  /// Returns the errors of a view's leaves, as the plain engine lays it out.
  func fit(of view: InferredView) throws -> Fit {
    var fit = Fit()
    fit.effort = view.effort + 2 * view.oddity
    let engine = ReferenceEngine()
    for place in examples.examples.indices {
      let frames = try LeafFrames(view, leaves, in: examples.examples[place].size, engine, environment)
      for leaf in leaves.indices {
        let difference = frames.difference(of: leaf, from: leaves[leaf].frames[place])
        // Allows for the rounding of sums.
        if difference > examples.tolerance + 1e-6 {
          fit.failing[leaf] = max(fit.failing[leaf] ?? 0, difference)
        }
      }
    }
    return fit
  }
}

/// The frames of an inferred view's leaves, by an engine.
struct LeafFrames {
  private var frames: [String: CGRect] = [:]

  init(
    _ view: InferredView, _ leaves: [InferredLeaf], in size: CGSize, _ engine: some LayoutEngine,
    _ environment: EnvironmentValues
  ) throws {
    let result = try engine.layout(
      view.view(leaves), in: ProposedViewSize(width: size.width, height: size.height),
      environment: environment)
    for view in result.views {
      if let id = view.id { frames[id] = frames[id] ?? view.frame }
    }
  }

  subscript(leaf: Int) -> CGRect { frames["\(leaf)"] ?? .null }

  /// Returns the greatest difference between a number of a frame and the given one, in points.
  ///
  /// It is infinite where only one of the two shows the leaf.
  ///
  /// Design tools round a length, or both edges: the far edge or the length counts, whichever is nearer.
  func difference(of leaf: Int, from frame: CGRect) -> CGFloat {
    guard let own = frames["\(leaf)"] else { return frame.isNull ? 0 : .infinity }
    guard !frame.isNull else { return .infinity }
    return [Axis.horizontal, .vertical].reduce(0) {
      let far = min(abs(own.end($1) - frame.end($1)), abs(own.length($1) - frame.length($1)))
      return max($0, abs(own.start($1) - frame.start($1)), far)
    }
  }
}
