import Foundation

/// The costs of a layout, as counts of its operations.
public struct LayoutStatistics: Hashable, Sendable {
  /// The number of measurements of a view at a proposal that had no recorded answer.
  public var measures = 0
  /// The number of blocks that rules wrote.
  public var blocks = 0
  /// The number of solver calls.
  public var solverCalls = 0
  /// The number of the solver's pivots.
  public var pivots = 0
  /// The number of programs proven without the solver, by an active set confirmed for the same matrix before.
  public var rememberedActiveSets = 0
  /// The number of blocks evaluated from the template of their shape, without a rule.
  public var sharedShapes = 0
  /// The number of calls of custom layouts' code.
  public var customLayoutCalls = 0
  /// The number of pieces reused at another proposal.
  public var reusedPieces = 0

  /// Creates statistics in which all counts are zero.
  public init() {}

  /// Adds the costs of another layout.
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

/// The result of a layout: the places of a tree's views, with warnings and costs.
///
/// ```swift
/// let result = try Taut.layout(row, in: ProposedViewSize(width: 200, height: 50))
/// for view in result.views { print(view.path, view.kind, view.frame) }
/// if let rest = result["rest"] { print("\(rest.frame.width) wide, proposed \(rest.proposal)") }
/// ```
public struct LayoutResult: Sendable {
  /// The views, in preorder.
  public var views: PlacedViews
  /// The warnings about parameters that were corrected.
  public var warnings: [LayoutWarning]
  /// The proposal to the root.
  public var proposal: ProposedViewSize
  /// The name of the engine that laid out the tree.
  public var engine: String
  /// The costs of the layout.
  public var statistics: LayoutStatistics
  /// The number of times that the views were made and laid out until nothing changed; 1 if no action changed
  /// anything.
  public var rounds = 1

  /// Creates the result of an engine's layout.
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

  /// The first view with an id or a path; `nil` if there is none.
  public subscript(name: String) -> PlacedView? {
    views.first { $0.id == name } ?? views.first { $0.path == name }
  }

  /// Returns the first view with an id or a path.
  ///
  /// ```swift
  /// let width = try layout.view("title").frame.width
  /// ```
  ///
  /// - Throws: ``UnknownViewError`` with the nearest id if there is no such view.
  public func view(_ name: String) throws(UnknownViewError) -> PlacedView {
    guard let view = self[name] else { throw UnknownViewError(name, known: views.compactMap(\.id)) }
    return view
  }
}

/// A type that lays out trees.
///
/// ```swift
/// let tree = try LayoutTree(row)
/// for engine: any LayoutEngine in [ConstraintEngine(), ReferenceEngine()] {
///   let result = try engine.layout(tree, in: ProposedViewSize(width: 200, height: 50))
///   print(engine.name, result.views.map(\.frame.width))
/// }
/// ```
public protocol LayoutEngine: Sendable {
  /// The name of the engine on the command line.
  var name: String { get }
  /// Lays out a tree in a container of a size, in points; a side may be unspecified or infinite.
  ///
  /// - Throws: `LayoutError` for a NaN proposal or a view that returns NaN, and the engine's own errors.
  func layout(_ tree: LayoutTree, in proposal: ProposedViewSize) throws -> LayoutResult
}

extension ProposedViewSize {
  /// Returns the proposal if its sides are valid.
  ///
  /// - Throws: `LayoutError.invalidProposal` for a side that is NaN, or finite and beyond
  ///   `LayoutTree.greatestLength`.
  public func checked() throws(LayoutError) -> ProposedViewSize {
    func isValid(_ side: CGFloat?) -> Bool {
      side.map { abs($0) <= LayoutTree.greatestLength || $0.isInfinite } ?? true
    }
    if !isValid(width) { throw .invalidProposal("width") }
    if !isValid(height) { throw .invalidProposal("height") }
    return self
  }
}

extension LayoutResult {
  /// Returns the layout at a point of the way to another one of the same views, with every frame moving in a
  /// straight line.
  ///
  /// Views move like this when one layout replaces another, as in a switch of `AnyLayout`; 0 is this layout
  /// and 1 the other one. The result is `nil` if the two have different views.
  public func animated(to other: LayoutResult, progress: Double) -> LayoutResult? {
    guard views.elementsEqual(other.views, by: { $0.path == $1.path && $0.id == $1.id }) else { return nil }
    var between = other
    for index in views.indices {
      between.views[index].viewFrame = views[index].viewFrame.animated(
        to: other.views[index].viewFrame, progress)
    }
    return between
  }
}

extension ViewFrame {
  /// Returns the frame at a point of the way to another one, with the other one's proposal.
  fileprivate func animated(to other: ViewFrame, _ progress: Double) -> ViewFrame {
    func number(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
      // Infinite sides cannot be interpolated.
      one == other ? one : one + (other - one) * CGFloat(progress)
    }
    func point(_ one: CGPoint, _ other: CGPoint) -> CGPoint {
      CGPoint(x: number(one.x, other.x), y: number(one.y, other.y))
    }
    return ViewFrame(
      origin: point(origin, other.origin), originInParent: point(originInParent, other.originInParent),
      size: CGSize(
        width: number(size.width, other.size.width), height: number(size.height, other.size.height)),
      proposal: other.proposal)
  }
}

/// A view in its place; its names are looked up in its tree when read.
public struct PlacedView: Sendable {
  let node: LayoutTree.Node
  /// The view's frame, and the proposal to the view.
  public var viewFrame: ViewFrame

