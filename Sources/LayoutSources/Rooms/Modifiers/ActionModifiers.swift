import LayoutCore

extension Rooms {
  static let actionModifiers: [any ModifierRoom] =
    [
      "onAppear", "onDisappear", "onChange", "onGeometryChange", "onPreferenceChange", "task", "preference",
      "transformPreference", "anchorPreference", "transformAnchorPreference",
    ].map { KeptRoom(name: $0) }
    + ["overlayPreferenceValue", "backgroundPreferenceValue"].map { PreferenceValueRoom(name: $0) }
}

/// A modifier that says or does something after a layout: it stays in the tree by its name, and its code is not run.
struct KeptRoom: ModifierRoom {
  let name: String

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    NeutralView(content: content, kind: name, position: call.position)
  }
}

/// Content that is made from what other views say, which nobody runs: it is named and left out.
struct PreferenceValueRoom: ModifierRoom {
  let name: String

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    call.interpreter.refuse(".\(name)", at: call.position)
    return content
  }
}
