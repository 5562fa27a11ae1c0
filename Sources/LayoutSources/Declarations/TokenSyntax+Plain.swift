import SwiftSyntax

extension TokenSyntax {
  /// The name without the backticks around a keyword.
  var plain: String { text.filter { $0 != "`" } }
}
