import Foundation

/// Supplied values for what the source leaves open, by paths such as `user.name`.
package struct SuppliedValues {
  private var root: [String: Value] = [:]

  package init() {}

  /// Adds the values of a JSON object; later ones replace earlier ones of the same name.
  ///
  /// - Throws: `SourceError.data`.
  package mutating func add(json text: String, file: String) throws(SourceError) {
    let json: JSONData
    do {
      json = try JSONDecoder().decode(JSONData.self, from: Data(text.utf8))
    } catch {
      throw .data(file: file, reason: Self.words(error))
    }
    guard case .object(let members) = json else {
      throw .data(file: file, reason: "give an object, as in {\"user\": {\"name\": \"Ann\"}}")
    }
    for (name, value) in members { root[name] = value.value }
  }

  /// Adds one value, as `path=value`: a number, true, false, nil, a quoted or bare string, or JSON.
  ///
  /// - Throws: `SourceError.value`.
  package mutating func add(assignment text: String) throws(SourceError) {
    // A condition may be named by its source, which may contain comparisons.
    guard let sign = Self.assignmentSign(in: text) else { throw .value(text) }
    let path = text[..<sign].trimmingCharacters(in: .whitespaces)
    let word = text[text.index(after: sign)...].trimmingCharacters(in: .whitespaces)
    guard !path.isEmpty else { throw .value(text) }
    let decoded = try? JSONDecoder().decode(JSONData.self, from: Data((word == "nil" ? "null" : word).utf8))
    root[path] = decoded?.value ?? .string(word)
  }

  /// Returns the last `=` that is not part of a comparison.
  private static func assignmentSign(in text: String) -> String.Index? {
    let signs = text.indices.filter { index in
      guard text[index] == "=" else { return false }
      let before = index > text.startIndex ? text[text.index(before: index)] : " "
      let next = text.index(after: index)
      let after = next < text.endIndex ? text[next] : " "
      return !"=!<>".contains(before) && after != "="
    }
    return signs.first
  }

  /// Returns the supplied value at a path.
  subscript(path: String) -> Value? {
    if let value = root[path] { return value }
    // The longest part of the path with a value, and then member by member.
    var parts = path.split(separator: ".").map(String.init)
    var rest: [String] = []
    while let last = parts.popLast() {
      rest.insert(last, at: 0)
      guard var value = root[parts.joined(separator: ".")] else { continue }
      for name in rest {
        guard case .dictionary(let entries) = value,
          let entry = entries.first(where: { if case .string(name) = $0.key { true } else { false } })
        else { return nil }
        value = entry.value
      }
      return value
    }
    return nil
  }

  private static func words(_ error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context) = error else { return "\(error)" }
    let cause = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
    return cause ?? context.debugDescription
  }
}

/// A JSON value, as a supplied value.
private enum JSONData: Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONData])
  case object([(String, JSONData)])

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: AnyKey.self) {
      self = .object(
        try object.allKeys.map { ($0.stringValue, try object.decode(JSONData.self, forKey: $0)) })
    } else if var list = try? decoder.unkeyedContainer() {
      var items: [JSONData] = []
      while !list.isAtEnd { items.append(try list.decode(JSONData.self)) }
      self = .array(items)
    } else {
      let single = try decoder.singleValueContainer()
      if single.decodeNil() {
        self = .null
      } else if let flag = try? single.decode(Bool.self) {
        self = .bool(flag)
      } else if let number = try? single.decode(Double.self) {
        self = .number(number)
      } else {
        self = .string(try single.decode(String.self))
      }
    }
  }

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  var value: Value {
    switch self {
    case .null: .missing
    case .bool(let flag): .bool(flag)
    case .number(let number):
      .number(Value.Number(value: number, isInteger: number.rounded() == number && abs(number) < 1e15))
    case .string(let text): .string(text)
    case .array(let items): .array(items.map(\.value))
    case .object(let members):
      .dictionary(members.map { Value.Entry(key: .string($0.0), value: $0.1.value) })
    }
  }
}
