import Foundation

/// A tree that lives: it is laid out in one size after the other, and changed in between.
///
/// ```swift
/// let size = ProposedViewSize(width: 200, height: 50)
/// let session = try LayoutSession(Text("One"), engine: ReferenceEngine())
/// try session.layOut(in: size)
/// try session.apply(.set(.text, .text("Two words"), at: session.tree.root))
/// for view in try session.layOut(in: size) { print(view.path, view.frame) }
/// ```
///
/// Whatever was changed, the frames are those of a new layout, exactly. What a change does not reach is not measured
/// again. A session is used by one thread at a time.
public final class LayoutSession {
  private let layouts: any LivingLayout
  /// Whether it is laying out or being changed: what an engine reads meanwhile must stay as it is.
  private var isBusy = false

  /// Lays out a tree with an engine.
  ///
  /// The content of geometry readers is not made: `LayoutEngine.expanded(_:in:)` does that. Throws `LayoutError` for a
  /// view for which the engine has no rule.
  public init(_ tree: LayoutTree, engine: some LivingEngine) throws { layouts = try engine.living(tree) }

  /// The tree as it is now.
  public var tree: LayoutTree { layouts.tree }

  /// Every view as the last layout placed it; none before the first layout.
  public var result: LayoutResult { layouts.result }

  /// Changes the tree; the next layout shows it.
  ///
  /// The indices of views after a replaced one are those of the new tree. Throws `LayoutError.invalidParameter` for what
  /// is wrong with the new views, and `LayoutSessionError.isLayingOut` where a layout's own code changes it; the tree is
  /// then as it was.
  public func apply(_ edit: TreeEdit) throws { try alone { try layouts.apply(edit) } }

  /// Lays the tree out in a container of a size, in points, and gives the views that are new or whose frames differ from
  /// those of the last layout, in preorder.
  ///
  /// Throws as `LayoutEngine.layout(_:in:)` does, and `LayoutSessionError.isLayingOut`.
  @discardableResult
  public func layOut(in proposal: ProposedViewSize) throws -> PlacedViews {
    try alone { try layouts.layOut(in: proposal) }
  }

  /// Lays the tree out in a container of a size, in points, and writes every view's frame, in the container's
  /// coordinates, into a buffer with room for all views of the tree; each at the position of its index.
  ///
  /// A view that is not placed has the null rectangle. An engine that knows the frames as functions of the size writes
  /// them without allocating anything. Throws as `layOut(in:)` does.
  public func layOut(
    in proposal: ProposedViewSize, into frames: UnsafeMutableBufferPointer<CGRect>
  ) throws {
    precondition(
      frames.count >= tree.viewCount, "the buffer has room for fewer frames than the tree has views")
    try alone { try layouts.layOut(in: proposal, into: frames) }
  }

  /// Does something during which nobody else may change the session or lay it out.
  private func alone<Result>(_ work: () throws -> Result) throws -> Result {
    guard !isBusy else { throw LayoutSessionError.isLayingOut }
    isBusy = true
    defer { isBusy = false }
    return try work()
  }
}

/// An engine that can keep a tree, and what it knows of it, from one layout to the next.
public protocol LivingEngine: LayoutEngine {
  /// Begins to lay out a tree.
  ///
  /// Throws `LayoutError` for a view for which the engine has no rule.
  func living(_ tree: LayoutTree) throws -> any LivingLayout
}

/// What an engine keeps of a tree; `LayoutSession` says what its members do.
public protocol LivingLayout: AnyObject {
  var tree: LayoutTree { get }
  var result: LayoutResult { get }
  func apply(_ edit: TreeEdit) throws
  func layOut(in proposal: ProposedViewSize) throws -> PlacedViews
  func layOut(in proposal: ProposedViewSize, into frames: UnsafeMutableBufferPointer<CGRect>) throws
}
