import Foundation
import LayoutCore

/// A layout of SwiftUI's as a value, which is called with views.
struct LayoutValue: NativeValue {
  var layout: any Layout
}

/// The reader of `HStackLayout`, `VStackLayout` and `ZStackLayout`.
struct StackLayoutReader: ValueReader {
  let name: String
  let layout: @Sendable (Call) throws -> any Layout

  func value(_ call: Call) throws -> Value { try call.laidOut(by: layout(call)) }
}

/// The reader of any layout: one of SwiftUI's, or a declared one.
struct AnyLayoutReader: ValueReader {
  let name = "AnyLayout"

  func value(_ call: Call) throws -> Value {
    guard let argument = call.unlabeled(0) else { return .void }
    guard let layout = try call.interpreter.layout(argument.value) else {
      // An unknown layout still lays out views.
      call.interpreter.assume(.view, argument.node.trimmedDescription, "a VStack", at: argument.node)
      return try call.laidOut(by: AnyLayout(VStackLayout()))
    }
    return try call.laidOut(by: AnyLayout(layout))
  }
}

extension Call {
  /// Returns the layout as a value, or the views of a trailing closure laid out by it.
  fileprivate func laidOut(by layout: any Layout) throws -> Value {
    guard let content = arguments.last, content.isTrailing, content.label == nil else {
      return .native(LayoutValue(layout: layout))
    }
    return try interpreter.laidOut(by: layout, content, at: position, node: node)
  }
}

/// The properties of a layout that affect its views.
extension LayoutProperties: ChangeableNative {
  func member(_ name: String) -> Value? {
    guard name == "stackOrientation" else { return nil }
    return stackOrientation.map {
      .symbol(Symbol(base: "Axis", steps: [.init(name: $0 == .horizontal ? "horizontal" : "vertical")]))
    } ?? .missing
  }

  func setting(
    _ name: String, to value: Value, by number: (Value) throws -> CGFloat
  ) rethrows -> (any NativeValue)? {
    guard name == "stackOrientation" else { return nil }
    var changed = self
    changed.stackOrientation = nil
    if case .symbol(let symbol) = value {
      let axes: [String: Axis] = ["horizontal": .horizontal, "vertical": .vertical]
      changed.stackOrientation = symbol.steps.last.flatMap { axes[$0.name] }
    }
    return changed
  }
}

struct LayoutPropertiesReader: ValueReader {
  let name = "LayoutProperties"

  func value(_ call: Call) throws -> Value { .native(LayoutProperties()) }
}

extension Readers {
  static let layoutValues: [any ValueReader] = [
    LayoutPropertiesReader(),
    StackLayoutReader(name: "HStackLayout") {
      HStackLayout(alignment: $0.verticalAlignment() ?? .center, spacing: try $0.length("spacing"))
    },
    StackLayoutReader(name: "VStackLayout") {
      VStackLayout(alignment: $0.horizontalAlignment() ?? .center, spacing: try $0.length("spacing"))
    },
    StackLayoutReader(name: "ZStackLayout") { ZStackLayout(alignment: $0.alignment() ?? .center) },
    AnyLayoutReader(),
  ]
}
