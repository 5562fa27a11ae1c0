import LayoutCore

extension Rooms {
  static let actionModifiers: [any ModifierRoom] = [
    "onAppear", "onDisappear", "onChange", "onGeometryChange", "onPreferenceChange", "task",
  ].map { KeptRoom(name: $0) }
}

/// A modifier that does something after a layout: it stays in the tree by its name, and its code is not run.
struct KeptRoom: ModifierRoom {
  let name: String

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    NeutralView(content: content, kind: name, position: call.position)
  }
}
