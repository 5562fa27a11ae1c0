import Foundation
import LayoutCore
import SwiftSyntax

extension Readers {
  static let environmentModifiers: [any ModifierReader] = [
    FontReader(), FontWeightReader(), LineLimitReader(), BoldReader(), EnvironmentReader(),
    EnvironmentObjectReader(),
    PreviewNameReader(),
  ]
}

struct FontReader: ModifierReader {
  let name = "font"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let argument = call.unlabeled(0) else { return content }
    let font = try call.interpreter.font(argument.value, at: argument.node)
    if font == nil, let assumed = try assumed(argument, call) { return content.font(assumed) }
    return content.font(font)
  }

  /// Returns the font assumed for an unknown one: the body's, or the system's of a named size.
  private func assumed(_ argument: Argument, _ call: Call) throws -> Font? {
    var size = Font.body.size
    var name = argument.node.trimmedDescription
    switch argument.value {
    case .unknown(let unknown): name = unknown.path
    case .symbol(let symbol):
      let given = symbol.steps.first?.arguments?.first { $0.label == "size" }
      if let given { size = CGFloat(try call.interpreter.number(given.value, at: given.node)) }
    default: return nil
    }
    let points = Font.sizes.contains(size) ? size : Font.body.size
    call.interpreter.assume(
      .number, name, "a font of \(PointFormat.shortest(points)) points", at: argument.node)
    return .system(size: points)
  }
}

struct FontWeightReader: ModifierReader {
  let name = "fontWeight"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let argument = call.unlabeled(0) else { return content }
    let weight = call.interpreter.weight(argument.value)
    if weight == nil { call.interpreter.assumeWord(argument, "the weight of the font") }
    return content.fontWeight(weight)
  }
}

struct LineLimitReader: ModifierReader {
  let name = "lineLimit"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let argument = call.unlabeled(0) else { return content }
    // The lower bound of a range reserves space, and the upper one limits.
    if case .range(let range) = argument.value {
      let upper = range.isClosed ? range.upper : range.upper - 1
      if range.lower == -.infinity { return content.lineLimit(Int(max(-1e9, min(1e9, upper)))) }
      let lower = Int(max(-1e9, min(1e9, range.lower)))
      return upper.isFinite
        ? content.lineLimit(min(lower, Int(max(-1e9, min(1e9, upper))))...Int(max(-1e9, min(1e9, upper))))
        : content.lineLimit(lower...)
    }
    let limit = try call.integer(nil)
    if let limit, try call.flag("reservesSpace") ?? false {
      return content.lineLimit(limit, reservesSpace: true)
    }
    return content.lineLimit(limit)
  }
}

struct BoldReader: ModifierReader {
  let name = "bold"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    content.bold(try call.flag(nil) ?? true, fileID: call.file, line: call.line)
  }
}

