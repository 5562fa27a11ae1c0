import Foundation
import SwiftSyntax

/// Which branch of `#if` is read: that of an app on iOS in a debug build, as previews are made there.
enum ConditionalCompilation {
  /// The conditions that hold, without spaces.
  private static let holding: Set<String> = [
    "os(iOS)", "DEBUG", "true", "canImport(UIKit)", "canImport(SwiftUI)", "canImport(Foundation)",
  ]

  /// Whether a condition holds.
  static func holds(_ condition: ExprSyntax) -> Bool {
    let text = condition.trimmedDescription.filter { !$0.isWhitespace }
    return holds(text[...])
  }

  private static func holds(_ text: Substring) -> Bool {
    if let either = text.range(of: "||") {
      return holds(text[..<either.lowerBound]) || holds(text[either.upperBound...])
    }
    if let both = text.range(of: "&&") {
      return holds(text[..<both.lowerBound]) && holds(text[both.upperBound...])
    }
    if text.hasPrefix("!") { return !holds(text.dropFirst()) }
    if text.hasPrefix("swift(") || text.hasPrefix("compiler(") { return true }
    return holding.contains(String(text))
  }

  /// The clause that is read.
  static func clause(of conditional: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    conditional.clauses.first { $0.condition.map(holds) ?? true }
  }
}

extension IfConfigDeclSyntax {
  /// The declarations of the branch that is read.
  var taken: [DeclSyntax] {
    switch ConditionalCompilation.clause(of: self)?.elements {
    case .decls(let members): members.map(\.decl)
    case .statements(let items):
      items.compactMap { if case .decl(let declaration) = $0.item { declaration } else { nil } }
    default: []
    }
  }
}
