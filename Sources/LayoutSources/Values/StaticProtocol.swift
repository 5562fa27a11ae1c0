import SwiftSyntax

/// The protocol that is the static type of a value: `P` after `let value: P = Row()`.
struct StaticProtocol {
  var name: String
  /// The declaration inside which the value has this static type, such as a generic type's; `nil` for everywhere.
  var inside: Syntax?

  /// Returns whether it holds for code at a node.
  func holds(at node: Syntax) -> Bool {
    guard let inside else { return true }
    var current: Syntax? = node
    while let here = current {
      if here.id == inside.id { return true }
      current = here.parent
    }
    return false
  }
}

extension Value {
  /// The protocol that is its static type; `nil` for its own type.
  var seenAs: StaticProtocol? {
    switch self {
    case .instance(let instance): instance.seenAs
    case .enumeration(let value): value.seenAs
    default: nil
    }
  }

  /// Returns the value with a protocol as its static type; `nil` is its own type.
  func seen(as type: StaticProtocol?) -> Value {
    switch self {
    case .instance(var instance):
      if instance.seenAs == nil, type == nil { return self }
      instance.seenAs = type
      return .instance(instance)
    case .enumeration(var value):
      if value.seenAs == nil, type == nil { return self }
      value.seenAs = type
      return .enumeration(value)
    default: return self
    }
  }

  /// Returns the value with the static type of the one that it replaces; unchanged where that has no declared type.
  func seen(like other: Value) -> Value {
    switch other {
    case .instance, .enumeration: seen(as: other.seenAs)
    default: self
    }
  }
}
