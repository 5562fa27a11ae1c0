import Foundation
import LayoutCore

extension Rooms {
  static let leaves: [any ViewRoom] = [
    TextRoom(), ImageRoom(), ColorRoom(), SpacerRoom(), DividerRoom(), EmptyViewRoom(), RectangleRoom(),
    RoundedRectangleRoom(), CircleRoom(), CapsuleRoom(), EllipseRoom(), GradientRoom(name: "LinearGradient"),
    GradientRoom(name: "RadialGradient"), GradientRoom(name: "AngularGradient"),
    GradientRoom(name: "EllipticalGradient"),
  ]
}

struct TextRoom: ViewRoom {
  let name = "Text"

  func view(_ call: Call) throws -> any View {
    let argument = call.arguments.first
    let text = try argument.map { try call.interpreter.string($0.value, at: $0.node) } ?? ""
    return ReadText(text, at: call.position)
  }
}

struct ColorRoom: ViewRoom {
  let name = "Color"

  func view(_ call: Call) throws -> any View {
    if call.has("red") {
      return Color(
        red: try call.number("red") ?? 0, green: try call.number("green") ?? 0,
        blue: try call.number("blue") ?? 0,
        opacity: try call.number("opacity") ?? 1, fileID: call.file, line: call.line)
    }
    let first = call.arguments.first
    let paint = try first.map { try call.interpreter.paint($0.value, at: $0.node) } ?? "clear"
    return Color(paint, fileID: call.file, line: call.line)
  }
}

struct SpacerRoom: ViewRoom {
  let name = "Spacer"

  func view(_ call: Call) throws -> any View {
    Spacer(minLength: try call.length("minLength"), fileID: call.file, line: call.line)
  }
}

struct DividerRoom: ViewRoom {
  let name = "Divider"

  func view(_ call: Call) throws -> any View { Divider(fileID: call.file, line: call.line) }
}

struct EmptyViewRoom: ViewRoom {
  let name = "EmptyView"

  func view(_ call: Call) throws -> any View { EmptyView() }
}

struct RectangleRoom: ViewRoom {
  let name = "Rectangle"

  func view(_ call: Call) throws -> any View { Rectangle(fileID: call.file, line: call.line) }
}

struct RoundedRectangleRoom: ViewRoom {
  let name = "RoundedRectangle"

  func view(_ call: Call) throws -> any View {
    RoundedRectangle(cornerRadius: try call.length("cornerRadius") ?? 0, fileID: call.file, line: call.line)
  }
}

struct CircleRoom: ViewRoom {
  let name = "Circle"

  func view(_ call: Call) throws -> any View { Circle(fileID: call.file, line: call.line) }
}

struct CapsuleRoom: ViewRoom {
  let name = "Capsule"

  func view(_ call: Call) throws -> any View { Capsule(fileID: call.file, line: call.line) }
}

struct EllipseRoom: ViewRoom {
  let name = "Ellipse"

  func view(_ call: Call) throws -> any View { Ellipse(fileID: call.file, line: call.line) }
}

/// A gradient takes what is proposed, as a rectangle does.
struct GradientRoom: ViewRoom {
  let name: String

  func view(_ call: Call) throws -> any View {
    Rectangle(fileID: call.file, line: call.line).fill(
      WrittenStyle(paint: name), fileID: call.file, line: call.line)
  }
}
