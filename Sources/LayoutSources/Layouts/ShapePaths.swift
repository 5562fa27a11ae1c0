import Foundation
import LayoutCore
import SwiftSyntax

extension Interpreter {
  /// Returns the path of a shape's code, as a function of its rectangle; `nil` where it cannot be evaluated.
  func shapePath(of shape: Instance) -> ((CGRect) -> Path)? {
    guard let function = layoutFunction("path", of: shape), let body = function.body,
      let name = function.parameters.first?.name
    else { return nil }
    func path(_ rect: CGRect) -> Path? {
      drawing {
        try runningCode(called: "\(shape.type).path") {
          let scope = Scope(values: [name: .native(rect)], receiver: .instance(shape), owner: shape.type)
          return self.path(try run(body, in: scope, asBuilder: false))
        }
      } ?? nil
    }
    // Code that can be evaluated for one rectangle can be for others.
    guard let sample = path(CGRect(x: 0, y: 0, width: 100, height: 100)), !sample.isEmpty else { return nil }
    return { path($0) ?? Path($0) }
  }

  /// Returns the path that a value is; `nil` for any other value.
  func path(_ value: Value) -> Path? {
    guard case .view(let view) = value else { return nil }
    if let path = view.view as? Path { return path }
    return nil
  }

  /// Returns a path as a value.
  func value(_ path: Path, at position: SourcePosition? = nil) -> Value {
    .view(ReadView(path, at: position))
  }

  /// Returns the result of a method of a path or a rectangle; `nil` for any other value or method.
  ///
  /// Drawing methods change the path in place.
  func draw(
    on receiver: Value, at base: ExprSyntax, _ name: String,
    _ arguments: @autoclosure () throws -> [Argument],
    in scope: Scope
  ) throws -> Value? {
    if case .native(let rect as CGRect) = receiver, let method = PathCall.rectMethods[name] {
      return try method(rect, PathCall(interpreter: self, arguments: arguments())).map { .native($0) }
    }
    guard var path = path(receiver) else { return nil }
    if let step = PathCall.steps[name] {
      do {
        try step(&path, PathCall(interpreter: self, arguments: arguments()))
      } catch is UnknownArgument where !isSettled {
        // The path is drawn without the step.
        assume(
          .action, "\(base.trimmedDescription).\(name)", "left out, as an argument is not known", at: base)
        return .void
      }
      try assign(value(path), to: base, in: scope)
      return .void
    }
    if let method = PathCall.methods[name] {
      do {
        return value(try method(path, PathCall(interpreter: self, arguments: arguments())))
      } catch is UnknownArgument where !isSettled {
        assume(.action, ".\(name)", "left out, as an argument is not known", at: base)
        return value(path)
      }
    }
    return nil
  }
}

/// The error of a path's method with an unknown argument.
private struct UnknownArgument: Error {}

/// A call of a path's method, with its arguments.
struct PathCall {
  let interpreter: Interpreter
  let arguments: [Argument]

  /// The drawing methods.
  static let steps: [String: @Sendable (inout Path, PathCall) throws -> Void] = [
    "move": { $0.move(to: try $1.point("to")) },
    "addLine": { $0.addLine(to: try $1.point("to")) },
    "addLines": { $0.addLines(try $1.points(nil)) },
    "addQuadCurve": { $0.addQuadCurve(to: try $1.point("to"), control: try $1.point("control")) },
    "addCurve": {
      $0.addCurve(
        to: try $1.point("to"), control1: try $1.point("control1"), control2: try $1.point("control2"))
    },
    "closeSubpath": { path, _ in path.closeSubpath() },
    "addRect": { $0.addRect(try $1.rect(nil)) },
    "addEllipse": { $0.addEllipse(in: try $1.rect("in")) },
    "addRoundedRect": {
      $0.addRoundedRect(in: try $1.rect("in"), cornerSize: try $1.size("cornerSize"))
    },
    "addArc": {
      $0.addArc(
        center: try $1.point("center"), radius: try $1.length("radius"),
        startAngle: try $1.angle("startAngle"),
        endAngle: try $1.angle("endAngle"), clockwise: try $1.flag("clockwise"))
    },
    "addRelativeArc": {
      $0.addRelativeArc(
        center: try $1.point("center"), radius: try $1.length("radius"),
        startAngle: try $1.angle("startAngle"),
        delta: try $1.angle("delta"))
    },
    "addPath": { $0.addPath(try $1.path(nil)) },
  ]

