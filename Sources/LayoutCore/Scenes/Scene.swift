/// A part of an app that has windows.
public protocol Scene {
  /// What the scene is made of.
  associatedtype Body: Scene
  /// The scenes that it is made of.
  @SceneBuilder var body: Body { get }
  /// The view in its first window, which is what a layout shows of it; `nil` for a scene without windows.
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
  /// A scene that stands as a statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// A block of one scene, which stays what it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// A block of several scenes.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var first: AnyView?
    repeat (first = first ?? (each content).firstView)
    return SeveralScenes(firstView: first)
  }
}

/// Several scenes, of which the first window counts.
struct SeveralScenes: Scene {
  let firstView: AnyView?
  var body: Never { fatalError("scenes beside each other have no body of their own") }
}
