import Foundation
import LayoutCore

extension Readers {
  static let drawingModifiers: [any ModifierReader] =
    [
      BorderReader(), RotationEffectReader(), ScaleEffectReader(), OpacityReader(), ShadowReader(),
      ForegroundReader(name: "foregroundColor"),
      ForegroundReader(name: "foregroundStyle"), CornerRadiusReader(), ClipShapeReader(),
      CoordinateSpaceReader(),
      LineOfTextReader(name: "underline"), LineOfTextReader(name: "strikethrough"),
      LineOfTextReader(name: "italic"),
      PreferredColorSchemeReader(), MaskReader(), HueRotationReader(), ScrollDisabledReader(),
      UnredactedReader(),
      GlassEffectReader(),
    ]
    + drawnWords

  /// The readers of modifiers with a single value for the drawing.
  private static let drawnWords: [any ModifierReader] = [
    DrawnWordReader(name: "tint", attribute: "style", kind: .style),
    DrawnWordReader(name: "accentColor", attribute: "style", kind: .style),
    DrawnWordReader(name: "listRowBackground", attribute: "style", kind: .style),
    DrawnWordReader(name: "backgroundStyle", attribute: "style", kind: .style),
    DrawnWordReader(name: "colorMultiply", attribute: "color", kind: .style),
    DrawnWordReader(name: "blur", attribute: "radius", kind: .number),
    DrawnWordReader(name: "brightness", attribute: "amount", kind: .number),
    DrawnWordReader(name: "contrast", attribute: "amount", kind: .number),
    DrawnWordReader(name: "saturation", attribute: "amount", kind: .number),
    DrawnWordReader(name: "grayscale", attribute: "amount", kind: .number),
    DrawnWordReader(name: "blendMode", attribute: "mode", kind: .word),
    DrawnWordReader(name: "badge", attribute: "label", kind: .words),
    DrawnWordReader(name: "navigationTitle", attribute: "title", kind: .words),
    DrawnWordReader(name: "navigationBarTitle", attribute: "title", kind: .words),
    DrawnWordReader(name: "buttonBorderShape", attribute: "shape", kind: .word),
    DrawnWordReader(name: "listRowSeparator", attribute: "visibility", kind: .word),
    DrawnWordReader(name: "scrollContentBackground", attribute: "visibility", kind: .word),
    DrawnWordReader(name: "presentationDragIndicator", attribute: "visibility", kind: .word),
    DrawnWordReader(name: "symbolVariant", attribute: "variant", kind: .word),
    DrawnWordReader(name: "colorScheme", attribute: "scheme", kind: .word),
    DrawnWordReader(name: "redacted", attribute: "reason", kind: .word),
    DrawnWordReader(name: "disabled", attribute: "disabled", kind: .flag),
  ]
}

/// The reader of a modifier with a single value for the drawing, which does not affect layout.
struct DrawnWordReader: ModifierReader {
  /// The type of the value.
  enum Kind { case style, number, word, words, flag }

  let name: String
  let attribute: String
  let kind: Kind

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    let argument = call.arguments.first { !$0.isTrailing }
    let given = try argument.flatMap { try word($0, call) }
    let named = NeutralView(
      content: content, kind: name, attributes: given.map { [attribute: $0] } ?? [:], position: call.position)
    guard let value = argument?.value else { return named }
    switch name {
    case "colorScheme": return SourceEnvironmentView(content: named, names: ["colorScheme"], value: value)
    case "disabled": return named.switchingOff("isEnabled", where: value)
    case "redacted":
      let reasons = if case .array = value { value } else { Value.array([value]) }
      return SourceEnvironmentView(content: named, names: ["redactionReasons"], value: reasons)
    default: return named
    }
  }

  private func word(_ argument: Argument, _ call: Call) throws -> String? {
    switch (kind, argument.value) {
    case (_, .missing): nil
    case (.style, .view(let view)) where !(view.view is Color) && !(view.view is any Shape): nil
    case (.style, _): try call.style(argument)?.paint
    case (.number, .number(let number)): Interpreter.text(of: number)
    case (.words, .number(let number)): number.value == 0 ? nil : Interpreter.text(of: number)
    case (.words, .string(let text)): call.key(of: argument).map { Text($0).plainString } ?? text
    case (.words, .view(let view)): (view.view as? ReadText)?.string
    case (.word, .symbol(let symbol)): symbol.steps.last?.name
    case (.flag, .bool(let flag)): "\(flag)"
    default: nil
    }
  }
}

extension View {
  /// Returns the view with a flag of the environment that is false where a value is true.
  ///
  /// Where the value is not known, neither is the flag, and code that reads it reports that.
  func switchingOff(_ flag: String, where value: Value) -> any View {
    switch value {
    case .bool(false): return self
    case .bool(true): return SourceEnvironmentView(content: self, names: [flag], value: .bool(false))
    default:
      let open = Unknown(path: flag, type: .named("Bool", []), initialValue: .bool(true))
      return SourceEnvironmentView(content: self, names: [flag], value: .unknown(open))
    }
  }
}

/// The reader of a modifier that stops scrolling.
struct ScrollDisabledReader: ModifierReader {
  let name = "scrollDisabled"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    let named = NeutralView(content: content, kind: name, position: call.position)
    return call.unlabeled(0).map { named.switchingOff("isScrollEnabled", where: $0.value) } ?? named
  }
}

