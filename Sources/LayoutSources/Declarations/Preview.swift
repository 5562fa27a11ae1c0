import SwiftSyntax

/// A preview: `#Preview` with its code, or a type that provides previews.
struct Preview {
  enum Content {
    case code(CodeBlockItemListSyntax)
    case provider(String)
  }

  /// The title that it is given, or the provider's name.
  var name: String?
  var content: Content
  var node: Syntax
}
