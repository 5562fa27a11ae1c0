import Foundation
import LayoutCore

/// A modifier that changes the drawing: each that does has a rule, any other is invisible.
struct AppearanceDrawing: DrawingRule {
  func items(_ element: AppearanceElement, _ view: DrawnView) -> [PictureItem] {
    guard let rule = Self.rules[element.kind] else { return view.childItems }
    return rule.items(Attributes(element), view)
  }

  func guides(_ element: AppearanceElement, _ view: DrawnView) -> [PictureItem] { [] }

  func traits(_ element: AppearanceElement) -> DrawingTraits {
    guard let rule = Self.rules[element.kind] else { return DrawingTraits() }
    return rule.traits(Attributes(element))
  }

  func change(_ style: inout DrawingStyle, _ element: AppearanceElement) {
    Self.rules[element.kind]?.change(&style, Attributes(element))
  }

  /// The rules by the modifiers' names.
  static let rules: [String: any AppearanceRule] = [
    "border": BorderRule(), "shadow": ShadowRule(), "opacity": OpacityRule(), "hidden": HiddenRule(),
    "foregroundColor": ForegroundRule(), "foregroundStyle": ForegroundRule(),
    "clipped": ClippedRule(), "clipShape": ClipShapeRule(), "cornerRadius": CornerRadiusRule(),
    "rotationEffect": RotationRule(), "scaleEffect": ScaleRule(), "transformEffect": TransformRule(),
    "italic": ItalicRule(), "underline": TextLineRule(line: .under),
    "strikethrough": TextLineRule(line: .through), "zIndex": DepthRule(),
    "TextField": PromptRule(), "SecureField": PromptRule(), "tint": TintRule(), "accentColor": TintRule(),
    "colorScheme": SchemeRule(), "redacted": RedactedRule(isRedacted: true),
    "unredacted": RedactedRule(isRedacted: false), "disabled": DisabledRule(), "blur": BlurRule(),
    "mask": MaskRule(), "buttonBorderShape": BorderShapeRule(), "symbolVariant": SymbolVariantRule(),
    "glassEffect": GlassRule(), "blendMode": BlendRule(),
    "brightness": ColorRule { $0.number("amount").map(ColorChange.brightness) },
    "contrast": ColorRule { $0.number("amount").map(ColorChange.contrast) },
    "saturation": ColorRule { $0.number("amount").map(ColorChange.saturation) },
    "grayscale": ColorRule { $0.number("amount").map { .saturation(1 - max(0, min(1, $0))) } },
    "hueRotation": ColorRule { $0.number("degrees").map(ColorChange.hueRotation) },
    "colorInvert": ColorRule { _ in .inversion }, "colorMultiply": MultiplyRule(),
    "luminanceToAlpha": BlendRule(),
  ].merging(undrawn) { $1 }.merging(controls) { $1 }.merging(screens) { $1 }
}

extension AppearanceDrawing {
  /// Modifiers that change how a view looks in ways that are not drawn.
  private static let undrawn = Dictionary(
    uniqueKeysWithValues: [
      "rotation3DEffect", "projectionEffect", "visualEffect", "colorEffect", "layerEffect",
      "distortionEffect",
      "glassBackgroundEffect", "backgroundExtensionEffect",
    ].map { ($0, UndrawnRule(name: $0) as any AppearanceRule) })
}

/// A view that looks otherwise than it is drawn, which is marked.
private struct UndrawnRule: AppearanceRule {
  let name: String

  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    view.childItems + Placeholder.mark(name, over: view.frame, view.drawing)
  }
}

/// The rule by which one modifier that does not affect layout is drawn.
protocol AppearanceRule: Sendable {
  /// Returns the drawing of a view with the modifier, from the bottom up.
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem]
  /// Changes the style of the views inside; most modifiers change nothing.
  func change(_ style: inout DrawingStyle, _ attributes: Attributes)
  /// Returns the traits that the drawing of other views depends on; most modifiers have none.
  func traits(_ attributes: Attributes) -> DrawingTraits
}

extension AppearanceRule {
  /// Has no effect unless implemented.
  func change(_ style: inout DrawingStyle, _ attributes: Attributes) {}

  /// Returns nothing.
  func traits(_ attributes: Attributes) -> DrawingTraits { DrawingTraits() }
}

/// A modifier that clips its view to its edges.
protocol ClippingRule: AppearanceRule {}

extension ClippingRule {
  func traits(_ attributes: Attributes) -> DrawingTraits { DrawingTraits(cutsOff: true) }
}

