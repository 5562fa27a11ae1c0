import Foundation
import LayoutCore
import SwiftSyntax

/// A subview of a layout, as the layout's code sees it.
struct SubviewValue: NativeValue {
  let subview: LayoutSubview

  func member(_ name: String) -> Value? {
    switch name {
    case "sizeThatFits":
      .function(
        .native { arguments in
          .native(subview.sizeThatFits(Self.proposal(arguments.first)))
        })
    case "dimensions":
      .function(
        .native { arguments in
          .native(KnownDimensions(dimensions: subview.dimensions(in: Self.proposal(arguments.first))))
        })
    case "place":
      .function(
        .native { arguments in
          subview.place(
            at: Self.point(arguments.first { $0.label == "at" }),
            anchor: Self.anchor(arguments.first { $0.label == "anchor" }),
            proposal: Self.proposal(arguments.first { $0.label == "proposal" }))
          return .void
        })
    case "spacing": .native(subview.spacing)
    case "priority": .number(subview.priority)
    default: nil
    }
  }

  private static func proposal(_ argument: Argument?) -> ProposedViewSize {
    guard let argument,
      case .native(let proposal as ProposedViewSize)? = Geometry.value(argument.value, "ProposedViewSize")
    else { return .unspecified }
    return proposal
  }

  private static func point(_ argument: Argument?) -> CGPoint {
    guard let argument, case .native(let point as CGPoint)? = Geometry.value(argument.value, "CGPoint") else {
      return .zero
    }
    return point
  }

  private static func anchor(_ argument: Argument?) -> UnitPoint {
    guard let argument, case .native(let point as UnitPoint)? = Geometry.value(argument.value, "UnitPoint")
    else { return .topLeading }
    return point
  }
}

extension ProposedViewSize: DescribedNative {
  func member(_ name: String) -> Value? {
    switch name {
    case "width": width.map { .number($0) } ?? .missing
    case "height": height.map { .number($0) } ?? .missing
    case "replacingUnspecifiedDimensions":
      .function(
        .native { arguments in
          guard let size = arguments.first.flatMap({ Geometry.value($0.value, "CGSize") }),
            case .native(let given as CGSize) = size
          else { return .native(replacingUnspecifiedDimensions()) }
          return .native(replacingUnspecifiedDimensions(by: given))
        })
    default: nil
    }
  }
}

extension ViewSpacing: NativeValue {
  func member(_ name: String) -> Value? {
    if name == "union" { return .function(.native { .native(united($0)) }) }
    guard name == "distance" else { return nil }
    return .function(
      .native { arguments in
        guard case .native(let next as ViewSpacing)? = arguments.first(where: { $0.label == "to" })?.value
        else { return .number(ViewSpacing.defaultDistance) }
        var axis = Axis.horizontal
        if case .symbol(let symbol)? = arguments.first(where: { $0.label == "along" })?.value,
          symbol.steps.last?.name == "vertical"
        {
          axis = .vertical
        }
        return .number(distance(to: next, along: axis))
      })
  }
}

extension ViewSpacing {
  /// Returns the spacing with the named edges of another.
  private func united(_ arguments: [Argument]) -> ViewSpacing {
    guard case .native(let other as ViewSpacing)? = arguments.first?.value else { return self }
    return union(other)
  }
}

/// Values of geometry by name, where their type is known.
enum Geometry {
  /// The names of the types.
  static let types: Set<String> = [
    "CGSize", "CGPoint", "CGRect", "ProposedViewSize", "UnitPoint", "EdgeInsets", "ViewSpacing", "Angle",
    "CGAffineTransform",
  ]

  /// Returns a value of one of the types from a symbol such as `.zero`; the value itself where it is one;
  /// `nil` for any other symbol.
  static func value(_ value: Value, _ type: String) -> Value? {
    guard case .symbol(let symbol) = value else { return value }
    guard let step = symbol.steps.last, symbol.steps.count == 1, symbol.base == nil || symbol.base == type
    else { return nil }
    if type == "Angle", let angle = angle(step) { return .native(angle) }
    if step.name == "init" { return made(step.arguments ?? [], type) }
    return constants[type]?[step.name].map { .native($0) }
  }

  /// Returns `.degrees(30)`, `.radians(1)` and `.init(degrees: 30)`; `nil` for any other, and for unknown
  /// numbers.
  private static func angle(_ step: Symbol.Step) -> Angle? {
    guard let argument = step.arguments?.first else { return nil }
    let number: Double
    switch argument.value {
    case .number(let known): number = known.fraction ?? known.value
    case .symbol(let symbol):
      guard let known = symbol.number else { return nil }
      number = known.value
    default: return nil
    }
    switch argument.label ?? step.name {
    case "degrees": return .degrees(number)
    case "radians": return .radians(number)
    default: return nil
    }
  }

