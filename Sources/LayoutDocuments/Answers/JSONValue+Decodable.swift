extension JSONValue: Decodable {
  /// Reads any value; the members of an object come in an order of the decoder's own.
  package init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Key.self) {
      self = .object(
        try members.allKeys.map { Member($0.stringValue, try members.decode(JSONValue.self, forKey: $0)) })
    } else if var items = try? decoder.unkeyedContainer() {
      var values: [JSONValue] = []
      while !items.isAtEnd { values.append(try items.decode(JSONValue.self)) }
      self = .array(values)
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let flag = try? value.decode(Bool.self) {
        self = .boolean(flag)
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else {
        self = .string(try value.decode(String.self))
      }
    }
  }
}

/// A number as answers write it: a JSON number, or one of the words `infinity`, `-infinity` and `nan`.
package struct WrittenNumber: Codable, Hashable, Sendable {
  package var value: Double

  package init(_ value: Double) { self.value = value }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = number
      return
    }
    switch try container.decode(String.self) {
    case "infinity": value = .infinity
    case "-infinity": value = -.infinity
    case "nan": value = .nan
    case let word:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a number, infinity, -infinity or nan is expected, not \(word)")
    }
  }

  package func encode(to encoder: any Encoder) throws { try JSONValue.number(value).encode(to: encoder) }
}
