import SwiftSyntax

extension Value {
  /// Code that returns the value.
  var wrapped: Value { .function(.native { _ in self }) }

  /// Code as a builder's, and any other value unchanged.
  var builtByStatements: Value { built(by: nil) }

  /// Returns code as that of a declared builder, or of the system's; any other value unchanged.
  func built(by own: String?) -> Value {
    if case .function(let callable) = self { .function(.builder(callable, own: own)) } else { self }
  }
}

/// Code that can be called.
enum Callable {
  /// A closure, with its captured scope.
  case closure(ClosureExprSyntax, Scope)
  /// Code with a builder's attribute: its statements are views, or arguments of a declared builder.
  indirect case builder(Callable, own: String?)
  /// Functions of one name, among which the call chooses, with `self` for methods.
  case functions([FunctionDeclaration], Scope)
  /// The initialiser of a type.
  case initializer(String, Scope)
  /// A method of a value without a declared type.
  case method(Value, String)
  /// A function of the interpreter itself.
  case native(([Argument]) throws -> Value)
}
