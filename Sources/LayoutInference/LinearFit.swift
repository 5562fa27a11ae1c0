import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// The numbers of a view, fitted to all examples together by linear programs.
///
/// In each example the constraint engine returns every edge of a leaf as an affine function of the written
/// lengths. *Variables*: the changes of these lengths. *Rows*: each edge is where the example has it, within
/// the tolerance. *Objective*: the least sum of the errors. Then each number in turn becomes the roundest one
/// of the interval that the rows leave it, with those before it fixed.
struct LinearFit {
  let leaves: [InferredLeaf]
  let examples: FrameExamples
  let environment: EnvironmentValues
  init(_ leaves: [InferredLeaf], _ examples: FrameExamples, _ environment: EnvironmentValues) {
    (self.leaves, self.examples, self.environment) = (leaves, examples, environment)
  }

  /// Returns the view with fitted numbers; `nil` where it has none, or none that moves a leaf.
  ///
  /// - Parameter rounds: Whether the numbers are rounded, or as the solver has them.
  /// - Throws: The errors of the constraint engine and the solver.
  func fitted(_ view: InferredView, rounds: Bool = true) throws -> InferredView? {
    let numbers = view.numbers
    guard !numbers.isEmpty else { return nil }
    var problem = LinearProblem()
    var columns: [NumberKey: Int] = [:]
    for (key, value) in numbers {
      // A written distance may be negative only where it is so already: in padding and spacing.
      columns[key] = problem.addColumn(lower: value < 0 ? -.infinity : -Double(value))
    }
    var misses: [Int] = []
    let tree = try LayoutTree(view.view(leaves), environment: environment)
    let layouts = RelatedLayouts(engine: ConstraintEngine(keepsPrices: true))
    for place in examples.examples.indices {
      for edge in try edges(of: tree, by: layouts, in: place) {
        let entries = edge.slopes.compactMap { key, slope in columns[key].map { ($0, slope) } }
        guard !entries.isEmpty else { continue }
        let miss = problem.addColumn(lower: 0, cost: 1)
        misses.append(miss)
        let least = edge.wanted - edge.tolerance - edge.value
        let greatest = edge.wanted + edge.tolerance - edge.value
        problem.addRow(lower: least, entries + [(miss, 1)])
        problem.addRow(upper: greatest, entries + [(miss, -1)])
      }
    }
    guard !misses.isEmpty else { return nil }
    let solver = StandardSolver()
    var solution = try solver.solve(problem, from: nil)
    guard solution.status == .optimal else { return nil }
    guard rounds else {
      return view.replacingNumbers { key, value in
        columns[key].map { value + CGFloat(solution.primal.columns[$0]) } ?? value
      }
    }
    // The remaining error is fixed: the rest is rounded within it.
    for miss in misses {
      let value = max(0, solution.primal.columns[miss])
      problem.setCost(0, ofColumn: miss)
      problem.setBounds(0...(value + Self.hair), ofColumn: miss)
    }
    var values: [NumberKey: CGFloat] = [:]
    // Exact frames stay exact: the rounding of one number would be compensated by others.
    let slack = Double(examples.tolerance) * (examples.tolerance < 0.1 ? 0.25 : 2)
    for (key, value) in numbers {
      guard let column = columns[key] else { continue }
      let changes = try range(of: column, problem, solver, &solution)
      let rounded = Self.roundest(
        Double(value) + changes.lowerBound...Double(value) + changes.upperBound, near: Double(value),
        within: slack)
      problem.setBounds(
        (rounded - Double(value) - Self.hair)...(rounded - Double(value) + Self.hair), ofColumn: column)
      values[key] = CGFloat(rounded)
    }
    return view.replacingNumbers { key, value in values[key] ?? value }
  }

  /// The slack of a bound, in points, for the solver's double precision.
  private static let hair = 1e-6

  /// Returns the range of values of a column; where a side is unbounded, the last solution bounds it.
  private func range(
    of column: Int, _ problem: LinearProblem, _ solver: StandardSolver, _ solution: inout LinearSolution
  ) throws -> ClosedRange<Double> {
    var ends: [Double] = []
    for sign in [1.0, -1] {
      var asked = problem
      asked.setCost(sign, ofColumn: column)
      let answer = try solver.solve(asked, from: solution.basis)
      if answer.status == .optimal { solution = answer }
      ends.append(answer.status == .optimal ? answer.primal.columns[column] : .nan)
    }
    let now = solution.primal.columns[column]
    let (least, greatest) = (ends[0].isNaN ? min(now, 0) : ends[0], ends[1].isNaN ? max(now, 0) : ends[1])
    return min(least, greatest)...max(least, greatest)
  }

  /// Returns the roundest number of a range.
  ///
  /// A number near the present one is preferred where the range contains it, because the range may be long
  /// where other lengths compensate; then a multiple of 4 comes before one of 5 or 2, and a whole number before
  /// a fraction.
  static func roundest(
    _ range: ClosedRange<Double>, near value: Double, within distance: Double
  ) -> Double {
    // Allows for the solver's double precision, which is less than a tolerance.
    let (lower, upper) = (range.lowerBound - 1e-4, range.upperBound + 1e-4)
    let (least, greatest) = (max(lower, value - distance), min(upper, value + distance))
    return RoundNumbers.roundest(
      least <= greatest ? least...greatest : lower...upper, RoundNumbers.lengths)
  }
}

// MARK: - Edges

extension LinearFit {
  /// An edge of a leaf in an example: its position, the given one, and its derivative by each written length.
  private struct Edge {
    var value: Double
    var wanted: Double
    var tolerance: Double
    var slopes: [NumberKey: Double]
  }

  private func edges(of tree: LayoutTree, by layouts: RelatedLayouts, in place: Int) throws -> [Edge] {
    let size = examples.examples[place].size
    let container = ExactProposal(ProposedViewSize(width: size.width, height: size.height))
    let root = try layouts.rootPiece(of: tree, in: container)
    var ids: [LayoutTree.Index: String] = [:]
    for placed in root.views { ids[placed.index] = tree[placed.index].id }
    let tolerance = Double(examples.tolerance)
    var edges: [Edge] = []
    for placed in root.views {
      guard let id = ids[placed.index], let leaf = Int(id) else { continue }
      let frame = leaves[leaf].frames[place]
      // A leaf of another alternative has no edges to fit.
      guard !frame.isNull else { continue }
      for (start, length, axis) in [
        (placed.x, placed.width, Axis.horizontal), (placed.y, placed.height, .vertical),
      ] {
        guard let start = start.form, let length = length.form else { continue }
        let near = start.value(at: container).doubleValue
        var slopes = Self.slopes(start.inputs, ids)
        edges.append(
          Edge(value: near, wanted: Double(frame.start(axis)), tolerance: tolerance, slopes: slopes))
        slopes.merge(Self.slopes(length.inputs, ids), uniquingKeysWith: +)
        edges.append(
          Edge(
            value: near + length.value(at: container).doubleValue, wanted: Double(frame.end(axis)),
            tolerance: tolerance, slopes: slopes))
      }
    }
    return edges
  }

  private static func slopes(
    _ inputs: [LengthInput: Rational], _ ids: [LayoutTree.Index: String]
  ) -> [NumberKey: Double] {
    var slopes: [NumberKey: Double] = [:]
    for (input, slope) in inputs {
      guard let node = ids[input.view] else { continue }
      slopes[NumberKey(node: node, parameter: input.parameter), default: 0] += slope.doubleValue
    }
    return slopes
  }
}
