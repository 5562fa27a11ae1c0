import Foundation
import LayoutCore
import SwiftSyntax

extension Readers {
  static let leaves: [any ViewReader] = [
    TextReader(), ImageReader(), ColorReader(), SpacerReader(), DividerReader(), EmptyViewReader(),
    RectangleReader(),
    RoundedRectangleReader(), CircleReader(), CapsuleReader(), EllipseReader(), PathReader(),
    ContainerRelativeShapeReader(), UnevenRoundedRectangleReader(), ConcentricRectangleReader(),
    GradientReader(name: "LinearGradient"),
    GradientReader(name: "RadialGradient"), GradientReader(name: "AngularGradient"),
    GradientReader(name: "EllipticalGradient"), MeshGradientReader(),
  ]
}

struct TextReader: ViewReader {
  let name = "Text"

  func view(_ call: Call) throws -> any View {
    guard let argument = call.arguments.first else { return ReadText("", at: call.position) }
    return ReadText(try text(argument, call).placed(at: call.position))
  }

  private func text(_ argument: Argument, _ call: Call) throws -> Text {
    if let date = try date(argument, call) { return date }
    if argument.label == nil, let written = try call.written(argument) { return written }
    if let key = call.key(of: argument) { return try call.text(of: key, at: argument) }
    if case .view(let view) = argument.value, let image = view.view as? ReadImage { return Text(image.image) }
    if case .native(let string as AttributedString) = argument.value { return Text(string) }
    return Text(verbatim: try call.interpreter.string(argument.value, at: argument.node))
  }

  /// Returns the text of a date, the present one where it is unknown; `nil` for a text of another kind.
  private func date(_ argument: Argument, _ call: Call) throws -> Text? {
    let now = EnvironmentValues().now
    if argument.label == "timerInterval" {
      call.interpreter.assume(
        .string, argument.node.trimmedDescription, "an interval that is over", at: argument.node)
      return Text(timerInterval: now...now)
    }
    guard argument.label == nil, case .symbol(let style)? = call.argument("style")?.value,
      let style = style.dateStyle
    else { return nil }
    if case .native(is MomentValue) = argument.value { return Text(now, style: style) }
    if !["Date()", "Date.now", ".now"].contains(argument.node.trimmedDescription) {
      call.interpreter.assume(.string, argument.node.trimmedDescription, "now", at: argument.node)
    }
    return Text(now, style: style)
  }
}

extension Call {
  /// Returns the text of a value in the format of the call, in the locale around it; `nil` where it has none.
  func written(_ argument: Argument) throws -> Text? {
    guard let format = self.argument("format") else { return nil }
    return try interpreter.written(argument.value, in: format.value, called: text, at: argument.node)
  }

  /// Returns a value in the format of the call; `nil` where it has none.
  func formatted(_ argument: Argument) throws -> String? {
    guard let format = self.argument("format") else { return nil }
    return try interpreter.formatted(argument.value, in: format.value, called: text, at: argument.node)
  }
}

extension Interpreter {
  /// Returns the text of a value in a format, in the locale around it; an unknown format is reported by its source.
  func written(
    _ value: Value, in format: Value, called text: String, at node: some SyntaxProtocol
  ) throws -> Text {
    let english = try formatted(value, in: format, called: text, at: node)
    guard let known = NumberFormat(format) else { return Text(verbatim: english) }
    switch value {
    case .number(let number): return Text(writtenBy: { known.words(number, in: $0) })
    case .unknown(let unknown):
      let zero = Value.Number(value: 0, isInteger: unknown.type?.unwrapped.name == "Int")
      return Text(writtenBy: { known.words(zero, in: $0) })
    default: return Text(verbatim: english)
    }
  }

  /// Returns a value in a format; an unknown format is reported by its source.
  func formatted(_ value: Value, in format: Value, called text: String, at node: some SyntaxProtocol) throws
    -> String
  {
    if case .number(let number) = value { return try string(number, in: format, at: Syntax(node)) }
    if case .unknown(let unknown) = value, NumberFormat(format) != nil {
      assume(.number, unknown.path, "0", at: node)
      let isWhole = unknown.type?.unwrapped.name == "Int"
      return try string(Value.Number(value: 0, isInteger: isWhole), in: format, at: Syntax(node))
    }
    let shown =
      switch value {
      case .symbol(let symbol): Unknown(path: symbol.description, type: nil).name
      case .unknown(let unknown): unknown.name
      default: try string(value, at: node)
      }
    assume(.string, text, "\"\(shown)\"", at: node)
    return shown
  }
}

