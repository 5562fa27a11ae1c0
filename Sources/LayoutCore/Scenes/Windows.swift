/// Windows of one kind: the view in them is what the app is made of.
public struct WindowGroup<Content: View>: Scene {
  private let content: () -> Content

  /// Makes windows that show a view.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// Makes windows that show a view, by an id.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) }

  /// Makes windows with a title that show a view.
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content)
  }

  /// Makes windows with a title that show a view, by an id.
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content)
  }

  /// The view in the windows.
  public var firstView: AnyView? { AnyView(content()) }
  /// A scene of its own.
  public var body: Never { fatalError("a window group has no body") }
}

/// One window.
public struct Window<Content: View>: Scene {
  private let content: () -> Content

  /// Makes a window with a title that shows a view, by an id.
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// The view in the window.
  public var firstView: AnyView? { AnyView(content()) }
  /// A scene of its own.
  public var body: Never { fatalError("a window has no body") }
}

/// The window of an app's settings, which is never its first.
public struct Settings<Content: View>: Scene {
  /// Makes a window that shows a view.
  public init(@ViewBuilder content: () -> Content) {}

  /// None: settings are shown when a person asks for them.
  public var firstView: AnyView? { nil }
  /// A scene of its own.
  public var body: Never { fatalError("settings have no body") }
}
