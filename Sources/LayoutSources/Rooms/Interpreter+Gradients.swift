import Foundation
import LayoutCore
import SwiftSyntax

// Gradients as they are painted: `linear(red@0,blue@1;0.5,0;0.5,1)`.
extension Interpreter {
  /// What a call of a gradient paints; `nil` for one that is drawn in a plain colour, and for any other call.
  func gradient(_ name: String, _ arguments: [Argument], at node: some SyntaxProtocol) -> String? {
    let kind = name.prefix(1).lowercased() + name.dropFirst()
    guard ["linearGradient", "radialGradient", "ellipticalGradient"].contains(kind) else { return nil }
    return catching(or: nil) {
      let stops = try stops(arguments, at: node)
      guard !stops.isEmpty else { return nil }
      let colors = stops.map { "\($0.color)@\(Self.shortest($0.place))" }.joined(separator: ",")
      func point(_ label: String, _ usual: UnitPoint) -> String {
        let point = arguments.first { $0.label == label }.flatMap { unitPoint($0.value) } ?? usual
        return "\(Self.shortest(point.x)),\(Self.shortest(point.y))"
      }
      func radius(_ label: String, _ usual: Double) throws -> String {
        let given = try arguments.first { $0.label == label }.map { try self.number($0.value, at: $0.node) }
        return Self.shortest(given ?? usual)
      }
      if kind == "linearGradient" {
        return "linear(\(colors);\(point("startPoint", .top));\(point("endPoint", .bottom)))"
      }
      guard kind == "radialGradient" else { return nil }
      return
        "radial(\(colors);\(point("center", .center));\(try radius("startRadius", 0)),\(try radius("endRadius", 100)))"
    }
  }

  private static func shortest(_ number: Double) -> String {
    let rounded = (number * 1e4).rounded() / 1e4
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func shortest(_ number: CGFloat) -> String { shortest(Double(number)) }

  /// The colours of a gradient, each with its place from 0 to 1.
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
      return try all.enumerated().map { place, color in
        (try paint(color, at: colors.node), all.count > 1 ? Double(place) / Double(all.count - 1) : 0)
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
