import LayoutCore
import SwiftSyntax

/// The preferences of views for the declared keys, all in one.
enum SourcePreferenceKey: PreferenceKey {
  static var defaultValue: SaidValues { SaidValues() }

  static func reduce(value: inout SaidValues, nextValue: () -> SaidValues) { value.add(nextValue()) }
}

/// Values by the names of keys.
struct SaidValues {
  private var values: [String: Said] = [:]

  /// A value, with the call that can reduce it with another.
  private struct Said {
    var value: Value
    var interpreter: Interpreter
    var node: Syntax
  }

  /// Returns the value of a key; the key's default where no view sets one.
  func value(of key: String, for call: Call) -> Value {
    if let said = values[key] { return said.value }
    return call.interpreter.preferenceDefault(of: key, at: call.node)
  }

  /// Sets the value of a key.
  mutating func set(_ value: Value, of key: String, for call: Call) {
    values[key] = Said(value: value, interpreter: call.interpreter, node: call.node)
  }

  /// Adds the values of later views.
  mutating func add(_ next: SaidValues) {
    for (key, said) in next.values {
      guard var mine = values[key] else {
        values[key] = said
        continue
      }
      mine.value = mine.interpreter.reduced(mine.value, said.value, by: key, at: mine.node)
      values[key] = mine
    }
  }
}

extension Interpreter {
  /// Returns the default of a key: that of its type, or none.
  fileprivate func preferenceDefault(of key: String, at node: Syntax) -> Value {
    catching(or: .missing) {
      guard let value = try staticMember("defaultValue", of: key, at: node) else { return .missing }
      return plainNumber(value) ?? value
    }
  }

  /// Returns the result of a key's `reduce` for two values.
  fileprivate func reduced(_ value: Value, _ next: Value, by key: String, at node: Syntax) -> Value {
    catching(or: value) {
      guard let function = program.types[key]?.functions(named: "reduce", isStatic: true).first else {
        return value
      }
      var result = value
      let arguments = [
        Argument(label: "value", value: value, node: node, changing: { result = $0 }),
        Argument(label: "nextValue", value: .function(.native { _ in next }), node: node),
      ]
      return try runningCode(called: "\(key).reduce") {
        _ = try call(.functions([function], Scope(receiver: .type(key), owner: key)), arguments, at: node)
        return result
      }
    }
  }
}
