import Foundation
import LayoutCore

/// The reader of `ignoresSafeArea` and its older name.
struct IgnoresSafeAreaReader: ModifierReader {
  let name: String

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    if name == "edgesIgnoringSafeArea" {
      return content.edgesIgnoringSafeArea(
        call.edgesOrAll(nil), fileID: call.file, line: call.line)
    }
    return content.ignoresSafeArea(
      call.unlabeled(0).map(regions) ?? .all, edges: call.edgesOrAll("edges"),
      fileID: call.file, line: call.line)
  }

  /// Returns the regions that an argument names.
  private func regions(_ argument: Argument) -> SafeAreaRegions {
    let names: [String: SafeAreaRegions] = ["container": .container, "keyboard": .keyboard, "all": .all]
    func regions(_ value: Value) -> SafeAreaRegions {
      switch value {
      case .array(let items): items.reduce(into: []) { $0.formUnion(regions($1)) }
      case .symbol(let symbol): symbol.steps.last.flatMap { names[$0.name] } ?? .all
      default: .all
      }
    }
    return regions(argument.value)
  }
}

struct SafeAreaPaddingReader: ModifierReader {
  let name = "safeAreaPadding"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let first = call.unlabeled(0) else {
      return content.safeAreaPadding(fileID: call.file, line: call.line)
    }
    if case .native(let insets as EdgeInsets)? = try call.value(first, as: "EdgeInsets") {
      return content.safeAreaPadding(insets, fileID: call.file, line: call.line)
    }
    if let edges = call.edges(first) {
      let length = try call.unlabeled(1).flatMap { try call.number($0) }
      return content.safeAreaPadding(edges, length.map { CGFloat($0) }, fileID: call.file, line: call.line)
    }
    return content.safeAreaPadding(
      .all, try call.number(first).map { CGFloat($0) }, fileID: call.file, line: call.line)
  }
}

struct SafeAreaInsetReader: ModifierReader {
  let name = "safeAreaInset"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let edge = call.edges(call.argument("edge")) else { return nil }
    let added = AnyView(try call.content())
    let spacing = try call.length("spacing")
    if edge == .top || edge == .bottom {
      return content.safeAreaInset(
        edge: edge == .top ? VerticalEdge.top : .bottom, alignment: call.horizontalAlignment() ?? .center,
        spacing: spacing, content: { added }, fileID: call.file, line: call.line)
    }
    return content.safeAreaInset(
      edge: edge == .leading ? HorizontalEdge.leading : .trailing,
      alignment: call.verticalAlignment() ?? .center, spacing: spacing, content: { added },
      fileID: call.file, line: call.line)
  }
}
