import SwiftSyntax

/// A function, a method, an initializer, or the getter of a subscript.
struct FunctionDeclaration {
  var name: String
  var parameters: [Parameter]
  var result: TypeReference?
  var body: CodeBlockItemListSyntax?
  var isStatic: Bool
  var isBuilder: Bool
  /// The names of its attributes, such as `ViewBuilder`.
  var attributes: [String] = []
  /// Whether it changes `self`.
  var isMutating = false
  /// Whether it is a postfix operator.
  var isPostfix = false
  /// The type of `Self`, in an extension that states it.
  var selfType: String?
  var node: Syntax

  init(_ function: FunctionDeclSyntax) {
    name = function.name.plain
    let constraints = Syntax(function).genericConstraints
    parameters = function.signature.parameterClause.parameters.map {
      Parameter($0, generics: function.genericParameterClause, constraints)
    }
    result = function.signature.returnClause.map { TypeReference($0.type) }
    body = function.body?.statements
    isStatic = function.modifiers.contains { ["static", "class"].contains($0.name.text) }
    isBuilder =
      result?.isSomeView == true
      || function.attributes.contains { $0.as(AttributeSyntax.self)?.name.hasSuffix("Builder") == true }
    attributes = function.attributes.compactMap { $0.as(AttributeSyntax.self)?.name }
    isMutating = function.modifiers.contains { $0.name.text == "mutating" }
    isPostfix = function.modifiers.contains { $0.name.text == "postfix" }
    node = Syntax(function)
  }

  /// Creates the function that `self[...]` calls; `nil` for a subscript without a getter.
  init?(_ access: SubscriptDeclSyntax) {
    guard let getter = access.accessorBlock?.getter else { return nil }
    name = Self.subscriptName
    // In a subscript, a single name is not a label.
    parameters = access.parameterClause.parameters.map { parameter in
      var own = Parameter(parameter)
      if parameter.secondName == nil { own.label = nil }
      return own
    }
    result = TypeReference(access.returnClause.type)
    body = getter
    isStatic = access.modifiers.contains { ["static", "class"].contains($0.name.text) }
    isBuilder = result?.isSomeView == true
    node = Syntax(access)
  }

  /// The name under which a subscript is listed among functions.
  static let subscriptName = "subscript"

  init(_ initializer: InitializerDeclSyntax) {
    name = "init"
    let constraints = Syntax(initializer).genericConstraints
    parameters = initializer.signature.parameterClause.parameters.map {
      Parameter($0, generics: initializer.genericParameterClause, constraints)
    }
    result = nil
    body = initializer.body?.statements
    isStatic = false
    isBuilder = false
    node = Syntax(initializer)
  }
}
