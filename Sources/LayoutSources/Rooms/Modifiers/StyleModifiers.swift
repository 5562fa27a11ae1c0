import LayoutCore

extension Rooms {
  static let styleModifiers: [any ModifierRoom] = [ButtonStyleRoom(), LabelStyleRoom(), ToggleStyleRoom()]
}

extension Call {
  /// The style that the files declare, in the first argument.
  var declaredStyle: Instance? {
    guard let argument = unlabeled(0) else { return nil }
    if case .instance(let instance) = argument.value { return instance }
    // `.card`, where an extension of the protocol declares it.
    guard case .symbol(let symbol) = argument.value else { return nil }
    let value = interpreter.catching(or: nil) {
      try interpreter.resolved(symbol, as: styleProtocol, at: argument.node)
    }
    if case .instance(let instance)? = value { return instance }
    return nil
  }

  /// The protocol of the styles that the modifier takes: `ButtonStyle` of `buttonStyle`.
  private var styleProtocol: String { name.prefix(1).uppercased() + name.dropFirst() }

  /// The name of one of SwiftUI's styles, such as `bordered`.
  var styleName: String? {
    guard case .symbol(let symbol)? = unlabeled(0)?.value else { return nil }
    return symbol.steps.last?.name == "init" ? symbol.base : symbol.steps.last?.name
  }

  /// What a declared style makes of a control, of which it is told the members.
  func body(of style: Instance, _ members: [String: Value]) -> AnyView {
    body(of: style, by: "makeBody", .native(StyleConfiguration(members: members)))
  }

  /// What a method of a declared style makes of a control.
  func body(of style: Instance, by method: String, _ configuration: Value) -> AnyView {
    let made = interpreter.catching(or: EmptyView() as any View) {
      try interpreter.expanding(style.type) {
        guard let function = interpreter.program.types[style.type]?.functions(named: method).first else {
          return EmptyView()
        }
        let configuration = Argument(
          label: "configuration", value: configuration, node: node)
        let scope = Scope(receiver: .instance(style), owner: style.type)
        let value = try interpreter.call(
          .functions([function], scope), [configuration], asBuilder: true, at: node)
        return try interpreter.view(value, at: node).positioned
      }
    }
    return AnyView(made)
  }
}

/// What a style is told of a control.
private struct StyleConfiguration: NativeValue {
  var members: [String: Value]
  func member(_ name: String) -> Value? { members[name] }
}

struct ButtonStyleRoom: ModifierRoom {
  let name = "buttonStyle"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    if let style = call.declaredStyle {
      return content.buttonStyle(ReadButtonStyle(style: style, call: call))
    }
    switch call.styleName {
    case "bordered", "borderedProminent", "glass", "glassProminent", "BorderedButtonStyle",
      "BorderedProminentButtonStyle":
      return content.buttonStyle(.bordered)
    case "plain", "automatic", "borderless", "PlainButtonStyle", "BorderlessButtonStyle",
      "DefaultButtonStyle":
      return content.buttonStyle(.plain)
    default: return nil
    }
  }
}

/// A style of buttons that the files declare.
private struct ReadButtonStyle: ButtonStyle {
  var style: Instance
  var call: Call

  func makeBody(configuration: Configuration) -> AnyView {
    call.body(
      of: style, ["label": .view(ReadView(configuration.label)), "isPressed": .bool(false), "role": .missing])
  }
}

struct LabelStyleRoom: ModifierRoom {
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

/// A style of labels that the files declare.
private struct ReadLabelStyle: LabelStyle {
  var style: Instance
  var call: Call

  func makeBody(configuration: Configuration) -> AnyView {
    call.body(
      of: style, ["title": .view(ReadView(configuration.title)), "icon": .view(ReadView(configuration.icon))])
  }
}

struct ToggleStyleRoom: ModifierRoom {
  let name = "toggleStyle"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    if let style = call.declaredStyle {
      return content.toggleStyle(ReadToggleStyle(style: style, call: call))
    }
    switch call.styleName {
    case "button", "ButtonToggleStyle": return content.toggleStyle(.button)
    case "switch", "automatic", "SwitchToggleStyle", "DefaultToggleStyle": return content.toggleStyle(.switch)
    default: return nil
    }
  }
}

/// A style of toggles that the files declare.
private struct ReadToggleStyle: ToggleStyle {
  var style: Instance
  var call: Call

  func makeBody(configuration: Configuration) -> AnyView {
    call.body(
      of: style, ["label": .view(ReadView(configuration.label)), "isOn": .bool(configuration.isOn)])
  }
}
