import SwiftSyntax

/// A declared type, with its extensions.
struct TypeDeclaration {
  enum Kind { case structure, object, enumeration, protocolType, extended }

  /// A case of an enum.
  struct Case {
    var name: String
    var parameters: [Parameter]
    var rawValue: ExprSyntax?
  }

  /// The name, qualified by the enclosing types.
  var name: String
  var kind: Kind
  /// The names of its protocols and its superclass.
  var inherited: Set<String> = []
  var properties: [PropertyDeclaration] = []
  var functions: [FunctionDeclaration] = []
  var initializers: [FunctionDeclaration] = []
  var cases: [Case] = []
  /// The protocols of its generic parameters, by the names of those.
  var generics: [String: String] = [:]
  /// The type aliases by name.
  var aliases: [String: TypeReference] = [:]
  /// The syntax node of the declaration.
  var node: Syntax

  /// Whether it declares itself a `View`.
  var isView: Bool { inherited.contains("View") }

  /// The stored properties, in order.
  var stored: [PropertyDeclaration] { properties.filter(\.isStored) }

  func property(_ name: String, isStatic: Bool = false) -> PropertyDeclaration? {
    properties.last { $0.name == name && $0.isStatic == isStatic }
  }

  func functions(named name: String, isStatic: Bool = false) -> [FunctionDeclaration] {
    functions.filter { $0.name == name && $0.isStatic == isStatic }
  }

  /// Adds the members of an extension, or of another part of the type.
  mutating func add(_ other: TypeDeclaration) {
    if kind == .extended, other.kind != .extended {
      kind = other.kind
      node = other.node
    }
    inherited.formUnion(other.inherited)
    properties += other.properties
    functions += other.functions
    initializers += other.initializers
    cases += other.cases
    aliases.merge(other.aliases) { $1 }
    generics.merge(other.generics) { $1 }
  }
}
