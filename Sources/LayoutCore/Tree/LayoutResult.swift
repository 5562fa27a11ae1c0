import Foundation

/// What a layout cost.
public struct LayoutStatistics: Hashable, Sendable {
  /// How often a view was measured at a proposal that was not remembered.
  public var measures = 0
  /// Blocks that their rules wrote.
  public var blocks = 0
  /// Calls of the solver.
  public var solverCalls = 0
  /// Pivots the solver made.
  public var pivots = 0
  /// Programs proven without the solver, as it had found the same active set optimal for the same matrix.
  public var rememberedActiveSets = 0
  /// Blocks that were evaluated from the template of their shape, without their rules.
  public var sharedShapes = 0
  /// Calls of the code of custom layouts.
  public var customLayoutCalls = 0
  /// Pieces reused at another proposal.
  public var reusedPieces = 0

  /// Makes empty statistics.
  public init() {}

  /// Adds what another layout cost.
  public static func += (total: inout LayoutStatistics, other: LayoutStatistics) {
    total.measures += other.measures
    total.blocks += other.blocks
    total.solverCalls += other.solverCalls
    total.pivots += other.pivots
    total.rememberedActiveSets += other.rememberedActiveSets
    total.customLayoutCalls += other.customLayoutCalls
    total.sharedShapes += other.sharedShapes
    total.reusedPieces += other.reusedPieces
  }
}

/// Every view of a tree in its place.
///
/// ```swift
/// let result = try Taut.layout(row, in: ProposedViewSize(width: 200, height: 50))
/// for view in result.views { print(view.path, view.kind, view.frame) }
/// if let rest = result["rest"] { print("\(rest.frame.width) wide, proposed \(rest.proposal)") }
/// ```
public struct LayoutResult: Sendable {
  /// The views, in preorder.
  public var views: PlacedViews
  /// Warnings about parameters that were corrected.
  public var warnings: [LayoutWarning]
  /// What the root was proposed.
  public var proposal: ProposedViewSize
  /// The name of the engine.
  public var engine: String
  /// What the layout cost.
  public var statistics: LayoutStatistics
  /// How many times the views were made and laid out until nothing changed; 1 where no action changed anything.
  public var rounds = 1

  /// What an engine found.
  public init(
    views: PlacedViews, warnings: [LayoutWarning], proposal: ProposedViewSize, engine: String,
    statistics: LayoutStatistics
  ) {
    self.views = views
    self.warnings = warnings
    self.proposal = proposal
    self.engine = engine
    self.statistics = statistics
  }

  /// The first view of an id or a path.
  public subscript(name: String) -> PlacedView? {
    views.first { $0.id == name } ?? views.first { $0.path == name }
  }

  /// The first view of an id or a path, where it must be there.
  ///
  /// ```swift
  /// let width = try layout.view("title").frame.width
  /// ```
  ///
  /// - Throws: ``UnknownViewError``, which names the nearest id.
  public func view(_ name: String) throws(UnknownViewError) -> PlacedView {
    guard let view = self[name] else { throw UnknownViewError(name, known: views.compactMap(\.id)) }
    return view
  }
}

/// What lays out a tree.
///
/// ```swift
/// let tree = try LayoutTree(row)
/// for engine: any LayoutEngine in [ConstraintEngine(), ReferenceEngine()] {
///   let result = try engine.layout(tree, in: ProposedViewSize(width: 200, height: 50))
///   print(engine.name, result.views.map(\.frame.width))
/// }
/// ```
public protocol LayoutEngine: Sendable {
  /// The name the command line knows it by.
  var name: String { get }
  /// Lays out a tree in a container of a size, in points; a side may be unspecified or infinite.
  ///
  /// Throws `LayoutError` for a NaN proposal or a view that answers with NaN, and the engine's own errors.
  func layout(_ tree: LayoutTree, in proposal: ProposedViewSize) throws -> LayoutResult
}

extension ProposedViewSize {
  /// Throws `LayoutError.invalidProposal` for a side that is NaN, or a number beyond `LayoutTree.greatestLength`.
  public func checked() throws(LayoutError) -> ProposedViewSize {
    func isValid(_ side: CGFloat?) -> Bool {
      side.map { abs($0) <= LayoutTree.greatestLength || $0.isInfinite } ?? true
    }
    if !isValid(width) { throw .invalidProposal("width") }
    if !isValid(height) { throw .invalidProposal("height") }
    return self
  }
}
