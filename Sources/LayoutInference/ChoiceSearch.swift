import Foundation
import LayoutCore
import ReferenceLayout

/// How well a view has the frames that it should have.
struct Fit: Comparable {
  /// The leaves that are off in some example, with how far, in points.
  var failing: [Int: CGFloat] = [:]
  /// What a person has to read.
  var effort = 0

  /// Fewer wrong leaves first, then those that are less wrong, then the shorter source.
  static func < (one: Fit, other: Fit) -> Bool {
    (one.failing.count, one.sum, one.effort) < (other.failing.count, other.sum, other.effort)
  }

  private var sum: CGFloat { (failing.values.reduce(0, +) * 100).rounded() }
}

/// Looks for the choices by which a view has its frames: one after the other, as long as that helps.
struct ChoiceSearch {
  let leaves: [InferredLeaf]
  let examples: FrameExamples
  let environment: EnvironmentValues
  let styles: [[TextSetting]]
  /// How many views may be laid out.
  var budget = 600
  /// The seconds after which nothing more is tried.
  var seconds = 8.0

  init(_ leaves: [InferredLeaf], _ examples: FrameExamples, _ environment: EnvironmentValues) throws {
    (self.leaves, self.examples, self.environment) = (leaves, examples, environment)
    styles = try leaves.map { try TextSetting.all(of: $0, tolerance: examples.tolerance, environment) }
  }

  /// The views that were found, the best first.
  func run() -> [(view: InferredView, fit: Fit)] {
    var state = State(
      found: [], seen: [], left: budget, deadline: Date(timeIntervalSinceNow: seconds))
    var choices: [String: Int] = [:]
    guard var best = evaluated(choices, &state) else { return [] }
    var improves = true
    while improves, state.left > 0, Date() < state.deadline {
      improves = false
      for (key, count) in best.options.sorted(by: { $0.key < $1.key }) {
        // A priority is worth nothing where all is in place.
        if best.fit.failing.isEmpty, key.hasPrefix(StructurePlanner.priorityKey) { continue }
        let now = choices[key] ?? 0
        for option in 0..<count where option != now {
          guard state.left > 0, Date() < state.deadline else { break }
          var other = choices
          other[key] = option
          guard let next = evaluated(other, &state), next.fit < best.fit else { continue }
          (choices, best, improves) = (other, next, true)
        }
      }
    }
    return state.found.sorted { $0.fit < $1.fit }
  }

  private struct State {
    var found: [(view: InferredView, fit: Fit)]
    var seen: Set<InferredView>
    var left: Int
    var deadline: Date
  }

  private func evaluated(
    _ choices: [String: Int], _ state: inout State
  ) -> (fit: Fit, options: [String: Int])? {
    var planner = StructurePlanner(leaves, examples.tolerance, styles: styles, choices: choices)
    let view = planner.plan(in: examples.examples.map { CGRect(origin: .zero, size: $0.size) })
    guard state.seen.insert(view).inserted else { return nil }
    state.left -= 1
    // What no engine can lay out is no candidate.
    guard let fit = try? fit(of: view) else { return nil }
    state.found.append((view, fit))
    return (fit, planner.options)
  }

  /// How far the leaves of a view are off, as the plain engine lays it out.
  private func fit(of view: InferredView) throws -> Fit {
    var fit = Fit()
    fit.effort = view.effort
    let engine = ReferenceEngine()
    for place in examples.examples.indices {
      let frames = try LeafFrames(view, leaves, in: examples.examples[place].size, engine, environment)
      for leaf in leaves.indices {
        let difference = frames.difference(of: leaf, from: leaves[leaf].frames[place])
        // A hair for the sums of rounded numbers.
        if difference > examples.tolerance + 1e-6 {
          fit.failing[leaf] = max(fit.failing[leaf] ?? 0, difference)
        }
      }
    }
    return fit
  }
}

/// Where an engine puts the leaves of an inferred view.
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

  /// The greatest difference between a number of a frame and what it should be, in points.
  ///
  /// Design tools round a length, or both edges: it is the far edge or the length, whichever is nearer, that counts.
  func difference(of leaf: Int, from frame: CGRect) -> CGFloat {
    guard let own = frames["\(leaf)"] else { return .infinity }
    return [Axis.horizontal, .vertical].reduce(0) {
      let far = min(abs(own.end($1) - frame.end($1)), abs(own.length($1) - frame.length($1)))
      return max($0, abs(own.start($1) - frame.start($1)), far)
    }
  }
}
