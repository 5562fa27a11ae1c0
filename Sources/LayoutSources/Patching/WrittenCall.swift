import LayoutCore
import SwiftSyntax

/// A view or a modifier as it is called in source.
struct WrittenCall {
  /// Its name.
  let name: TokenSyntax
  /// The dot before the name of a modifier; `nil` for a view.
  let period: TokenSyntax?
  /// The call; `nil` where the name stands alone, as in `Color.red`.
  let call: FunctionCallExprSyntax?
  /// The call with all that it is called on.
  let whole: ExprSyntax

  /// The call whose name is a token; `nil` where the token is no such name.
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

  /// What a modifier is called on; `nil` for a view.
  var base: ExprSyntax? { period?.parent?.as(MemberAccessExprSyntax.self)?.base }

  /// The modifier that is called on this one; `nil` where none is.
  var next: WrittenCall? {
    guard let member = whole.parent?.as(MemberAccessExprSyntax.self), member.base?.id == whole.id else {
      return nil
    }
    return WrittenCall(member.declName.baseName)
  }

  /// The argument of a label; `nil` is the last one without a label.
  func argument(_ label: String?) -> LabeledExprSyntax? {
    call?.arguments.last { $0.label?.text == label }
  }

  /// From the dot, or from the name, to the end of the call.
  var range: Range<Int> {
    (period ?? name).ownRange.lowerBound..<whole.ownRange.upperBound
  }
}

extension SyntaxProtocol {
  /// Where it stands, in bytes, without the blanks around it.
  var ownRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
