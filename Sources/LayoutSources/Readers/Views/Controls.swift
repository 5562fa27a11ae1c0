import Foundation
import LayoutCore

extension Readers {
  static let controls: [any ViewReader] = [
    ButtonReader(), LabelReader(), ToggleReader(), SectionReader(), ListReader(), FormReader(),
    NavigationReader(name: "NavigationStack"), NavigationReader(name: "NavigationView"),
    NavigationLinkReader(),
    ProgressViewReader(), TextFieldReader(), SecureFieldReader(), SliderReader(), PickerReader(),
    StepperReader(),
    MenuReader(),
    LinkReader(), TabViewReader(), GroupBoxReader(), LabeledContentReader(), DisclosureGroupReader(),
    AsyncImageReader(),
    ShareLinkReader(), DatePickerReader(), NavigationSplitViewReader(), TimelineViewReader(), CanvasReader(),
    TextEditorReader(),
  ]
}

extension Call {
  /// Returns the title in the first argument; `nil` where there is none.
  func title() throws -> String? {
    guard let first = unlabeled(0) else { return nil }
    switch first.value {
    case .view, .function: return nil
    default: return try interpreter.string(first.value, at: first.node)
    }
  }

  /// Returns the title as a text: a literal is a key, and any other string is shown unchanged.
  func titleText() throws -> Text? {
    guard let title = try title() else { return nil }
    if let key = unlabeled(0).flatMap(key) { return Text(key, fileID: file, line: line) }
    return Text(title, fileID: file, line: line)
  }

  /// Returns a label of the title and a symbol; `nil` where one of them is missing.
  func titleAndSymbol() throws -> Label<Text, Image>? {
    guard let title = try titleText(), let symbol = try string("systemImage") ?? namedSymbol() else {
      return nil
    }
    interpreter.noteSymbol(symbol, at: position)
    return Label(
      title: { title }, icon: { Image(systemName: symbol, fileID: file, line: line) }, fileID: file,
      line: line)
  }

  /// Returns the title, or the view of the label's code; `unnamed` is whether the only closure is the
  /// label's.
  func label(unnamed: Bool = false) throws -> AnyView {
    if let labelled = try labelled("label") {
      noteSubtitle(in: labelled)
      return AnyView(labelled)
    }
    if let title = try titleText() { return AnyView(title) }
    if unnamed, let closure = arguments.first(where: { $0.isTrailing && $0.label == nil }) {
      let label = try view(closure)
      noteSubtitle(in: label)
      return AnyView(label)
    }
    return AnyView(EmptyView())
  }

  /// Reports that a label's second text has the font of the first.
  ///
  /// Platforms set it in a smaller font, which is not recorded.
  private func noteSubtitle(in label: any View) {
    guard interpreter.options.platform != nil, ["LabeledContent", "Toggle", "Picker"].contains(name) else {
      return
    }
    func unwrapped(_ view: any View) -> any View {
      (view as? any WrappingView).map { unwrapped($0.content) } ?? view
    }
    guard let list = unwrapped(label) as? ViewList, list.views.count(where: { unwrapped($0) is ReadText }) > 1
    else { return }
    interpreter.assume(
      .number, "font size of the label's second text", "that of the first", at: position)
  }

  /// Returns the views of a labelled argument, empty where there is none.
  func anyLabelled(_ label: String) throws -> AnyView {
    let view: any View = try labelled(label) ?? EmptyView()
    return AnyView(view)
  }

  /// Returns the view of the first trailing closure.
  func mainContent() throws -> AnyView { AnyView(try content()) }
}

struct ButtonReader: ViewReader {
  let name = "Button"

  func view(_ call: Call) throws -> any View {
    let role = call.role
    if let label = try call.titleAndSymbol() {
      return Button(role: role, action: {}, label: { label }, fileID: call.file, line: call.line)
    }
    // If the action is in the parentheses, the trailing closure is the label.
    let label = try call.label(unnamed: call.has("action"))
    return Button(role: role, action: {}, label: { label }, fileID: call.file, line: call.line)
  }
}

extension Call {
  /// The role of a button, besides its action.
  fileprivate var role: ButtonRole? {
    guard case .symbol(let symbol)? = argument("role")?.value else { return nil }
    return switch symbol.steps.last?.name {
    case "destructive": .destructive
    case "cancel": .cancel
    default: nil
    }
  }
}

struct LabelReader: ViewReader {
  let name = "Label"

