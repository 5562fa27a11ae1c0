import LayoutCore

/// The keys that the files declare for values of views, each with an identity of its own.
final class LayoutKeys {
  private var tokens: [String: Token] = [:]

  /// What stands for one key.
  final class Token: Sendable {}

  /// The token of a key, the same each time.
  func token(of key: String) -> Token {
    if let token = tokens[key] { return token }
    let token = Token()
    tokens[key] = token
    return token
  }
}

/// What a view carries for a key.
private struct CarriedValue: @unchecked Sendable {
  // Unchecked: an interpreter's values belong to whoever lays out what it has read.
  var value: Value
  /// Kept, so that the key's identity is its own for as long as there are values for it.
  var key: LayoutKeys.Token
}

extension SubviewValue {
  /// The value that the view carries for a key; `nil` for none.
  func value(_ key: LayoutKeys.Token) -> Value? {
    (subview.layoutValue(ObjectIdentifier(key)) as? CarriedValue)?.value
  }
}

/// `layoutValue(key:value:)`, with a key that the files declare.
struct LayoutValueRoom: ModifierRoom {
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

/// A view with a value for the layout around it.
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
