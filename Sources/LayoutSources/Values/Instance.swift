/// A value of a declared type.
struct Instance {
  var type: String
  private(set) var fields: [String: Value]
  /// The path by which values are supplied, where the instance itself is unknown.
  var path: String?
  /// Fields that are shared with other copies: all of an object, the states of a view that is laid out.
  var shared: SharedFields?
  /// The type whose code creates it; `nil` outside of types.
  var maker: String?
  /// The protocol that is its static type; `nil` for its own type.
  var seenAs: StaticProtocol?
  /// Setters of bindings, by the field's name.
  var bindings: [String: (Value) -> Void] = [:]

  init(type: String, fields: [String: Value], path: String?, shared: SharedFields? = nil) {
    (self.type, self.fields, self.path, self.shared) = (type, fields, path, shared)
  }

  /// All fields, including the shared ones.
  var values: [String: Value] { shared.map { fields.merging($0.all) { $1 } } ?? fields }

  /// Returns a field; `nil` for one without a value.
  subscript(name: String) -> Value? {
    get { shared?[name] ?? fields[name] }
    set {
      if let shared, shared.keeps(name) {
        shared[name] = newValue
      } else {
        fields[name] = newValue
      }
      if let newValue { bindings[name]?(newValue) }
    }
  }
}

/// Fields that several copies of an instance share.
final class SharedFields {
  private var values: [String: Value]
  /// The names of the fields; `nil` for all of them.
  private let names: Set<String>?
  /// Called when a field changes.
  var noteChange: (() -> Void)?

  init(_ values: [String: Value] = [:], names: Set<String>? = nil, noteChange: (() -> Void)? = nil) {
    (self.values, self.names, self.noteChange) = (values, names, noteChange)
  }

  /// All values that were set.
  var all: [String: Value] { values }

  func keeps(_ name: String) -> Bool { names?.contains(name) ?? true }

  subscript(name: String) -> Value? {
    get { values[name] }
    set {
      let old = values.updateValue(newValue ?? .missing, forKey: name)
      if let old, let newValue, old.isSame(as: newValue) { return }
      noteChange?()
    }
  }
}

extension Value {
  /// Returns whether a value is unchanged, as far as that is known.
  ///
  /// Instances are compared field by field, objects by identity; code is not compared.
  func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.instance(let a), .instance(let b)):
      if let one = a.shared, let two = b.shared { return one === two }
      return a.type == b.type && a.path == b.path && a.fields.keys == b.fields.keys
        && a.fields.allSatisfy { name, value in b.fields[name].map { value.isSame(as: $0) } ?? false }
    case (.array(let a), .array(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
    case (.tuple(let a), .tuple(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { $0.value.isSame(as: $1.value) }
    case (.dictionary(let a), .dictionary(let b)):
      return a.count == b.count
        && zip(a, b).allSatisfy { $0.key.isSame(as: $1.key) && $0.value.isSame(as: $1.value) }
    case (.enumeration(let a), .enumeration(let b)):
      return a.name == b.name && a.payload.count == b.payload.count
        && zip(a.payload, b.payload).allSatisfy { $0.value.isSame(as: $1.value) }
    case (.range(let a), .range(let b)): return a == b
    case (.keyPath(let a), .keyPath(let b)): return a == b
    case (.native(let a), .native(let b)): return a.equals(b) ?? true
    case (.function, .function), (.void, .void), (.view, .view): return true
    default: return Interpreter.areEqual(self, other) ?? false
    }
  }
}

/// An equatable wrapper of a value.
struct ComparedValue: Equatable {
  var value: Value
  static func == (a: ComparedValue, b: ComparedValue) -> Bool { a.value.isSame(as: b.value) }
}
