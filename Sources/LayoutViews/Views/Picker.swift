import ElementTree
import Foundation

/// A stand-in for a picker: on a platform its label and its choices as ``PickerStyle`` shows them; on none a
/// leaf as wide as the proposal and 24 points high.
///
/// ```swift
/// let fruit = Picker("Fruit", selection: .constant(1)) {
///   Text("Apple").tag(1)
///   Text("Pear").tag(2)
/// }
/// .pickerStyle(.segmented)
/// ```
public struct Picker: View, PrimitiveView {
  private let choice: any ViewBehavior
  private let source: SourcePosition
  private let label: AnyView
  private let choices: AnyView
  private let selection: String

  /// Creates a picker whose selection is identified by its description.
  package init<Value: Hashable>(
    selection: Binding<Value>, selected: String, content: some View, label: some View,
    _ source: SourcePosition
  ) {
    choice = ChoiceBehavior(value: selection)
    self.selection = selected
    self.source = source
    choices = AnyView(content)
    self.label = AnyView(label)
  }

  /// Creates a picker of a value; ``ViewSession/select(_:in:)`` picks another.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ title: some StringProtocol, selection: Binding<Value>, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      selection: selection, selected: "\(selection.wrappedValue)", content: content(),
      label: Text(String(title), fileID: fileID, line: line), SourcePosition(file: fileID, line: line))
  }

  /// Creates a picker of a value with a translated title; ``ViewSession/select(_:in:)`` picks another.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, selection: Binding<Value>, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      selection: selection, selected: "\(selection.wrappedValue)", content: content(),
      label: Text(titleKey, fileID: fileID, line: line), SourcePosition(file: fileID, line: line))
  }

  /// Creates a picker of a value with a label; ``ViewSession/select(_:in:)`` picks another.
  public init<Value: Hashable>(
    selection: Binding<Value>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      selection: selection, selected: "\(selection.wrappedValue)", content: content(), label: label(),
      SourcePosition(file: fileID, line: line))
  }

  /// Returns the style's view of the label and the choices; a leaf in a frame on no platform.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    guard environment.platform != nil else {
      return [.standIn(kind: "Picker", height: 24, choice, source, environment)]
    }
    return StandIn("Picker", source, behavior: choice, attributes: words(environment)) { shown(environment) }
      .layoutNodes(in: environment)
  }

  /// Returns the words for a drawing of segments or of a wheel: neither is made of views on a phone.
  private func words(_ environment: EnvironmentValues) -> [String: String] {
    let style = environment.pickerStyleName
    guard !environment.isOnMac, ["segmented", "palette", "wheel"].contains(style) else { return [:] }
    let nodes = choices.layoutNodes(in: environment.inStack(along: nil))
    return [
      "look": style, "choices": nodes.map(\.drawnWords).joined(separator: "\n"),
      "chosen": "\(nodes.firstIndex { $0.tag == selection } ?? 0)",
    ]
  }

  @ViewBuilder private func shown(_ environment: EnvironmentValues) -> some View {
    let style = environment.pickerStyleName
    if style == "segmented" || style == "palette" {
      if environment.isOnMac {
        // Where there is too little room, the label gives way first.
        SplitRow(
          label: label, value: segments(environment).layoutPriority(1), source: source, isControl: true)
      } else {
        MetricLeaf(kind: "Picker", width: nil, height: .segmentHeight, source: source)
      }
    } else if style == "wheel", !environment.isOnMac {
      MetricLeaf(kind: "Picker", width: nil, height: .pickerWheelHeight, source: source)
    } else if style == "radioGroup" || style == "inline", environment.isOnMac {
      SplitRow(label: label, value: radios(environment), source: source, isControl: true)
    } else if style == "inline", environment.isRow {
      if !environment.labelsAreHidden { label }
      Ticked(content: choices, selection: selection)
    } else if environment.isOnMac {
      SplitRow(
        label: label,
        value: PopUpBorder(content: Overlaid(content: choices, source: source, shown: .tag(selection))),
        source: source,
        isControl: true, mayOverflow: true)
    } else if environment.isFilledRow {
      SplitRow(
        label: label, value: value(environment), source: source, isControl: true, mayOverflow: true,
        isStackedWhenLarge: true)
    } else {
      value(environment).padding(
        EdgeInsets(
          top: environment.metric(.menuPickerEnd), leading: environment.metric(.menuPickerSide),
          bottom: environment.metric(.menuPickerEnd), trailing: environment.metric(.menuPickerSide)))
    }
  }

  /// Returns the selected choice, and the arrows behind it.
  private func value(_ environment: EnvironmentValues) -> some View {
    let row = HStack(
      spacing: environment.metric(.menuPickerGap),
      content: {
        ChosenNode(content: choices, selection: selection)
        MetricLeaf(
          kind: environment.pickerStyleName == "navigationLink" ? "LinkArrow" : "Arrow",
          width: .menuPickerArrow,
          height: .menuPickerArrow, source: source)
      }, fileID: source.file, line: source.line)
    return Marking(content: row, kind: environment.isFilledRow ? "labeledValue" : "tinted")
  }

  /// Returns equal segments, each as wide as the widest choice and the space beside it; where there is no room for
  /// that, each at least as wide as its own choice.
  private func segments(_ environment: EnvironmentValues) -> some View {
    let nodes = choices.layoutNodes(in: environment.inStack(along: nil))
    let (count, chosen) = (nodes.count, nodes.firstIndex { $0.tag == selection } ?? 0)
    let side = environment.metric(.segmentSide)
    return HStack(
      spacing: 0,
      content: {
        ForEach(0..<count, id: \.self) { index in
          Marking(
            content: Overlaid(content: choices, source: source, shown: .index(index))
              .padding(.horizontal, side).frame(height: environment.metric(.segmentHeight)),
            kind: index == chosen ? "chosenSegment" : "segment")
        }
      }, fileID: source.file, line: source.line)
  }

  private func radios(_ environment: EnvironmentValues) -> some View {
    let nodes = choices.layoutNodes(in: environment.inStack(along: nil))
    let (count, chosen) = (nodes.count, nodes.firstIndex { $0.tag == selection } ?? 0)
    return VStack(
      alignment: .leading, spacing: environment.metric(.radioSpacing),
      content: {
        ForEach(0..<count, id: \.self) { index in
          Marked(
            mark: MetricLeaf(
              kind: index == chosen ? "ChosenRadio" : "Radio", width: .checkboxSide, height: .checkboxSide,
              source: source),
            gap: .checkboxGap, label: NthNode(content: choices, index: index), source: source
          )
          .environment(\.labelsAreHidden, false)
        }
      }, fileID: source.file, line: source.line)
  }
}

