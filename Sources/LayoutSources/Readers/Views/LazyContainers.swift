import Foundation
import LayoutCore

extension Readers {
  static let lazyContainers: [any ViewReader] = [
    LazyVStackReader(), LazyHStackReader(), LazyVGridReader(), LazyHGridReader(),
  ]
}

struct LazyVStackReader: ViewReader {
  let name = "LazyVStack"

  func view(_ call: Call) throws -> any View {
    let content = AnyView(try call.content())
    return LazyVStack(
      alignment: call.horizontalAlignment() ?? .center, spacing: try call.length("spacing"),
      content: { content }, fileID: call.file, line: call.line)
  }
}

struct LazyHStackReader: ViewReader {
  let name = "LazyHStack"

  func view(_ call: Call) throws -> any View {
    let content = AnyView(try call.content())
    return LazyHStack(
      alignment: call.verticalAlignment() ?? .center, spacing: try call.length("spacing"),
      content: { content }, fileID: call.file, line: call.line)
  }
}

struct LazyVGridReader: ViewReader {
  let name = "LazyVGrid"

  func view(_ call: Call) throws -> any View {
    let content = AnyView(try call.content())
    return LazyVGrid(
      columns: try call.gridItems("columns"), alignment: call.horizontalAlignment() ?? .center,
      spacing: try call.length("spacing"), content: { content }, fileID: call.file, line: call.line)
  }
}

struct LazyHGridReader: ViewReader {
  let name = "LazyHGrid"

  func view(_ call: Call) throws -> any View {
    let content = AnyView(try call.content())
    return LazyHGrid(
      rows: try call.gridItems("rows"), alignment: call.verticalAlignment() ?? .center,
      spacing: try call.length("spacing"), content: { content }, fileID: call.file, line: call.line)
  }
}

extension Call {
  /// Returns the items of a lazy grid; one flexible item where they are unknown.
  fileprivate func gridItems(_ label: String) throws -> [GridItem] {
    guard let argument = argument(label) else { return [GridItem()] }
    var elements = try interpreter.collection(argument.value, at: argument.node)
    let most = GridColumnAlignmentReader.mostColumns
    if elements.count > most {
      interpreter.assume(.collection, label, "the first \(most) items", at: argument.node)
      elements = Array(elements.prefix(most))
    }
    let items = elements.compactMap { element -> GridItem? in
      if case .native(let item as GridItem) = element { item } else { nil }
    }
    if items.count < elements.count || items.isEmpty {
      interpreter.assume(.collection, label, "flexible items", at: argument.node)
    }
    return items.isEmpty ? [GridItem()] : items
  }
}

struct GridItemReader: ValueReader {
  let name = "GridItem"

  func value(_ call: Call) throws -> Value {
    .native(
      GridItem(
        try size(call), spacing: try call.length("spacing"), alignment: call.alignment()))
  }

  private func size(_ call: Call) throws -> GridItem.Size {
    guard case .symbol(let symbol)? = call.unlabeled(0)?.value, let step = symbol.steps.last else {
      return .flexible()
    }
    func length(_ label: String?) throws -> CGFloat? {
      guard let argument = step.arguments?.first(where: { $0.label == label }) else { return nil }
      return CGFloat(try call.interpreter.number(argument.value, at: argument.node))
    }
    switch step.name {
    case "fixed": return .fixed(try length(nil) ?? 0)
    case "adaptive":
      return .adaptive(minimum: try length("minimum") ?? 0, maximum: try length("maximum") ?? .infinity)
    default:
      return .flexible(minimum: try length("minimum") ?? 10, maximum: try length("maximum") ?? .infinity)
    }
  }
}