/// The reader of `unredacted()`, inside which nothing is redacted.
struct UnredactedReader: ModifierReader {
  let name = "unredacted"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    SourceEnvironmentView(
      content: NeutralView(content: content, kind: name, position: call.position),
      names: ["redactionReasons"], value: .array([]))
  }
}

struct HueRotationReader: ModifierReader {
  let name = "hueRotation"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let angle = call.unlabeled(0) else { return nil }
    return content.hueRotation(
      try call.interpreter.angle(angle.value, at: angle.node), fileID: call.file, line: call.line)
  }
}

/// The reader of a glass effect, in a capsule or in another shape.
struct GlassEffectReader: ModifierReader {
  let name = "glassEffect"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let shape = try call.shape(call.argument("in")) else {
      return content.glassEffect(fileID: call.file, line: call.line)
    }
    return content.glassEffect(in: shape, fileID: call.file, line: call.line)
  }
}

/// The reader of a mask: the view is drawn where another one is opaque.
struct MaskReader: ModifierReader {
  let name = "mask"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    let mask: any View
    if let argument = call.unlabeled(0) {
      mask = try call.view(argument)
    } else if let closure = call.arguments.first(where: { $0.isTrailing || $0.label == "mask" }) {
      mask = try call.view(closure)
    } else {
      return nil
    }
    return content.mask(
      alignment: call.alignment() ?? .center, { AnyView(mask) }, fileID: call.file, line: call.line)
  }
}

struct BorderReader: ModifierReader {
  let name = "border"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    content.border(
      try call.style(call.unlabeled(0)) ?? WrittenStyle(paint: "primary"),
      width: try call.length("width") ?? 1,
      fileID: call.file, line: call.line)
  }
}

struct RotationEffectReader: ModifierReader {
  let name = "rotationEffect"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let angle = call.unlabeled(0) else { return nil }
    return content.rotationEffect(
      try call.interpreter.angle(angle.value, at: angle.node), anchor: try call.anchor(), fileID: call.file,
      line: call.line)
  }
}

struct ScaleEffectReader: ModifierReader {
  let name = "scaleEffect"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    if case .native(let size as CGSize)? = call.unlabeled(0)?.value {
      return content.scaleEffect(size, anchor: try call.anchor(), fileID: call.file, line: call.line)
    }
    if let scale = try call.length(nil) {
      return content.scaleEffect(scale, anchor: try call.anchor(), fileID: call.file, line: call.line)
    }
    return content.scaleEffect(
      x: try call.length("x") ?? 1, y: try call.length("y") ?? 1, anchor: try call.anchor(),
      fileID: call.file,
      line: call.line)
  }
}

struct OpacityReader: ModifierReader {
  let name = "opacity"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    content.opacity(try call.number(nil) ?? 1, fileID: call.file, line: call.line)
  }
}

struct ShadowReader: ModifierReader {
  let name = "shadow"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    let color = try call.style(call.argument("color")).map { Color($0.paint) }
    return content.shadow(
      color: color ?? .black.opacity(0.33), radius: try call.length("radius") ?? 0,
      x: try call.length("x") ?? 0, y: try call.length("y") ?? 0, fileID: call.file, line: call.line)
  }
}

struct ForegroundReader: ModifierReader {
  let name: String

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let style = try call.style(call.unlabeled(0)) else { return nil }
    return name == "foregroundColor"
      ? content.foregroundColor(Color(style.paint), fileID: call.file, line: call.line)
      : content.foregroundStyle(style, fileID: call.file, line: call.line)
  }
}

struct CornerRadiusReader: ModifierReader {
  let name = "cornerRadius"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    content.cornerRadius(try call.length(nil) ?? 0, fileID: call.file, line: call.line)
  }
}

struct ClipShapeReader: ModifierReader {
  let name = "clipShape"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let shape = try call.shape(call.unlabeled(0)) else { return nil }
    return content.clipShape(shape, fileID: call.file, line: call.line)
  }
}

struct CoordinateSpaceReader: ModifierReader {
  let name = "coordinateSpace"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let name = try call.string("name") else { return nil }
    return content.coordinateSpace(name: name, fileID: call.file, line: call.line)
  }
}

/// The reader of underlined, struck-through and italic texts.
struct LineOfTextReader: ModifierReader {
  let name: String

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    let isActive = try call.flag(nil) ?? call.flag("isActive") ?? true
    var attributes = isActive ? [:] : ["isActive": "false"]
    if let color = try call.style(call.argument("color")) { attributes["color"] = color.paint }
    return NeutralView(content: content, kind: name, attributes: attributes, position: call.position)
  }
}

/// The reader of the preferred colour scheme of a screen, which views find in the environment.
struct PreferredColorSchemeReader: ModifierReader {
  let name = "preferredColorScheme"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let value = call.unlabeled(0)?.value else { return nil }
    guard case .symbol(let symbol) = value else {
      let named = NeutralView(content: content, kind: name, position: call.position)
      // Code that reads an unknown scheme reports that.
      guard case .unknown = value else { return named }
      return SourceEnvironmentView(content: named, names: ["colorScheme"], value: value)
    }
    let named = NeutralView(
      content: content, kind: name, attributes: symbol.steps.last.map { ["scheme": $0.name] } ?? [:],
      position: call.position)
    return SourceEnvironmentView(content: named, names: ["colorScheme"], value: value)
  }
}
