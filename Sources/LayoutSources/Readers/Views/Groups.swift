import LayoutCore

extension Readers {
  /// The readers of views around others that are not stacks.
  static let groups: [any ViewReader] = [
    ScrollViewReaderReader(), ControlGroupReader(), ContentUnavailableViewReader(),
  ]
}

/// The proxy of a reader's code, which can only scroll, in an action.
private struct ReadScrollProxy: NativeValue {
  let proxy: ScrollViewProxy
  let call: Call

  var typeName: String { "ScrollViewProxy" }

  func member(_ name: String) -> Value? {
    guard name == "scrollTo" else { return nil }
    return .function(
      .native { arguments in
        if case .missing? = arguments.first?.value { return .void }
        guard let id = arguments.first?.value.tagDescription else {
          call.interpreter.assume(
            .action, "scrollTo", "not run, as what it scrolls to is not known", at: call.position)
          return .void
        }
        let anchor = arguments.first { $0.label == "anchor" }.flatMap { call.interpreter.unitPoint($0.value) }
        proxy.scroll(to: id, anchor: anchor) {
          call.interpreter.assume(
            .action, "scrollTo(\(id))", "without an effect: no view inside has that id", at: call.position)
        }
        return .void
      })
  }
}

struct ScrollViewReaderReader: ViewReader {
  let name = "ScrollViewReader"

  func view(_ call: Call) throws -> any View {
    let proxy = ScrollViewProxy()
    let content = AnyView(try call.content(with: [.native(ReadScrollProxy(proxy: proxy, call: call))]))
    return ScrollViewReader(proxy, content: content, call.position)
  }
}

struct ControlGroupReader: ViewReader {
  let name = "ControlGroup"

  func view(_ call: Call) throws -> any View {
    let content = try call.mainContent()
    let label = try call.label()
    return ControlGroup(content: { content }, label: { label }, fileID: call.file, line: call.line)
  }
}

struct ContentUnavailableViewReader: ViewReader {
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
    return AnyView(try LabelReader().view(call))
  }
}
