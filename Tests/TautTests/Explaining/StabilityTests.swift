import Foundation
import Taut
import TestSupport
import Testing

@Suite("The same scene has the same explanation, however it is solved")
struct StabilityTests {
  /// GLPK, started from the basis that it ended with when it had solved the same problem.
  private struct RememberingSolver: LinearSolver {
    let name = "glpk, remembering"

    func solve(_ problem: LinearProblem, from start: Basis?) throws(SolverError) -> LinearSolution {
      let first = try GLPKSolver().solve(problem, from: nil)
      return try GLPKSolver().solve(problem, from: first.basis)
    }
  }

  private static let engines: [(String, ConstraintEngine)] = [
    ("once more", ConstraintEngine()), ("standard basis", ConstraintEngine(start: .standard)),
    ("remembered basis", ConstraintEngine(solver: RememberingSolver(), start: .standard)),
  ]

  @Test("From every start basis, and once more", arguments: Scenes.names)
  func startBases(_ name: String) throws {
    let (tree, proposal) = try Scenes.read(name)
    let expected = try Self.text(LayoutExplanation(tree, in: proposal))
    for (start, engine) in Self.engines {
      #expect(try Self.text(LayoutExplanation(tree, in: proposal, engine: engine)) == expected, "\(start)")
    }
  }

  @Test("With prices and without", arguments: Scenes.names)
  func prices(_ name: String) throws {
    let (tree, proposal) = try Scenes.read(name)
    let with = try LayoutExplanation(tree, in: proposal)
    let without = try LayoutExplanation(tree, in: proposal, keepsPrices: false)
    #expect(with.views == without.views)
  }

  /// The whole tree, and the stories of the last view and of the first one with an id.
  private static func text(_ explanation: LayoutExplanation) throws -> String {
    let format = TextExplanationFormat()
    let indices = explanation.tree.indices
    let views = [indices.first { explanation.tree[$0].id != nil }, indices.last].compactMap { $0 }
    return try format.whole(explanation, scene: "scene")
      + format.stories(explanation.stories(of: views), of: explanation, scene: "scene")
  }
}

@Suite("Modifiers that commute may stand in either order: no reason changes")
struct CommutingTests {
  /// What is known of a view, without saying where it stands in the tree.
  private struct Known: Hashable {
    var id: String
    var side: String
    var length: Rational?
    var offered: Offer?
    var reasons: [String]
    var placements: [String]
  }

  private static func known(_ view: some View) throws -> Set<Known> {
    let row = HStack(alignment: .feet, spacing: 3) {
      Image("first", size: CGSize(width: 20, height: 30)).id("first")
      view
      Color.gray.frame(minWidth: 10, maxHeight: 40).layoutPriority(-1).id("last")
    }
    let layout = try Taut.explain(row.id("row"), in: ProposedViewSize(width: 200, height: 90))
    return try layout.tree.indices.reduce(into: []) { known, index in
      guard let id = layout.tree[index].id, let explained = layout.explanation(for: index) else { return }
      for axis in Axis.allCases {
        let story = try #require(try layout.story(of: index, along: axis))
        known.insert(
          Known(
            id: id, side: axis.rawValue, length: explained[axis].length, offered: explained[axis].offered,
            reasons: explained[axis].reasons.map { reason in
              if case .written(let input) = reason { return "\(input.parameter)" }
              return "\(reason)"
            },
            placements: story.placements.map { placement in
              guard case .aligned(let meeting) = placement.cause else { return "\(placement.origin)" }
              return "\(placement.origin), \(meeting.guide): \(meeting.own ?? -1), \(meeting.line ?? -1)"
            }))
      }
    }
  }

  private static var sample: some View { Color.red.id("view") }

  /// Two orders of the same modifiers.
  private static var pairs: [(String, any View, any View)] {
    [
      (
        "border and frame", sample.border(.black).frame(width: 50, height: 20),
        sample.frame(width: 50, height: 20).border(.black)
      ),
      (
        "opacity and flexible frame", sample.opacity(0.5).frame(minWidth: 5, maxWidth: 60),
        sample.frame(minWidth: 5, maxWidth: 60).opacity(0.5)
      ),
      (
        "two guides",
        sample.frame(height: 9).alignmentGuide(.feet) { $0.height / 3 }.alignmentGuide(.top) { _ in 1 },
        sample.frame(height: 9).alignmentGuide(.top) { _ in 1 }.alignmentGuide(.feet) { $0.height / 3 }
      ),
      (
        "guide and border", sample.frame(height: 9).alignmentGuide(.feet) { _ in 7 }.border(.black),
        sample.frame(height: 9).border(.black).alignmentGuide(.feet) { _ in 7 }
      ),
      (
        "priority and opacity", sample.frame(maxWidth: 90).layoutPriority(2).opacity(0.5),
        sample.frame(maxWidth: 90).opacity(0.5).layoutPriority(2)
      ),
      (
        "priority and guide", sample.layoutPriority(1).alignmentGuide(.feet) { $0.height / 2 },
        sample.alignmentGuide(.feet) { $0.height / 2 }.layoutPriority(1)
      ),
      (
        "rotation and padding", sample.rotationEffect(.degrees(30)).padding(4),
        sample.padding(4).rotationEffect(.degrees(30))
      ),
    ]
  }

  @Test(arguments: pairs.indices)
  func commute(_ index: Int) throws {
    let (name, first, second) = Self.pairs[index]
    let known = try Self.known(AnyView(first))
    #expect(known.count == 8)
    #expect(try Self.known(AnyView(second)) == known, "\(name)")
  }

  @Test("Modifiers that do not commute are told apart")
  func others() throws {
    let inside = try Self.known(AnyView(Self.sample.frame(width: 50).padding(4)))
    let outside = try Self.known(AnyView(Self.sample.padding(4).frame(width: 50)))
    #expect(inside != outside)
  }
}

private enum FeetID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  static func linearDefaultValue(in context: LinearDimensions) -> LinearLength? { context.height }
}

extension VerticalAlignment {
  fileprivate static let feet = VerticalAlignment(FeetID.self)
}
