import ElementTree
import Foundation

/// An effect of a modifier other than layout: running code, or passing a value to the views around it.
protocol ViewBehavior {
  /// Whether the behaviour runs once the view is laid out.
  var runsAfterLayout: Bool { get }
  /// Whether the behaviour then depends on views' frames.
  var readsLayout: Bool { get }
  /// Runs after a layout of the view, and returns the value that it read.
  func run(_ moment: BehaviorMoment) -> Any?
  /// Runs once the view has gone.
  func end()
  /// Returns the value of a preference, given that of the view inside.
  func preference<Key: PreferenceKey>(
    _ key: Key.Type, over inner: Key.Value?, _ frame: @autoclosure () -> CGRect
  ) -> Key.Value?
  /// The layer that is still to be made from the preferences of the view inside; `nil` for most.
  var pendingLayer: (any PreferenceLayer)? { get }
  /// The action of a tap; `nil` where a tap does nothing.
  var tap: (() -> Void)? { get }
  /// Whether the user can pick a value here.
  var canChoose: Bool { get }
  /// Stores a value that the user picked, and returns whether the value was acceptable.
  func choose(_ value: Any) -> Bool
  /// Whether nothing inside reacts to the user.
  var isDisabling: Bool { get }
  /// The space that the view wants around it as a row of a list; `nil` for most.
  var rowInsets: EdgeInsets? { get }
  /// Returns the screen that a value of a navigation path leads to; `nil` for a value of another type.
  func destination(of value: Any) -> AnyView?
}

extension ViewBehavior {
  var runsAfterLayout: Bool { false }
  var readsLayout: Bool { false }
  func run(_ moment: BehaviorMoment) -> Any? { nil }
  func end() {}
  func preference<Key: PreferenceKey>(
    _ key: Key.Type, over inner: Key.Value?, _ frame: @autoclosure () -> CGRect
  ) -> Key.Value? { inner }
  var pendingLayer: (any PreferenceLayer)? { nil }
  var tap: (() -> Void)? { nil }
  var canChoose: Bool { false }
  func choose(_ value: Any) -> Bool { false }
  var isDisabling: Bool { false }
  var rowInsets: EdgeInsets? { nil }
  func destination(of value: Any) -> AnyView? { nil }
}

/// A behaviour attached to a view of a tree, with the view's identity where a memory exists.
struct AttachedBehavior: ElementAttachment, @unchecked Sendable {
  // Unchecked: views need not be sendable, but trees are; behaviours run where views are laid out.
  var behavior: any ViewBehavior
  var identity: ViewIdentity?

  var pendingLayer: (any PreferenceLayer)? { behavior.pendingLayer }
}

/// A view that was laid out, with the layout that a behaviour may read.
struct BehaviorMoment {
  let tree: LayoutTree
  /// The frames of all views that are placed.
  let frames: [LayoutTree.Index: CGRect]
  let view: LayoutTree.Index
  let identity: ViewIdentity
  let memory: ViewMemory

  /// Returns the value that the behaviour read when it last ran; `nil` the first time.
  func past<Value>(_ type: Value.Type) -> Value? { memory.past(identity)?.value as? Value }

  /// Whether the behaviour never ran for the view.
  var isFirst: Bool { memory.past(identity) == nil }

  /// The view's place among the frames of the layout.
  var geometry: GeometryProxy {
    GeometryProxy(globalFrame: frames[view] ?? .zero, origins: tree.spaces(around: view, frames))
  }
}

extension EnvironmentValues {
  /// Returns a behaviour that is attached to the view that is being made.
  func attaching(_ behavior: some ViewBehavior) -> AttachedBehavior {
    AttachedBehavior(behavior: behavior, identity: memory?.note(behavior))
  }
}

extension View {
  /// Returns the view with a modifier that has a behaviour and leaves the layout alone.
  func behaving(
    _ kind: String, _ behavior: some ViewBehavior, _ parameters: [String: String] = [:], _ fileID: String,
    _ line: Int
  ) -> ModifiedContent<Self, ElementModifier> {
    modifier(
      ElementModifier(
        element: { environment in
          var element = AppearanceElement(kind: kind, attributes: parameters)
          element.attached = environment.attaching(behavior)
          return element
        }, source: SourcePosition(file: fileID, line: line)))
  }
}
