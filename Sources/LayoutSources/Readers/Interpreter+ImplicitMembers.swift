import LayoutCore
import SwiftSyntax

// Members that extensions add to types of the system, used as implicit members: `.padding(.card)`.
extension Interpreter {
  /// Returns the arguments of a call of the system's, with implicit members replaced by their declared
  /// values.
  func resolvingImplicitMembers(of arguments: [Argument], in call: String) -> [Argument] {
    arguments.map { argument in
      guard !argument.isTrailing, argument.value.mayNameMember else { return argument }
      if argument.label == nil, ImplicitMembers.isTitled(call), let key = argument.value.madeKey {
        var argument = argument
        argument.value = key
        return argument
      }
      let types = ImplicitMembers.types(of: argument, in: call, beside: arguments).filter {
        program.types[$0] != nil
      }
      guard !types.isEmpty else { return argument }
      var argument = argument
      argument.value = resolvingImplicitMember(argument.value, as: types, at: argument.node)
      return argument
    }
  }

  private func resolvingImplicitMember(_ value: Value, as types: [String], at node: Syntax) -> Value {
    switch value {
    case .array(let items): return .array(items.map { resolvingImplicitMember($0, as: types, at: node) })
    case .symbol(let symbol) where symbol.base == nil:
      guard let first = symbol.steps.first, first.name != "init",
        first.arguments != nil || !types.contains(where: { ImplicitMembers.isOfSystem(first.name, $0) })
      else { return value }
      for type in types {
        let declared = catching(or: nil) { try resolved(symbol, as: type, at: node) }
        guard let declared else { continue }
        // `static let upper: Edge.Set = .top` is the system's member of that name.
        let made = coerce(declared, to: .named(type, []), from: nil)
        if made.isNamedAlone, case .symbol(let other) = made {
          if other.styleWords == symbol.styleWords { return value }
          return .symbol(Symbol(base: type, steps: other.steps))
        }
        return made
      }
      return value
    default: return value
    }
  }
}

extension Value {
  /// The key of `.init(text)` where one is expected; `nil` for any other value.
  fileprivate var madeKey: Value? {
    guard case .symbol(let symbol) = self, symbol.base == nil, symbol.steps.count == 1,
      let step = symbol.steps.first, step.name == "init", let arguments = step.arguments,
      arguments.count == 1,
      arguments[0].label == nil || arguments[0].label == "stringLiteral"
    else { return nil }
    switch arguments[0].value {
    case .string(let text):
      return .native(ReadString(key: LocalizedStringKey(text), plain: text, isKey: true))
    case .native(var string as ReadString):
      string.isKey = true
      return .native(string)
    default: return nil
    }
  }

  /// Whether it is an implicit member, or a list with one.
  fileprivate var mayNameMember: Bool {
    if case .array(let items) = self { return items.contains(where: \.mayNameMember) }
    return isNamedAlone
  }
}

/// The types of the arguments of the system's views and modifiers in which implicit members occur.
enum ImplicitMembers {
  /// Returns the possible types of an argument.
  static func types(of argument: Argument, in call: String, beside others: [Argument]) -> [String] {
    if let label = argument.label { return labelled[label] ?? [] }
    if call == "environment", case .keyPath(let path)? = others.first?.value, let name = path.last {
      return [name.prefix(1).uppercased() + name.dropFirst()]
    }
    if let types = unlabelled[call] { return types }
    guard call.hasSuffix("Style") else { return titled.contains(call) ? ["LocalizedStringKey"] : [] }
    let own = call.prefix(1).uppercased() + call.dropFirst()
    return own == "ButtonStyle" ? [own, "PrimitiveButtonStyle"] : [own]
  }

  /// Returns whether a type of the system has a static member of a name, among those that extensions may be
  /// confused with.
  static func isOfSystem(_ name: String, _ type: String) -> Bool {
    switch type {
    case "Edge", "Edge.Set", "HorizontalEdge", "VerticalEdge":
      ["top", "bottom", "leading", "trailing", "all", "horizontal", "vertical"].contains(name)
    case "Axis", "Axis.Set": ["horizontal", "vertical"].contains(name)
    default: false
    }
  }

  private static let alignments = ["Alignment", "HorizontalAlignment", "VerticalAlignment"]
  private static let insets = ["EdgeInsets", "Edge.Set"]
  private static let edges = ["Edge.Set", "Edge", "HorizontalEdge", "VerticalEdge"]
  private static let gridItems = ["GridItem", "[GridItem]", "Array"]

  private static let labelled: [String: [String]] = [
    "alignment": alignments, "edges": edges, "edge": edges, "ignoresSafeAreaEdges": edges,
    "anchor": ["UnitPoint"], "startPoint": ["UnitPoint"], "endPoint": ["UnitPoint"], "center": ["UnitPoint"],
    "columns": gridItems, "rows": gridItems, "contentMode": ["ContentMode"], "weight": ["Font.Weight"],
    "design": ["Font.Design"], "role": ["ButtonRole"], "relativeTo": ["Font.TextStyle"], "axes": ["Axis.Set"],
    "axis": ["Axis"], "in": ["Shape"], "cornerSize": ["CGSize"], "animation": ["Animation"],
  ]

  private static let unlabelled: [String: [String]] = [
    "padding": insets, "safeAreaPadding": insets, "contentMargins": insets, "listRowInsets": insets,
    "scenePadding": insets, "ignoresSafeArea": ["SafeAreaRegions"], "edgesIgnoringSafeArea": edges,
    "offset": ["CGSize", "CGPoint"], "position": ["CGPoint"], "aspectRatio": ["CGSize"], "frame": ["CGSize"],
    "scaleEffect": ["CGSize"], "rotationEffect": ["Angle"], "font": ["Font"], "fontWeight": ["Font.Weight"],
    "fontDesign": ["Font.Design"], "multilineTextAlignment": ["TextAlignment"],
    "truncationMode": ["Text.TruncationMode"], "textCase": ["Text.Case"],
    "dynamicTypeSize": ["DynamicTypeSize"], "controlSize": ["ControlSize"], "imageScale": ["Image.Scale"],
    "ScrollView": ["Axis.Set"], "containerRelativeFrame": ["Axis.Set"], "gridCellUnsizedAxes": ["Axis.Set"],
    "gridCellAnchor": ["UnitPoint"], "gridColumnAlignment": ["HorizontalAlignment"],
    "defaultScrollAnchor": ["UnitPoint"], "clipShape": ["Shape"], "contentShape": ["Shape"],
    "containerShape": ["Shape"], "presentationDetents": ["PresentationDetent"],
    "preferredColorScheme": ["ColorScheme"], "animation": ["Animation"],
  ]

  /// Returns whether a view or modifier has a title without a label.
  static func isTitled(_ call: String) -> Bool { titled.contains(call) }

  /// Views and modifiers that have a title without a label.
  private static let titled: Set<String> = [
    "Text", "Label", "Button", "Toggle", "TextField", "SecureField", "NavigationLink", "Section", "Picker",
    "Stepper", "Menu", "Link", "LabeledContent", "DisclosureGroup", "GroupBox", "ProgressView",
    "navigationTitle", "ContentUnavailableView", "DatePicker", "ColorPicker", "Tab",
  ]
}