  private static func transform(_ number: (String) -> CGFloat?) -> CGAffineTransform {
    if let angle = number("rotationAngle") { return CGAffineTransform(rotationAngle: angle) }
    if let x = number("scaleX") { return CGAffineTransform(scaleX: x, y: number("y") ?? 0) }
    if let x = number("translationX") { return CGAffineTransform(translationX: x, y: number("y") ?? 0) }
    let identity = CGAffineTransform.identity
    return CGAffineTransform(
      a: number("a") ?? identity.a, b: number("b") ?? identity.b, c: number("c") ?? identity.c,
      d: number("d") ?? identity.d, tx: number("tx") ?? 0, ty: number("ty") ?? 0)
  }

  private static func made(_ arguments: [Argument], _ type: String) -> Value? {
    func number(_ label: String?) -> CGFloat? {
      guard let argument = arguments.first(where: { $0.label == label }) else { return nil }
      switch argument.value {
      case .number(let number): return CGFloat(number.value)
      case .symbol(let symbol): return symbol.number.map { CGFloat($0.value) }
      default: return nil
      }
    }
    // Unknown numbers are assumed elsewhere, and reported.
    let areKnown = arguments.allSatisfy { argument in
      if case .unknown = argument.value { false } else { true }
    }
    guard areKnown else { return nil }
    switch type {
    case "ProposedViewSize":
      if case .native(let size as CGSize)? = arguments.first?.value { return .native(ProposedViewSize(size)) }
      return .native(ProposedViewSize(width: number("width"), height: number("height")))
    case "CGSize": return .native(CGSize(width: number("width") ?? 0, height: number("height") ?? 0))
    case "CGPoint": return .native(CGPoint(x: number("x") ?? 0, y: number("y") ?? 0))
    case "UnitPoint": return .native(UnitPoint(x: number("x") ?? 0, y: number("y") ?? 0))
    case "ViewSpacing": return .native(ViewSpacing())
    case "Angle": return nil
    case "CGAffineTransform": return .native(transform(number))
    case "EdgeInsets":
      return .native(
        EdgeInsets(
          top: number("top") ?? 0, leading: number("leading") ?? 0, bottom: number("bottom") ?? 0,
          trailing: number("trailing") ?? 0))
    case "CGRect":
      if case .native(let origin as CGPoint)? = arguments.first(where: { $0.label == "origin" })?.value,
        case .native(let size as CGSize)? = arguments.first(where: { $0.label == "size" })?.value
      {
        return .native(CGRect(origin: origin, size: size))
      }
      return .native(
        CGRect(
          x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0, height: number("height") ?? 0
        ))
    default: return nil
    }
  }

  private static let constants: [String: [String: any NativeValue & Sendable]] = [
    "Angle": ["zero": Angle.zero], "CGAffineTransform": ["identity": CGAffineTransform.identity],
    "CGSize": ["zero": CGSize.zero], "CGPoint": ["zero": CGPoint.zero], "CGRect": ["zero": CGRect.zero],
    "EdgeInsets": ["zero": EdgeInsets()], "ViewSpacing": ["zero": ViewSpacing.zero],
    "ProposedViewSize": [
      "zero": ProposedViewSize.zero, "unspecified": ProposedViewSize.unspecified,
      "infinity": ProposedViewSize.infinity,
    ],
    "UnitPoint": [
      "zero": UnitPoint.zero, "center": UnitPoint.center, "leading": UnitPoint.leading,
      "trailing": UnitPoint.trailing, "top": UnitPoint.top, "bottom": UnitPoint.bottom,
      "topLeading": UnitPoint.topLeading, "topTrailing": UnitPoint.topTrailing,
      "bottomLeading": UnitPoint.bottomLeading, "bottomTrailing": UnitPoint.bottomTrailing,
    ],
  ]
}

extension Interpreter {
  /// Returns a value of a geometry type, from its name if necessary.
  func geometry(_ value: Value, named type: String) -> Value { Geometry.value(value, type) ?? value }
}

struct ViewSpacingReader: ValueReader {
  let name = "ViewSpacing"

  func value(_ call: Call) throws -> Value { .native(ViewSpacing()) }
}

struct ProposedViewSizeReader: ValueReader {
  let name = "ProposedViewSize"

  func value(_ call: Call) throws -> Value {
    if case .native(let size as CGSize)? = try call.value(call.unlabeled(0), as: "CGSize") {
      return .native(ProposedViewSize(size))
    }
    return .native(ProposedViewSize(width: try call.length("width"), height: try call.length("height")))
  }
}

struct RectReader: ValueReader {
  let name = "CGRect"

  func value(_ call: Call) throws -> Value {
    if case .native(let origin as CGPoint)? = try call.value(call.argument("origin"), as: "CGPoint"),
      case .native(let size as CGSize)? = try call.value(call.argument("size"), as: "CGSize")
    {
      return .native(CGRect(origin: origin, size: size))
    }
    return .native(
      CGRect(
        x: try call.length("x") ?? 0, y: try call.length("y") ?? 0, width: try call.length("width") ?? 0,
        height: try call.length("height") ?? 0))
  }
}