/// The one of several views with a tag; the first where none has it.
struct ChosenNode: View {
  typealias Body = Never
  var content: AnyView
  var selection: String?
  /// Whether the view lists the items of all tabs for the bar.
  var isTab = false

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let nodes = content.layoutNodes(in: environment)
    guard !nodes.isEmpty else { return [] }
    let chosen = selection.flatMap { tag in nodes.firstIndex { $0.tag == tag } } ?? 0
    guard isTab, environment.platform != nil else { return [nodes[chosen]] }
    let tabs = nodes.map(\.tabWords).joined(separator: "\n")
    return [nodes[chosen].marked("tabs", ["tabs": tabs, "chosen": "\(chosen)"])]
  }
}

/// Several views, of which the one with a tag is marked as selected.
private struct Ticked: View {
  typealias Body = Never
  var content: AnyView
  var selection: String

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    content.layoutNodes(in: environment).map { $0.tag == selection ? $0.marked("ticked") : $0 }
  }
}

/// One of several views by its place.
private struct NthNode: View {
  typealias Body = Never
  var content: AnyView
  var index: Int

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let nodes = content.layoutNodes(in: environment)
    return nodes.indices.contains(index) ? [nodes[index]] : []
  }
}

/// All choices over each other, as wide as the widest, and as the one that is drawn at its place; they have no names of
/// their own there.
private struct Overlaid: View {
  /// The choice that is drawn.
  enum Shown {
    case tag(String)
    case index(Int)
  }

