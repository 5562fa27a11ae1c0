import LayoutCore
import SwiftSyntax

// Sets of options that the files declare: their raw values are combined bit by bit.
extension Interpreter {
  /// The set of options that a list is; `nil` for a type that is none, and for options that are not known.
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

  /// A member of a set of options; `nil` for any other value, and a member that is not known.
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

  /// A set of options with others put in or taken out; `nil` for a method that does neither.
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