struct EnvironmentReader: ModifierReader {
  let name = "environment"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let key = call.unlabeled(0) else { return content }
    guard case .keyPath(let path) = key.value, let name = path.last, let value = call.unlabeled(1)?.value
    else {
      return SourceEnvironmentView(
        content: content, names: call.interpreter.typeNames(of: key.value), value: key.value)
    }
    guard path.count == 1 else {
      // A part of another value, as in `\.theme.spacing`.
      let text = ".environment(\\.\(path.joined(separator: ".")))"
      call.interpreter.assume(.modifier, text, "neutral", at: call.position)
      return content
    }
    return try view(content, setting: name, to: value, call)
  }

  private func view(
    _ content: any View, setting name: String, to value: Value, _ call: Call
  ) throws -> any View {
    let set = SourceEnvironmentView(content: content, names: [name], value: value)
    switch name {
    case "font": return content.font(try call.interpreter.font(value, at: call.node))
    case "lineLimit":
      if case .missing = value { return content.lineLimit(nil) }
      return content.lineLimit(Int(bounded: try call.interpreter.number(value, at: call.node)))
    case "layoutDirection":
      let word = if case .symbol(let symbol) = value { symbol.steps.last?.name } else { nil as String? }
      if word != "leftToRight", word != "rightToLeft" { call.assumeSecond("leftToRight") }
      return content.environment(
        \.layoutDirection, word == "rightToLeft" ? LayoutDirection.rightToLeft : .leftToRight)
    case "locale": return try inLocale(set, call)
    case "calendar":
      guard case .native(let calendar as CalendarValue)? = try call.value(call.unlabeled(1), as: "Calendar")
      else {
        call.assumeSecond("Gregorian")
        return set
      }
      return SourceEnvironmentView(content: content, names: [name], value: .native(calendar)).environment(
        \.calendar, calendar.calendar)
    case "timeZone":
      guard case .native(let zone as TimeZoneValue)? = try call.value(call.unlabeled(1), as: "TimeZone")
      else {
        call.assumeSecond("UTC")
        return set
      }
      return SourceEnvironmentView(content: content, names: [name], value: .native(zone)).environment(
        \.timeZone, zone.timeZone)
    case "editMode": return set.environment(\.isEditing, isActive(value))
    case "colorScheme":
      guard case .symbol(let symbol) = value, let scheme = symbol.steps.last?.name else { return set }
      return NeutralView(
        content: set, kind: name, attributes: ["scheme": scheme], position: call.position)
    case "horizontalSizeClass", "verticalSizeClass":
      guard let known = sizeClass(value) else {
        call.assumeSecond("that of the screen")
        return set
      }
      return name == "horizontalSizeClass"
        ? set.environment(\.horizontalSizeClass, known) : set.environment(\.verticalSizeClass, known)
    case "sizeCategory":
      guard case .symbol(let symbol) = value, let size = symbol.textSize else {
        call.assumeSecond("the surrounding text size")
        return content
      }
      return content.dynamicTypeSize(size)
    default: break
    }
    if let reader = Readers.modifiers[name] as? any TextModifierReader,
      let view = try reader.view(content, setting: value, call)
    {
      return view
    }
    if call.interpreter.program.types["EnvironmentValues"]?.property(name) != nil { return set }
    switch EnvironmentKeys.effect(of: name) {
    case .nothing: break
    case .layout where EnvironmentKeys.isUsual(value, of: name): break
    case .layout: call.interpreter.refuse(".environment(\\.\(name))", at: call.position)
    case nil:
      call.interpreter.assume(.modifier, ".environment(\\.\(name))", "neutral", at: call.position)
    }
    return set
  }

  /// Returns the view in a locale: with its formats, and with the project's texts in its language.
  private func inLocale(_ set: SourceEnvironmentView, _ call: Call) throws -> any View {
    var locale: Locale?
    switch try call.value(call.unlabeled(1), as: "Locale") {
    case .native(let known as LocaleValue): locale = known.locale
    // That of the device, in which texts are.
    case .symbol(let symbol)
    where ["current", "autoupdatingCurrent"].contains(symbol.steps.last?.name ?? ""):
      return set.content
    default: break
    }
    guard let locale else {
      call.assumeSecond("that of the texts")
      return set.content
    }
    let resources = call.interpreter.resources
    let inside = SourceEnvironmentView(
      content: set.content, names: set.names, value: .native(LocaleValue(locale: locale))
    ).environment(\.locale, locale)
    let table = (try? resources.code(of: locale.identifier)).flatMap {
      resources.translator(in: $0, on: call.interpreter.options.deviceKind)
    }
    return table.map { inside.environment(\.textTranslator, $0) } ?? AnyView(inside)
  }
}

/// The keys of the environment that set nothing here, by what they do elsewhere.
private enum EnvironmentKeys {
  /// The effect of a value of the environment.
  enum Effect {
    /// None on layout, or none but on code that reads it.
    case nothing
    /// One on layout that is not modelled.
    case layout
  }

  /// Returns the effect of a key of SwiftUI's; `nil` for a name that is none of its keys.
  static func effect(of name: String) -> Effect? {
    if onLayout[name] != nil { return .layout }
    if neutral.contains(name) || name.hasPrefix("accessibility") { return .nothing }
    return SupportedNames.support(of: ".\(name)") == .neutral ? .nothing : nil
  }