extension Call {
  /// Returns the text of a key: from a named table, regardless of others.
  fileprivate func text(of key: LocalizedStringKey, at argument: Argument) throws -> Text {
    let name = try tableName
    if let name { sayNoTable(name) }
    return Text(key, tableName: name)
  }

  /// The name of the table in which a key is looked up; `nil` for the default one.
  var tableName: String? {
    get throws {
      let argument = argument("tableName") ?? (name == "Text" ? nil : argument("table"))
      guard case .string(let name)? = argument?.value, name != "Localizable" else { return nil }
      return name
    }
  }

  /// Reports a table that is not there.
  func sayNoTable(_ name: String) {
    // Where there are no tables at all, every key is shown as it is.
    guard let translator = interpreter.options.translator, translator.translator(ofTable: name) == nil else {
      return
    }
    interpreter.assume(.string, "table \(name)", "one without keys", at: position)
  }

  /// Returns the key of an argument without a label; `nil` for a string that is not a literal, which is shown
  /// unchanged.
  func key(of argument: Argument) -> LocalizedStringKey? {
    guard argument.label == nil else { return nil }
    if case .native(let string as ReadString) = argument.value, string.isKey { return string.key }
    return literalKey(argument)
  }

  /// Returns the key of an argument written as a literal, or as a choice among literals; `nil` for any other.
  ///
  /// Only in such strings is Markdown read, and only these are looked up and formatted for the locale.
  func literalKey(_ argument: Argument) -> LocalizedStringKey? {
    guard let node = argument.node.as(ExprSyntax.self), node.isLiteralOfString else { return nil }
    switch argument.value {
    case .native(let string as ReadString): return string.key
    case .string(let string):
      return interpreter.keys[node.id] ?? interpreter.keysByWords[string] ?? LocalizedStringKey(string)
    default: return nil
    }
  }

  /// Returns the text of a literal that is looked up, with numbers formatted for the locale; `nil` if it is not known.
  func localized(_ argument: Argument) -> String? {
    guard let key = literalKey(argument) else {
      guard case .string(let text) = argument.value else { return nil }
      return text
    }
    guard key.hasValues else { return try? interpreter.string(argument.value, at: argument.node) }
    return key.string(translatedBy: nil, in: interpreter.options.translator?.locale)
  }
}

extension ExprSyntax {
  /// Whether it is a string literal, or a choice among string literals: `isOn ? "On" : "Off"`.
  fileprivate var isLiteralOfString: Bool {
    if self.is(StringLiteralExprSyntax.self) { return true }
    if let tuple = self.as(TupleExprSyntax.self) {
      return tuple.elements.count == 1 && tuple.elements.first?.expression.isLiteralOfString == true
    }
    if let choice = self.as(TernaryExprSyntax.self) {
      return choice.thenExpression.isLiteralOfString && choice.elseExpression.isLiteralOfString
    }
    return self.as(SequenceExprSyntax.self).map { Self.areLiterals($0.elements.map { $0 }[...]) } ?? false
  }

  /// The same of operands in a row, of which the last is what the others do not choose.
  private static func areLiterals(_ elements: ArraySlice<ExprSyntax>) -> Bool {
    if elements.count == 1 { return elements.first?.isLiteralOfString ?? false }
    guard let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      elements[place].as(UnresolvedTernaryExprSyntax.self)?.thenExpression.isLiteralOfString == true
    else { return false }
    return areLiterals(elements[(place + 1)...])
  }
}

extension Symbol {
  /// The style of a date that the symbol names.
  fileprivate var dateStyle: Text.DateStyle? {
    switch steps.last?.name {
    case "time": .time
    case "date": .date
    case "relative": .relative
    case "offset": .offset
    case "timer": .timer
    default: nil
    }
  }
}

