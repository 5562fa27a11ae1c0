import Foundation

/// A tree that is laid out again and again, in different sizes and with changes in between.
///
/// ```swift
/// let size = ProposedViewSize(width: 200, height: 50)
/// let session = try LayoutSession(Text("One"), engine: ReferenceEngine())
/// try session.layOut(in: size)
/// try session.apply(.set(.text, .text("Two words"), at: session.tree.root))
/// for view in try session.layOut(in: size) { print(view.path, view.frame) }
/// ```
///
/// After any change, the frames are exactly those of a new layout. Views that a change does not affect are
/// not measured again. A session must be used by one thread at a time.
public final class LayoutSession {
  private let layouts: any LivingLayout
  /// Whether the session is laying out or being changed, during which nothing that an engine reads may
  /// change.
  private var isBusy = false

  /// Creates a session of a tree and an engine.
  ///
  /// The content of geometry readers is not made; use `LayoutEngine.expanded(_:in:)` for that.
  ///
  /// - Throws: `LayoutError` for a view without a rule in the engine.
  public init(_ tree: LayoutTree, engine: some LivingEngine) throws { layouts = try engine.living(tree) }

  /// The tree with all changes so far.
  public var tree: LayoutTree { layouts.tree }

  /// The result of the last layout; empty before the first one.
  public var result: LayoutResult { layouts.result }

  /// Changes the tree; the next layout includes the change.
  ///
  /// The indices of views after a replaced one are those of the new tree.
  ///
  /// - Throws: `LayoutError.invalidParameter` for invalid views, and `LayoutSessionError.isLayingOut` if code
  ///   that a layout calls makes the change. The tree is then unchanged.
  public func apply(_ edit: TreeEdit) throws { try alone { try layouts.apply(edit) } }

  /// Lays out the tree in a container of a size, in points, and returns the views that are new or whose
  /// frames differ from those of the last layout, in preorder.
  ///
  /// - Throws: The errors of `LayoutEngine.layout(_:in:)`, and `LayoutSessionError.isLayingOut`.
  @discardableResult
  public func layOut(in proposal: ProposedViewSize) throws -> PlacedViews {
    try alone { try layouts.layOut(in: proposal) }
  }

  /// Lays out the tree in a container of a size, in points, and writes the frames into a buffer.
  ///
  /// Each frame is in the container's coordinates, at the position of the view's index; the buffer needs an
  /// element for every view of the tree. A view that is not placed has the null rectangle. An engine that has
  /// the frames as functions of the size writes them without allocating.
  ///
  /// - Throws: The errors of `layOut(in:)`.
  public func layOut(
    in proposal: ProposedViewSize, into frames: UnsafeMutableBufferPointer<CGRect>
  ) throws {
    precondition(
      frames.count >= tree.viewCount, "the buffer has room for fewer frames than the tree has views")
    try alone { try layouts.layOut(in: proposal, into: frames) }
  }

  /// Runs work during which the session must be neither changed nor laid out.
  private func alone<Result>(_ work: () throws -> Result) throws -> Result {
    guard !isBusy else { throw LayoutSessionError.isLayingOut }
    isBusy = true
    defer { isBusy = false }
    return try work()
  }
}

/// An engine that keeps a tree, and its results, from one layout to the next.
public protocol LivingEngine: LayoutEngine {
  /// Returns a living layout of a tree.
  ///
  /// - Throws: `LayoutError` for a view without a rule in the engine.
  func living(_ tree: LayoutTree) throws -> any LivingLayout
}

/// An engine's state for a tree that is laid out repeatedly; `LayoutSession` documents the members.
public protocol LivingLayout: AnyObject {
  var tree: LayoutTree { get }
  var result: LayoutResult { get }
  func apply(_ edit: TreeEdit) throws
  func layOut(in proposal: ProposedViewSize) throws -> PlacedViews
  func layOut(in proposal: ProposedViewSize, into frames: UnsafeMutableBufferPointer<CGRect>) throws
}
