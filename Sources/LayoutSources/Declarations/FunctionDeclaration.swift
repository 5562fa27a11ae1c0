import SwiftSyntax

/// A function, a method or an initialiser.
struct FunctionDeclaration {
  var name: String
  var parameters: [Parameter]
  var result: TypeReference?
  var body: CodeBlockItemListSyntax?
  var isStatic: Bool
  var isBuilder: Bool
  /// Whether it changes `self`.
  var isMutating = false
  /// What `Self` is, in an extension that says so.
  var selfType: String?
  var node: Syntax

  init(_ function: FunctionDeclSyntax) {
    name = function.name.plain
    parameters = function.signature.parameterClause.parameters.map(Parameter.init)
    result = function.signature.returnClause.map { TypeReference($0.type) }
    body = function.body?.statements
    isStatic = function.modifiers.contains { ["static", "class"].contains($0.name.text) }
    isBuilder =
      result?.isSomeView == true
      || function.attributes.contains { $0.as(AttributeSyntax.self)?.name.hasSuffix("Builder") == true }
    isMutating = function.modifiers.contains { $0.name.text == "mutating" }
    node = Syntax(function)
  }

  init(_ initializer: InitializerDeclSyntax) {
    name = "init"
    parameters = initializer.signature.parameterClause.parameters.map(Parameter.init)
    result = nil
    body = initializer.body?.statements
    isStatic = false
    isBuilder = false
    node = Syntax(initializer)
  }
}
