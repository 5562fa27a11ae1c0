import Foundation
import LayoutCore
import SwiftSyntax

/// The environment values of the source, by the name of a key or a type.
struct SourceEnvironment: @unchecked Sendable {
  // Unchecked: trees are made on one thread.
  var values: [String: Value] = [:]
}

/// The key under which environments store them.
enum SourceEnvironmentKey: EnvironmentKey {
  static let defaultValue = SourceEnvironment()
}

extension EnvironmentValues {
  /// The environment values of the source.
  var source: SourceEnvironment {
    get { self[SourceEnvironmentKey.self] }
    set { self[SourceEnvironmentKey.self] = newValue }
  }
}

extension Interpreter {
  /// Returns the value of a property wrapper from the environment; `nil` for a wrapper that reads none.
  func environmentValue(
    _ wrapper: AttributeSyntax, _ type: TypeReference?, in environment: EnvironmentValues
  ) -> Value? {
    switch wrapper.name {
    case "Environment":
      guard case .argumentList(let arguments)? = wrapper.arguments, let first = arguments.first else {
        return nil
      }
      if let path = first.expression.as(KeyPathExprSyntax.self) {
        let names = path.components.compactMap { component -> String? in
          guard case .property(let property) = component.component else { return nil }
          return property.declName.baseName.text
        }
        guard let first = names.first else { return nil }
        // `\.theme.spacing` is a member of an environment value.
        let value = environmentValue(first, in: environment)
        return catching(or: .unknown(Unknown(path: names.joined(separator: "."), type: type))) {
          try names.dropFirst().reduce(value) { try member($1, of: $0, at: wrapper, in: Scope()) }
        }
      }
      let name = first.expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? ""
      return environment.source.values[name]
    case "EnvironmentObject": return type?.name.flatMap { environment.source.values[$0] }
    case "FocusState": return type?.name == "Bool" ? .bool(false) : Value.missing
    default: return nil
    }
  }

  /// Returns a value of the environment by its name.
  func environmentValue(_ name: String, in environment: EnvironmentValues) -> Value {
    if let value = environment.source.values[name] { return value }
    if let supplied = supplied(name, nil) { return supplied }
    if let set = ownValue(name, in: environment) { return set }
    if let standard = standardEnvironment[name] { return standard }
    // Accessibility features are off by default.
    if name.hasPrefix("accessibility") { return .bool(false) }
    if name == "layoutDirection" {
      return .symbol(
        Symbol(base: nil, steps: [.init(name: environment.layoutDirection.rawValue, arguments: nil)]))
    }
    if name == "lineLimit" { return environment.lineLimit.map { .integer($0) } ?? .missing }
    if let property = program.types["EnvironmentValues"]?.property(name) {
      return declaredDefault(of: property)
    }
    return .unknown(Unknown(path: name, type: nil))
  }

  /// Returns a value that the environment of views has itself.
  private func ownValue(_ name: String, in environment: EnvironmentValues) -> Value? {
    func symbol(_ name: String?) -> Value {
      name.map { .symbol(Symbol(base: nil, steps: [.init(name: $0, arguments: nil)])) } ?? .missing
    }
    switch name {
    case "dynamicTypeSize": return symbol(environment.dynamicTypeSize.name)
    case "lineSpacing": return .number(environment.lineSpacing)
    case "minimumScaleFactor": return .number(environment.minimumScaleFactor)
    case "allowsTightening": return .bool(environment.allowsTightening)
    case "multilineTextAlignment": return symbol(environment.multilineTextAlignment.rawValue)
    case "truncationMode": return symbol(environment.truncationMode.rawValue)
    case "textCase": return symbol(environment.textCase?.rawValue)
    case "imageScale": return symbol(environment.imageScale.rawValue)
    case "sizeCategory": return symbol(environment.dynamicTypeSize.categoryName)
    case "controlSize": return symbol(environment.controlSize.rawValue)
    case "font": return environment.font.map { .native($0) } ?? .missing
    case "horizontalSizeClass": return symbol(environment.horizontalSizeClass?.rawValue)
    case "verticalSizeClass": return symbol(environment.verticalSizeClass?.rawValue)
    case "locale": return .native(LocaleValue(locale: environment.locale))
    case "timeZone": return .native(TimeZoneValue(timeZone: environment.timeZone))
    case "calendar":
      var calendar = environment.calendar
      (calendar.locale, calendar.timeZone) = (environment.locale, environment.timeZone)
      return .native(CalendarValue(calendar: calendar))
    default: return nil
    }
  }

  /// The number of pixels per point: that of the platform, or two without one.
  private var pixelsPerPoint: CGFloat { options.scale ?? options.platform?.scale ?? 2 }

  /// The default values of the environment.
  private var standardEnvironment: [String: Value] {
    func symbol(_ name: String) -> Value {
      .symbol(Symbol(base: nil, steps: [.init(name: name, arguments: nil)]))
    }
    return [
      "colorScheme": symbol(options.isDark || resources.isDark ? "dark" : "light"),
      "isEnabled": .bool(true),
      "isFocused": .bool(false), "isPresented": .bool(false), "isSearching": .bool(false),
      "displayScale": .number(Double(pixelsPerPoint)),
      "isLuminanceReduced": .bool(false), "isSceneCaptured": .bool(false), "isScrollEnabled": .bool(true),
      "isFocusEffectEnabled": .bool(true), "isHoverEffectEnabled": .bool(true),
      "supportsMultipleWindows": .bool(false), "showsWidgetContainerBackground": .bool(true),
      "isActivityFullscreen": .bool(false), "isInDynamicIsland": .bool(false),
      "pixelLength": .number(Double(1 / pixelsPerPoint)),
      "redactionReasons": .array([]), "editMode": .missing,
      "scenePhase": symbol("active"),
      "accessibilityReduceMotion": .bool(false), "accessibilityEnabled": .bool(false),
      "accessibilityVoiceOverEnabled": .bool(false), "accessibilityReduceTransparency": .bool(false),
      "legibilityWeight": symbol("regular"), "colorSchemeContrast": symbol("standard"),
    ]
  }

  /// Returns a key's default, from `@Entry var name = value` or `self[Key.self]`.
  private func declaredDefault(of property: PropertyDeclaration) -> Value {
    let missing = Value.unknown(Unknown(path: property.name, type: property.type))
    if let initial = property.initialValue {
      return catching(or: missing) {
        let value = try evaluate(initial, in: Scope())
        return property.type.map { coerce(value, to: $0, from: nil) } ?? value
      }
    }
    // The getter names the key, which has the default.
    guard let text = property.getter?.trimmedDescription, let start = text.firstIndex(of: "["),
      let end = text.range(of: ".self", range: start..<text.endIndex)
    else { return missing }
    let key = String(text[text.index(after: start)..<end.lowerBound])
    return catching(or: missing) {
      guard let node = property.getter else { return missing }
      return try staticMember("defaultValue", of: key, at: node) ?? missing
    }
  }
}
