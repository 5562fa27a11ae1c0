import ElementTree

/// An app, as it is written for SwiftUI.
///
/// Nothing shows windows here; a layout uses the ``firstView``.
///
/// ```swift
/// struct LettersApp: App {
///   var body: some Scene {
///     WindowGroup { Text("No letters") }
///   }
/// }
/// ```
///
/// ```swift
/// let view = LettersApp().firstView
/// ```
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The scenes of the app.
  @SceneBuilder var body: Body { get }
  /// Creates the app.
  init()
}

extension App {
  /// The view in the first window; `nil` for an app without windows.
  public var firstView: AnyView? { body.firstView }

  /// Creates the app and its scenes, and ends: there is no screen to show them on.
  public static func main() { _ = Self().body.firstView }
}

/// A part of an app that has windows.
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene
  /// The scenes of which it consists.
  @SceneBuilder var body: Body { get }
  /// The view in its first window, which a layout of the scene uses; `nil` for a scene without windows.
  var firstView: AnyView? { get }
}

extension Scene {
  /// The view in the first window of the body.
  public var firstView: AnyView? { body.firstView }
}

extension Never: Scene {}

/// Builds one scene from the statements of a closure.
@resultBuilder
public enum SceneBuilder {
  /// Returns a scene that is written as a statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns a block of one scene, unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns a block of several scenes.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var first: AnyView?
    repeat (first = first ?? (each content).firstView)
    return SeveralScenes(firstView: first)
  }
}

/// Several scenes, of which the first window is used.
struct SeveralScenes: Scene {
  let firstView: AnyView?
  var body: Never { fatalError("scenes beside each other have no body of their own") }
}

/// A group of windows that show the same view.
public struct WindowGroup<Content: View>: Scene {
  private let content: () -> Content

  /// Creates windows that show a view.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// Creates windows that show a view, by an id.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) }

  /// Creates windows with a title that show a view.
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content)
  }

  /// Creates windows with a title that show a view, by an id.
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content)
  }

  /// The view in the windows.
  public var firstView: AnyView? { AnyView(content()) }
  /// Not available: a window group has no body.
  public var body: Never { fatalError("a window group has no body") }
}

/// A scene of a single window.
public struct Window<Content: View>: Scene {
  private let content: () -> Content

  /// Creates a window with a title that shows a view, by an id.
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// The view in the window.
  public var firstView: AnyView? { AnyView(content()) }
  /// Not available: a window has no body.
  public var body: Never { fatalError("a window has no body") }
}

/// The window of an app's settings, which is never its first.
public struct Settings<Content: View>: Scene {
  /// Creates a window that shows a view.
  public init(@ViewBuilder content: () -> Content) {}

  /// Always `nil`: settings are shown on request only.
  public var firstView: AnyView? { nil }
  /// Not available: settings have no body.
  public var body: Never { fatalError("settings have no body") }
}
