import LayoutCore
import SwiftSyntax

/// A thrown error of the source, until it is caught.
struct ThrownError: Error {
  var value: Value
}

extension ThrowStmtSyntax: ExecutableSyntax {
  func run(in scope: Scope, by interpreter: Interpreter) throws -> Completion {
    throw ThrownError(value: try interpreter.evaluate(expression, in: scope))
  }
}

extension TryExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    guard let mark = questionOrExclamationMark else { return try interpreter.evaluate(expression, in: scope) }
    do {
      return try interpreter.evaluate(expression, in: scope)
    } catch is ThrownError {
      if mark.text == "?" { return .missing }
      // An app would stop here.
      interpreter.assume(
        .action, Interpreter.words(self), "reached, and throws an error that is not caught", at: self)
      return .unknown(Unknown(path: expression.trimmedDescription, type: nil))
    }
  }
}

extension DoStmtSyntax: ExecutableSyntax {
  func run(in scope: Scope, by interpreter: Interpreter) throws -> Completion {
    do {
      return try interpreter.execute(body.statements, in: Scope(scope))
    } catch let error as ThrownError {
      for clause in catchClauses {
        let inner = Scope(scope, values: ["error": error.value])
        guard try interpreter.catches(error.value, clause, in: inner) else { continue }
        return try interpreter.execute(clause.body.statements, in: inner)
      }
      throw error
    }
  }
}

extension Interpreter {
  /// Returns whether a clause catches an error; the bindings of its pattern are added to the scope.
  fileprivate func catches(_ error: Value, _ clause: CatchClauseSyntax, in scope: Scope) throws -> Bool {
    guard !clause.catchItems.isEmpty else { return true }
    for item in clause.catchItems {
      if let pattern = item.pattern, try !matches(error, pattern, in: scope) { continue }
      if let condition = item.whereClause?.condition,
        !(try self.condition(try evaluate(condition, in: scope), at: condition))
      {
        continue
      }
      return true
    }
    return false
  }
}
