import Foundation
import LayoutCore

/// The moment that views are laid out at.
struct MomentValue: NativeValue {
  var date: Date

  func member(_ name: String) -> Value? {
    switch name {
    case "timeIntervalSinceReferenceDate": .number(date.timeIntervalSinceReferenceDate)
    case "timeIntervalSince1970": .number(date.timeIntervalSince1970)
    default: nil
    }
  }
}

/// What the content of a timeline is told.
private struct TimelineContext: NativeValue {
  func member(_ name: String) -> Value? {
    switch name {
    case "date": .native(MomentValue(date: EnvironmentValues().now))
    case "cadence": .symbol(Symbol(base: nil, steps: [.init(name: "live", arguments: nil)]))
    default: nil
    }
  }
}

/// Content at one moment.
struct TimelineViewRoom: ViewRoom {
  let name = "TimelineView"

  func view(_ call: Call) throws -> any View { try call.content(with: [.native(TimelineContext())]) }
}

/// A drawing, whose code has no part in layout.
struct CanvasRoom: ViewRoom {
  let name = "Canvas"

  func view(_ call: Call) throws -> any View {
    Canvas(renderer: { _, _ in }, fileID: call.file, line: call.line)
  }
}

struct TextEditorRoom: ViewRoom {
  let name = "TextEditor"

  func view(_ call: Call) throws -> any View {
    let text = try call.string("text") ?? ""
    return TextEditor(text: .constant(text), fileID: call.file, line: call.line)
  }
}
