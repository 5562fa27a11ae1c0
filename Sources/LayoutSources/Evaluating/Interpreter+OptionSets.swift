import LayoutCore
import SwiftSyntax

// Declared option sets: their raw values are combined bit by bit.
extension Interpreter {
  /// Returns the option set of a list; `nil` for any other type, and for unknown options.
  func optionSet(_ items: [Value], as type: TypeDeclaration, at node: some SyntaxProtocol) -> Value? {
    guard inheritance(of: type.name).contains("OptionSet"), type.kind == .structure else { return nil }
    var bits = 0
    for item in items {
      guard let own = self.bits(of: coerce(item, to: .named(type.name, []), from: nil)) else { return nil }
      bits |= own
    }
    return optionSet(bits, as: type)
  }

  private func optionSet(_ bits: Int, as type: TypeDeclaration) -> Value {
    .instance(instance(of: type, ["rawValue": .integer(bits)]))
  }

  private func bits(of value: Value) -> Int? {
    guard case .instance(let instance) = value, case .number(let number)? = instance["rawValue"] else {
      return nil
    }
    return Int(exactly: number.value)
  }

  /// Returns a member of an option set; `nil` for any other value, and for an unknown member.
  func optionSetMember(_ name: String, of value: Value, at node: some SyntaxProtocol) -> Value? {
    guard case .instance(let instance) = value, let type = program.types[instance.type],
      type.kind == .structure, inheritance(of: type.name).contains("OptionSet"), let own = bits(of: value)
    else { return nil }
    if name == "isEmpty" { return .bool(own == 0) }
    guard let combine = Self.setAlgebra[name] else { return nil }
    return .function(
      .native { [self] arguments in
        guard let first = arguments.first,
          let other = bits(of: coerce(first.value, to: .named(type.name, []), from: nil))
        else { return unknown("\(node.trimmedDescription)()", nil) }
        return switch combine(own, other) {
        case .answer(let answer): .bool(answer)
        case .set(let bits): optionSet(bits, as: type)
        }
      })
  }

  /// Returns an option set after inserting or removing others; `nil` for any other method.
  func optionSet(_ value: Value, changedBy name: String, at node: some SyntaxProtocol) -> Value? {
    let changes = [
      "insert": "union", "formUnion": "union", "update": "union", "remove": "subtracting",
      "subtract": "subtracting",
      "formIntersection": "intersection", "formSymmetricDifference": "symmetricDifference",
    ]
    return changes[name].flatMap { optionSetMember($0, of: value, at: node) }
  }

  private enum Combined {
    case set(Int)
    case answer(Bool)
  }

  private static let setAlgebra: [String: @Sendable (Int, Int) -> Combined] = [
    "contains": { .answer($0 & $1 == $1) }, "isSuperset": { .answer($0 & $1 == $1) },
    "isSubset": { .answer($0 & $1 == $0) }, "isDisjoint": { .answer($0 & $1 == 0) },
    "union": { .set($0 | $1) }, "intersection": { .set($0 & $1) }, "subtracting": { .set($0 & ~$1) },
    "symmetricDifference": { .set($0 ^ $1) },
  ]
}
