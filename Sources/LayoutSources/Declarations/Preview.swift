import Foundation
import LayoutCore
import SwiftSyntax

/// A preview: `#Preview` with its code, or a type that provides previews.
struct Preview {
  enum Content {
    case code(CodeBlockItemListSyntax)
    /// A type that provides previews, with the name or the place, from 0, of the selected one; the first
    /// where both are missing.
    case provider(String, preview: String?, place: Int? = nil)
  }

  /// The title, or the provider's name.
  var name: String?
  var content: Content
  var node: Syntax
  /// The proposal of its traits; `nil` where they contain none.
  var proposal: ProposedViewSize?
}

extension ProposedViewSize {
  /// Returns the proposal of a preview's traits: the size of `.fixedLayout(width:height:)`, none for
  /// `.sizeThatFitsLayout`, and a ``Screen`` for `.portrait`, `.landscapeLeft` and the like.
  init?(traits arguments: LabeledExprListSyntax) {
    let traits = arguments.drop { $0.label?.text != "traits" }.map(\.expression)
    var turned: CGSize?
    for trait in traits {
      let name = trait.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      if name == "sizeThatFitsLayout" {
        self = .unspecified
        return
      }
      turned = name.flatMap { Screen.turned[$0] } ?? turned
      guard let call = trait.as(FunctionCallExprSyntax.self),
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "fixedLayout"
      else { continue }
      func side(_ label: String) -> CGFloat? {
        call.arguments.first { $0.label?.text == label }
          .flatMap { Double($0.expression.trimmedDescription.replacing("_", with: "")) }.map { CGFloat($0) }
      }
      guard let width = side("width"), let height = side("height") else { continue }
      self.init(width: width, height: height)
      return
    }
    guard let turned else { return nil }
    self.init(turned)
  }
}