  /// Creates a view from a node of a tree and its frame.
  public init(_ node: LayoutTree.Node, _ place: ViewFrame) {
    self.node = node
    self.viewFrame = place
  }

  /// The view's index in its tree.
  public var index: LayoutTree.Index { node.index }
  /// The view's path, such as `root.0/1`.
  public var path: String { node.path }
  /// The view's id; `nil` for a view without one.
  public var id: String? { node.id }
  /// The name of the view's kind, such as `frame`.
  public var kind: String { node.element.kind }
  /// The frame in the root container's coordinates, in points; sides may be infinite.
  public var frame: CGRect {
    get { CGRect(origin: viewFrame.origin, size: viewFrame.size) }
    set { (viewFrame.origin, viewFrame.size) = (newValue.origin, newValue.size) }
  }
  /// The frame in the parent's coordinates, in points.
  public var frameInParent: CGRect { CGRect(origin: viewFrame.originInParent, size: viewFrame.size) }
  /// The proposal with which the view was placed.
  public var proposal: ProposedViewSize { viewFrame.proposal }
}

extension PlacedView: Hashable {
  /// Returns whether both have the same names, the same index, and the same frame.
  public static func == (one: PlacedView, other: PlacedView) -> Bool {
    one.index == other.index && one.viewFrame == other.viewFrame && one.id == other.id
      && one.kind == other.kind
      && one.path == other.path
  }

  /// Hashes the index and the frame.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(viewFrame)
  }
}

/// The frame of a view and the proposal to it, without the view's names.
public struct ViewFrame: Hashable, Sendable {
  /// The top left corner in the root container's coordinates, in points.
  public var origin: CGPoint
  /// The top left corner relative to that of the parent, in points.
  public var originInParent: CGPoint
  /// The size in points; sides may be infinite.
  public var size: CGSize
  /// The proposal with which the view was placed.
  public var proposal: ProposedViewSize

  /// Creates a frame, whose origins and size are in points.
  public init(origin: CGPoint, originInParent: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    self.origin = origin
    self.originInParent = originInParent
    self.size = size
    self.proposal = proposal
  }
}

