import Foundation
import LayoutCore
import SwiftSyntax

/// Methods of rectangles, points and sizes.
struct GeometryMethods {
  let arguments: [Argument]
  let node: Syntax
  let interpreter: Interpreter

  /// Returns the result; `nil` for a value that is not geometry, and for an unknown method.
  static func call(
    _ name: String, of value: Value, _ arguments: [Argument], at node: some SyntaxProtocol,
    by interpreter: Interpreter
  ) throws -> Value? {
    let methods = GeometryMethods(arguments: arguments, node: Syntax(node), interpreter: interpreter)
    return switch value {
    case .native(let rectangle as CGRect): try ofRectangles[name]?(methods, rectangle)
    case .native(let point as CGPoint): try ofPoints[name]?(methods, point)
    default: nil
    }
  }

  /// Returns whether a value has a method.
  static func has(_ name: String, _ value: Value) -> Bool {
    switch value {
    case .native(is CGRect): ofRectangles[name] != nil
    case .native(is CGPoint): ofPoints[name] != nil
    default: false
    }
  }

  private static let ofRectangles: [String: @Sendable (GeometryMethods, CGRect) throws -> Value?] = [
    "offsetBy": { methods, rectangle in
      .native(rectangle.offsetBy(dx: try methods.length("dx"), dy: try methods.length("dy")))
    },
    "insetBy": { methods, rectangle in
      .native(rectangle.insetBy(dx: try methods.length("dx"), dy: try methods.length("dy")))
    },
    "applying": { methods, rectangle in
      methods.first("CGAffineTransform", as: CGAffineTransform.self).map { .native(rectangle.applying($0)) }
    },
    "union": { methods, rectangle in
      methods.first("CGRect", as: CGRect.self).map { .native(rectangle.union($0)) }
    },
    "intersection": { methods, rectangle in
      methods.first("CGRect", as: CGRect.self).map { .native(rectangle.intersection($0)) }
    },
    "intersects": { methods, rectangle in
      methods.first("CGRect", as: CGRect.self).map { .bool(rectangle.intersects($0)) }
    },
    "contains": { methods, rectangle in
      methods.first("CGRect", as: CGRect.self).map { .bool(rectangle.contains($0)) }
        ?? methods.first("CGPoint", as: CGPoint.self).map { .bool(rectangle.contains($0)) }
    },
  ]

  private static let ofPoints: [String: @Sendable (GeometryMethods, CGPoint) throws -> Value?] = [
    "applying": { methods, point in
      methods.first("CGAffineTransform", as: CGAffineTransform.self).map { .native(point.applying($0)) }
    }
  ]

  private func length(_ label: String) throws -> CGFloat {
    guard let argument = arguments.first(where: { $0.label == label }) else { return 0 }
    return CGFloat(try interpreter.number(argument.value, at: argument.node))
  }

  /// Returns the first argument as a value of a type; `nil` if it is not one.
  private func first<Native>(_ name: String, as type: Native.Type) -> Native? {
    guard let argument = arguments.first, case .native(let native)? = Geometry.value(argument.value, name)
    else {
      return nil
    }
    return native as? Native
  }
}
