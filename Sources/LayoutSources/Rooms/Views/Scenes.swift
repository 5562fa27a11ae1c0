import LayoutCore

extension Rooms {
  /// The readers of an app's windows.
  static let scenes: [any ViewRoom] = [
    WindowRoom(name: "WindowGroup"), WindowRoom(name: "Window"), SettingsRoom(),
  ]
}

/// The reader of a window, which is its content.
struct WindowRoom: ViewRoom {
  let name: String

  func view(_ call: Call) throws -> any View { try call.content() }
}

/// The reader of the settings window, which is never the first.
struct SettingsRoom: ViewRoom {
  let name = "Settings"

  func view(_ call: Call) throws -> any View { EmptyView() }
}
