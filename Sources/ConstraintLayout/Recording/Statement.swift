import ElementTree
import LinearProgramming

/// What a rule says of one length: what it should be, and what bounds it.
struct Statement {
  /// What the length is.
  var label: VariableLabel
  /// The axis along which it lies; `nil` where it lies along neither.
  var axis: Axis?
  /// What so many times the length should be.
  var target: LinearExpression
  /// Why.
  var cause: Cause
  /// How many times.
  var count = 1
  /// What bounds the length.
  var limits: [Limit] = []

  /// A bound.
  struct Limit {
    /// What the length is compared with.
    var expression: LinearExpression
    /// Whether the length is no less, or else no more.
    var isLower: Bool
    /// Why.
    var cause: Cause
  }

  /// Why the length is what it is wished to be.
  var wish: Reason { Reason(label.view, axis, cause) }

  /// Why a bound is there.
  func reason(_ limit: Limit) -> Reason { Reason(label.view, axis, limit.cause) }
}
