import LayoutCore
import SwiftSyntax

/// An argument of a call.
struct Argument {
  /// What the call writes before it.
  var label: String?
  var value: Value
  /// Whether it is a closure after the parentheses.
  var isTrailing = false
  /// What the source says.
  var node: Syntax
  /// Puts another value where the argument stands, for one that is handed over to be changed.
  var changing: ((Value) throws -> Void)?
  /// Puts another value where the binding leads that the argument is.
  var binding: ((Value) -> Void)?
}
