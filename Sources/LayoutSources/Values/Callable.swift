import SwiftSyntax

/// Code that can be called.
enum Callable {
  /// A closure, with what it sees.
  case closure(ClosureExprSyntax, Scope)
  /// Functions of one name, of which the call chooses, with `self` where they are methods.
  case functions([FunctionDeclaration], Scope)
  /// The initialiser of a type.
  case initializer(String, Scope)
  /// A method of a value that is no declared one.
  case method(Value, String)
  /// What the interpreter itself does.
  case native(([Argument]) throws -> Value)
}