  typealias Body = Never
  var content: AnyView
  var source: SourcePosition
  var shown: Shown

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    func nameless(_ node: LayoutNode) -> LayoutNode {
      var node = node
      node.id = nil
      node.children = node.children.map(nameless)
      return node
    }
    return ZStack(
      alignment: .leading, content: { content.lineLimit(1) }, fileID: source.file, line: source.line
    )
    .layoutNodes(in: environment).map { stack in
      let index =
        switch shown {
        case .tag(let tag): stack.children.firstIndex { $0.tag == tag } ?? 0
        case .index(let index): index
        }
      var whole = nameless(stack)
      if case .index = shown, stack.children.indices.contains(index) {
        let choice = whole.children[index]
        var inner = choice
        inner.place = ".0"
        whole.children[index] = LayoutNode(
          FixedSizeElement(horizontal: true, vertical: false), children: [inner], source: choice.source,
          direction: choice.direction, place: choice.place)
      }
      return whole.marked("oneOf", ["shown": "\(index)"])
    }
  }
}

extension LayoutNode {
  /// The tag that identifies the view in a picker or among tabs; `nil` where it has none.
  var tag: String? { attribute("tag", of: "tag") }

  /// Returns an attribute of the view's own modifiers of a kind; `nil` where there is none.
  func attribute(_ name: String, of kind: String) -> String? {
    var node = self
    while node.element is any ModifierElement {
      if let appearance = node.element as? AppearanceElement, appearance.kind == kind,
        let value = appearance.attributes[name]
      {
        return value
      }
      guard let inner = node.children.first else { return nil }
      node = inner
    }
    return nil
  }

  /// Returns whether the view has a modifier of a kind of its own.
  func has(_ kind: String) -> Bool {
    var node = self
    while node.element is any ModifierElement {
      if let appearance = node.element as? AppearanceElement, appearance.kind == kind { return true }
      guard let inner = node.children.first else { return false }
      node = inner
    }
    return false
  }
}

/// The style of a picker; it does not affect layout here, and only SwiftUI's own styles are known, as in
/// SwiftUI.
public protocol PickerStyle {
  /// The name of the style, such as `automatic`.
  var name: String { get }
}

/// The system's default.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates a default picker style.
  public init() {}
  /// The name of the style, `automatic`.
  public var name: String { "automatic" }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The system's default.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A style that shows the choices in a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates a menu picker style.
  public init() {}
  /// The name of the style, `menu`.
  public var name: String { "menu" }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A style that shows the choices in a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A style that shows the choices side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates a segmented picker style.
  public init() {}
  /// The name of the style, `segmented`.
  public var name: String { "segmented" }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style that shows the choices side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A style that shows each choice on a line of its own.
public struct InlinePickerStyle: PickerStyle {
  /// Creates an inline picker style.
  public init() {}
  /// The name of the style, `inline`.
  public var name: String { "inline" }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A style that shows each choice on a line of its own.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A style that shows the choices on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates a wheel picker style.
  public init() {}
  /// The name of the style, `wheel`.
  public var name: String { "wheel" }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A style that shows the choices on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A style that shows the choices on a screen of their own.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates a navigation link picker style.
  public init() {}
  /// The name of the style, `navigationLink`.
  public var name: String { "navigationLink" }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A style that shows the choices on a screen of their own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A style that shows the choices as small pictures.
public struct PalettePickerStyle: PickerStyle {
  /// Creates a palette picker style.
  public init() {}
  /// The name of the style, `palette`.
  public var name: String { "palette" }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A style that shows the choices as small pictures.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
  /// Sets how the pickers in the view show their choices, without affecting layout.
  public func pickerStyle(
    _ style: some PickerStyle, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("pickerStyle", ["style": style.name], fileID, line)
      .environment(\.pickerStyleName, style.name)
  }
}

/// A stand-in for a slider: on a platform a track between the labels of its ends; on none a leaf as wide as
/// the proposal, 20 points high.
///
/// The label is shown on a Mac, unless labels are hidden; elsewhere it does not affect layout.
public struct Slider: View, PrimitiveView {
  private let choice: any ViewBehavior
  private let source: SourcePosition
  /// The value as a fraction of the range, from 0 to 1.
  private let fraction: CGFloat
  private var label = AnyView(EmptyView())
  private var ends = (least: AnyView(EmptyView()), greatest: AnyView(EmptyView()))