/// A modifier that changes the style of the views inside, and draws nothing.
protocol StyleRule: AppearanceRule {}

extension StyleRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    var view = view
    change(&view.style, attributes)
    return view.childItems
  }
}

/// The attributes of a modifier, as they are written.
struct Attributes {
  private let values: [String: String]
  /// The custom path to which it clips, in a rectangle that begins at zero; `nil` for a shape that is known
  /// by its name.
  let outline: (@Sendable (CGRect) -> Path)?

  init(_ element: AppearanceElement) { (values, outline) = (element.attributes, element.outline) }

  /// The value of an attribute; `nil` where there is none.
  subscript(name: String) -> String? { values[name] }

  /// Returns a finite number; `nil` where there is none.
  func number(_ name: String) -> CGFloat? {
    values[name].flatMap(Double.init).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// Returns the point of a frame around which a modifier rotates or scales.
  func anchor(in frame: CGRect) -> CGPoint {
    let parts = (values["anchor"] ?? "").split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    let (x, y) = parts.count == 2 ? (CGFloat(parts[0]), CGFloat(parts[1])) : (0.5, 0.5)
    return CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
  }
}

/// A line inside the edges.
struct BorderRule: AppearanceRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    let width = attributes.number("width") ?? 1
    let line = view.frame.insetBy(dx: width / 2, dy: width / 2)
    guard width > 0, line.width >= 0, line.height >= 0, !line.isNull else { return view.childItems }
    let paint = view.paint(attributes["style"] ?? "primary").paint
    return view.childItems + PictureItem.painted(.rectangle(line), paint, PictureStroke(width: width))
  }
}

/// A view that is clipped to its edges.
struct ClippedRule: ClippingRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    [.group(PictureGroup(clip: .rectangle(view.frame), items: view.childItems))]
  }
}

/// A view that is clipped to a shape.
struct ClipShapeRule: ClippingRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    let shape =
      ShapeOutline.own(attributes.outline, view)
      ?? ShapeOutline.path(attributes["shape"] ?? "", radius: attributes.number("radius"), in: view.frame)
    return [.group(PictureGroup(clip: shape ?? .rectangle(view.frame), items: view.childItems))]
  }
}

extension ClipShapeRule {
  func traits(_ attributes: Attributes) -> DrawingTraits {
    DrawingTraits(cutsOff: true, hasOwnPath: attributes.outline != nil)
  }
}

/// A view that is clipped to a rectangle with round corners.
struct CornerRadiusRule: ClippingRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    let clip = PicturePath.rounded(view.frame, radius: attributes.number("radius") ?? 0)
    return [.group(PictureGroup(clip: clip, items: view.childItems))]
  }
}

/// A view at a depth before or behind its siblings.
struct DepthRule: AppearanceRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] { view.childItems }

  func traits(_ attributes: Attributes) -> DrawingTraits {
    DrawingTraits(depth: attributes.number("value").map { Double($0) } ?? 0)
  }
}

/// A blurred silhouette under the view.
struct ShadowRule: AppearanceRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    guard case .color(let color) = view.paint(attributes["color"] ?? "black").paint else {
      return view.childItems
    }
    let shadow = PictureShadow(
      color: color, radius: max(0, attributes.number("radius") ?? 0), x: attributes.number("x") ?? 0,
      y: attributes.number("y") ?? 0)
    return [.group(PictureGroup(shadow: shadow, items: view.childItems))]
  }
}

/// The view, translucent as a whole.
struct OpacityRule: AppearanceRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    let opacity = max(0, min(1, attributes.number("opacity") ?? 1))
    return opacity == 0 ? [] : [.group(PictureGroup(opacity: opacity, items: view.childItems))]
  }
}

/// A view of which nothing is drawn.
struct HiddenRule: ClippingRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] { [] }
}

/// The style of texts, symbols and shapes without a fill.
struct ForegroundRule: StyleRule {
  func change(_ style: inout DrawingStyle, _ attributes: Attributes) {
    if let name = attributes["style"] { style.setForeground(name) }
  }
}

/// A view with slanted letters.
struct ItalicRule: StyleRule {
  func change(_ style: inout DrawingStyle, _ attributes: Attributes) {
    style.isItalic = attributes["isActive"] != "false"
  }
}

/// A line under letters, or through them.
struct TextLineRule: StyleRule {
  let line: TextLine

  func change(_ style: inout DrawingStyle, _ attributes: Attributes) {
    style.lines[line] = attributes["isActive"] == "false" ? nil : .some(attributes["color"])
  }
}

