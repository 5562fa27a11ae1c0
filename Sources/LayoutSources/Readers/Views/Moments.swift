import Foundation
import LayoutCore

/// The time at which views are laid out.
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

/// The context of a timeline's content.
private struct TimelineContext: NativeValue {
  func member(_ name: String) -> Value? {
    switch name {
    case "date": .native(MomentValue(date: EnvironmentValues().now))
    case "cadence": .symbol(Symbol(base: nil, steps: [.init(name: "live", arguments: nil)]))
    default: nil
    }
  }
}

/// The reader of a timeline view, at one time.
struct TimelineViewReader: ViewReader {
  let name = "TimelineView"

  func view(_ call: Call) throws -> any View { try call.content(with: [.native(TimelineContext())]) }
}

/// The reader of a canvas, whose code does not affect layout.
struct CanvasReader: ViewReader {
  let name = "Canvas"

  func view(_ call: Call) throws -> any View {
    Canvas(renderer: { _, _ in }, fileID: call.file, line: call.line)
  }
}

struct TextEditorReader: ViewReader {
  let name = "TextEditor"

  func view(_ call: Call) throws -> any View {
    let text = try call.string("text") ?? ""
    return TextEditor(text: .constant(text), fileID: call.file, line: call.line)
  }
}
