import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// The container sizes at which anything changes regime, and every frame between them as an affine function.
///
/// Content that a geometry reader makes from its size is not laid out: it is another tree at each size.
///
/// ```swift
/// let breakpoints = try Breakpoints(
///   LayoutTree(row), in: ProposedViewSize(width: nil, height: 50), along: .horizontal, from: 0,
///   through: 1_000)
/// print(breakpoints.sizes.map(\.doubleValue))  // from 48 on there is room, from 348 on the limit holds
/// ```
public struct Breakpoints: Sendable {
  /// The axis along which the container grows.
  public var axis: Axis
  /// The tree that was laid out.
  public var tree: LayoutTree
  /// The regimes, in order; together they cover the whole range.
  public let regimes: [Regime]
  /// What the root is proposed; the side along the axis does not count.
  let whole: ExactProposal
  /// The candidate that each choice shows in each regime.
  let shown: [[LayoutTree.Index: LayoutTree.Index]]
  /// The lines of each text in each regime.
  let texts: TextHistory

  /// A range of sizes in which every frame stays the same affine function.
  public struct Regime: Sendable {
    /// Where the regime begins, in points.
    public var lower: Rational
    /// Where it ends, in points.
    public var upper: Rational
    /// Whether the regime begins just above `lower`, and not at `lower` itself.
    public var isOpen: Bool
    /// What changes at its beginning; empty for the first.
    package var begins: [Border]
    /// The views of the layout, in preorder.
    package var views: [PlacedPiece.View]
  }

  /// Walks a range of container sizes, in points, regime by regime, on so many threads as the machine has.
  ///
  /// The other side is as `proposal` says. `progress` hears, from any thread, which share of the range is done. Throws as
  /// `ConstraintEngine.layout` does, `BreakpointsError.invalidRange` for a range that is none, and
  /// `BreakpointsError.tooMany` where opaque code changes the layout at every size.
  public init(
    _ tree: LayoutTree, in proposal: ProposedViewSize, along axis: Axis, from lower: Rational,
    through upper: Rational, engine: ConstraintEngine = ConstraintEngine(),
    progress: (@Sendable (Double) -> Void)? = nil
  ) throws {
    try self.init(
      tree, in: proposal, along: axis, from: lower, through: upper, engine: engine,
      workers: ProcessInfo.processInfo.activeProcessorCount, progress: progress)
  }

  /// The same on so many threads; what comes of it does not depend on their number.
  package init(
    _ tree: LayoutTree, in proposal: ProposedViewSize, along axis: Axis, from lower: Rational,
    through upper: Rational, engine: ConstraintEngine = ConstraintEngine(), workers: Int,
    progress: (@Sendable (Double) -> Void)? = nil
  ) throws {
    try ExplanationRules.standard.check(tree)
    guard lower >= 0, lower <= upper, upper.doubleValue <= LayoutTree.greatestLength else {
      throw BreakpointsError.invalidRange(from: lower, through: upper)
    }
    let whole = ExactProposal(try proposal.checked())
    let row = try RegimeRow.along(
      lower...upper, of: tree, engine, axis, whole, workers: workers, progress: progress)
    (self.tree, self.axis, self.whole) = (tree, axis, whole)
    (regimes, shown, texts) = (row.regimes, row.shown, row.texts)
  }

  /// How many regimes a range may have.
  public static let most = 4_096
}

/// Why breakpoints cannot be listed.
public enum BreakpointsError: Error, Sendable {
  /// The layout changes regime at every size, or nearly so.
  case tooMany(at: Rational)
  /// A range that ends before it begins, or reaches beyond the longest length allowed.
  case invalidRange(from: Rational, through: Rational)
}

extension BreakpointsError: CustomStringConvertible {
  /// The cause and what to do about it.
  public var description: String {
    switch self {
    case .tooMany(let at):
      "at \(Words.plain(at)) the layout changes at every size: opaque code (a custom layout, or a measurer whose answers hold at one "
        + "width alone) decides it; sample it instead"
    case .invalidRange(let lower, let upper):
      "\(Words.plain(lower))...\(Words.plain(upper)) is no range of sizes; write it as 200...800, from 0 on"
    }
  }
}
