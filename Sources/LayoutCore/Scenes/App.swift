/// An app, as code says it that is written for SwiftUI.
///
/// Nothing shows windows here; what lays views out takes the ``firstView``.
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
  /// What the app is made of.
  associatedtype Body: Scene
  /// The scenes of the app.
  @SceneBuilder var body: Body { get }
  /// Makes the app.
  init()
}

extension App {
  /// The view in the first window; `nil` for an app without windows.
  public var firstView: AnyView? { body.firstView }

  /// Makes the app and its scenes, and ends: there is no screen to show them on.
  public static func main() { _ = Self().body.firstView }
}
