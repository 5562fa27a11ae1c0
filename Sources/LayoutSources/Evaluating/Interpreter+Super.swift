import LayoutCore
import SwiftSyntax

// `super`: the same object with the superclass's declarations.
extension Interpreter {
  /// Returns the declared superclasses of the type whose code this is, the nearest first.
  private func superclasses(in scope: Scope) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    var next = scope.owner.flatMap { program.types[$0] }
    while let type = next {
      next = type.inherited.sorted().lazy.compactMap { self.program.type($0, from: type.name) }.first {
        above in
        above.kind == .object && !found.contains { $0.name == above.name }
      }
      if let next { found.append(next) }
    }
    return found
  }

  /// Runs `super.init(...)`, or calls a method of the superclass; does nothing where it is not declared.
  func callSuper(_ name: String, _ arguments: [Argument], at node: some SyntaxProtocol, in scope: Scope)
    throws -> Value
  {
    for type in superclasses(in: scope) {
      let inner = Scope(
        receiver: scope.receiver, owner: type.name, environment: scope.environment,
        isInitializing: name == "init")
      if name == "init" {
        guard
          let (initializer, values) = meant(
            of: type.initializers.filter { $0.body != nil }, by: arguments, in: inner),
          let body = initializer.body
        else { continue }
        let code = Scope(inner, values: try completed(values, initializer.parameters, inner))
        _ = try expanding("\(type.name).init", or: .normal) { try execute(body, in: code) }
        return .void
      }
      let functions = type.functions(named: name)
      if !functions.isEmpty { return try call(.functions(functions, inner), arguments, at: node) }
    }
    return .void
  }

  /// Returns a property of the superclass; `nil` where none is declared.
  func superMember(_ name: String, at node: some SyntaxProtocol, in scope: Scope) throws -> Value? {
    for type in superclasses(in: scope) {
      guard let property = type.property(name) else { continue }
      let inner = Scope(receiver: scope.receiver, owner: type.name, environment: scope.environment)
      if let getter = property.getter {
        let value = try expanding("\(type.name).\(name)", or: unknown(name, property.type)) {
          try run(getter, in: inner, asBuilder: property.isBuilder)
        }
        return property.type.map { coerce(value, to: $0, from: type.name) } ?? value.named
      }
      if case .instance(let instance)? = scope.receiver, let value = instance[name] { return value }
      return try property.initialValue.map { try evaluate($0, in: Scope(owner: type.name)) }
        ?? unknown(name, property.type, from: type.name)
    }
    return nil
  }
}
