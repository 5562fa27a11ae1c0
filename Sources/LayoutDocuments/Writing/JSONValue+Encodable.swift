extension JSONValue: Encodable {
  /// Writes the value; infinities are the strings `"infinity"` and `"-infinity"`.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .boolean(let flag): try flag.encode(to: encoder)
    case .number(let number):
      guard number.isFinite else {
        return try (number.isNaN ? "nan" : number > 0 ? "infinity" : "-infinity").encode(to: encoder)
      }
      try number.encode(to: encoder)
    case .string(let text): try text.encode(to: encoder)
    case .array(let items):
      var container = encoder.unkeyedContainer()
      for item in items { try container.encode(item) }
    case .object(let members):
      var container = encoder.container(keyedBy: Key.self)
      for member in members { try container.encode(member.value, forKey: Key(stringValue: member.key)) }
    }
  }

  /// Returns the value without the members that have some keys.
  package func without(_ keys: String...) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { !keys.contains($0.key) })
  }

  struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
