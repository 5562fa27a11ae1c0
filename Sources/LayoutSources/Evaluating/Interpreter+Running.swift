import LayoutCore
import SwiftSyntax

/// The completion of a list of statements.
enum Completion {
  case normal
  case returned(Value)
  /// `break` and `continue`, with the label of the loop, if there is one.
  case broke(String?)
  case continued(String?)
  /// `fallthrough` to the next case.
  case fellThrough

  /// The returned value.
  var value: Value { if case .returned(let value) = self { value } else { .void } }
  var isNormal: Bool { if case .normal = self { true } else { false } }
}

extension Interpreter {
  /// Runs the code of a function, a property or a closure: a builder's code makes one view of its statements.
  func run(_ statements: CodeBlockItemListSyntax, in scope: Scope, asBuilder: Bool) throws -> Value {
    // A builder does not transform code with an explicit `return`.
    if asBuilder, !statements.returnsExplicitly {
      var builder = ViewCollector()
      if case .returned(let value) = try collect(statements, in: scope, into: &builder) {
        guard builder.views.isEmpty else { return .view(ReadView(builder.view)) }
        return value
      }
      return builder.value
    }
    if statements.count == 1, let only = statements.first, let expression = only.singleExpression {
      if let end = trapped(by: expression) { return end }
      let value = try evaluate(expression, in: scope)
      noteIfUnknown(value, of: expression)
      return value
    }
    return try execute(statements, in: scope).value
  }
}

extension SyntaxProtocol {
  /// Whether a `return` ends this code, not counting nested functions.
  var returnsExplicitly: Bool {
    children(viewMode: .sourceAccurate).contains { child in
      if child.is(ReturnStmtSyntax.self) { return true }
      let isOwnCode =
        child.is(ClosureExprSyntax.self) || child.is(FunctionDeclSyntax.self)
        || child.is(AccessorBlockSyntax.self) || child.is(MemberBlockSyntax.self)
      return !isOwnCode && !child.is(TokenSyntax.self) && child.returnsExplicitly
    }
  }
}

extension CodeBlockItemSyntax {
  /// The expression that the item is, including `if` and `switch`.
  var singleExpression: ExprSyntax? {
    switch item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
    default: nil
    }
  }
}

/// The views of a builder's statements, in order.
struct ViewCollector {
  private(set) var views: [any View] = []
  /// The only value, which may be something other than a view.
  private var only: Value?

  mutating func add(_ view: ReadView) {
    views.append(view.positioned)
    only = .view(view)
  }

  /// A single view unchanged, several as a list.
  var view: any View { views.count == 1 ? views[0] : ViewList(views: views) }

  /// The views as a value, which keeps the type of a single one.
  var value: Value {
    if views.count == 1, let only { return only }
    return .view(ReadView(view))
  }
}