  /// Returns whether a value is the usual one of a key that acts on layout.
  static func isUsual(_ value: Value, of name: String) -> Bool {
    guard case .symbol(let symbol) = value, let word = symbol.steps.last?.name else {
      if case .missing = value { return true }
      return false
    }
    return onLayout[name] == word
  }

  /// Keys that act on layout, with the names of their usual values.
  private static let onLayout = [
    "legibilityWeight": "regular", "displayScale": "", "defaultMinListRowHeight": "",
    "defaultMinListHeaderHeight": "", "lineHeight": "",
    "labelsVisibility": "automatic",
  ]

  private static let neutral: Set<String> = Set(
    """
    isEnabled headerProminence symbolVariants managedObjectContext modelContext undoManager openURL dismiss refresh scenePhase presentationMode
    isScrollEnabled horizontalScrollIndicatorVisibility verticalScrollIndicatorVisibility redactionReasons
    autocorrectionDisabled disableAutocorrection keyboardShortcut multilineTextSelection openWindow
    contentTransition backgroundMaterial backgroundProminence backgroundStyle badgeProminence
    isLuminanceReduced isSceneCaptured isFocused isFocusEffectEnabled isHoverEffectEnabled isSearching
    dismissSearch isPresented colorSchemeContrast tint scrollDismissesKeyboardMode
    verticalScrollBounceBehavior horizontalScrollBounceBehavior menuOrder menuIndicatorVisibility
    springLoadingBehavior symbolRenderingMode textSelectionAffinity allowedDynamicRange widgetFamily
    widgetRenderingMode widgetContentMargins showsWidgetContainerBackground showsWidgetLabel isActivityFullscreen
    activityFamily supportsMultipleWindows controlActiveState appearsActive resetFocus requestReview
    authorizationController webAuthenticationSession purchase openSettings openDocument newDocument rename
    documentConfiguration writingToolsBehavior buttonRepeatBehavior preferredPencilDoubleTapAction
    materialActiveAppearance tabBarPlacement isTabBarShowingSections searchSuggestionsPlacement
    searchBarPlacement physicalMetrics surfaceSnappingInfo realm realmConfiguration
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

extension Call {
  /// Reports that the second argument is not known, and what it is taken for.
  fileprivate func assumeSecond(_ fallback: String) {
    if let argument = unlabeled(1) { interpreter.assumeWord(argument, fallback) }
  }
}

/// Whether an edit mode, or a binding of one, is the active one.
private func isActive(_ value: Value) -> Bool {
  guard case .symbol(let symbol) = value, let last = symbol.steps.last else { return false }
  return last.name == "active" || last.arguments?.first.map { isActive($0.value) } == true
}

/// Returns the size class that a value names; `nil` where it names none.
private func sizeClass(_ value: Value) -> UserInterfaceSizeClass? {
  guard case .symbol(let symbol) = value else { return nil }
  return symbol.steps.last.flatMap { UserInterfaceSizeClass(rawValue: $0.name) }
}

struct EnvironmentObjectReader: ModifierReader {
  let name = "environmentObject"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let value = call.unlabeled(0)?.value else { return content }
    return SourceEnvironmentView(content: content, names: call.interpreter.typeNames(of: value), value: value)
  }
}

extension Interpreter {
  /// Returns the names under which a model is found in the environment.
  func typeNames(of value: Value) -> [String] {
    switch value {
    case .instance(let instance): [instance.type] + inheritance(of: instance.type)
    case .unknown(let unknown): unknown.type?.name.map { [$0] } ?? []
    default: []
    }
  }
}

/// A view with a value of the source in its environment.
struct SourceEnvironmentView: View {
  typealias Body = Never
  var content: any View
  var names: [String]
  var value: Value

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var environment = environment
    for name in names { environment.source.values[name] = value }
    return content.layoutNodes(in: environment)
  }
}