  func view(_ call: Call) throws -> any View {
    if let label = try call.titleAndSymbol() { return label }
    if let title = try call.title(), let text = try call.titleText() {
      let icon = AnyView(try call.image(try call.string("image") ?? title))
      return Label(title: { text }, icon: { icon }, fileID: call.file, line: call.line)
    }
    let title = AnyView(try call.content("title"))
    let image: any View = try call.labelled("icon") ?? EmptyView()
    let icon = AnyView(image)
    return Label(title: { title }, icon: { icon }, fileID: call.file, line: call.line)
  }
}

struct ToggleReader: ViewReader {
  let name = "Toggle"

  func view(_ call: Call) throws -> any View {
    if let label = try call.titleAndSymbol() {
      return Toggle(
        isOn: .constant(try call.isOn()), label: { label }, fileID: call.file, line: call.line)
    }
    let label = try call.label(unnamed: true)
    return Toggle(isOn: .constant(try call.isOn()), label: { label }, fileID: call.file, line: call.line)
  }
}

extension Call {
  /// Returns whether a toggle is on, which only its style uses.
  fileprivate func isOn() throws -> Bool {
    guard case .bool(let flag)? = argument("isOn")?.value else { return true }
    return flag
  }
}

struct SectionReader: ViewReader {
  let name = "Section"

  func view(_ call: Call) throws -> any View {
    // A collapsed section shows only its header.
    let isOpen = try call.flag("isExpanded") ?? true
    let content = isOpen ? try call.mainContent() : AnyView(EmptyView())
    let title = try call.titleText().map { AnyView($0) }
    let header = try title ?? call.labelled("header")
    let footer = try call.labelled("footer")
    switch (header.map { AnyView($0) }, footer.map { AnyView($0) }) {
    case (let header?, let footer?):
      return Section(content: { content }, header: { header }, footer: { footer })
    case (let header?, nil): return Section(content: { content }, header: { header })
    case (nil, let footer?): return Section(content: { content }, footer: { footer })
    case (nil, nil): return Section(content: { content })
    }
  }
}

struct ListReader: ViewReader {
  let name = "List"

  func view(_ call: Call) throws -> any View {
    let content = try call.unlabeled(0) == nil ? call.mainContent() : AnyView(ForEachReader().view(call))
    return List(content: { content }, fileID: call.file, line: call.line)
  }
}

struct FormReader: ViewReader {
  let name = "Form"

  func view(_ call: Call) throws -> any View {
    let content = try call.mainContent()
    return Form(content: { content }, fileID: call.file, line: call.line)
  }
}

struct NavigationReader: ViewReader {
  let name: String

  func view(_ call: Call) throws -> any View {
    let content = try call.content()
    guard name == "NavigationView" else {
      var path: [Value] = []
      if case .array(let values)? = call.argument("path")?.value { path = values }
      return NavigationStack(
        pushing: path, missing: { AnyView(Self.nothing(for: $0, call)) }, root: { AnyView(content) },
        fileID: call.file, line: call.line)
    }
    // Of several views the first is the screen of an iPhone; the others are columns of wider ones.
    let views = Previews.all(in: content)
    let shown = views.count > 1 ? views[0] : content
    return NavigationView(content: { AnyView(shown) }, fileID: call.file, line: call.line)
  }
}

extension NavigationReader {
  /// Returns the placeholder for the destination of a value without one.
  private static func nothing(for value: Any, _ call: Call) -> some View {
    let text = (value as? Value)?.tagDescription.map { " \($0)" } ?? ""
    let name = "navigationDestination(for:)"
    call.interpreter.assume(
      .view, "\(name) of the path's value\(text)", "a placeholder: no screen says where it leads",
      at: call.position)
    return PlaceholderView(name: name, position: call.position)
  }
}

struct NavigationLinkReader: ViewReader {
  let name = "NavigationLink"

  func view(_ call: Call) throws -> any View {
    // If the destination or a value is in the parentheses, the trailing closure is the label.
    let isLabel = call.has("value") || call.arguments.contains { $0.label == "destination" && !$0.isTrailing }
    let label = try call.label(unnamed: isLabel)
    return NavigationLink(destination: EmptyView(), label: { label }, fileID: call.file, line: call.line)
  }
}

struct ProgressViewReader: ViewReader {
  let name = "ProgressView"

