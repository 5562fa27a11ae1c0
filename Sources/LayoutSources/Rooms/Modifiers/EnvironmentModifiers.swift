import Foundation
import LayoutCore
import SwiftSyntax

extension Rooms {
  static let environmentModifiers: [any ModifierRoom] = [
    FontRoom(), FontWeightRoom(), LineLimitRoom(), BoldRoom(), EnvironmentRoom(), EnvironmentObjectRoom(),
    PreviewNameRoom(),
  ]
}

struct FontRoom: ModifierRoom {
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

struct FontWeightRoom: ModifierRoom {
  let name = "fontWeight"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let argument = call.unlabeled(0) else { return content }
    let weight = call.interpreter.weight(argument.value)
    if weight == nil { call.interpreter.assumeWord(argument, "the weight of the font") }
    return content.fontWeight(weight)
  }
}

struct LineLimitRoom: ModifierRoom {
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

struct BoldRoom: ModifierRoom {
  let name = "bold"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    content.bold(try call.flag(nil) ?? true, fileID: call.file, line: call.line)
  }
}

struct EnvironmentRoom: ModifierRoom {
  let name = "environment"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let key = call.unlabeled(0) else { return content }
    guard case .keyPath(let path) = key.value, let name = path.last, let value = call.unlabeled(1)?.value
    else {
      return SourceEnvironmentView(
        content: content, names: call.interpreter.typeNames(of: key.value), value: key.value)
    }
    switch name {
    case "font": return content.font(try call.interpreter.font(value, at: call.node))
    case "lineLimit":
      if case .missing = value { return content.lineLimit(nil) }
      return content.lineLimit(Int(bounded: try call.interpreter.number(value, at: call.node)))
    case "layoutDirection":
      let word = if case .symbol(let symbol) = value { symbol.steps.last?.name } else { nil as String? }
      if let argument = call.unlabeled(1), word != "leftToRight", word != "rightToLeft" {
        call.interpreter.assumeWord(argument, "leftToRight")
      }
      return content.environment(
        \.layoutDirection, word == "rightToLeft" ? LayoutDirection.rightToLeft : .leftToRight)
    case "locale":
      guard let argument = call.unlabeled(1), let identifier = try call.locale(argument) else { fallthrough }
      let set = SourceEnvironmentView(content: content, names: [name], value: value).environment(
        \.locale, Locale(identifier: identifier))
      let table = (try? call.interpreter.resources.code(of: identifier)).flatMap {
        call.interpreter.resources.translator(in: $0)
      }
      return table.map { set.environment(\.textTranslator, $0) } ?? AnyView(set)
    case "editMode":
      let set = SourceEnvironmentView(content: content, names: [name], value: value)
      return set.environment(\.isEditing, isActive(value))
    case "colorScheme":
      guard case .symbol(let symbol) = value, let scheme = symbol.steps.last?.name else { fallthrough }
      let set = SourceEnvironmentView(content: content, names: [name], value: value)
      return NeutralView(
        content: set, kind: name, attributes: ["scheme": scheme], position: call.position)
    case "horizontalSizeClass":
      let set = SourceEnvironmentView(content: content, names: [name], value: value)
      return set.environment(\.horizontalSizeClass, sizeClass(value))
    default:
      let room = Rooms.modifiers[name] as? any TextModifierRoom
      if let view = try room?.view(content, setting: value, call) { return view }
      return SourceEnvironmentView(content: content, names: [name], value: value)
    }
  }
}

extension Call {
  /// The identifier of a locale that the source names; `nil` for the one of the device, and for one that is not known.
  fileprivate func locale(_ argument: Argument) throws -> String? {
    guard case .symbol(let symbol) = argument.value,
      let given = symbol.steps.last?.arguments?.first(where: {
        ["identifier", "languageCode"].contains($0.label)
      }),
      case .string(let identifier) = given.value
    else { return nil }
    return identifier
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

struct EnvironmentObjectRoom: ModifierRoom {
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
