import ConstraintLayout
import LayoutCore
import LinearProgramming

/// The container sizes at which anything changes regime, and every frame between them as an affine function.
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
  /// The container's other side in points; zero where it is unspecified or infinite.
  public var other: Rational
  /// The regimes, in order; together they cover the whole range.
  public private(set) var regimes: [Regime]
  /// What the root is proposed; the side along the axis does not count.
  let whole: ExactProposal
  /// The lines of each text in each regime.
  private(set) var lines: [[LayoutTree.Index: TextLines]] = []

  /// Sizes between which nothing but lengths changes.
  public struct Regime: Sendable {
    /// Where the regime begins, in points.
    public var lower: Rational
    /// Where it ends, in points.
    public var upper: Rational
    /// Whether the regime begins just above `lower`, and not at `lower` itself.
    public var isOpen: Bool
    /// What changes at its beginning; empty for the first.
    public var begins: [Border]
    /// The layout at the beginning or inside.
    public var root: RootPiece
  }

  /// Walks a range of container sizes, in points, regime by regime.
  ///
  /// The other side is as `proposal` says. Throws as `ConstraintEngine.layout` does,
  /// `BreakpointsError.invalidRange` for a range that is none, and `BreakpointsError.tooMany` where code of which
  /// nothing is known changes the layout at every size.
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
    other = whole[axis.across]?.number ?? 0
    let whole = whole
    func container(_ size: Rational) -> ExactProposal {
      ExactProposal(
        axis == .horizontal ? .finite(size) : whole.width, axis == .vertical ? .finite(size) : whole.height)
    }
    let layout = try ResizableLayout(tree, engine: engine)
    regimes = []
    var start = lower
    var borders: [Border] = []
    while true {
      progress(start)
      // A regime is told by its inside: at the border itself two regimes may hold.
      let (piece, end, next) = try Self.regime(beyond: start, upper, axis, other) { size in
        try DeepStack.run(depth: tree.depth) { try layout.solve(in: container(size)).root }
      }
      append(
        Regime(
          lower: start, upper: min(end ?? upper, upper), isOpen: !piece.region.contains(container(start)),
          begins: borders, root: piece))
      guard let end, end < upper else { return }
      guard regimes.count < Self.most else { throw BreakpointsError.tooMany(at: end, borders: next) }
      start = end
      borders = next
    }
  }

  /// Adds a regime; one in which every frame is the same function and every text has the same lines as before only
  /// makes that one longer.
  private mutating func append(_ regime: Regime) {
    func functions(_ regime: Regime) -> [[SizeFunction?]] {
      regime.root.views.map { Self.functions(of: $0, axis, other) }
    }
    let middle = container(at: (regime.lower + regime.upper) / 2)
    let texts = Self.lines(tree, regime.root, in: middle)
    if let last = regimes.last, texts == lines.last, functions(last) == functions(regime) {
      regimes[regimes.count - 1].upper = regime.upper
    } else {
      regimes.append(regime)
      lines.append(texts)
    }
  }

  /// How many regimes a range may have.
  public static let most = 4_096

  /// The regime just above a size: its piece, where it ends, and what changes there.
  private static func regime(
    beyond start: Rational, _ upper: Rational, _ axis: Axis, _ other: Rational,
    _ solve: (Rational) throws -> RootPiece
  ) throws -> (RootPiece, Rational?, [Border]) {
    var step = min(1, (upper - start) / 2)
    if step.isZero { return (try solve(start), nil, []) }
    while true {
      let piece = try solve(start + step)
      let (low, high, borders) = ends(of: piece, axis, other)
      if low.map({ $0 <= start }) ?? true { return (piece, high, borders) }
      // The piece begins later: halve the way to its beginning.
      step = ((low ?? start) - start) / 2
      if step < Rational(numerator: 1, denominator: 1 << 40) {
        throw BreakpointsError.tooMany(at: start, borders: borders)
      }
    }
  }

  /// Where a piece's region begins and ends along an axis, and what changes at its end.
  static func ends(
    of piece: RootPiece, _ axis: Axis, _ other: Rational
  ) -> (Rational?, Rational?, [Border]) {
    var low: Rational?
    var high: Rational?
    var borders: [Border] = []
    for halfPlane in piece.region.halfPlanes {
      let isWidth = axis == .horizontal
      let slope = isWidth ? halfPlane.form.width : halfPlane.form.height
      guard !slope.isZero else { continue }
      let across = (isWidth ? halfPlane.form.height : halfPlane.form.width) * other
      let at = -(halfPlane.form.constant + across) / slope
      if slope > 0 {
        low = low.map { max($0, at) } ?? at
      } else {
        if let known = high, known < at { continue }
        if high != at { borders = [] }
        high = at
        if let border = halfPlane.border, !borders.contains(border) { borders.append(border) }
      }
    }
    return (low, high, borders)
  }
}

/// Why breakpoints cannot be listed.
public enum BreakpointsError: Error, Sendable {
  /// The layout changes regime at every size, or nearly so.
  case tooMany(at: Rational, borders: [Border])
  /// A range that ends before it begins, or reaches beyond the lengths that there are.
  case invalidRange(from: Rational, through: Rational)
}

extension BreakpointsError: CustomStringConvertible {
  /// The cause and what to do about it.
  public var description: String {
    switch self {
    case .tooMany(let at, _):
      "at \(Words.points(at)) the layout changes at every size: opaque code decides it; sample it instead"
    case .invalidRange(let lower, let upper):
      "\(Words.points(lower))...\(Words.points(upper)) is no range of sizes; write it as 200...800, from 0 on"
    }
  }
}
