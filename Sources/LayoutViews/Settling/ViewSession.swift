import ElementTree

/// A session of a view, which keeps the view's state from one layout and action to the next.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View {
///     HStack {
///       Button("More") { count += 1 }.id("more")
///       Color.red.frame(width: CGFloat(count) * 10, height: 10).id("bar")
///     }
///   }
/// }
///
/// let session = ViewSession(Counter(), engine: ReferenceEngine())
/// try session.layOut(in: ProposedViewSize(width: 200, height: 50))
/// let settled = try session.tap("more")
/// print(settled.result["bar"]?.frame.width ?? 0, settled.rounds)  // 10.0 1
/// ```
///
/// State is kept by a view's place in the view tree, as in SwiftUI: another layout in an `AnyLayout` keeps
/// the state of the content, and the other branch of an `if` begins with new state. One thread at a time may
/// use a session, and a view value belongs to one session at a time.
public final class ViewSession {
  private let memory = ViewMemory()
  private let settle: (ProposedViewSize, ViewMemory) throws -> SettledLayout
  private var proposal: ProposedViewSize?

  /// The last layout; `nil` before the first one.
  public private(set) var layout: SettledLayout?

  /// Creates a session of a view in an environment, with an engine.
  public init(
    _ view: some View, engine: some LayoutEngine, environment: EnvironmentValues = EnvironmentValues()
  ) {
    settle = { try engine.settled(view, in: $0, environment, $1) }
  }

  deinit { memory.disconnect() }

  /// Lays the view out in a container of a size, in points, until nothing changes.
  ///
  /// - Throws: The errors of `LayoutEngine.settled(_:in:)`.
  @discardableResult
  public func layOut(in proposal: ProposedViewSize) throws -> SettledLayout {
    self.proposal = proposal
    let settled = try settle(proposal, memory)
    layout = settled
    return settled
  }

  /// Taps the first view with an id, or the view at a path, and lays out again.
  ///
  /// The view itself reacts if it can, or else the nearest view around it, or else the only one inside it.
  ///
  /// - Throws: `UnknownViewError` if there is no such view, `ViewSessionError`, and the errors of
  ///   `layOut(in:)`.
  @discardableResult
  public func tap(_ name: String) throws -> SettledLayout {
    try act(on: name, where: { $0.tap != nil }) { behavior in
      behavior.tap?()
      return true
    }
  }

  /// Picks a value in the first control with an id, or in the one at a path, and lays out again.
  ///
  /// Pickers, toggles, steppers, sliders and text fields accept values of their selection's type.
  ///
  /// - Throws: `UnknownViewError` if there is no such view, `ViewSessionError`, and the errors of
  ///   `layOut(in:)`.
  @discardableResult
  public func select(_ value: some Any, in name: String) throws -> SettledLayout {
    try act(on: name, where: \.canChoose) { $0.choose(value) }
  }

  /// Runs the parts of the views' tasks that no longer wait, and lays out again.
  ///
  /// - Throws: `ViewSessionError.notLaidOut`, and the errors of `layOut(in:)`.
  @discardableResult
  public func runTasks() throws -> SettledLayout {
    guard let proposal else { throw ViewSessionError.notLaidOut }
    memory.tasks.run()
    return try layOut(in: proposal)
  }

  private func act(
    on name: String, where reacts: (any ViewBehavior) -> Bool, _ react: (any ViewBehavior) -> Bool
  ) throws -> SettledLayout {
    guard let proposal, let layout else { throw ViewSessionError.notLaidOut }
    let view = try layout.result.view(name)
    let tree = layout.tree
    let outward = Array(sequence(first: view.index) { tree[$0].parent })
    var reacting = outward.first { tree.behavior(of: $0).map { reacts($0.behavior) } ?? false }
    if reacting == nil {
      let inside = tree.indices(in: view.index).filter {
        tree.behavior(of: $0).map { reacts($0.behavior) } ?? false
      }
      guard inside.count < 2 else {
        throw ViewSessionError.severalReact(inside.map { ViewReference(tree[$0]) })
      }
      reacting = inside.first
    }
    guard let reacting, let behavior = tree.behavior(of: reacting)?.behavior else {
      throw ViewSessionError.nothingReacts(ViewReference(tree[view.index]))
    }
    let isDisabled = sequence(first: reacting) { tree[$0].parent }
      .contains { tree.behavior(of: $0)?.behavior.isDisabling ?? false }
    guard !isDisabled else { throw ViewSessionError.isDisabled(ViewReference(tree[reacting])) }
    guard react(behavior) else { throw ViewSessionError.nothingReacts(ViewReference(tree[reacting])) }
    return try layOut(in: proposal)
  }
}

extension LayoutTree {
  /// Returns the descendants of a view, in preorder.
  func indices(in view: Index) -> [Index] { (view.position + 1..<end(of: view)).map(Index.init) }
}

/// An error that prevents an action in a session.
public enum ViewSessionError: Error, Hashable, Sendable {
  /// Nothing was laid out yet.
  case notLaidOut
  /// Neither the view nor one around it or inside it reacts, or accepts such a value.
  case nothingReacts(ViewReference)
  /// Several views inside the view react, and neither the view itself nor one around it does.
  case severalReact([ViewReference])
  /// The view is disabled.
  case isDisabled(ViewReference)
}

extension ViewSessionError: CustomStringConvertible {
  /// The error in a sentence, with what to do where the caller can do something.
  public var description: String {
    switch self {
    case .notLaidOut: "nothing has been laid out yet; call layOut(in:) first"
    case .nothingReacts(let view):
      "\(view): neither it nor any view around or inside it reacts to that; name a view that does"
    case .severalReact(let views):
      "several views react: " + views.map { "\($0)" }.joined(separator: ", ")
        + "; give the one you mean an id, and name that"
    case .isDisabled(let view): "\(view): it is disabled and does not react; enable it first"
    }
  }
}