/// A view that is turned.
struct RotationRule: AppearanceRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    let turn = PictureTransform.turned(degrees: attributes.number("degrees") ?? 0)
    return [
      .group(PictureGroup(transform: turn.around(attributes.anchor(in: view.frame)), items: view.childItems))
    ]
  }
}

/// A view that is scaled.
struct ScaleRule: AppearanceRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    let scale = PictureTransform(a: attributes.number("x") ?? 1, d: attributes.number("y") ?? 1)
    return [
      .group(PictureGroup(transform: scale.around(attributes.anchor(in: view.frame)), items: view.childItems))
    ]
  }
}

/// The view as an affine map places its points, from its top left corner.
struct TransformRule: AppearanceRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    let map = PictureTransform(
      a: attributes.number("a") ?? 1, b: attributes.number("b") ?? 0, c: attributes.number("c") ?? 0,
      d: attributes.number("d") ?? 1, x: attributes.number("tx") ?? 0, y: attributes.number("ty") ?? 0)
    let corner = CGPoint(x: view.frame.minX, y: view.frame.minY)
    return [.group(PictureGroup(transform: map.around(corner), items: view.childItems))]
  }
}

/// A text field, whose prompt is paler.
struct PromptRule: StyleRule {
  func change(_ style: inout DrawingStyle, _ attributes: Attributes) {
    if attributes["prompt"] == "true" { style.setForeground("placeholder") }
  }
}

/// A view with a style for its controls.
struct TintRule: StyleRule {
  func change(_ style: inout DrawingStyle, _ attributes: Attributes) {
    if let tint = attributes["style"] { style.tint = style.resolved(tint) }
  }
}

/// A view with light or dark colours.
struct SchemeRule: StyleRule {
  func change(_ style: inout DrawingStyle, _ attributes: Attributes) {
    if let scheme = attributes["scheme"].flatMap({ ColorScheme(rawValue: $0) }) { style.scheme = scheme }
  }
}

/// Redacts texts as bars and images as boxes, or shows them again.
struct RedactedRule: StyleRule {
  let isRedacted: Bool

  func change(_ style: inout DrawingStyle, _ attributes: Attributes) {
    let isNamed = attributes["reason"] == "placeholder" || attributes["isPlaceholder"] == "true"
    if !isRedacted || isNamed { style.isRedacted = isRedacted }
  }
}

/// A view with disabled controls.
struct DisabledRule: StyleRule {
  func change(_ style: inout DrawingStyle, _ attributes: Attributes) {
    if attributes["disabled"] == "true" { style.isDisabled = true }
  }
}

/// The shape of the borders of buttons.
struct BorderShapeRule: StyleRule {
  func change(_ style: inout DrawingStyle, _ attributes: Attributes) {
    style.borderShape = attributes["shape"] ?? style.borderShape
  }
}

/// A view with variants of its symbols.
struct SymbolVariantRule: StyleRule {
  func change(_ style: inout DrawingStyle, _ attributes: Attributes) {
    style.symbolVariant = attributes["variant"] ?? style.symbolVariant
  }
}

/// A view that is blurred.
struct BlurRule: AppearanceRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    var group = PictureGroup(items: view.childItems)
    group.blur = max(0, attributes.number("radius") ?? 0)
    return [.group(group)]
  }
}

/// A view whose colours are changed.
struct ColorRule: StyleRule {
  let made: @Sendable (Attributes) -> ColorChange?

  func change(_ style: inout DrawingStyle, _ attributes: Attributes) {
    if let change = made(attributes) { style.colorChanges.append(change) }
  }
}

/// A view whose colours are multiplied with a colour.
struct MultiplyRule: StyleRule {
  func change(_ style: inout DrawingStyle, _ attributes: Attributes) {
    let palette = Palette(scheme: style.scheme ?? .light, platform: style.platform)
    guard let written = attributes["color"], case .color(let color) = palette.paint(written).paint else {
      return
    }
    style.colorChanges.append(.product(color))
  }
}

/// A view that is blended with those below it: it is drawn over them, and marked as a placeholder.
struct BlendRule: AppearanceRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    let mode = attributes["mode"]
    guard mode != "normal" else { return view.childItems }
    let name = mode.map { "blendMode \($0)" } ?? "luminanceToAlpha"
    return view.childItems + Placeholder.mark(name, over: view.frame, view.drawing)
  }
}

/// A view that is visible where another one, which lies over it, is not clear.
struct MaskRule: StyleRule {
  func change(_ style: inout DrawingStyle, _ attributes: Attributes) { style.isMasked = true }
}
