import Foundation
import LayoutCore

extension Value {
  /// The identity by which a tag and a selection are compared; `nil` for an unknown value.
  var tagDescription: String? {
    switch self {
    case .bool(let flag): "\(flag)"
    case .number(let number): number.isInteger ? "\(Int(bounded: number.value))" : "\(number.value)"
    case .string(let text): text
    case .enumeration(let value): value.name
    case .symbol(let symbol): symbol.steps.last?.name
    default: nil
    }
  }
}

extension Call {
  /// Returns the view unchanged, with attributes for the views around it.
  fileprivate func marked(_ content: any View, _ attributes: [String: String] = [:]) -> any View {
    NeutralView(content: content, kind: name, attributes: attributes, position: position)
  }
}

/// The reader of `tag`, which identifies a choice or a tab.
struct TagReader: ModifierReader {
  let name = "tag"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    let tag = call.unlabeled(0)?.value.tagDescription
    return call.marked(content, tag.map { ["tag": $0] } ?? [:])
  }
}

struct PickerStyleReader: ModifierReader {
  let name = "pickerStyle"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let style = call.styleName else { return nil }
    let name = style.hasSuffix("PickerStyle") ? String(style.dropLast(11)) : style
    return call.marked(content.environment(\.pickerStyleName, name.prefix(1).lowercased() + name.dropFirst()))
  }
}

struct ListStyleReader: ModifierReader {
  let name = "listStyle"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let style = call.styleName else { return nil }
    let name = style.hasSuffix("ListStyle") ? String(style.dropLast(9)) : style
    return call.marked(content.environment(\.listStyleName, name.prefix(1).lowercased() + name.dropFirst()))
  }
}

/// The reader of the space between rows, and below cards.
struct ListSpacingReader: ModifierReader {
  let name: String

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let argument = call.unlabeled(0), case .number(let number) = argument.value else { return nil }
    let path: WritableKeyPath<EnvironmentValues, CGFloat?> =
      name == "listRowSpacing" ? \.listRowSpacing : \.listSectionSpacing
    return call.marked(content.environment(path, CGFloat(number.value)))
  }
}

/// The reader of the title's size in a bar.
struct BarModeReader: ModifierReader {
  let name: String

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let mode = call.styleName else { return nil }
    return call.marked(content, ["mode": mode])
  }
}

/// The reader of bars: for the layout, only which bar there is, and whether it is hidden.
struct ToolbarReader: ModifierReader {
  let name = "toolbar"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    if case .symbol(let symbol)? = call.unlabeled(0)?.value, symbol.steps.last?.name == "hidden" {
      let bar = call.argument("for")?.value.tagDescription
      return call.marked(content, bar == nil || bar == "navigationBar" ? ["visibility": "hidden"] : [:])
    }
    guard call.arguments.contains(where: { $0.isTrailing }) else { return nil }
    let isAtBottom = call.node.trimmedDescription.hasSuffix("}") && words(call).contains(".bottomBar")
    let items = AnyView(BarItems(call: call))
    return ToolbarContentView(
      content: AnyView(content), items: items, attributes: isAtBottom ? ["place": "bottomBar"] : [:],
      call.position)
  }

  /// Returns the source of the closure, of which only the placement of items affects layout.
  private func words(_ call: Call) -> String {
    call.arguments.filter(\.isTrailing).map { $0.node.trimmedDescription }.joined()
  }
}

struct NavigationDestinationReader: ModifierReader {
  let name = "navigationDestination"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let closure = call.closure("destination") else { return call.marked(content) }
    if call.has("isPresented", "item") {
      guard let values = call.presentedValues else { return call.marked(content) }
      if call.interpreter.options.platform == nil {
        call.interpreter.refuse(".\(name)", at: call.position)
      }
      return content.leading(fileID: call.file, line: call.line) { value in
        value is PushedByItself ? screen(closure, values, call) : nil
      }
    }
    guard case .type(let type)? = call.argument("for")?.value else { return call.marked(content) }
    return content.leading(fileID: call.file, line: call.line) { value in
      guard let value = value as? Value,
        call.interpreter.isOf(value, .named(type, []), from: call.scope.owner) ?? true
      else { return nil }
      return screen(closure, [value], call)
    }
  }

  /// Returns the screen, or the placeholder of one that cannot be made.
  private func screen(_ closure: Argument, _ values: [Value], _ call: Call) -> AnyView {
    do {
      return AnyView(try call.view(closure, with: values))
    } catch {
      call.interpreter.assume(
        .view, name, "a placeholder, as it cannot be made: \(error)", at: call.position)
      return AnyView(PlaceholderView(name: name, position: call.position))
    }
  }
}

