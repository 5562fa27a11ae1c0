import SwiftSyntax

extension Value {
  /// Code that gives the value.
  var wrapped: Value { .function(.native { _ in self }) }

  /// Code as a builder's, and any other value as it is.
  var builtByStatements: Value { built(by: nil) }

  /// Code as that of a builder of the source, or of the system's; any other value as it is.
  func built(by own: String?) -> Value {
    if case .function(let callable) = self { .function(.builder(callable, own: own)) } else { self }
  }
}

/// Code that can be called.
enum Callable {
  /// A closure, with what it sees.
  case closure(ClosureExprSyntax, Scope)
  /// Code that a builder's attribute stands before: its statements are views, or what a builder of the source makes.
  indirect case builder(Callable, own: String?)
  /// Functions of one name, of which the call chooses, with `self` where they are methods.
  case functions([FunctionDeclaration], Scope)
  /// The initialiser of a type.
  case initializer(String, Scope)
  /// A method of a value that is no declared one.
  case method(Value, String)
  /// What the interpreter itself does.
  case native(([Argument]) throws -> Value)
}
