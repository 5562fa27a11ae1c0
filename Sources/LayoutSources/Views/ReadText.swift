import LayoutCore

/// A text of the source; texts can be added, and their own modifiers return a text.
struct ReadText: View {
  typealias Body = Never
  var text: Text

  init(_ string: String, at position: SourcePosition) {
    text = Text(verbatim: string).placed(at: position)
  }

  init(_ text: Text) { self.text = text }

  /// The words of the text.
  var string: String { text.plainString }

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] { text.layoutNodes(in: environment) }

  /// Returns the text with one of its own modifiers; `nil` for a modifier of any view.
  func modified(_ call: Call) throws -> ReadText? {
    guard let made = try styled(call) else { return nil }
    return ReadText(made.placingModifiers(from: text.drawnModifierCount, at: call.position))
  }

  private func styled(_ call: Call) throws -> Text? {
    switch call.name {
    case "bold": return text.bold(try call.flag(nil) ?? true)
    case "italic": return text.italic(try call.flag(nil) ?? true)
    case "underline", "strikethrough":
      let isActive = try call.flag(nil) ?? true
      let color = try call.style(call.argument("color")).map { Color($0.paint) }
      return call.name == "underline"
        ? text.underline(isActive, color: color) : text.strikethrough(isActive, color: color)
    case "monospacedDigit": return text.monospacedDigit()
    case "monospaced": return text.monospaced(try call.flag(nil) ?? true)
    case "kerning": return text.kerning(call.bounded(try call.length(nil) ?? 0))
    case "tracking": return text.tracking(call.bounded(try call.length(nil) ?? 0))
    case "baselineOffset": return text.baselineOffset(call.bounded(try call.length(nil) ?? 0))
    case "fontDesign": return text.fontDesign(call.interpreter.design(call.unlabeled(0)?.value))
    case "font":
      guard let font = try call.font() else { return nil }
      return text.font(font)
    case "fontWeight":
      guard let argument = call.unlabeled(0), let weight = call.interpreter.weight(argument.value) else {
        return nil
      }
      return text.fontWeight(weight)
    case "foregroundColor", "foregroundStyle":
      guard let style = try call.style(call.unlabeled(0)), call.unlabeled(1) == nil else { return nil }
      return call.name == "foregroundColor"
        ? text.foregroundColor(Color(style.paint)) : text.foregroundStyle(style)
    default: return nil
    }
  }
}

extension Call {
  /// Returns the font of the first argument; `nil` where it is unknown, or none.
  fileprivate func font() throws -> Font? {
    guard let argument = unlabeled(0) else { return nil }
    return try interpreter.font(argument.value, at: argument.node)
  }
}
