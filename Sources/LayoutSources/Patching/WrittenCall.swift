import LayoutCore
import SwiftSyntax

/// A call of a view or a modifier in source.
struct WrittenCall {
  let name: TokenSyntax
  /// The dot before the name of a modifier; `nil` for a view.
  let period: TokenSyntax?
  /// The call; `nil` for a name without one, as in `Color.red`.
  let call: FunctionCallExprSyntax?
  /// The call with its base.
  let whole: ExprSyntax

  /// Creates the call with a name; `nil` where the token is not one.
  init?(_ name: TokenSyntax) {
    guard let reference = name.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    self.name = name
    var callee = ExprSyntax(reference)
    var dot: TokenSyntax?
    if let member = reference.parent?.as(MemberAccessExprSyntax.self) {
      callee = ExprSyntax(member)
      if member.declName.id == reference.id, member.base != nil { dot = member.period }
    }
    period = dot
    let called = callee.parent?.as(FunctionCallExprSyntax.self)
    call = called?.calledExpression.id == callee.id ? called : nil
    whole = call.map { ExprSyntax($0) } ?? callee
  }

  /// The base of a modifier; `nil` for a view.
  var base: ExprSyntax? { period?.parent?.as(MemberAccessExprSyntax.self)?.base }

  /// The next modifier of the chain; `nil` for the last.
  var next: WrittenCall? {
    guard let member = whole.parent?.as(MemberAccessExprSyntax.self), member.base?.id == whole.id else {
      return nil
    }
    return WrittenCall(member.declName.baseName)
  }

  /// Returns the argument with a label; `nil` is the last one without a label.
  func argument(_ label: String?) -> LabeledExprSyntax? {
    call?.arguments.last { $0.label?.text == label }
  }

  /// The range from the dot, or from the name, to the end of the call.
  var range: Range<Int> {
    (period ?? name).ownRange.lowerBound..<whole.ownRange.upperBound
  }
}

extension SyntaxProtocol {
  /// The range in bytes, without surrounding blanks.
  var ownRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
