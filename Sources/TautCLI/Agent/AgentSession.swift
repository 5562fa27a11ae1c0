import Foundation
import LayoutCore
import Synchronization

/// What is known of one client from its earlier calls.
final class AgentSession: Sendable {
  /// A layout as it was last told.
  struct SeenLayout: Sendable {
    var tree: LayoutTree
    var proposal: ProposedViewSize
    var result: LayoutResult
    var names: ViewNames
  }

  private struct State {
    var roots: AgentRoots?
    var names: [String: ViewNames] = [:]
    var layouts: [String: SeenLayout] = [:]
    /// The keys of the layouts, the latest last.
    var order: [String] = []
  }

  private let state: Mutex<State>
  private let rootsKnown = NSCondition()

  /// How long a call waits for the client to name its roots, in seconds.
  private static let patience = 10.0
  /// Of how many scenes the last layout is kept.
  private static let mostLayouts = 64

  /// A session whose roots are known, or are going to be.
  init(roots: AgentRoots?) { state = Mutex(State(roots: roots)) }

  /// Sets the folders that may be read; `nil` until the client has named them.
  func setRoots(_ roots: AgentRoots?) {
    state.withLock { $0.roots = roots }
    rootsKnown.lock()
    rootsKnown.broadcast()
    rootsKnown.unlock()
  }

  /// The folders that may be read, once the client has named them.
  ///
  /// - Throws: `ToolFault.noRoots` where it does not.
  func roots() throws(ToolFault) -> AgentRoots {
    let end = Date(timeIntervalSinceNow: Self.patience)
    rootsKnown.lock()
    defer { rootsKnown.unlock() }
    while true {
      if let roots = state.withLock({ $0.roots }) { return roots }
      guard rootsKnown.wait(until: end) else { throw .noRoots }
    }
  }

  /// The names of the views of a scene, which go on from those that it had.
  func names(of scene: String, _ tree: LayoutTree) -> ViewNames {
    state.withLock { state in
      var names = state.names[scene] ?? ViewNames(tree)
      names.follow(tree)
      state.names[scene] = names
      return names
    }
  }

  /// The last layout of a scene; `nil` where there was none.
  func layout(of scene: String) -> SeenLayout? { state.withLock { $0.layouts[scene] } }

  /// Keeps a layout of a scene.
  func keep(_ layout: SeenLayout, of scene: String) {
    state.withLock { state in
      state.order.removeAll { $0 == scene }
      state.order.append(scene)
      state.layouts[scene] = layout
      guard state.order.count > Self.mostLayouts else { return }
      state.layouts[state.order.removeFirst()] = nil
    }
  }
}
