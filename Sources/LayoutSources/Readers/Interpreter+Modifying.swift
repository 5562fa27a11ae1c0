import LayoutCore
import SwiftSyntax

extension Interpreter {
  /// Returns a view with one of SwiftUI's modifiers: by its reader, or by its class in the table of names.
  func modified(_ receiver: Value, at base: ExprSyntax, _ call: Call) throws -> Value {
    try countView(at: call.position)
    let read = try view(receiver, at: base)
    // The modifiers of images and shapes come first, while their types are still known.
    if let image = read.view as? ReadImage, let value = try image.modified(call) {
      return .view(ReadView(value, at: read.position))
    }
    if let text = read.view as? ReadText, let value = try text.modified(call) {
      return .view(ReadView(value, at: read.position))
    }
    if call.name == "opacity", let color = read.view as? Color, let factor = try call.number(nil) {
      return .view(ReadView(color.opacity(factor), at: call.position))
    }
    if let shape = read.view as? any Shape, let value = try ShapeModifier.apply(call, to: shape) {
      return .view(ReadView(value, at: call.position))
    }
    let content = read.positioned
    if let reader = Readers.modifiers[call.name], let view = try reader.view(content, call) {
      return .view(ReadView(view, at: call.position))
    }
    return .view(ReadView(try withoutReader(content, call)))
  }

  /// Returns a view with a modifier whose arguments were evaluated already.
  func modified(
    _ receiver: Value, _ name: String, _ arguments: [Argument], at node: Syntax, in scope: Scope
  ) throws -> Value {
    let call = Call(
      name: name, arguments: arguments, position: position(node), node: node, interpreter: self, scope: scope)
    return try modified(receiver, at: ExprSyntax(fromProtocol: MissingExprSyntax()), call)
  }

  private func withoutReader(_ content: any View, _ call: Call) throws -> any View {
    switch SupportedNames.support(of: ".\(call.name)") {
    case .neutral:
      // A presented view does not affect layout, and is not laid out.
      if call.isPresenting { refuse(".\(call.name)", at: call.position) }
      return NeutralView(content: content, kind: call.name, position: call.position)
    case .standIn, .exact:
      // The modifier is known, but not with these arguments.
      assume(.modifier, call.text, "neutral", at: call.position)
      return NeutralView(content: content, kind: call.name, position: call.position)
    case .notModelled:
      refuse(".\(call.name)", at: call.position)
      return content
    case nil:
      assume(.modifier, ".\(call.name)", "neutral", at: call.position)
      return NeutralView(content: content, kind: call.name, position: call.position)
    }
  }
}
