/// A patch of a JSON document, as in RFC 6902.
package struct JSONPatch: Hashable, Sendable {
  /// A change of one place of the document.
  package enum Operation: Hashable, Sendable {
    /// Adds a value; in a list, those after it move on.
    case add(JSONPointer, JSONValue)
    /// Removes a value.
    case remove(JSONPointer)
    /// Replaces a value by another.
    case replace(JSONPointer, JSONValue)
    /// Moves the value from another place.
    case move(from: JSONPointer, to: JSONPointer)
  }

  /// The operations, in the order in which they apply.
  package var operations: [Operation]

  package init(_ operations: [Operation]) { self.operations = operations }

  /// Returns the patched document; `nil` where a place does not exist.
  package func applied(to document: JSONValue) -> JSONValue? {
    var document = document
    for operation in operations {
      let isDone =
        switch operation {
        case .add(let pointer, let value): document.add(value, at: pointer.steps[...])
        case .remove(let pointer): document.remove(at: pointer.steps[...]) != nil
        case .replace(let pointer, let value): document.replace(with: value, at: pointer.steps[...])
        case .move(let from, let pointer):
          document.remove(at: from.steps[...]).map { document.add($0, at: pointer.steps[...]) } ?? false
        }
      guard isDone else { return nil }
    }
    return document
  }

  /// The changes as a list of objects.
  package var json: JSONValue {
    .array(
      operations.map { operation in
        switch operation {
        case .add(let pointer, let value):
          .object(["op": .string("add"), "path": pointer.json, "value": value])
        case .remove(let pointer): .object(["op": .string("remove"), "path": pointer.json])
        case .replace(let pointer, let value):
          .object(["op": .string("replace"), "path": pointer.json, "value": value])
        case .move(let from, let pointer):
          .object(["op": .string("move"), "from": from.json, "path": pointer.json])
        }
      })
  }
}

/// A place in a JSON document, as in RFC 6901.
package struct JSONPointer: Hashable, Sendable {
  /// The keys of objects and the numbers in lists on the path.
  package var steps: [String]

  package init(_ steps: [String] = []) { self.steps = steps }

  /// Returns the place of a key, or of a number in a list.
  package static func / (pointer: JSONPointer, step: String) -> JSONPointer {
    JSONPointer(pointer.steps + [step])
  }

  fileprivate var json: JSONValue {
    .string(
      steps.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined())
  }
}

extension JSONValue {
  /// The value at a place; `nil` where there is none.
  package subscript(place: JSONPointer) -> JSONValue? {
    var value: JSONValue? = self
    for step in place.steps {
      switch value {
      case .object(let members): value = members.first { $0.key == step }?.value
      case .array(let items): value = Int(step).flatMap { items.indices.contains($0) ? items[$0] : nil }
      default: return nil
      }
    }
    return value
  }

  /// Changes the value around a place; `nil` where there is none.
  private mutating func change<Result>(
    at steps: ArraySlice<String>, _ body: (inout JSONValue, String) -> Result?
  ) -> Result? {
    guard let step = steps.first else { return nil }
    guard steps.count > 1 else { return body(&self, step) }
    switch self {
    case .object(var members):
      guard let index = members.firstIndex(where: { $0.key == step }) else { return nil }
      let result = members[index].value.change(at: steps.dropFirst(), body)
      self = .object(members)
      return result
    case .array(var items):
      guard let index = Int(step), items.indices.contains(index) else { return nil }
      let result = items[index].change(at: steps.dropFirst(), body)
      self = .array(items)
      return result
    case .null, .boolean, .number, .string: return nil
    }
  }

  fileprivate mutating func add(_ value: JSONValue, at steps: ArraySlice<String>) -> Bool {
    change(at: steps) { parent, step in
      switch parent {
      case .object(var members):
        members.removeAll { $0.key == step }
        parent = .object(members + [Member(step, value)])
        return true
      case .array(var items):
        guard let index = Int(step), (0...items.count).contains(index) else { return nil }
        items.insert(value, at: index)
        parent = .array(items)
        return true
      case .null, .boolean, .number, .string: return nil
      }
    } ?? false
  }

  fileprivate mutating func replace(with value: JSONValue, at steps: ArraySlice<String>) -> Bool {
    change(at: steps) { parent, step in
      guard parent[JSONPointer([step])] != nil else { return nil }
      switch parent {
      case .object(let members):
        parent = .object(members.map { $0.key == step ? Member(step, value) : $0 })
      case .array(var items):
        items[Int(step) ?? 0] = value
        parent = .array(items)
      case .null, .boolean, .number, .string: return nil
      }
      return true
    } ?? false
  }

  fileprivate mutating func remove(at steps: ArraySlice<String>) -> JSONValue? {
    change(at: steps) { parent, step in
      guard let removed = parent[JSONPointer([step])] else { return nil }
      switch parent {
      case .object(let members): parent = .object(members.filter { $0.key != step })
      case .array(var items):
        items.remove(at: Int(step) ?? 0)
        parent = .array(items)
      case .null, .boolean, .number, .string: return nil
      }
      return removed
    }
  }
}
