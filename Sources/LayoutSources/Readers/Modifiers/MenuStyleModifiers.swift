import Foundation
import LayoutCore

extension Readers {
  /// The readers of styles of menus, forms, date pickers, and tabs.
  static let menuStyleModifiers: [any ModifierReader] = [
    MenuStyleReader(), FormStyleReader(), DatePickerStyleReader(), TabViewStyleReader(),
  ]
}

struct MenuStyleReader: ModifierReader {
  let name = "menuStyle"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    if let style = call.declaredStyle { return content.menuStyle(ReadMenuStyle(style: style, call: call)) }
    switch call.styleName {
    case "automatic", "DefaultMenuStyle": return content.menuStyle(.automatic)
    case "borderlessButton", "BorderlessButtonMenuStyle": return content.menuStyle(.borderlessButton)
    case "button", "borderedButton", "ButtonMenuStyle", "BorderedButtonMenuStyle":
      return content.menuStyle(.button)
    default: return nil
    }
  }
}

/// A declared style of menus.
private struct ReadMenuStyle: MenuStyle {
  var style: Instance
  var call: Call

  func makeBody(configuration: Configuration) -> AnyView {
    call.body(
      of: style,
      ["label": .view(ReadView(configuration.label)), "content": .view(ReadView(configuration.content))],
      control: Menu(configuration, fileID: call.file, line: call.line))
  }
}

struct FormStyleReader: ModifierReader {
  let name = "formStyle"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    if let style = call.declaredStyle { return content.formStyle(ReadFormStyle(style: style, call: call)) }
    switch call.styleName {
    case "automatic", "AutomaticFormStyle": return content.formStyle(.automatic)
    case "grouped", "GroupedFormStyle": return content.formStyle(.grouped)
    case "columns", "ColumnsFormStyle": return content.formStyle(.columns)
    default: return nil
    }
  }
}

/// A declared style of forms.
private struct ReadFormStyle: FormStyle {
  var style: Instance
  var call: Call

  func makeBody(configuration: Configuration) -> AnyView {
    call.body(
      of: style, ["content": .view(ReadView(configuration.content))],
      control: Form(configuration, fileID: call.file, line: call.line))
  }
}

struct DatePickerStyleReader: ModifierReader {
  let name = "datePickerStyle"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    if let style = call.declaredStyle {
      return content.datePickerStyle(ReadDatePickerStyle(style: style, call: call))
    }
    switch call.styleName {
    case "automatic", "DefaultDatePickerStyle": return content.datePickerStyle(.automatic)
    case "compact", "CompactDatePickerStyle": return content.datePickerStyle(.compact)
    case "graphical", "GraphicalDatePickerStyle": return content.datePickerStyle(.graphical)
    case "wheel", "WheelDatePickerStyle": return content.datePickerStyle(.wheel)
    default: return nil
    }
  }
}

/// A declared style of date pickers.
private struct ReadDatePickerStyle: DatePickerStyle {
  var style: Instance
  var call: Call

  func makeBody(configuration: Configuration) -> AnyView {
    let date = Value.native(MomentValue(date: EnvironmentValues().now))
    return call.body(
      of: style,
      [
        "label": .view(ReadView(configuration.label)), "selection": date, "$selection": date,
        "minimumDate": .missing, "maximumDate": .missing,
      ], control: DatePicker(configuration, fileID: call.file, line: call.line))
  }
}

struct TabViewStyleReader: ModifierReader {
  let name = "tabViewStyle"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    switch call.styleName {
    case "page", "verticalPage", "carousel", "PageTabViewStyle", "VerticalPageTabViewStyle":
      return content.tabViewStyle(.page)
    case .some: return content.tabViewStyle(.automatic)
    case nil: return nil
    }
  }
}
