import LayoutCore

extension Readers {
  /// The readers of an app's windows.
  static let scenes: [any ViewReader] = [
    WindowReader(name: "WindowGroup"), WindowReader(name: "Window"), SettingsReader(),
  ]
}

/// The reader of a window, which is its content.
struct WindowReader: ViewReader {
  let name: String

  func view(_ call: Call) throws -> any View { try call.content() }
}

/// The reader of the settings window, which is never the first.
struct SettingsReader: ViewReader {
  let name = "Settings"

  func view(_ call: Call) throws -> any View { EmptyView() }
}
