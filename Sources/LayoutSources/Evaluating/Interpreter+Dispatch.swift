import SwiftSyntax

// A member that only an extension of a protocol declares is found by the static type, and not by the value's own type.
extension Interpreter {
  /// Returns a value with a type of the source as its static type; members of a protocol's extensions are then found.
  func seen(_ value: Value, as type: TypeReference, from owner: String?) -> Value {
    switch value {
    case .instance, .enumeration: break
    default: return value
    }
    let name: String? =
      switch type {
      case .named(let name, _), .opaque(.named(let name, _)): name
      default: nil
      }
    guard let name, name != "Self" else { return value }
    guard let declared = program.type(name, from: owner) else {
      return ["Any", "AnyObject", "AnyHashable"].contains(name) ? value.seen(as: nil) : value
    }
    switch declared.kind {
    case .protocolType: return value.seen(as: StaticProtocol(name: declared.name))
    case .structure, .object, .enumeration: return value.seen(as: nil)
    case .extended: return value
    }
  }

  /// Returns the value of a generic type's property as the code of the type itself sees it.
  func seen(_ value: Value, asPropertyOf instance: Instance, _ name: String, in scope: Scope) -> Value {
    guard scope.owner == instance.type, let declared = program.types[instance.type],
      !declared.generics.isEmpty, let type = declared.property(name)?.type
    else { return value }
    func seen(_ value: Value, as type: TypeReference) -> Value {
      switch (value, type) {
      case (_, .optional(let wrapped)): return seen(value, as: wrapped)
      case (.array(let items), .array(let element)): return .array(items.map { seen($0, as: element) })
      case (_, .named(let parameter, _)):
        guard let constraint = declared.generics[parameter],
          let name = program.type(constraint, from: instance.type), name.kind == .protocolType
        else { return value }
        return value.seen(as: StaticProtocol(name: name.name, inside: declared.node))
      default: return value
      }
    }
    return seen(value, as: type)
  }

  /// Returns the value of a member's `self`, whose static type in the extension of a protocol is that protocol.
  func receiver(_ value: Value, in type: TypeDeclaration, at member: Syntax?) -> Value {
    guard type.kind == .protocolType, let member else { return value.seen(as: nil) }
    var block: Syntax? = member
    while let node = block, !node.is(ExtensionDeclSyntax.self) { block = node.parent }
    return value.seen(as: block.map { StaticProtocol(name: type.name, inside: $0) })
  }

  /// Returns the protocols whose extensions declare a member, where the value's static type is a protocol that does not
  /// require it; `nil` where the value's own type decides.
  func staticDeclarations(
    of name: String, of value: Value, at node: some SyntaxProtocol
  ) -> [TypeDeclaration]? {
    guard let seen = value.seenAs, seen.holds(at: Syntax(node)) else { return nil }
    let protocols = ([seen.name] + inheritance(of: seen.name).sorted()).compactMap { program.types[$0] }
      .filter { $0.kind == .protocolType }
    guard !protocols.contains(where: { $0.requires(name) }) else { return nil }
    let declaring = protocols.filter { type in
      type.property(name) != nil || !type.functions(named: name).isEmpty
    }
    return declaring.isEmpty ? nil : declaring
  }
}

extension TypeDeclaration {
  /// Returns whether the protocol itself requires a member, so that conforming types implement their own.
  fileprivate func requires(_ name: String) -> Bool {
    properties.contains { $0.name == name && !$0.isStatic && $0.getter == nil }
      || functions.contains { $0.name == name && !$0.isStatic && $0.body == nil }
  }
}
