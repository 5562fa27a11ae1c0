import Foundation
import LayoutCore
import Synchronization

/// The state of a client between its calls.
final class AgentSession: Sendable {
  /// A layout as it was last reported.
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

  /// The time for which a call waits for the client's roots, in seconds.
  private static let rootsTimeout = 10.0
  /// The greatest number of scenes whose last layout is kept.
  private static let mostLayouts = 64

  /// Creates a session; `nil` if the client has yet to name its roots.
  init(roots: AgentRoots?) { state = Mutex(State(roots: roots)) }

  /// Sets the permitted folders; `nil` until the client has named them.
  func setRoots(_ roots: AgentRoots?) {
    state.withLock { $0.roots = roots }
    rootsKnown.lock()
    rootsKnown.broadcast()
    rootsKnown.unlock()
  }

  /// Waits until the client has named the permitted folders, and returns them.
  ///
  /// - Throws: `ToolFault.noRoots` if the client does not name them in time.
  func roots() throws(ToolFault) -> AgentRoots {
    let end = Date(timeIntervalSinceNow: Self.rootsTimeout)
    rootsKnown.lock()
    defer { rootsKnown.unlock() }
    while true {
      if let roots = state.withLock({ $0.roots }) { return roots }
      guard rootsKnown.wait(until: end) else { throw .noRoots }
    }
  }

  /// Returns the names of a scene's views; views of the scene's last tree keep their names.
  func names(of scene: String, _ tree: LayoutTree) -> ViewNames {
    state.withLock { state in
      var names = state.names[scene] ?? ViewNames(tree)
      names.follow(tree)
      state.names[scene] = names
      return names
    }
  }

  /// Returns the last layout of a scene; `nil` where there is none.
  func layout(of scene: String) -> SeenLayout? { state.withLock { $0.layouts[scene] } }

  /// Stores a layout of a scene.
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
