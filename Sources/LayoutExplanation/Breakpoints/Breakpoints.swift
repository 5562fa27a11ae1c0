import ConstraintLayout
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
  public private(set) var regimes: [Regime]
  /// What the root is proposed; the side along the axis does not count.
  let whole: ExactProposal
  /// The candidate that each choice shows in each regime.
  private(set) var shown: [[LayoutTree.Index: LayoutTree.Index]] = []
  /// The lines of each text in each regime.
  private(set) var lines: [[LayoutTree.Index: TextLines]] = []

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
    /// The layout at the beginning or inside.
    package var root: RootPiece
  }

  /// Walks a range of container sizes, in points, regime by regime.
  ///
  /// The other side is as `proposal` says. Throws as `ConstraintEngine.layout` does,
  /// `BreakpointsError.invalidRange` for a range that is none, and `BreakpointsError.tooMany` where opaque
  /// code changes the layout at every size.
  public init(
    _ tree: LayoutTree, in proposal: ProposedViewSize, along axis: Axis, from lower: Rational,
    through upper: Rational, engine: ConstraintEngine = ConstraintEngine(),
    progress: (Rational) -> Void = { _ in }
  ) throws {
    try ExplanationRules.standard.check(tree)
    self.tree = tree
    self.axis = axis
    guard lower >= 0, lower <= upper, upper.doubleValue <= LayoutTree.greatestLength else {
      throw BreakpointsError.invalidRange(from: lower, through: upper)
    }
    whole = ExactProposal(try proposal.checked())
    regimes = []
    var walk = RegimeWalk(
      SizeLine(tree: tree, layouts: RelatedLayouts(engine: engine), axis: axis, whole: whole),
      from: ExactInterval.End(lower),
      to: ExactInterval.End(upper))
    var borders: [Border] = []
    var watched = Watched(tree)
    progress(lower)
    while let (found, part) = try walk.next() {
      guard regimes.count < Self.most else { throw BreakpointsError.tooMany(at: part.lower?.value ?? lower) }
      let start = part.lower?.value ?? lower
      append(
        Regime(
          lower: start, upper: part.upper?.value ?? upper, isOpen: !found.interval.contains(start),
          begins: borders, root: found.root), &watched)
      borders = found.borders
      progress(walk.start?.value ?? upper)
    }
    if let stuck = walk.stuck { throw BreakpointsError.tooMany(at: stuck) }
  }

  /// Adds a regime; one in which every frame is the same function and every text has the same lines as before only
  /// makes that one longer.
  private mutating func append(_ regime: Regime, _ watched: inout Watched) {
    func isSame(_ old: RootPiece, _ new: RootPiece) -> Bool {
      old.views.count == new.views.count
        && zip(old.views, new.views).allSatisfy {
          $0.isIdentical(to: $1) || ($0.index == $1.index && functions(of: $0) == functions(of: $1))
        }
    }
    let middle = container(at: (regime.lower + regime.upper) / 2)
    let texts = watched.lines(regime.root, in: middle)
    if let last = regimes.last, texts == lines.last, isSame(last.root, regime.root) {
      regimes[regimes.count - 1].upper = regime.upper
    } else {
      regimes.append(regime)
      lines.append(texts)
      shown.append(watched.shown(regime.root))
    }
  }

  /// How many regimes a range may have.
  public static let most = 4_096
}

/// A container of which one side grows.
private struct SizeLine: RegimeSource {
  let tree: LayoutTree
  let layouts: RelatedLayouts
  let axis: Axis
  let whole: ExactProposal

  /// A regime is told by its inside: at the border itself two may hold.
  struct Found: LayoutRegime {
    var root: RootPiece
    var interval: ExactInterval
    var borders: [Border]
  }

  func regime(at size: Rational) throws -> Found? {
    let container = whole.with(size, along: axis)
    let root = try layouts.rootPiece(of: tree, in: container)
    let (interval, borders) = LayoutLine(.container(axis), through: container, at: size).cut(root.region)
    return Found(root: root, interval: interval, borders: borders)
  }
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
