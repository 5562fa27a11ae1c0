import LayoutCore

/// The declared keys of layout values, each with its own identity.
final class LayoutKeys {
  private var tokens: [String: Token] = [:]

  /// The identity of a key.
  final class Token: Sendable {}

  /// Returns the token of a key, always the same one.
  func token(of key: String) -> Token {
    if let token = tokens[key] { return token }
    let token = Token()
    tokens[key] = token
    return token
  }
}

/// A view's value for a key.
private struct CarriedValue: @unchecked Sendable {
  // Unchecked: an interpreter's values belong to the thread that lays out its scene.
  var value: Value
  /// Retained, so that the key's identity is unique while there are values for it.
  var key: LayoutKeys.Token
}

extension SubviewValue {
  /// Returns the view's value for a key; `nil` for none.
  func value(_ key: LayoutKeys.Token) -> Value? {
    (subview.layoutValue(ObjectIdentifier(key)) as? CarriedValue)?.value
  }
}

/// The reader of `layoutValue(key:value:)` with a declared key.
struct LayoutValueReader: ModifierReader {
  let name = "layoutValue"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard case .type(let key)? = call.argument("key")?.value, let value = call.argument("value")?.value else {
      return nil
    }
    let token = call.interpreter.layoutKeys.token(of: key)
    return CarryingView(
      content: content, element: LayoutValueElement(key: token, CarriedValue(value: value, key: token)),
      position: call.position)
  }
}

/// A view with a layout value.
private struct CarryingView: View {
  typealias Body = Never
  var content: any View
  var element: LayoutValueElement
  var position: SourcePosition

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    content.layoutNodes(in: environment).map { node in
      var inner = node
      inner.place = ""
      return LayoutNode(
        element, children: [inner], source: position, direction: environment.layoutDirection,
        place: node.place)
    }
  }
}