  func view(_ call: Call) throws -> any View {
    let label = try call.label(unnamed: true)
    let hasLabel = try call.title() != nil || call.arguments.contains { $0.isTrailing }
    // Only declared styles use the progress, so nothing is assumed where it is unknown.
    let total = call.knownNumber("total") ?? 1
    guard let value = call.has("value") ? call.knownNumber("value") ?? 0 : nil else {
      return hasLabel
        ? ProgressView(label: { label }, fileID: call.file, line: call.line)
        : ProgressView(fileID: call.file, line: call.line)
    }
    return hasLabel
      ? ProgressView(value: value, total: total, label: { label }, fileID: call.file, line: call.line)
      : ProgressView(value: value, total: total, fileID: call.file, line: call.line)
  }
}

extension Call {
  /// Returns the number of an argument; `nil` where there is none, or an unknown one.
  fileprivate func knownNumber(_ label: String) -> Double? {
    guard case .number(let number)? = argument(label)?.value else { return nil }
    return number.fraction ?? number.value
  }
}

struct TextFieldReader: ViewReader {
  let name = "TextField"

  func view(_ call: Call) throws -> any View {
    let label = try call.fieldLabel()
    let isVertical = call.argument("axis")?.value.tagDescription == "vertical"
    return TextField(
      text: .constant(try call.fieldText()), axis: isVertical ? .vertical : .horizontal, label: { label },
      fileID: call.file, line: call.line)
  }
}

struct SecureFieldReader: ViewReader {
  let name = "SecureField"

  func view(_ call: Call) throws -> any View {
    let label = try call.fieldLabel()
    return SecureField(
      text: .constant(try call.fieldText()), label: { label }, fileID: call.file, line: call.line)
  }
}

extension Call {
  /// Returns the view of an empty field: its prompt, or its label.
  fileprivate func fieldLabel() throws -> AnyView {
    if let prompt = argument("prompt"), case .view = prompt.value { return AnyView(try view(prompt)) }
    return try label(unnamed: true)
  }

  /// Returns the string in a field; an unknown one is shown as the prompt.
  fileprivate func fieldText() throws -> String {
    if let value = argument("value"), has("format", "formatter") {
      // A missing value shows the prompt.
      if case .missing = value.value { return "" }
      return try formatted(value) ?? interpreter.string(value.value, at: value.node)
    }
    guard case .string(let text)? = argument("text")?.value else { return "" }
    return text
  }
}

struct SliderReader: ViewReader {
  let name = "Slider"

  func view(_ call: Call) throws -> any View {
    let label = try call.label(unnamed: true)
    let least = try call.anyLabelled("minimumValueLabel")
    let greatest = try call.anyLabelled("maximumValueLabel")
    // The value does not affect layout, so nothing is assumed where it is unknown.
    var range = 0.0...1.0
    if case .range(let given)? = call.argument("in")?.value, given.lower < given.upper,
      given.lower.isFinite, given.upper.isFinite
    {
      range = given.lower...given.upper
    }
    return Slider(
      value: Binding.constant(call.knownNumber("value") ?? range.lowerBound), in: range, label: { label },
      minimumValueLabel: { least },
      maximumValueLabel: { greatest }, fileID: call.file, line: call.line)
  }
}

struct PickerReader: ViewReader {
  let name = "Picker"

  func view(_ call: Call) throws -> any View {
    // Without a platform neither the choices nor the label affect layout, and nothing is assumed about them.
    guard call.interpreter.options.platform != nil else {
      return Picker(
        "", selection: Binding.constant(0), content: { EmptyView() }, fileID: call.file, line: call.line)
    }
    let content = AnyView(try call.mainContent())
    let label = try call.label()
    return Picker(
      selection: Binding.constant(0), selected: call.argument("selection")?.value.tagDescription ?? "",
      content: content, label: label, SourcePosition(file: call.file, line: call.line))
  }
}

struct StepperReader: ViewReader {
  let name = "Stepper"

  func view(_ call: Call) throws -> any View {
    let label = try call.label(unnamed: true)
    return Stepper(value: .constant(0), in: 0...1, label: { label }, fileID: call.file, line: call.line)
  }
}

struct MenuReader: ViewReader {
  let name = "Menu"

  func view(_ call: Call) throws -> any View {
    let label = try call.label()
    return Menu(content: { EmptyView() }, label: { label }, fileID: call.file, line: call.line)
  }
}

struct LinkReader: ViewReader {
  let name = "Link"

  func view(_ call: Call) throws -> any View {
    let label = try call.label(unnamed: true)
    return Link(destination: URL(fileURLWithPath: "/"), label: { label }, fileID: call.file, line: call.line)
  }
}

struct TabViewReader: ViewReader {
  let name = "TabView"

