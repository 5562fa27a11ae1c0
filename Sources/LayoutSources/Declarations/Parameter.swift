import SwiftSyntax

/// A parameter of a function or initializer, or a stored property as a parameter of the memberwise
/// initializer.
struct Parameter {
  /// The argument label; `nil` for none.
  var label: String?
  /// The name in the body.
  var name: String
  var type: TypeReference?
  var defaultValue: ExprSyntax?
  /// Whether the parameter is variadic.
  var isVariadic = false
  /// Whether it has a builder's attribute.
  var isBuilder = false
  /// The names of the attributes of the parameter and its type.
  var attributes: [String] = []
  /// Its own attributes, among which property wrappers may be.
  var wrappers: [AttributeSyntax] = []
  /// Whether it is an autoclosure; the type is that of the value.
  var isAutoclosure = false
  /// The number of parameters of a function's type; `nil` for any other.
  var functionParameters: Int?
  /// Whether the function changes the argument.
  var isInOut = false
  /// Whether it is a binding; the type is that of the value.
  var isBinding = false
  /// Whether its type is any that a caller chooses, without a protocol.
  var isGeneric = false
  /// Whether a caller chooses its type among those of a protocol: `some P`, or a generic parameter.
  var isOpened = false

  init(label: String?, name: String, type: TypeReference?, defaultValue: ExprSyntax? = nil) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }

  /// Creates a parameter; one of a generic type that conforms to a protocol is of `some` type.
  init(
    _ parameter: FunctionParameterSyntax, generics: GenericParameterClauseSyntax?,
    _ constraints: [String: String]
  ) {
    self.init(parameter)
    isOpened = parameter.type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text == "some"
    let constraint = { (name: String) -> TypeReference? in
      guard let generic = generics?.parameters.first(where: { $0.name.text == name }) else { return nil }
      return generic.inheritedType.map { TypeReference($0) } ?? constraints[name].map { .named($0, []) }
    }
    if let elements = type?.constrainingElements(constraint), elements != type {
      type = elements
      isOpened = true
      return
    }
    guard let name = type?.unwrapped.name, type?.unwrapped == .named(name, []),
      let generic = generics?.parameters.first(where: { $0.name.text == name })
    else { return }
    isOpened = true
    guard let constraint = constraint(generic.name.text), type?.isOptional == false else {
      isGeneric = true
      return
    }
    type = .opaque(constraint)
  }

  init(_ parameter: FunctionParameterSyntax) {
    let first = parameter.firstName.plain
    label = first == "_" ? nil : first
    name = parameter.secondName?.plain ?? first
    type = TypeReference(parameter.type)
    defaultValue = parameter.defaultValue?.value
    isVariadic = parameter.ellipsis != nil
    let ofType = parameter.type.as(AttributedTypeSyntax.self)?.attributes ?? []
    attributes = (Array(parameter.attributes) + Array(ofType)).compactMap {
      $0.as(AttributeSyntax.self)?.name
    }
    wrappers = parameter.attributes.compactMap { $0.as(AttributeSyntax.self) }
    isBuilder = attributes.contains { $0.hasSuffix("Builder") }
    isAutoclosure = attributes.contains("autoclosure")
    isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
    let plain = parameter.type.as(AttributedTypeSyntax.self)?.baseType ?? parameter.type
    functionParameters = plain.as(FunctionTypeSyntax.self)?.parameters.count
    isBinding = parameter.type.as(IdentifierTypeSyntax.self)?.name.text == "Binding"
    if isAutoclosure, case .function(let result)? = type { type = result }
  }

  /// Whether the argument is a function.
  var isFunction: Bool { if case .function = type?.unwrapped { true } else { false } }
}
