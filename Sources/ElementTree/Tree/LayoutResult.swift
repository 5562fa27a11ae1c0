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

extension LayoutResult {
  /// The layout a part of the way to another of the same views: every frame moves straight from here to there.
  ///
  /// So views move where one layout takes another's place, as in a switch of `AnyLayout`: 0 is this layout and 1 the other.
  /// `nil` where the two have different views.
  public func animated(to other: LayoutResult, progress: Double) -> LayoutResult? {
    guard views.elementsEqual(other.views, by: { $0.path == $1.path && $0.id == $1.id }) else { return nil }
    var between = other
    for place in views.indices {
      between.views[place].place = views[place].place.animated(to: other.views[place].place, progress)
    }
    return between
  }
}

extension ViewFrame {
  /// The frame a part of the way to another; what is proposed is what is proposed there.
  fileprivate func animated(to other: ViewFrame, _ progress: Double) -> ViewFrame {
    func number(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
      // Infinite sides have no middle.
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

/// A view in its place; its names are found in its tree where they are asked for.
public struct PlacedView: Sendable {
  let node: LayoutTree.Node
  /// Where it is, and what it was proposed.
  public var place: ViewFrame

  /// A node of a tree, and where an engine put it.
  public init(_ node: LayoutTree.Node, _ place: ViewFrame) {
    self.node = node
    self.place = place
  }

  /// Its place in the tree.
  public var index: LayoutTree.Index { node.index }
  /// Its path, such as `root.0/1`.
  public var path: String { node.path }
  /// Its id, where it has one.
  public var id: String? { node.id }
  /// The name of its kind, such as `frame`.
  public var kind: String { node.element.kind }
  /// Its frame in the root container's coordinates, in points; sides may be infinite.
  public var frame: CGRect {
    get { CGRect(origin: place.origin, size: place.size) }
    set { (place.origin, place.size) = (newValue.origin, newValue.size) }
  }
  /// Its frame in its parent's coordinates, in points.
  public var frameInParent: CGRect { CGRect(origin: place.originInParent, size: place.size) }
  /// What it was proposed when it was placed.
  public var proposal: ProposedViewSize { place.proposal }
}

extension PlacedView: Hashable {
  /// Whether both have the same names, the same place in their trees, and the same frame.
  public static func == (one: PlacedView, other: PlacedView) -> Bool {
    one.index == other.index && one.place == other.place && one.id == other.id && one.kind == other.kind
      && one.path == other.path
  }

  /// Hashes the index and the frame.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(place)
  }
}

/// Where a view is, in numbers alone.
public struct ViewFrame: Hashable, Sendable {
  /// Its top left corner in the root container's coordinates, in points.
  public var origin: CGPoint
  /// Its top left corner, from that of its parent, in points.
  public var originInParent: CGPoint
  /// Its size, in points; sides may be infinite.
  public var size: CGSize
  /// What it was proposed when it was placed.
  public var proposal: ProposedViewSize

  /// A frame; both origins are in points.
  public init(origin: CGPoint, originInParent: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    self.origin = origin
    self.originInParent = originInParent
    self.size = size
    self.proposal = proposal
  }
}

/// Views in their places, in preorder: numbers one after the other, and the tree that names them.
public struct PlacedViews: Sendable, RandomAccessCollection, MutableCollection {
  /// The tree that the views are of.
  public let tree: LayoutTree
  /// The views' frames.
  public private(set) var frames: [ViewFrame]
  /// The views' places in the tree; `nil` where every view of it is there.
  private let listed: [LayoutTree.Index]?

  /// Places every view of a tree, or some of them, in preorder.
  public init(_ tree: LayoutTree, frames: [ViewFrame], of indices: [LayoutTree.Index]? = nil) {
    precondition(frames.count == indices?.count ?? tree.viewCount, "every view that is listed has a frame")
    self.tree = tree
    self.frames = frames
    listed = indices
  }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// How many views are placed.
  public var endIndex: Int { frames.count }

  /// The view at a place in preorder.
  public subscript(position: Int) -> PlacedView {
    get { PlacedView(tree[index(at: position)], frames[position]) }
    set { frames[position] = newValue.place }
  }

  /// The view of an index; `nil` where it is not placed.
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
  /// Whether both have the same views in the same places.
  public static func == (one: PlacedViews, other: PlacedViews) -> Bool { one.elementsEqual(other) }
}

/// What tests ask of a view in its place.
///
/// ```swift
/// let result = try ReferenceEngine().layout(LayoutTree(card), in: ProposedViewSize(width: 320, height: 80))
/// let title = try result.view("title")
/// print(title.isTruncated, title.lines, title.isInside(try result.view("card")))
/// ```
extension PlacedView {
  /// The text as it is set in what was proposed; `nil` where the view is no text.
  public var text: TextMeasurement? {
    (node.element as? MeasuredElement)?.text?.measurement(proposal)
  }

  /// The lines of its text as they are drawn; none where the view is no text.
  public var lines: [String] { text?.lines ?? [] }

  /// Whether a part of its text is missing.
  public var isTruncated: Bool { text?.isTruncated ?? false }

  /// Whether no edge lies beyond that of another view by more than a tolerance, in points.
  public func isInside(_ other: PlacedView, tolerance: CGFloat = 0.001) -> Bool {
    let (inner, outer) = (frame, other.frame)
    return outer.minX <= inner.minX + tolerance && inner.maxX <= outer.maxX + tolerance
      && outer.minY <= inner.minY + tolerance && inner.maxY <= outer.maxY + tolerance
  }

  /// Whether it shares more with another view than a strip as wide as a tolerance, in points.
  public func overlaps(_ other: PlacedView, tolerance: CGFloat = 0.001) -> Bool {
    let (one, two) = (frame, other.frame)
    return min(one.maxX, two.maxX) - max(one.minX, two.minX) > tolerance
      && min(one.maxY, two.maxY) - max(one.minY, two.minY) > tolerance
  }

  /// Whether its frame is another one up to a tolerance at each edge and in each length, in points.
  public func isAt(_ frame: CGRect, tolerance: CGFloat = 0.001) -> Bool {
    let pairs = [
      (self.frame.minX, frame.minX), (self.frame.minY, frame.minY), (self.frame.width, frame.width),
      (self.frame.height, frame.height),
    ]
    return pairs.allSatisfy { $0 == $1 || abs($0 - $1) <= tolerance }
  }
}
