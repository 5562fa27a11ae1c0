import Foundation
import LayoutCore

extension Font: NativeValue {}
extension UnitPoint: NativeValue {}
extension GridItem: NativeValue {}
extension AlignmentKey: NativeValue {
  var typeName: String { axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment" }
}
extension Angle: NativeValue {
  func member(_ name: String) -> Value? { ["degrees": .number(degrees), "radians": .number(radians)][name] }
}
extension LinearLength: NativeValue {}
extension CGAffineTransform: NativeValue {}

extension Alignment: NativeValue {
  func member(_ name: String) -> Value? {
    ["horizontal": .native(horizontal.key), "vertical": .native(vertical.key)][name]
  }
}

extension EdgeInsets: NativeValue {
  func member(_ name: String) -> Value? {
    [
      "top": .number(top), "leading": .number(leading), "bottom": .number(bottom),
      "trailing": .number(trailing),
    ][name]
  }
}

extension CGSize: NativeValue {
  func member(_ name: String) -> Value? { ["width": .number(width), "height": .number(height)][name] }
}

extension CGPoint: NativeValue {
  func member(_ name: String) -> Value? { ["x": .number(x), "y": .number(y)][name] }
}

extension CGRect: NativeValue {
  func member(_ name: String) -> Value? {
    switch name {
    case "size": .native(size)
    case "origin": .native(origin)
    case "width": .number(size.width)
    case "height": .number(size.height)
    case "minX": .number(minX)
    case "midX": .number(midX)
    case "maxX": .number(maxX)
    case "minY": .number(minY)
    case "midY": .number(midY)
    case "maxY": .number(maxY)
    default: nil
    }
  }
}

extension GeometryProxy: NativeValue {
  func member(_ name: String) -> Value? {
    switch name {
    case "size": .native(size)
    case "safeAreaInsets": .native(safeAreaInsets)
    case "frame":
      .function(
        .native { arguments in
          guard case .symbol(let symbol)? = arguments.first?.value, let step = symbol.steps.last else {
            return .native(frame(in: .global))
          }
          switch step.name {
          case "local": return .native(frame(in: .local))
          case "named":
            guard case .string(let name)? = step.arguments?.first?.value else {
              return .native(frame(in: .global))
            }
            return .native(frame(in: .named(name)))
          default: return .native(frame(in: .global))
          }
        })
    default: nil
    }
  }
}

/// The dimensions that a guide's closure gets, as symbols.
struct SymbolicDimensions: NativeValue {
  func member(_ name: String) -> Value? {
    let dimensions = LinearDimensions()
    return ["width": .native(dimensions.width), "height": .native(dimensions.height)][name]
  }
}

/// The dimensions that a guide's closure gets, as numbers.
struct KnownDimensions: NativeValue {
  var dimensions: ViewDimensions

  func member(_ name: String) -> Value? {
    ["width": .number(dimensions.width), "height": .number(dimensions.height)][name]
  }
}

/// The environment of the view whose body is evaluated.
struct EnvironmentValue: NativeValue {
  var values: EnvironmentValues
}
