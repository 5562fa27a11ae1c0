import LayoutCore

extension Readers {
  static let styleModifiers: [any ModifierReader] = [
    ButtonStyleReader(), LabelStyleReader(), ToggleStyleReader(),
  ]
}

extension Call {
  /// The declared style in the first argument.
  var declaredStyle: Instance? {
    guard let argument = unlabeled(0) else { return nil }
    if case .instance(let instance) = argument.value { return instance }
    // `.card`, where an extension of the protocol declares it.
    guard case .symbol(let symbol) = argument.value else { return nil }
    let value: Value? = interpreter.catching(or: nil) {
      if let value = try interpreter.resolved(symbol, as: styleProtocol, at: argument.node) { return value }
      return try interpreter.resolved(symbol, as: "Primitive\(styleProtocol)", at: argument.node)
    }
    if case .instance(let instance)? = value { return instance }
    return nil
  }

  /// The protocol of the modifier's styles: `ButtonStyle` of `buttonStyle`.
  private var styleProtocol: String { name.prefix(1).uppercased() + name.dropFirst() }

  /// The name of one of SwiftUI's styles, such as `bordered`.
  var styleName: String? {
    guard case .symbol(let symbol)? = unlabeled(0)?.value else { return nil }
    return symbol.steps.last?.name == "init" ? symbol.base : symbol.steps.last?.name
  }

  /// Returns the body of a declared style for a control's configuration.
  ///
  /// `control` is the control in the style around it, for code that creates it from its configuration.
  func body(
    of style: Instance, _ members: [String: Value], control: (any View)? = nil
  ) -> AnyView {
    body(of: style, by: "makeBody", .native(StyleConfiguration(members: members, control: control)))
  }

  /// Returns the result of a declared style's method for a control.
  func body(of style: Instance, by method: String, _ configuration: Value) -> AnyView {
    AnyView(
      InterpretedStyleBody(style: style, method: method, configuration: configuration, call: self))
  }
}

/// The body of a declared style, whose code is evaluated at the control.
private struct InterpretedStyleBody: View {
  typealias Body = Never
  var style: Instance
  var method: String
  var configuration: Value
  var call: Call

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    call.interpreter.catching(or: []) {
      try call.interpreter.expandingView(
        style.type, style.values, madeBy: nil, at: call.position, in: environment
      ) {
        try environment.entering(style.type) {
          Result { try made(in: environment).layoutNodes(in: environment) }
        }.get()
      }
    }
  }

  private func made(in environment: EnvironmentValues) throws -> any View {
    let interpreter = call.interpreter
    guard let function = interpreter.inherited(method, of: style.type) else {
      return EmptyView()
    }
    let style = try interpreter.connected(style, in: environment)
    let scope = Scope(receiver: .instance(style), owner: style.type, environment: environment)
    let argument = Argument(label: "configuration", value: configuration, node: call.node)
    let value = try interpreter.call(
      .functions([function], scope), [argument], asBuilder: true, at: call.node)
    return try interpreter.view(value, at: call.node).positioned
  }
}

/// The configuration of a style, which describes a control.
struct StyleConfiguration: NativeValue {
  var members: [String: Value]
  /// The control in the style around it; `nil` where SwiftUI has no such initializer.
  var control: (any View)?
  func member(_ name: String) -> Value? { members[name] }
}

struct ButtonStyleReader: ModifierReader {
  let name = "buttonStyle"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    if let style = call.declaredStyle {
      let protocols = call.interpreter.inheritance(of: style.type)
      return protocols.contains("PrimitiveButtonStyle")
        ? content.buttonStyle(ReadPrimitiveButtonStyle(style: style, call: call))
        : content.buttonStyle(ReadButtonStyle(style: style, call: call))
    }
    switch call.styleName {
    case "bordered", "BorderedButtonStyle": return content.buttonStyle(.bordered)
    case "borderedProminent", "BorderedProminentButtonStyle": return content.buttonStyle(.borderedProminent)
    case "glass", "GlassButtonStyle": return content.buttonStyle(.glass)
    case "glassProminent", "GlassProminentButtonStyle": return content.buttonStyle(.glassProminent)
    case "automatic", "DefaultButtonStyle": return content.buttonStyle(.automatic)
    case "plain", "PlainButtonStyle": return content.buttonStyle(.plain)
    case "borderless", "BorderlessButtonStyle": return content.buttonStyle(.borderless)
    default: return nil
    }
  }
}

/// A declared style of buttons.
private struct ReadButtonStyle: ButtonStyle {
  var style: Instance
  var call: Call

  func makeBody(configuration: Configuration) -> AnyView {
    call.body(
      of: style, ["label": .view(ReadView(configuration.label)), "isPressed": .bool(false), "role": .missing])
  }
}

/// A declared style that triggers buttons itself.
private struct ReadPrimitiveButtonStyle: PrimitiveButtonStyle {
  var style: Instance
  var call: Call

  func makeBody(configuration: Configuration) -> AnyView {
    call.body(
      of: style,
      [
        "label": .view(ReadView(configuration.label)), "role": .missing,
        "trigger": .function(.native { _ in .void }),
      ], control: Button(configuration, fileID: call.file, line: call.line))
  }
}

struct LabelStyleReader: ModifierReader {
  let name = "labelStyle"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    if let style = call.declaredStyle { return content.labelStyle(ReadLabelStyle(style: style, call: call)) }
    switch call.styleName {
    case "iconOnly", "IconOnlyLabelStyle": return content.labelStyle(.iconOnly)
    case "titleOnly", "TitleOnlyLabelStyle": return content.labelStyle(.titleOnly)
    case "titleAndIcon", "automatic", "TitleAndIconLabelStyle", "DefaultLabelStyle":
      return content.labelStyle(.titleAndIcon)
    default: return nil
    }
  }
}

/// A declared style of labels.
private struct ReadLabelStyle: LabelStyle {
  var style: Instance
  var call: Call

  func makeBody(configuration: Configuration) -> AnyView {
    call.body(
      of: style,
      ["title": .view(ReadView(configuration.title)), "icon": .view(ReadView(configuration.icon))],
      control: Label(configuration, fileID: call.file, line: call.line))
  }
}

struct ToggleStyleReader: ModifierReader {
  let name = "toggleStyle"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    if let style = call.declaredStyle {
      return content.toggleStyle(ReadToggleStyle(style: style, call: call))
    }
    switch call.styleName {
    case "button", "ButtonToggleStyle": return content.toggleStyle(.button)
    case "automatic", "DefaultToggleStyle": return content.toggleStyle(.automatic)
    case "checkbox", "CheckboxToggleStyle": return content.toggleStyle(.checkbox)
    case "switch", "SwitchToggleStyle": return content.toggleStyle(.switch)
    default: return nil
    }
  }
}

/// A declared style of toggles.
private struct ReadToggleStyle: ToggleStyle {
  var style: Instance
  var call: Call

  func makeBody(configuration: Configuration) -> AnyView {
    call.body(
      of: style,
      [
        "label": .view(ReadView(configuration.label)), "isOn": .bool(configuration.isOn),
        "$isOn": .bool(configuration.isOn),
      ], control: Toggle(configuration, fileID: call.file, line: call.line))
  }
}
