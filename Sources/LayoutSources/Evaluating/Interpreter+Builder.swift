import LayoutCore
import SwiftSyntax

extension Interpreter {
  /// Executes a builder's statements, and collects their views.
  func collect(
    _ statements: CodeBlockItemListSyntax, in scope: Scope, into builder: inout ViewCollector
  ) throws -> Completion {
    declareFunctions(of: statements, in: scope)
    for statement in statements {
      let completion = try collect(statement, in: scope, into: &builder)
      guard completion.isNormal else { return completion }
    }
    return .normal
  }

  private func collect(
    _ statement: CodeBlockItemSyntax, in scope: Scope, into builder: inout ViewCollector
  ) throws -> Completion {
    try step(statement)
    if case .decl(let declaration) = statement.item, let conditional = declaration.as(IfConfigDeclSyntax.self)
    {
      guard case .statements(let statements)? = clause(of: conditional)?.elements
      else {
        return .normal
      }
      return try collect(statements, in: scope, into: &builder)
    }
    guard let expression = statement.singleExpression else { return try execute(statement, in: scope) }
    if let choice = expression.as(IfExprSyntax.self) { return try collect(choice, in: scope, into: &builder) }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return try collect(choice, in: scope, into: &builder)
    }
    if let end = trapped(by: expression) { return .returned(end) }
    let value = try evaluate(expression, in: scope)
    if case .void = value { return .normal }
    builder.add(try view(value, at: expression))
    return .normal
  }

  /// Collects a choice among views as one view, whichever is chosen.
  private func collect(
    _ choice: IfExprSyntax, in scope: Scope, into builder: inout ViewCollector
  ) throws -> Completion {
    let position = position(choice)
    try countView(at: position)
    return try evaluating(at: position) {
      let inner = Scope(scope)
      if try holds(choice.conditions, in: inner, at: choice) {
        return try collectBranch(choice.body.statements, in: inner, into: &builder)
      }
      switch choice.elseBody {
      case .ifExpr(let next): return try collect(next, in: scope, into: &builder)
      case .codeBlock(let block): return try collectBranch(block.statements, in: Scope(scope), into: &builder)
      default:
        builder.add(ReadView(ViewList(views: [])))
        return .normal
      }
    }
  }

  private func collect(
    _ choice: SwitchExprSyntax, in scope: Scope, into builder: inout ViewCollector
  ) throws -> Completion {
    let position = position(choice)
    try countView(at: position)
    return try evaluating(at: position) {
      guard let (statements, inner) = try chosenCase(of: choice, in: scope) else {
        builder.add(ReadView(ViewList(views: [])))
        return .normal
      }
      return try collectBranch(statements, in: inner, into: &builder)
    }
  }

  private func collectBranch(
    _ statements: CodeBlockItemListSyntax, in scope: Scope, into builder: inout ViewCollector
  ) throws -> Completion {
    var inner = ViewCollector()
    let completion = try collect(statements, in: scope, into: &inner)
    switch completion {
    case .returned: return completion
    case .normal, .broke, .continued, .fellThrough:
      builder.add(ReadView(BranchView(content: inner.view, branch: statements.id)))
      return .normal
    }
  }
}