/// Views in their places, in preorder, stored as an array of frames and the tree of the views.
public struct PlacedViews: Sendable, RandomAccessCollection, MutableCollection {
  /// The tree that the views belong to.
  public let tree: LayoutTree
  /// The frames of the placed views.
  public private(set) var frames: [ViewFrame]
  /// The indices of the placed views; `nil` if all views of the tree are placed.
  private let listed: [LayoutTree.Index]?

  /// Creates the places of all views of a tree, or of some of them, in preorder.
  public init(_ tree: LayoutTree, frames: [ViewFrame], of indices: [LayoutTree.Index]? = nil) {
    precondition(frames.count == indices?.count ?? tree.viewCount, "every view that is listed has a frame")
    self.tree = tree
    self.frames = frames
    listed = indices
  }

  /// The first position, which is always 0.
  public var startIndex: Int { 0 }
  /// The number of placed views.
  public var endIndex: Int { frames.count }

  /// The view at a position in preorder.
  public subscript(position: Int) -> PlacedView {
    get { PlacedView(tree[index(at: position)], frames[position]) }
    set { frames[position] = newValue.viewFrame }
  }

  /// The view with an index; `nil` if it is not placed.
  ///
  /// The time is logarithmic in the number of placed views.
  public subscript(view: LayoutTree.Index) -> PlacedView? {
    guard let listed else {
      return frames.indices.contains(view.position) ? self[view.position] : nil
    }
    var (lower, upper) = (0, listed.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if listed[middle] < view { lower = middle + 1 } else { upper = middle }
    }
    return lower < listed.count && listed[lower] == view ? self[lower] : nil
  }

  private func index(at position: Int) -> LayoutTree.Index {
    listed.map { $0[position] } ?? LayoutTree.Index(position)
  }
}

extension PlacedViews: Equatable {
  /// Returns whether both have the same views in the same places.
  public static func == (one: PlacedViews, other: PlacedViews) -> Bool { one.elementsEqual(other) }
}

/// Members for tests of a layout.
///
/// ```swift
/// let result = try ReferenceEngine().layout(LayoutTree(card), in: ProposedViewSize(width: 320, height: 80))
/// let title = try result.view("title")
/// print(title.isTruncated, title.lines, title.isInside(try result.view("card")))
/// ```
extension PlacedView {
  /// The text as set at the view's proposal; `nil` if the view is not a text.
  public var text: TextMeasurement? {
    (node.element as? MeasuredElement)?.text?.measurement(proposal)
  }

  /// The drawn lines of the view's text; empty if the view is not a text.
  public var lines: [String] { text?.lines ?? [] }

  /// Whether a part of the view's text is left out.
  public var isTruncated: Bool { text?.isTruncated ?? false }

  /// Returns whether no edge is beyond that of another view by more than a tolerance in points.
  public func isInside(_ other: PlacedView, tolerance: CGFloat = 0.001) -> Bool {
    let (inner, outer) = (frame, other.frame)
    return outer.minX <= inner.minX + tolerance && inner.maxX <= outer.maxX + tolerance
      && outer.minY <= inner.minY + tolerance && inner.maxY <= outer.maxY + tolerance
  }

  /// Returns whether the view and another one intersect in more than a strip as wide as a tolerance in
  /// points.
  public func overlaps(_ other: PlacedView, tolerance: CGFloat = 0.001) -> Bool {
    let (one, two) = (frame, other.frame)
    return min(one.maxX, two.maxX) - max(one.minX, two.minX) > tolerance
      && min(one.maxY, two.maxY) - max(one.minY, two.minY) > tolerance
  }

  /// Returns whether the frame equals another one up to a tolerance at each edge and in each length, in
  /// points.
  public func isAt(_ frame: CGRect, tolerance: CGFloat = 0.001) -> Bool {
    let pairs = [
      (self.frame.minX, frame.minX), (self.frame.minY, frame.minY), (self.frame.width, frame.width),
      (self.frame.height, frame.height),
    ]
    return pairs.allSatisfy { $0 == $1 || abs($0 - $1) <= tolerance }
  }
}
