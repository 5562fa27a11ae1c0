import LayoutCore
import SwiftSyntax

extension SourceFile {
  /// Returns the calls around a place, in bytes, the innermost first; a modifier is followed by the
  /// expression it is called on.
  func calls(around offset: Int) -> [SourceCall] {
    guard offset >= 0, offset <= tree.endPosition.utf8Offset else { return [] }
    // A cursor after the last letter of a name still refers to it.
    let token =
      tree.token(at: AbsolutePosition(utf8Offset: offset))
      ?? tree.token(at: AbsolutePosition(utf8Offset: max(0, offset - 1)))
    var calls: [SourceCall] = []
    var node = token.map { Syntax($0) }
    while let next = node {
      var name = next.calledName
      while let call = name.flatMap(WrittenCall.init), calls.allSatisfy({ $0.name != call.name.ownRange }) {
        calls.append(sourceCall(call))
        name = call.base.flatMap { Syntax($0).calledName }
      }
      node = next.parent
    }
    return calls
  }

  /// Returns the call whose name begins at a position; `nil` where there is none.
  func call(at position: SourcePosition) -> SourceCall? {
    token(at: position).flatMap(WrittenCall.init).map(sourceCall)
  }

  private func sourceCall(_ call: WrittenCall) -> SourceCall {
    SourceCall(
      position: position(of: call.name), name: call.name.ownRange,
      range: call.name.ownRange.lowerBound..<call.whole.ownRange.upperBound,
      arguments: (call.call?.arguments ?? []).map { argument in
        SourceCall.Argument(
          label: argument.label?.text, range: argument.expression.ownRange,
          number: Double(argument.expression.trimmedDescription.replacing("_", with: "")))
      })
  }
}

extension Syntax {
  /// The name that a node calls, or is: `padding` of `Text("a").padding(4)`, `Spacer` of `Spacer`.
  fileprivate var calledName: TokenSyntax? {
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self.as(ExprSyntax.self)
    if let member = callee?.as(MemberAccessExprSyntax.self) { return member.declName.baseName }
    return callee?.as(DeclReferenceExprSyntax.self)?.baseName
  }
}
