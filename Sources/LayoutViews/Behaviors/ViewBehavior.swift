import ElementTree
import Foundation

/// What a modifier does that is no layout by itself: it runs code, or says something to the views around it.
protocol ViewBehavior {
  /// Whether it does something once the view is laid out.
  var runsAfterLayout: Bool { get }
  /// Whether what it does then follows from where views lie.
  var readsLayout: Bool { get }
  /// Does what is to be done for a view that was laid out, and says what it looked at.
  func run(_ moment: BehaviorMoment) -> Any?
  /// Does what is to be done for a view that is no longer there.
  func end()
  /// Returns the value of a preference, given that of the view inside.
  func preference<Key: PreferenceKey>(
    _ key: Key.Type, over inner: Key.Value?, _ frame: @autoclosure () -> CGRect
  ) -> Key.Value?
  /// What waits to be made from the preferences of the view inside; `nil` for most.
  var pendingLayer: (any PreferenceLayer)? { get }
  /// What a tap does; `nil` where a tap does nothing.
  var tap: (() -> Void)? { get }
  /// Whether somebody can pick a value here.
  var canChoose: Bool { get }
  /// Takes a value that somebody picked; says whether it was one that can be taken.
  func choose(_ value: Any) -> Bool
  /// Whether nothing inside reacts to anybody.
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

/// A behaviour of a view of a tree, and whose it is where somebody remembers.
struct AttachedBehavior: ElementAttachment, @unchecked Sendable {
  // Unchecked: views need not be sendable, but trees are; behaviours run where somebody lays views out.
  var behavior: any ViewBehavior
  var identity: ViewIdentity?

  var pendingLayer: (any PreferenceLayer)? { behavior.pendingLayer }
}

/// A view that was laid out, for a behaviour to look at.
struct BehaviorMoment {
  let tree: LayoutTree
  /// The frames of all views that are placed.
  let frames: [LayoutTree.Index: CGRect]
  let view: LayoutTree.Index
  let identity: ViewIdentity
  let memory: ViewMemory

  /// What the behaviour looked at when it last ran; `nil` the first time.
  func past<Value>(_ type: Value.Type) -> Value? { memory.past(identity)?.value as? Value }

  /// Whether the behaviour never ran for the view.
  var isFirst: Bool { memory.past(identity) == nil }

  /// Where the view is.
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
  /// Returns the view with a modifier that does something beside the layout.
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
