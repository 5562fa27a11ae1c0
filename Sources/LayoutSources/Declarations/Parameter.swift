import SwiftSyntax

/// A parameter of a function or initialiser, or a stored property as its memberwise initialiser takes it.
struct Parameter {
  /// What a call writes before the argument; `nil` for nothing.
  var label: String?
  /// What the body calls it.
  var name: String
  var type: TypeReference?
  var defaultValue: ExprSyntax?
  /// Whether any number of arguments is taken.
  var isVariadic = false
  /// Whether a builder's attribute stands before it.
  var isBuilder = false
  /// The names of the attributes before it and its type.
  var attributes: [String] = []
  /// Whether it takes a value and the body calls code that gives it; the type is the value's.
  var isAutoclosure = false

  init(label: String?, name: String, type: TypeReference?, defaultValue: ExprSyntax? = nil) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
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
    isBuilder = attributes.contains { $0.hasSuffix("Builder") }
    isAutoclosure = attributes.contains("autoclosure")
    if isAutoclosure, case .function(let result)? = type { type = result }
  }

  /// Whether the argument is code that is called.
  var isFunction: Bool { if case .function = type?.unwrapped { true } else { false } }
}
