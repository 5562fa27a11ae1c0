import LayoutCore

extension Rooms {
  /// The windows of an app.
  static let scenes: [any ViewRoom] = [
    WindowRoom(name: "WindowGroup"), WindowRoom(name: "Window"), SettingsRoom(),
  ]
}

/// A window is what it shows.
struct WindowRoom: ViewRoom {
  let name: String

  func view(_ call: Call) throws -> any View { try call.content() }
}

/// The window of settings is never the first.
struct SettingsRoom: ViewRoom {
  let name = "Settings"

  func view(_ call: Call) throws -> any View { EmptyView() }
}
