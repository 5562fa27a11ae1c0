import SwiftSyntax

/// A type as it is written.
indirect enum TypeReference: Hashable {
  /// A name with its generic arguments; it may be dotted.
  case named(String, [TypeReference])
  case optional(TypeReference)
  case array(TypeReference)
  case dictionary(TypeReference, TypeReference)
  /// A function, by its result type.
  case function(TypeReference)
  case tuple([Part])
  /// `some P` or `any P`.
  case opaque(TypeReference)

  /// An element of a tuple.
  struct Part: Hashable {
    var label: String?
    var type: TypeReference
  }

  init(_ type: TypeSyntax) {
    if let type = type.as(IdentifierTypeSyntax.self) {
      self = Self.generic(type.name.text, type.genericArgumentClause)
    } else if let type = type.as(MemberTypeSyntax.self) {
      let base = TypeReference(type.baseType).name.map { $0 + "." } ?? ""
      let prefix = base == "SwiftUI." || base == "Swift." || base == "Foundation." ? "" : base
      self = Self.generic(prefix + type.name.text, type.genericArgumentClause)
    } else if let type = type.as(OptionalTypeSyntax.self) {
      self = .optional(TypeReference(type.wrappedType))
    } else if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      self = .optional(TypeReference(type.wrappedType))
    } else if let type = type.as(ArrayTypeSyntax.self) {
      self = .array(TypeReference(type.element))
    } else if let type = type.as(DictionaryTypeSyntax.self) {
      self = .dictionary(TypeReference(type.key), TypeReference(type.value))
    } else if let type = type.as(FunctionTypeSyntax.self) {
      self = .function(TypeReference(type.returnClause.type))
    } else if let type = type.as(AttributedTypeSyntax.self) {
      self.init(type.baseType)
    } else if let type = type.as(SomeOrAnyTypeSyntax.self) {
      self = .opaque(TypeReference(type.constraint))
    } else if let type = type.as(TupleTypeSyntax.self) {
      let parts = type.elements.map { element in
        let label = element.firstName?.text
        return Part(label: label == "_" ? nil : label, type: TypeReference(element.type))
      }
      self = parts.count == 1 ? parts[0].type : .tuple(parts)
    } else {
      self = .named(type.trimmedDescription, [])
    }
  }

  /// Returns a type of collections with the generic parameters that are their elements as `some P`: `[some P]` for `[T]`
  /// of `<T: P>`.
  func constrainingElements(_ constraint: (String) -> TypeReference?) -> TypeReference {
    func element(_ type: TypeReference) -> TypeReference {
      guard case .named(let name, []) = type, let protocolType = constraint(name) else {
        return type.constrainingElements(constraint)
      }
      return .opaque(protocolType)
    }
    return switch self {
    case .array(let type): .array(element(type))
    case .dictionary(let key, let type): .dictionary(key, element(type))
    case .optional(let type): .optional(type.constrainingElements(constraint))
    default: self
    }
  }

  private static func generic(_ name: String, _ clause: GenericArgumentClauseSyntax?) -> TypeReference {
    let arguments: [TypeReference] = (clause?.arguments ?? []).compactMap { argument in
      if case .type(let type) = argument.argument { TypeReference(type) } else { nil }
    }
    switch (name, arguments.count) {
    case ("Optional", 1): return .optional(arguments[0])
    case ("Array", 1), ("Set", 1), ("ArraySlice", 1), ("FetchedResults", 1), ("ContiguousArray", 1):
      return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    case ("Binding", 1), ("Published", 1), ("State", 1): return arguments[0]
    // A store of The Composable Architecture is read as its state.
    case ("Store", 2), ("ViewStore", 2): return arguments[0]
    case ("StoreOf", 1), ("ViewStoreOf", 1):
      return arguments[0].name.map { .named("\($0).State", []) } ?? .named(name, arguments)
    case ("IdentifiedArrayOf", 1), ("IdentifiedArray", 1): return .array(arguments[0])
    case ("IdentifiedArray", 2): return .array(arguments[1])
    default: return .named(name, arguments)
    }
  }

  /// The name of a named type; `nil` for any other.
  var name: String? { if case .named(let name, _) = self { name } else { nil } }

  /// The type without optionals.
  var unwrapped: TypeReference { if case .optional(let type) = self { type.unwrapped } else { self } }

  /// Whether the type is optional.
  var isOptional: Bool { if case .optional = self { true } else { false } }

  /// The type of a collection's elements.
  var element: TypeReference? {
    switch self {
    case .array(let element): element
    case .optional(let type): type.element
    case .named, .dictionary, .function, .tuple, .opaque: nil
    }
  }

  /// Whether it is an opaque view type, so that the code that makes it is a builder's.
  var isSomeView: Bool {
    if case .opaque(let type) = self { type.name == "View" } else { false }
  }
}
