import Foundation
import LayoutCore

/// A layout of SwiftUI's as a value, which is called with views.
struct LayoutValue: NativeValue {
  var layout: any Layout
}

/// `HStackLayout`, `VStackLayout` and `ZStackLayout`.
struct StackLayoutRoom: ValueRoom {
  let name: String
  let layout: @Sendable (Call) throws -> any Layout

  func value(_ call: Call) throws -> Value { try call.laidOut(by: layout(call)) }
}

/// Any layout: one of SwiftUI's, or one that the files declare.
struct AnyLayoutRoom: ValueRoom {
  let name = "AnyLayout"

  func value(_ call: Call) throws -> Value {
    guard let argument = call.unlabeled(0) else { return .void }
    guard let layout = try call.interpreter.layout(argument.value) else {
      // Whatever it does, it lays out views.
      call.interpreter.assume(.view, argument.node.trimmedDescription, "a VStack", at: argument.node)
      return try call.laidOut(by: AnyLayout(VStackLayout()))
    }
    return try call.laidOut(by: AnyLayout(layout))
  }
}

extension Call {
  /// The layout as a value, or the views after the parentheses laid out by it.
  fileprivate func laidOut(by layout: any Layout) throws -> Value {
    guard let content = arguments.last, content.isTrailing, content.label == nil else {
      return .native(LayoutValue(layout: layout))
    }
    return try interpreter.laidOut(by: layout, content, at: position, node: node)
  }
}

extension Rooms {
  static let layoutValues: [any ValueRoom] = [
    StackLayoutRoom(name: "HStackLayout") {
      HStackLayout(alignment: $0.verticalAlignment() ?? .center, spacing: try $0.length("spacing"))
    },
    StackLayoutRoom(name: "VStackLayout") {
      VStackLayout(alignment: $0.horizontalAlignment() ?? .center, spacing: try $0.length("spacing"))
    },
    StackLayoutRoom(name: "ZStackLayout") { ZStackLayout(alignment: $0.alignment() ?? .center) },
    AnyLayoutRoom(),
  ]
}
