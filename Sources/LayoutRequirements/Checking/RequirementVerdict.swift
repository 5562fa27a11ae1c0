import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming
import Synchronization

/// The result for one requirement over a range.
public struct RequirementVerdict: Hashable, Sendable {
  /// The requirement that was checked.
  public var requirement: Requirement
  /// The lengths of the running side at which the requirement fails, in ascending order; single lengths where
  /// the layout is sampled.
  ///
  /// Where both sides run, the widths at which it fails at some heights.
  public var failing: [ExactInterval]
  /// The heights at which the requirement fails at some widths, in ascending order; empty where one side is
  /// fixed.
  public var failingHeights: [ExactInterval]
  /// The sizes at which the requirement fails; where both sides run, the sets may overlap.
  package var areas: [SizeSet]
  /// The running side; `horizontal` where both run.
  package var axis: Axis
  /// The size at which the requirement fails by the most; `nil` where it holds.
  public var worst: Worst?

  /// Whether the requirement holds at every size, or at every sampled size.
  public var holds: Bool { areas.isEmpty }

  /// Returns whether the requirement fails at a size; a fixed side is not compared.
  public func fails(width: Rational, height: Rational) -> Bool {
    let size = SizePoint(width: width, height: height)
    if failingHeights.isEmpty { return failing.contains { $0.contains(size[axis]) } }
    return areas.contains { $0.contains(size) }
  }

  /// Whether the requirement fails at each of the widths together with each of the heights; `false` where
  /// that would take long to decide.
  package var isRectangle: Bool {
    guard failing.count == 1, failingHeights.count == 1, areas.count <= Self.mostCompared,
      let first = failing.first?.bounds, let second = failingHeights.first?.bounds
    else { return false }
    // A corner outside one polygon may belong to another one.
    let open = areas.flatMap { $0.corners.filter { !$0.isIncluded }.map(\.size) }.filter { size in
      failing[0].contains(size.width) && failingHeights[0].contains(size.height)
    }
    guard open.allSatisfy({ size in areas.contains { $0.contains(size) } }) else { return false }
    let sides = [(Axis.horizontal, failing[0]), (.vertical, failingHeights[0])].flatMap {
      $1.halfPlanes(along: $0)
    }
    let whole = SizeSet(widths: first, heights: second).clipped(sides)
    return areas.reduce([whole].compactMap { $0 }) { rest, area in
      rest.flatMap { $0.missing(area.halfPlanes) }
    }.isEmpty
  }

  /// The largest number of polygons for which a rectangle is recognized.
  private static let mostCompared = 100

  /// The size at which a requirement fails by the most.
  public struct Worst: Hashable, Sendable {
    /// The size of the container; a fixed side is zero where it is not a number.
    public var size: SizePoint
    /// Whether the requirement fails at that size itself, and not only next to it.
    public var isAttained: Bool
    /// A size at which the requirement fails: `size`, or one next to it.
    public var shownSize: SizePoint
    /// The shortfall; `nil` where it is not a number.
    public var amount: Rational?
    /// The unit of the shortfall; `nil` where it is not a number.
    public var unit: RequirementUnit?
    /// The views concerned, the likeliest culprits first.
    public var views: [LayoutTree.Index]
    /// The axes of the compared numbers.
    package var axes: [Axis]
    /// Whether the views' positions count, and not only their sizes.
    package var isAboutPlaces: Bool
  }
}

/// The results of requirements over a range, for one tree.
public struct RequirementReport: Sendable {
  /// The tree that was checked.
  public var tree: LayoutTree { didSet { explanations = FailureExplanations() } }
  /// The container sizes that were checked.
  public var range: RequirementRange
  /// The results, in the order of the requirements.
  public var verdicts: [RequirementVerdict]
  /// The coverage of the range.
  public var coverage: Coverage
  /// Whether sizes were sampled because the tree differs at each of them, as with geometry readers or views
  /// that extend into the safe area.
  package var isMadeAtEachSize = false
  /// The parts of the range that are covered exactly while sizes were sampled in the others; empty where all
  /// were sampled, or none.
  package var exactParts: [ClosedRange<Rational>] = []
  /// The layouts that sentences about the report refer to.
  private(set) var explanations = FailureExplanations()

  /// The coverage of a range.
  public enum Coverage: Hashable, Sendable {
    /// Every size, in the given number of pieces in each of which every frame is an affine function.
    case exact(pieces: Int)
    /// Evenly spaced sizes of the given number, because opaque code decides the layout between them.
    case sampled(count: Int)
  }

  /// Whether every requirement holds.
  public var holds: Bool { verdicts.allSatisfy(\.holds) }
}

/// Explanations of failing layouts, of a tree and of those with the same layout: each is made once.
final class FailureExplanations: Sendable {
  private let solutions = Mutex<[ProposedViewSize: ConstraintSolution]>([:])

  /// Returns the explanation of a tree in a container; `nil` where it cannot be laid out.
  func explanation(of tree: LayoutTree, in container: ProposedViewSize) -> LayoutExplanation? {
    let known = solutions.withLock { $0[container] }
    guard let solution = known ?? (try? LayoutExplanation.solution(of: tree, in: container)) else {
      return nil
    }
    solutions.withLock { $0[container] = solution }
    return LayoutExplanation(of: solution, tree, in: container)
  }
}

extension ExactInterval {
  /// Both ends, whether or not they are included.
  fileprivate var bounds: ClosedRange<Rational>? {
    guard let lower, let upper else { return nil }
    return lower.value...upper.value
  }
}
