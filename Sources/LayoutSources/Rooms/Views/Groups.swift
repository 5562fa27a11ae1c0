import LayoutCore

extension Rooms {
  /// Views around others that are no stacks.
  static let groups: [any ViewRoom] = [
    ScrollViewReaderRoom(), ControlGroupRoom(), ContentUnavailableViewRoom(),
  ]
}

/// Nothing can be asked of it but to scroll, and that is an action.
extension ScrollViewProxy: NativeValue {
  func member(_ name: String) -> Value? { name == "scrollTo" ? .function(.native { _ in .void }) : nil }
}

struct ScrollViewReaderRoom: ViewRoom {
  let name = "ScrollViewReader"

  func view(_ call: Call) throws -> any View {
    let content = AnyView(try call.content(with: [.native(ScrollViewProxy())]))
    return ScrollViewReader(content: { _ in content }, fileID: call.file, line: call.line)
  }
}

struct ControlGroupRoom: ViewRoom {
  let name = "ControlGroup"

  func view(_ call: Call) throws -> any View {
    let content = try call.mainContent()
    let label = try call.label()
    return ControlGroup(content: { content }, label: { label }, fileID: call.file, line: call.line)
  }
}

struct ContentUnavailableViewRoom: ViewRoom {
  let name = "ContentUnavailableView"

  func view(_ call: Call) throws -> any View {
    let description = try call.anyLabelled("description")
    let actions = try call.anyLabelled("actions")
    let label = try titleWithSymbol(call) ?? call.label(unnamed: true)
    return ContentUnavailableView(
      label: { label }, description: { description }, actions: { actions }, fileID: call.file, line: call.line
    )
  }

  private func titleWithSymbol(_ call: Call) throws -> AnyView? {
    guard let title = try call.title() else { return nil }
    if let symbol = try call.string("systemImage") {
      return AnyView(Label(title, systemImage: symbol, fileID: call.file, line: call.line))
    }
    return AnyView(try LabelRoom().view(call))
  }
}
