import LayoutDocuments

/// The contents of a value, for callers that expect a certain type.
extension JSONValue {
  /// The value of an object's key; `nil` if there is none.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The text; `nil` for anything else.
  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The truth value; `nil` for anything else.
  package var boolean: Bool? { if case .boolean(let flag) = self { flag } else { nil } }

  /// The number; `nil` for anything else.
  package var double: Double? { if case .number(let number) = self { number } else { nil } }

  /// The whole number; `nil` for anything else.
  package var int: Int? { double.flatMap { Int(exactly: $0) } }

  /// The items of a list; `nil` for anything else.
  package var items: [JSONValue]? { if case .array(let items) = self { items } else { nil } }

  /// The members of an object; `nil` for anything else.
  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }
}