struct ColorReader: ViewReader {
  let name = "Color"

  func view(_ call: Call) throws -> any View {
    if call.has("red"), call.has("green") {
      return Color(
        red: try call.number("red") ?? 0, green: try call.number("green") ?? 0,
        blue: try call.number("blue") ?? 0,
        opacity: try call.number("opacity") ?? 1, fileID: call.file, line: call.line)
    }
    if call.has("hue") {
      return Color(
        hue: try call.number("hue") ?? 0, saturation: try call.number("saturation") ?? 0,
        brightness: try call.number("brightness") ?? 0, opacity: try call.number("opacity") ?? 1,
        fileID: call.file, line: call.line)
    }
    if call.has("white") {
      return Color(
        white: try call.number("white") ?? 0, opacity: try call.number("opacity") ?? 1, fileID: call.file,
        line: call.line)
    }
    let first = call.arguments.first { $0.label != "colorSpace" && $0.label != "bundle" && !isSpace($0) }
    let paint = try first.map { try call.interpreter.paint($0.value, at: $0.node) } ?? "clear"
    return Color(paint, fileID: call.file, line: call.line)
  }

  /// Returns whether an argument is the colour space: `.displayP3` before `red:`.
  private func isSpace(_ argument: Argument) -> Bool {
    guard argument.label == nil, case .symbol(let symbol) = argument.value else { return false }
    return ["sRGB", "sRGBLinear", "displayP3"].contains(symbol.steps.last?.name ?? "")
  }
}

struct SpacerReader: ViewReader {
  let name = "Spacer"

  func view(_ call: Call) throws -> any View {
    Spacer(minLength: try call.length("minLength"), fileID: call.file, line: call.line)
  }
}

struct DividerReader: ViewReader {
  let name = "Divider"

  func view(_ call: Call) throws -> any View { Divider(fileID: call.file, line: call.line) }
}

struct EmptyViewReader: ViewReader {
  let name = "EmptyView"

  func view(_ call: Call) throws -> any View { EmptyView() }
}

struct RectangleReader: ViewReader {
  let name = "Rectangle"

  func view(_ call: Call) throws -> any View { Rectangle(fileID: call.file, line: call.line) }
}

struct RoundedRectangleReader: ViewReader {
  let name = "RoundedRectangle"

  func view(_ call: Call) throws -> any View {
    RoundedRectangle(cornerRadius: try call.length("cornerRadius") ?? 0, fileID: call.file, line: call.line)
  }
}

struct ContainerRelativeShapeReader: ViewReader {
  let name = "ContainerRelativeShape"

  func view(_ call: Call) throws -> any View { ContainerRelativeShape(fileID: call.file, line: call.line) }
}

struct CircleReader: ViewReader {
  let name = "Circle"

  func view(_ call: Call) throws -> any View { Circle(fileID: call.file, line: call.line) }
}

struct CapsuleReader: ViewReader {
  let name = "Capsule"

  func view(_ call: Call) throws -> any View { Capsule(fileID: call.file, line: call.line) }
}

struct EllipseReader: ViewReader {
  let name = "Ellipse"

  func view(_ call: Call) throws -> any View { Ellipse(fileID: call.file, line: call.line) }
}

/// The reader of a mesh gradient.
struct MeshGradientReader: ViewReader {
  let name = "MeshGradient"

  func view(_ call: Call) throws -> any View {
    ReadGradient(paint: call.interpreter.mesh(call.arguments) ?? name, position: call.position)
  }
}

/// A gradient: a style where one is expected, and else a view that fills its proposal.
struct ReadGradient: View {
  typealias Body = Never
  var paint: String
  var position: SourcePosition

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    Rectangle(fileID: position.file, line: position.line)
      .fill(WrittenStyle(paint: paint), fileID: position.file, line: position.line)
      .layoutNodes(in: environment)
  }
}

/// The reader of gradients, which fill their proposal as a rectangle does.
struct GradientReader: ViewReader {
  let name: String

  func view(_ call: Call) throws -> any View {
    ReadGradient(
      paint: call.interpreter.gradient(name, call.arguments, at: call.node) ?? name, position: call.position)
  }
}
