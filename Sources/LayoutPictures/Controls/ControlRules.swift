import Foundation
import LayoutCore

// The drawing under and around the views of a control, and the colours of these views.

extension AppearanceDrawing {
  /// The drawing rules of controls, and of marks that stand-ins put into them.
  static let controls: [String: any AppearanceRule] = [
    "Button": LookRule(), "Menu": LookRule(), "NavigationLink": LookRule(), "Toggle": LookRule(),
    "Link": TintedRule(), "ShareLink": TintedRule(), "tinted": TintedRule(), "GroupBox": BoxRule(),
    "Slider": TellingRule(), "Stepper": TellingRule(), "ProgressView": TellingRule(), "Gauge": TellingRule(),
    "Picker": TellingRule(), "DisclosureGroup": TellingRule(), "ColorPicker": TellingRule(),
    "datePills": TellingRule(), "fieldBorder": FieldBorderRule(), "oneOf": OneOfRule(),
    "segment": SegmentRule(isChosen: false), "chosenSegment": SegmentRule(isChosen: true),
    "labeledValue": StandardStyleRule(foreground: "secondary"),
    "listIcon": StandardStyleRule(foreground: "tint"),
    "listTitle": StandardStyleRule(foreground: "secondary"),
  ]
}

/// A control whose leaves are drawn according to the control's attributes.
struct TellingRule: StyleRule {
  func change(_ style: inout DrawingStyle, _ attributes: Attributes) { style.control = attributes }
}

/// A label in the colour of controls.
struct TintedRule: StyleRule {
  func change(_ style: inout DrawingStyle, _ attributes: Attributes) { style.setForeground("tint") }
}

/// A view in a colour of its own, unless an enclosing view sets another one.
struct StandardStyleRule: StyleRule {
  let foreground: String

  func change(_ style: inout DrawingStyle, _ attributes: Attributes) {
    if style.base == "primary" { style.setForeground(foreground) }
  }
}

/// A label in the appearance of a system style.
///
/// The styles are `plain`, `borderless`, `bordered`, `prominent`, `glass` and `popUp`.
struct LookRule: AppearanceRule {
  func change(_ style: inout DrawingStyle, _ attributes: Attributes) {
    style.control = attributes
    let isOn = attributes["isOn"]
    let own = attributes["role"] == "destructive" ? "red" : "tint"
    switch attributes["look"] {
    case "borderless": style.setForeground(style.isDisabled ? "tertiary" : own)
    case "bordered":
      let isTinted = !style.isOnMac && isOn != "false"
      style.setForeground(style.isDisabled ? "tertiary" : isTinted || own == "red" ? own : "primary")
    case "prominent": style.setForeground(style.isDisabled ? "tertiary" : "white")
    case "glass": style.setForeground("primary")
    default: if style.isDisabled, attributes["look"] == "plain" { style.setForeground("tertiary") }
    }
  }

  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    var inside = view
    change(&inside.style, attributes)
    guard let background = background(attributes, view) else { return inside.childItems }
    return view.painted(outline(view), background) + inside.childItems
  }

  private func background(_ attributes: Attributes, _ view: DrawnView) -> String? {
    let own = attributes["role"] == "destructive" ? "red" : view.style.tint
    switch attributes["look"] {
    case "bordered":
      if view.style.isDisabled || view.style.isOnMac || attributes["isOn"] == "false" {
        return "tertiarySystemFill"
      }
      return own.map { "\($0).opacity(0.15)" } ?? "tertiarySystemFill"
    case "prominent": return view.style.isDisabled ? "tertiarySystemFill" : own ?? "accentColor"
    case "glass": return "thickMaterial"
    case "popUp": return "tertiarySystemFill"
    default: return nil
    }
  }

  private func outline(_ view: DrawnView) -> PicturePath {
    switch view.style.borderShape {
    case "circle": return .circle(in: view.frame)
    case "capsule": return .rounded(view.frame, radius: .infinity)
    case "roundedRectangle": return .rounded(view.frame, radius: 8)
    default:
      if view.style.isOnMac { return .rounded(view.frame, radius: 6) }
      return .rounded(view.frame, radius: view.style.isRound ? .infinity : 8)
    }
  }
}

/// A box on a background of its own.
struct BoxRule: AppearanceRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    guard attributes["look"] == "box" else { return view.childItems }
    let box = PicturePath.rounded(view.frame, radius: view.style.isRound ? 16 : 8)
    return view.painted(box, view.style.isOnMac ? "quaternarySystemFill" : "secondarySystemBackground")
      + view.childItems
  }
}

/// A field in a border.
struct FieldBorderRule: AppearanceRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    let box = PicturePath.rounded(view.frame.insetBy(dx: 0.25, dy: 0.25), radius: view.style.isRound ? 7 : 5)
    return view.painted(box, view.style.isOnMac ? "textBackground" : "systemBackground")
      + view.painted(box, "stroke(separator, lineWidth: 0.5)") + view.childItems
  }
}

/// One of several views that share a place.
struct OneOfRule: StyleRule {
  func change(_ style: inout DrawingStyle, _ attributes: Attributes) {
    style.onlyChild = attributes.number("shown").map { Int($0) }
  }
}

/// A segment of a Mac's picker.
struct SegmentRule: AppearanceRule {
  let isChosen: Bool

  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    var inside = view
    if isChosen { inside.style.setForeground("white") }
    return view.painted(.rounded(view.frame, radius: 6), isChosen ? "accentColor" : "tertiarySystemFill")
      + inside.childItems
  }
}
