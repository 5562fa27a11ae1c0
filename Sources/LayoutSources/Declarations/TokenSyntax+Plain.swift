import SwiftSyntax

extension TokenSyntax {
  /// The name, without the signs that let a keyword be one.
  var plain: String { text.filter { $0 != "`" } }
}