extension Call {
  /// The argument of a presented closure; `nil` where it is not shown.
  ///
  /// One of which that is not known is not shown, which is reported.
  fileprivate var presentedValues: [Value]? {
    if let flag = argument("isPresented") {
      switch interpreter.known(flag.value) {
      case .bool(let isPresented): return isPresented ? [] : nil
      case .unknown(let unknown):
        if case .bool(true)? = interpreter.choices[unknown.path] ?? unknown.initialValue { return [] }
        interpreter.choices[unknown.path] = .bool(false)
        interpreter.assume(.condition, unknown.path, "false", at: flag.node)
      default: interpreter.assume(.condition, flag.node.trimmedDescription, "false", at: flag.node)
      }
      return nil
    }
    guard let item = argument("item") else { return nil }
    switch interpreter.known(item.value) {
    case .missing: return nil
    case .unknown(let unknown): interpreter.assume(.optional, unknown.path, "nil", at: item.node)
    case .symbol: interpreter.assume(.optional, item.node.trimmedDescription, "nil", at: item.node)
    case let value: return [value]
    }
    return nil
  }

  /// Whether the modifier is known to present something.
  var isPresenting: Bool {
    if case .bool(true)? = argument("isPresented")?.value { return true }
    switch argument("item")?.value {
    case nil, .missing?, .unknown?, .symbol?: return false
    default: return true
    }
  }
}

/// The reader of views that are presented over the whole screen.
struct PresentingReader: ModifierReader {
  let name: String

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    var presented: AnyView?
    if let values = call.presentedValues, let closure = call.closure() {
      let shown = try call.view(closure, with: values)
      // Over another system's screens, and without one, nothing is shown.
      if call.interpreter.options.platform?.system != .iOS {
        call.interpreter.refuse(".\(name)", at: call.position)
      }
      presented = AnyView(
        SourceEnvironmentView(content: shown, names: ["isPresented"], value: .bool(true)))
    }
    return AnyView(content).presenting(
      presented, asCover: name == "fullScreenCover", fileID: call.file, line: call.line)
  }
}

/// The reader of the heights of a sheet.
struct DetentsReader: ModifierReader {
  let name = "presentationDetents"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard case .array(let values)? = call.unlabeled(0)?.value else { return call.marked(content) }
    let words = values.compactMap { detent($0, call)?.word }.sorted()
    return call.marked(content, words.isEmpty ? [:] : ["detents": words.joined(separator: " ")])
  }

  private func detent(_ value: Value, _ call: Call) -> PresentationDetent? {
    guard case .symbol(let symbol) = value, let step = symbol.steps.last else { return nil }
    let number = step.arguments?.first.flatMap { argument -> CGFloat? in
      if case .number(let number) = argument.value { CGFloat(number.value) } else { nil }
    }
    switch (step.name, number) {
    case ("medium", _): return .medium
    case ("large", _): return .large
    case ("fraction", let share?): return .fraction(share)
    case ("height", let height?): return .height(height)
    default: return nil
    }
  }
}

/// The reader of search suggestions.
struct SearchSuggestionsReader: ModifierReader {
  let name = "searchSuggestions"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let closure = call.closure() else { return call.marked(content) }
    return AnyView(content).suggesting(
      AnyView(try call.view(closure)), fileID: call.file, line: call.line)
  }
}

/// The items of a bar, which are made only to be drawn: their assumptions are not reported, and one that
/// cannot be made is not drawn.
private struct BarItems: View {
  typealias Body = Never
  var call: Call
  var label: String?

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let closure =
      label.map { name in call.arguments.first { $0.label == name } }
      ?? call.closure() ?? call.arguments.last { $0.isTrailing }
    guard environment.platform != nil, let closure else { return [] }
    return call.interpreter.drawing { try AnyView(call.view(closure)).layoutNodes(in: environment) } ?? []
  }
}

/// The reader of an item in a bar, with its placement.
struct ToolbarItemReader: ViewReader {
  let name: String

  func view(_ call: Call) throws -> any View {
    if name == "ToolbarSpacer" { return Spacer(fileID: call.file, line: call.line) }
    var attributes: [String: String] = [:]
    if let placement = call.argument("placement")?.value.tagDescription {
      attributes["placement"] = placement
    }
    return NeutralView(
      content: try call.content(), kind: "ToolbarItem", attributes: attributes, position: call.position)
  }
}

/// The reader of a tab's item in its bar.
struct TabItemReader: ModifierReader {
  let name = "tabItem"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    TabItemView(content: AnyView(content), label: AnyView(BarItems(call: call)), call.position)
  }
}

struct SearchableReader: ModifierReader {
  let name = "searchable"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    var attributes: [String: String] = [:]
    if case .bool(true)? = call.argument("isPresented")?.value { attributes["presented"] = "true" }
    if case .string(let prompt)? = call.argument("prompt")?.value { attributes["prompt"] = prompt }
    return call.marked(content, attributes)
  }
}
