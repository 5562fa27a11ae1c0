import Foundation
import LayoutCore

extension Readers {
  /// The readers of styles of controls and of groups of them, and of other modifiers of controls.
  static let controlStyleModifiers: [any ModifierReader] = [
    TextFieldStyleReader(), GaugeStyleReader(), DisclosureGroupStyleReader(), ControlGroupStyleReader(),
    PickerStyleReader(), ListStyleReader(), ListSpacingReader(name: "listRowSpacing"),
    ListSpacingReader(name: "listSectionSpacing"), TagReader(),
    BarModeReader(name: "navigationBarTitleDisplayMode"),
    BarModeReader(name: "toolbarTitleDisplayMode"), ToolbarReader(), SearchableReader(), TabItemReader(),
    NavigationDestinationReader(), PresentingReader(name: "sheet"), PresentingReader(name: "fullScreenCover"),
    DetentsReader(), SearchSuggestionsReader(),
    ControlSizeReader(), LabelsHiddenReader(), ListRowInsetsReader(), ContentMarginsReader(),
    DefaultScrollAnchorReader(),
  ]
}

struct TextFieldStyleReader: ModifierReader {
  let name = "textFieldStyle"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    if let style = call.declaredStyle {
      return content.textFieldStyle(ReadTextFieldStyle(style: style, call: call))
    }
    switch call.styleName {
    case "automatic", "plain", "DefaultTextFieldStyle", "PlainTextFieldStyle":
      return content.textFieldStyle(.plain)
    case "roundedBorder", "squareBorder", "RoundedBorderTextFieldStyle", "SquareBorderTextFieldStyle":
      return content.textFieldStyle(.roundedBorder)
    default: return nil
    }
  }
}

/// A declared style of text fields.
private struct ReadTextFieldStyle: TextFieldStyle {
  var style: Instance
  var call: Call

  func _body(configuration: TextField<Self._Label>) -> AnyView {
    call.body(of: style, by: "_body", .view(ReadView(configuration)))
  }
}

struct GaugeStyleReader: ModifierReader {
  let name = "gaugeStyle"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    if let style = call.declaredStyle { return content.gaugeStyle(ReadGaugeStyle(style: style, call: call)) }
    switch call.styleName {
    case "accessoryCircular", "AccessoryCircularGaugeStyle": return content.gaugeStyle(.accessoryCircular)
    case "accessoryCircularCapacity": return content.gaugeStyle(.accessoryCircularCapacity)
    case "accessoryLinear", "AccessoryLinearGaugeStyle": return content.gaugeStyle(.accessoryLinear)
    case "accessoryLinearCapacity", "AccessoryLinearCapacityGaugeStyle":
      return content.gaugeStyle(.accessoryLinearCapacity)
    case .some: return content.gaugeStyle(.automatic)
    case nil: return nil
    }
  }
}

/// A declared style of gauges.
private struct ReadGaugeStyle: GaugeStyle {
  var style: Instance
  var call: Call

  func makeBody(configuration: Configuration) -> AnyView {
    call.body(
      of: style,
      [
        "value": .number(configuration.value), "label": .view(ReadView(configuration.label)),
        "currentValueLabel": .part(configuration.currentValueLabel),
        "minimumValueLabel": .part(configuration.minimumValueLabel),
        "maximumValueLabel": .part(configuration.maximumValueLabel),
      ])
  }
}

extension Value {
  /// Returns an optional part of a control.
  fileprivate static func part(_ part: StyledContent?) -> Value {
    part.map { .view(ReadView($0)) } ?? .missing
  }
}

struct DisclosureGroupStyleReader: ModifierReader {
  let name = "disclosureGroupStyle"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    if let style = call.declaredStyle {
      return content.disclosureGroupStyle(ReadDisclosureGroupStyle(style: style, call: call))
    }
    return call.styleName == "automatic" ? content.disclosureGroupStyle(.automatic) : nil
  }
}

/// A declared style of disclosure groups.
private struct ReadDisclosureGroupStyle: DisclosureGroupStyle {
  var style: Instance
  var call: Call

  func makeBody(configuration: Configuration) -> AnyView {
    call.body(
      of: style,
      [
        "label": .view(ReadView(configuration.label)), "content": .view(ReadView(configuration.content)),
        "isExpanded": .bool(configuration.isExpanded), "$isExpanded": .bool(configuration.isExpanded),
      ])
  }
}

struct ControlGroupStyleReader: ModifierReader {
  let name = "controlGroupStyle"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    if let style = call.declaredStyle {
      return content.controlGroupStyle(ReadControlGroupStyle(style: style, call: call))
    }
    return call.styleName == "automatic" ? content.controlGroupStyle(.automatic) : nil
  }
}

/// A declared style of groups of controls.
private struct ReadControlGroupStyle: ControlGroupStyle {
  var style: Instance
  var call: Call

  func makeBody(configuration: Configuration) -> AnyView {
    call.body(
      of: style,
      ["label": .view(ReadView(configuration.label)), "content": .view(ReadView(configuration.content))])
  }
}

struct ControlSizeReader: TextModifierReader {
  let name = "controlSize"

  func view(_ content: any View, setting value: Value, _ call: Call) throws -> (any View)? {
    guard case .symbol(let symbol) = value,
      let size = symbol.steps.last.flatMap({ ControlSize(rawValue: $0.name) })
    else {
      if let argument = call.arguments.last {
        call.interpreter.assume(.number, argument.node.trimmedDescription, ".regular", at: argument.node)
      }
      return content.controlSize(.regular)
    }
    return content.controlSize(size)
  }
}

struct LabelsHiddenReader: ModifierReader {
  let name = "labelsHidden"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    content.labelsHidden(fileID: call.file, line: call.line)
  }
}

struct ListRowInsetsReader: ModifierReader {
  let name = "listRowInsets"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard case .native(let insets as EdgeInsets)? = try call.value(call.unlabeled(0), as: "EdgeInsets") else {
      return content.listRowInsets(nil, fileID: call.file, line: call.line)
    }
    return content.listRowInsets(insets, fileID: call.file, line: call.line)
  }
}

struct DefaultScrollAnchorReader: ModifierReader {
  let name = "defaultScrollAnchor"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    let anchor = call.unlabeled(0).flatMap { call.interpreter.unitPoint($0.value) }
    guard case .symbol(let symbol)? = call.argument("for")?.value,
      let role = symbol.steps.last.flatMap({ ScrollAnchorRole(rawValue: $0.name) })
    else { return content.defaultScrollAnchor(anchor) }
    return content.defaultScrollAnchor(anchor, for: role)
  }
}

struct ContentMarginsReader: ModifierReader {
  let name = "contentMargins"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let first = call.unlabeled(0) else { return nil }
    let edges = call.edges(first)
    let placement = placement(call)
    guard let amount = edges == nil ? first : call.unlabeled(1) else { return nil }
    if case .native(let insets as EdgeInsets)? = try call.value(amount, as: "EdgeInsets") {
      return content.contentMargins(edges ?? .all, insets, for: placement)
    }
    return content.contentMargins(edges ?? .all, try call.number(amount).map { CGFloat($0) }, for: placement)
  }

  private func placement(_ call: Call) -> ContentMarginPlacement {
    guard case .symbol(let symbol)? = call.argument("for")?.value else { return .automatic }
    return symbol.steps.last?.name == "scrollIndicators" ? .scrollIndicators : .automatic
  }
}