  /// Creates a slider for a value; ``ViewSession/select(_:in:)`` sets it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, fileID: String = #fileID,
    line: Int = #line
  ) {
    choice = ChoiceBehavior(value: value)
    source = SourcePosition(file: fileID, line: line)
    let length = bounds.upperBound - bounds.lowerBound
    fraction =
      length > 0 ? CGFloat(max(0, min(1, (value.wrappedValue - bounds.lowerBound) / length))) : 0
  }

  /// Creates a slider for a value, with a label that is shown on a Mac.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(value: value, in: bounds, fileID: fileID, line: line)
    self.label = AnyView(label())
  }

  /// Creates a slider for a value, with a label that is shown on a Mac and labels at its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(value: value, in: bounds, label: label, fileID: fileID, line: line)
    ends = (AnyView(minimumValueLabel()), AnyView(maximumValueLabel()))
  }

  /// Returns the track between its labels; a leaf in a frame on no platform.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    guard environment.platform != nil else {
      return [.standIn(kind: "Slider", height: 20, choice, source, environment)]
    }
    let (file, line) = (source.file, source.line)
    return StandIn(
      "Slider", source, behavior: choice, attributes: ["value": PointFormat.shortest(fraction)]
    ) {
      HStack(
        spacing: environment.metric(.controlGap),
        content: {
          if environment.isOnMac, !environment.labelsAreHidden {
            let gap = environment.metric(.controlGap)
            label.font(environment.controlFont).alignmentGuide(.columnEdge) { $0.width + gap }
          }
          ends.least
          track(environment)
            .frame(
              minWidth: environment.metric(.sliderMinWidth),
              idealWidth: environment.metric(.sliderIdealWidth),
              maxWidth: .infinity, fileID: file, line: line)
          ends.greatest
        }, fileID: file, line: line)
    }.layoutNodes(in: environment)
  }

  /// Returns the track; a Mac's says nothing of the space above and below, so that beside a text that of the text counts.
  @ViewBuilder private func track(_ environment: EnvironmentValues) -> some View {
    let leaf = StandInLeaf(
      kind: "Slider", width: nil, height: environment.metric(.sliderHeight), source: source)
    if environment.isOnMac {
      FlowLayout() {}.frame(maxWidth: .infinity).frame(height: environment.metric(.sliderHeight)).background {
        leaf
      }
    } else {
      leaf
    }
  }
}

extension LayoutNode {
  /// Returns a control that takes the width it is proposed and has a height of its own, in points.
  static func standIn(
    kind: String, height: CGFloat, _ choice: any ViewBehavior, _ source: SourcePosition,
    _ environment: EnvironmentValues
  ) -> LayoutNode {
    let direction = environment.layoutDirection
    let leaf = LayoutNode(ShapeElement(kind: kind), source: source, direction: direction)
    var choosing = AppearanceElement(kind: "selection")
    choosing.attached = environment.attaching(choice)
    let framed = LayoutNode(
      FrameElement(width: nil, height: height), children: [leaf], source: source, direction: direction)
    return LayoutNode(choosing, children: [framed], source: source, direction: direction)
  }
}
