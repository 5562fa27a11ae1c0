import LayoutCore

/// The words for modifiers that have no part in layout, and the names of their parameters in elements.
package enum AppearanceWords {
  /// `border`: the name of a colour, or another style.
  static let borderStyle = "style"
  /// `border`: how thick it is in points; a scene knows only the default.
  static let borderWidth = (name: "width", usual: "1")
  /// `rotationEffect`: the angle in degrees.
  static let rotationDegrees = "degrees"
  /// `scaleEffect`: the factors of both sides, which in a scene are the same.
  static let scaleFactors = (x: "x", y: "y")
  /// `environment`: the direction of what is wrapped.
  package static let layoutDirection = "layoutDirection"

  static func element(_ type: ModifierType, _ value: Field) throws(DocumentError) -> AppearanceElement {
    var parameters: [String: String] = [:]
    switch type {
    case .border:
      parameters = [borderStyle: try value.string(), borderWidth.name: borderWidth.usual]
    case .rotationEffect: parameters[rotationDegrees] = PointFormat.shortest(try value.number())
    case .scaleEffect:
      let factor = PointFormat.shortest(try value.number())
      parameters = [scaleFactors.x: factor, scaleFactors.y: factor]
    case .environment:
      let keys = try value.object("environment", keys: [layoutDirection])
      let direction: LayoutDirection = try keys.require(layoutDirection).word("layout direction")
      parameters[layoutDirection] = direction.rawValue
    case .appearance: return try other(value)
    default: break
    }
    return AppearanceElement(kind: type.rawValue, attributes: parameters)
  }

  /// Any other modifier of this sort: its kind, and its parameters as strings.
  private static func other(_ value: Field) throws(DocumentError) -> AppearanceElement {
    let keys = try value.object("appearance", keys: ["kind", "parameters"])
    var parameters: [String: String] = [:]
    if let field = keys["parameters"] {
      for (_, name, value) in try field.dictionary() { parameters[name] = try value.string() }
    }
    return AppearanceElement(kind: try keys.require("kind").string(), attributes: parameters)
  }
}