  func view(_ call: Call) throws -> any View {
    let content = try call.mainContent()
    return TabView(
      selected: call.argument("selection")?.value.tagDescription, content: content,
      SourcePosition(file: call.file, line: call.line))
  }
}

struct GroupBoxReader: ViewReader {
  let name = "GroupBox"

  func view(_ call: Call) throws -> any View {
    let content = try call.mainContent()
    let hasLabel = try call.title() != nil || call.arguments.contains { $0.label == "label" }
    guard hasLabel else { return GroupBox(content: { content }, fileID: call.file, line: call.line) }
    let label = try call.label()
    return GroupBox(content: { content }, label: { label }, fileID: call.file, line: call.line)
  }
}

struct LabeledContentReader: ViewReader {
  let name = "LabeledContent"

  func view(_ call: Call) throws -> any View {
    let label = try call.label()
    let written = try call.argument("value").flatMap { try call.written($0) }
    let words = try written ?? call.string("value").map { Text(verbatim: $0) }
    let value = words.map { AnyView($0.placed(at: call.position)) }
    let content = try value ?? call.mainContent()
    return LabeledContent(content: { content }, label: { label }, fileID: call.file, line: call.line)
  }
}

struct DisclosureGroupReader: ViewReader {
  let name = "DisclosureGroup"

  func view(_ call: Call) throws -> any View {
    let label = try call.label()
    let isExpanded = try call.flag("isExpanded") ?? false
    let content = try call.mainContent()
    return DisclosureGroup(
      isExpanded: .constant(isExpanded), content: { content }, label: { label }, fileID: call.file,
      line: call.line)
  }
}

struct AsyncImageReader: ViewReader {
  let name = "AsyncImage"

  func view(_ call: Call) throws -> any View {
    // The code gets the phase of loading, which is the first one.
    if !call.has("placeholder"), let content = call.closure(), case .function(let callable) = content.value,
      callable.parameterCount > 0
    {
      let empty = Value.enumeration(EnumValue(type: "AsyncImagePhase", name: "empty", payload: []))
      let shown = AnyView(try call.view(content, with: [empty]))
      return AsyncImage(
        url: nil, content: { $0 }, placeholder: { shown }, fileID: call.file, line: call.line)
    }
    guard let placeholder = try call.labelled("placeholder").map({ AnyView($0) }) else {
      return AsyncImage(url: nil, fileID: call.file, line: call.line)
    }
    return AsyncImage(
      url: nil, content: { $0 }, placeholder: { placeholder }, fileID: call.file, line: call.line)
  }
}

struct ShareLinkReader: ViewReader {
  let name = "ShareLink"

  func view(_ call: Call) throws -> any View {
    guard try call.title() != nil || call.arguments.contains(where: { $0.isTrailing }) else {
      return ShareLink(item: "", fileID: call.file, line: call.line)
    }
    let label = try call.label(unnamed: true)
    return ShareLink(item: "", label: { label }, fileID: call.file, line: call.line)
  }
}

struct DatePickerReader: ViewReader {
  let name = "DatePicker"

  func view(_ call: Call) throws -> any View {
    let label = try call.label(unnamed: true)
    // A phone's buttons are as wide as their words: these must not differ from day to day.
    if call.interpreter.options.platform?.system == .iOS, let selection = call.argument("selection") {
      call.interpreter.assume(
        .string, selection.node.trimmedDescription, "Sep 30, 2026, 9:41 AM", at: selection.node)
    }
    return DatePicker(
      selection: .constant(Self.shown), displayedComponents: components(call), label: { label },
      fileID: call.file,
      line: call.line)
  }

  /// The date that is shown, whatever the source's is.
  private static let shown =
    Calendar.current.date(from: DateComponents(year: 2026, month: 9, day: 30, hour: 9, minute: 41))
    ?? Date(timeIntervalSinceReferenceDate: 0)

  /// Returns the components that are shown; both by default.
  private func components(_ call: Call) -> DatePickerComponents {
    func components(_ value: Value) -> DatePickerComponents {
      switch value {
      case .array(let values): values.reduce(into: []) { $0.formUnion(components($1)) }
      case .symbol(let symbol):
        switch symbol.steps.last?.name {
        case "date": .date
        case "hourAndMinute": .hourAndMinute
        default: [.date, .hourAndMinute]
        }
      default: [.date, .hourAndMinute]
      }
    }
    return call.argument("displayedComponents").map { components($0.value) } ?? [.date, .hourAndMinute]
  }
}
