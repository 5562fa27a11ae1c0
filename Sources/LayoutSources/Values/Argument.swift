import LayoutCore
import SwiftSyntax

/// An argument of a call.
struct Argument {
  /// The label.
  var label: String?
  var value: Value
  /// Whether it is a trailing closure.
  var isTrailing = false
  /// The syntax node.
  var node: Syntax
  /// Writes a value back to an `inout` argument.
  var changing: ((Value) throws -> Void)?
  /// Sets the value of a binding argument.
  var binding: ((Value) -> Void)?
  /// Returns the value of a binding argument at any time.
  var source: (() throws -> Value)?
}