  /// The methods that return another path.
  static let methods: [String: @Sendable (Path, PathCall) throws -> Path] = [
    "offsetBy": { $0.offsetBy(dx: try $1.length("dx"), dy: try $1.length("dy")) },
    "trimmedPath": { $0.trimmedPath(from: try $1.length("from"), to: try $1.length("to")) },
    "path": { path, _ in path },
  ]

  /// The methods that return another rectangle.
  static let rectMethods: [String: @Sendable (CGRect, PathCall) throws -> CGRect?] = [
    "insetBy": { $0.insetBy(dx: try $1.length("dx"), dy: try $1.length("dy")) },
    "offsetBy": { $0.offsetBy(dx: try $1.length("dx"), dy: try $1.length("dy")) },
    "union": { $0.union(try $1.rect(nil)) },
  ]

  private func argument(_ label: String?) throws -> Argument {
    guard let found = arguments.first(where: { $0.label == label }) else { throw UnknownArgument() }
    return found
  }

  private func native<Kind>(_ label: String?, _ type: String) throws -> Kind {
    let argument = try argument(label)
    guard case .native(let native) = interpreter.geometry(argument.value, named: type),
      let value = native as? Kind
    else { throw UnknownArgument() }
    return value
  }

  private func point(_ label: String?) throws -> CGPoint { try native(label, "CGPoint") }
  private func size(_ label: String?) throws -> CGSize { try native(label, "CGSize") }
  /// Returns a rectangle argument.
  func rect(_ label: String?) throws -> CGRect { try native(label, "CGRect") }

  /// Returns a number argument.
  func length(_ label: String?) throws -> CGFloat {
    let argument = try argument(label)
    return CGFloat(try interpreter.number(argument.value, at: argument.node))
  }

  private func angle(_ label: String?) throws -> Angle {
    let argument = try argument(label)
    return try interpreter.angle(argument.value, at: argument.node)
  }

  private func flag(_ label: String?) throws -> Bool {
    let argument = try argument(label)
    return try interpreter.condition(argument.value, at: argument.node)
  }

  private func path(_ label: String?) throws -> Path {
    guard let path = interpreter.path(try argument(label).value) else { throw UnknownArgument() }
    return path
  }

  private func points(_ label: String?) throws -> [CGPoint] {
    let argument = try argument(label)
    return try interpreter.collection(argument.value, at: argument.node).map { value in
      guard case .native(let point as CGPoint) = interpreter.geometry(value, named: "CGPoint") else {
        throw UnknownArgument()
      }
      return point
    }
  }
}

/// The reader of `Path`, which is drawn as its code describes; any other fills its proposal, as a path does.
struct PathReader: ViewReader {
  let name = "Path"

  func view(_ call: Call) throws -> any View {
    let interpreter = call.interpreter
    return interpreter.drawing { try path(call) } ?? ReadShape(kind: name, source: call.position)
  }

  private func path(_ call: Call) throws -> any View {
    let drawn = PathCall(interpreter: call.interpreter, arguments: call.arguments)
    if let closure = call.closure("callback"), case .function(let callable) = closure.value {
      let empty = call.interpreter.value(Path())
      let made = try call.interpreter.changed(empty, by: callable, at: closure.node)
      guard let path = call.interpreter.path(made) else { throw UnknownArgument() }
      return path
    }
    guard let first = call.arguments.first else { return Path() }
    switch first.label {
    case "ellipseIn": return Path(ellipseIn: try drawn.rect("ellipseIn"))
    case "roundedRect":
      if call.has("cornerSize") {
        guard case .native(let size as CGSize)? = try call.value(call.argument("cornerSize"), as: "CGSize")
        else { throw UnknownArgument() }
        return Path(roundedRect: try drawn.rect("roundedRect"), cornerSize: size)
      }
      return Path(roundedRect: try drawn.rect("roundedRect"), cornerRadius: try drawn.length("cornerRadius"))
    case nil:
      if let path = call.interpreter.path(first.value) { return path }
      return Path(try drawn.rect(nil))
    default: throw UnknownArgument()
    }
  }
}
