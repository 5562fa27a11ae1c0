import Foundation
import LayoutCore
import SwiftSyntax

// Gradients as they are painted: `linear(red@0,blue@1;0.5,0;0.5,1)`.
extension Interpreter {
  /// Returns the paint of a `MeshGradient`; `nil` where its points or colours are not known.
  func mesh(_ arguments: [Argument]) -> String? {
    catching(or: nil) {
      func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
      guard let width = argument("width"), let height = argument("height"), let points = argument("points"),
        let colors = argument("colors")
      else { return nil }
      let columns = try number(width.value, at: width.node)
      let rows = try number(height.value, at: height.node)
      let places = try collection(points.value, at: points.node).map { point -> String in
        if case .native(let point as UnitPoint) = point { return "\(point.x),\(point.y)" }
        let pair: [Value]
        if case .symbol(let symbol) = point, let inner = symbol.steps.last?.arguments {
          pair = inner.map(\.value)
        } else {
          pair = try collection(point, at: points.node)
        }
        guard pair.count == 2 else { return "" }
        return try pair.map { Self.shortest(try number($0, at: points.node)) }.joined(separator: ",")
      }
      let all = try collection(
        coerce(colors.value, to: .array(.named("Color", [])), from: nil), at: colors.node)
      guard columns >= 2, rows >= 2, Double(places.count) == columns * rows, places.count == all.count,
        !places.contains("")
      else { return nil }
      let painted = try all.map { try paint($0, at: colors.node) }.joined(separator: ",")
      let background = try argument("background").map { try paint($0.value, at: $0.node) } ?? "clear"
      return "mesh(\(Int(columns)),\(Int(rows));\(places.joined(separator: ","));\(painted);\(background))"
    }
  }

  /// Returns the paint of a gradient; `nil` for unknown colours, and for any other call.
  func gradient(_ name: String, _ arguments: [Argument], at node: some SyntaxProtocol) -> String? {
    let kind = name.prefix(1).lowercased() + name.dropFirst()
    guard ["linearGradient", "radialGradient", "ellipticalGradient", "angularGradient"].contains(kind)
    else { return nil }
    return catching(or: nil) {
      let stops = try stops(arguments, at: node)
      guard !stops.isEmpty else { return nil }
      let colors = stops.map { "\($0.color)@\(Self.shortest($0.place))" }.joined(separator: ",")
      func point(_ label: String, _ fallback: UnitPoint) -> String {
        let point = arguments.first { $0.label == label }.flatMap { unitPoint($0.value) } ?? fallback
        return "\(Self.shortest(point.x)),\(Self.shortest(point.y))"
      }
      func radius(_ label: String, _ fallback: Double) throws -> String {
        let given = try arguments.first { $0.label == label }.map { try self.number($0.value, at: $0.node) }
        return Self.shortest(given ?? fallback)
      }
      if kind == "linearGradient" {
        return "linear(\(colors);\(point("startPoint", .top));\(point("endPoint", .bottom)))"
      }
      if kind == "ellipticalGradient" {
        let ends = "\(try radius("startRadiusFraction", 0)),\(try radius("endRadiusFraction", 0.5))"
        return "elliptical(\(colors);\(point("center", .center));\(ends))"
      }
      if kind == "angularGradient" {
        func degrees(_ label: String) throws -> Double? {
          try arguments.first { $0.label == label }.map { try angle($0.value, at: $0.node).degrees }
        }
        // Without angles it is a full circle.
        let start = try degrees("startAngle") ?? degrees("angle") ?? 0
        let end = try degrees("endAngle") ?? start + 360
        let ends = "\(Self.shortest(start)),\(Self.shortest(end == start ? start + 360 : end))"
        return "angular(\(colors);\(point("center", .center));\(ends))"
      }
      return
        "radial(\(colors);\(point("center", .center));\(try radius("startRadius", 0)),\(try radius("endRadius", 100)))"
    }
  }

  private static func shortest(_ number: Double) -> String {
    let rounded = (number * 1e4).rounded() / 1e4
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func shortest(_ number: CGFloat) -> String { shortest(Double(number)) }

  /// Returns the colours of a gradient, each with its place from 0 to 1.
  private func stops(
    _ arguments: [Argument], at node: some SyntaxProtocol
  ) throws -> [(color: String, place: Double)] {
    if let gradient = arguments.first(where: { $0.label == "gradient" || $0.label == nil }),
      case .symbol(let symbol) = gradient.value, let inner = symbol.steps.first?.arguments
    {
      return try stops(inner, at: node)
    }
    if let colors = arguments.first(where: { $0.label == "colors" }) {
      let all = try collection(
        coerce(colors.value, to: .array(.named("Color", [])), from: nil), at: colors.node)
      return try all.enumerated().map { index, color in
        (try paint(color, at: colors.node), all.count > 1 ? Double(index) / Double(all.count - 1) : 0)
      }
    }
    guard let stops = arguments.first(where: { $0.label == "stops" }) else { return [] }
    return try collection(stops.value, at: stops.node).compactMap { stop in
      // `.init(color: .red, location: 0.5)`, or `Gradient.Stop(...)`.
      guard case .symbol(let symbol) = stop, let inner = symbol.steps.last?.arguments,
        let color = inner.first(where: { $0.label == "color" }),
        let place = inner.first(where: { $0.label == "location" })
      else { return nil }
      let painted = coerce(color.value, to: .named("Color", []), from: nil)
      return (try paint(painted, at: color.node), try number(place.value, at: place.node))
    }
  }
}
