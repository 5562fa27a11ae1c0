import SwiftSyntax

extension Value {
  /// Code that gives the value.
  var wrapped: Value { .function(.native { _ in self }) }

  /// Code as a builder's, and any other value as it is.
  var builtByStatements: Value {
    if case .function(let callable) = self { .function(.builder(callable)) } else { self }
  }
}

/// Code that can be called.
enum Callable {
  /// A closure, with what it sees.
  case closure(ClosureExprSyntax, Scope)
  /// Code that a builder's attribute stands before: its statements are views.
  indirect case builder(Callable)
  /// Functions of one name, of which the call chooses, with `self` where they are methods.
  case functions([FunctionDeclaration], Scope)
  /// The initialiser of a type.
  case initializer(String, Scope)
  /// A method of a value that is no declared one.
  case method(Value, String)
  /// What the interpreter itself does.
  case native(([Argument]) throws -> Value)
}
