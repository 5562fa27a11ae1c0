import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming
import Synchronization

/// What came of one requirement over a range.
public struct RequirementVerdict: Sendable {
  /// The requirement.
  public var requirement: Requirement
  /// The lengths of the running side at which it fails, in rising order; where the layout is sampled, single lengths.
  ///
  /// Where both sides run, the widths at which it fails at some heights.
  public var failing: [ExactInterval]
  /// Where both sides run, the heights at which it fails at some widths, in rising order.
  public var failingHeights: [ExactInterval]
  /// The sizes at which it fails; where both sides run, the sets may overlap.
  package var areas: [SizeSet]
  /// The running side; `horizontal` where both run.
  package var axis: Axis
  /// Where it fails by the most; `nil` where it holds.
  public var worst: Worst?

  /// Whether it holds at every size, or at every size that was tried.
  public var holds: Bool { areas.isEmpty }

  /// Whether it fails at a size; a side that does not run does not count.
  public func fails(width: Rational, height: Rational) -> Bool {
    let size = SizePoint(width: width, height: height)
    if failingHeights.isEmpty { return failing.contains { $0.contains(size[axis]) } }
    return areas.contains { $0.contains(size) }
  }

  /// Whether it fails at each of the widths together with each of the heights, as far as that is seen without long work.
  package var isRectangle: Bool {
    guard failing.count == 1, failingHeights.count == 1, areas.count <= Self.mostCompared,
      let first = failing.first?.bounds, let second = failingHeights.first?.bounds
    else { return false }
    // A corner that does not belong to a polygon may belong to another one.
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

  /// Of more polygons than these, it is not asked whether they are a rectangle.
  private static let mostCompared = 100

  /// Where a requirement fails by the most.
  public struct Worst: Hashable, Sendable {
    /// The size of the container; a side that stays is zero where it is no number.
    public var size: SizePoint
    /// Whether it fails at that size itself, and not just beside it.
    public var isAttained: Bool
    /// A size at which it fails: `size`, or one beside it.
    public var shownSize: SizePoint
    /// By how much; `nil` where that is no number.
    public var amount: Rational?
    /// What the amount counts; `nil` where that is no number.
    public var unit: RequirementUnit?
    /// The views that it is about, those to blame first.
    public var views: [LayoutTree.Index]
    /// The axes of the numbers that it is about.
    package var axes: [Axis]
    /// Whether the views' places count, and not their sizes alone.
    package var isAboutPlaces: Bool
  }
}

/// What came of requirements over a range.
public struct RequirementReport: Sendable {
  /// The tree.
  public var tree: LayoutTree { didSet { told = ToldLayouts() } }
  /// The range.
  public var range: RequirementRange
  /// What came of each requirement, in order.
  public var verdicts: [RequirementVerdict]
  /// How the range was covered.
  public var coverage: Coverage
  /// Whether sizes were tried because the tree is another one at each of them: as the content of geometry readers is, or how
  /// far views reach into the safe area.
  package var isMadeAtEachSize = false
  /// The parts of the range that are covered exactly where sizes were tried in the others; empty where all were tried, or none.
  package var exactParts: [ClosedRange<Rational>] = []
  /// The layouts of the tree that were told of.
  private(set) var told = ToldLayouts()

  /// How a range was covered.
  public enum Coverage: Hashable, Sendable {
    /// Every size, in so many pieces in each of which every frame is an affine function.
    case exact(pieces: Int)
    /// So many sizes alone, evenly spaced, because code decides the layout of which nothing is known in between.
    case sampled(count: Int)
  }

  /// Whether every requirement holds.
  public var holds: Bool { verdicts.allSatisfy(\.holds) }
}

/// The layouts in which something fails, of a tree and of those that are laid out like it: each is made once.
final class ToldLayouts: Sendable {
  private let solutions = Mutex<[ProposedViewSize: ConstraintSolution]>([:])

  /// Why every view of a tree has its size in a container; `nil` where it cannot be laid out.
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
  /// Both ends, whether they belong to it or not.
  fileprivate var bounds: ClosedRange<Rational>? {
    guard let lower, let upper else { return nil }
    return lower.value...upper.value
  }
}
