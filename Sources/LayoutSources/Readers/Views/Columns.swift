import LayoutCore

struct NavigationSplitViewReader: ViewReader {
  let name = "NavigationSplitView"

  func view(_ call: Call) throws -> any View {
    let sidebar = AnyView(try call.content("sidebar"))
    let detail = try call.anyLabelled("detail")
    let visibility = visibility(call)
    guard let content = try call.labelled("content").map({ AnyView($0) }) else {
      return NavigationSplitView(
        columnVisibility: .constant(visibility), sidebar: { sidebar }, detail: { detail }, fileID: call.file,
        line: call.line)
    }
    return NavigationSplitView(
      columnVisibility: .constant(visibility), sidebar: { sidebar }, content: { content },
      detail: { detail }, fileID: call.file, line: call.line)
  }

  private func visibility(_ call: Call) -> NavigationSplitViewVisibility {
    let names: [String: NavigationSplitViewVisibility] = [
      "all": .all, "doubleColumn": .doubleColumn, "detailOnly": .detailOnly,
    ]
    guard case .symbol(let symbol)? = call.argument("columnVisibility")?.value else { return .automatic }
    return symbol.steps.last.flatMap { names[$0.name] } ?? .automatic
  }
}
