import ElementTree
import Foundation

/// A stand-in for a picker: as wide as is proposed, 24 points high; it draws nothing.
///
/// It lets code that has a picker run. Its choices and its label have no part in layout.
public struct Picker: View, PrimitiveView {
  private let choice: any ViewBehavior
  private let source: SourcePosition

  /// Makes a picker of a value; ``ViewSession/select(_:in:)`` picks another.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ title: some StringProtocol, selection: Binding<Value>, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    choice = ChoiceBehavior(value: selection)
    source = SourcePosition(file: fileID, line: line)
  }

  /// Makes a picker of a value with a title that is translated; ``ViewSession/select(_:in:)`` picks another.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, selection: Binding<Value>, @ViewBuilder content: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(String(), selection: selection, content: content, fileID: fileID, line: line)
  }

  /// Makes a picker of a value with a label; ``ViewSession/select(_:in:)`` picks another.
  public init<Value: Hashable>(
    selection: Binding<Value>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(String(), selection: selection, content: content, fileID: fileID, line: line)
  }

  /// A leaf in a frame.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [.standIn(kind: "Picker", height: 24, choice, source, environment)]
  }
}

/// How a picker shows its choices; it has no part in layout here, and only SwiftUI's own styles are known, as in SwiftUI.
public protocol PickerStyle {
  /// What the style is called.
  var name: String { get }
}

/// As the system likes.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// What the style is called.
  public var name: String { "automatic" }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As the system likes.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// In a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// What the style is called.
  public var name: String { "menu" }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// In a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// What the style is called.
  public var name: String { "segmented" }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// Each on a line of its own.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// What the style is called.
  public var name: String { "inline" }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Each on a line of its own.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// On a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// What the style is called.
  public var name: String { "wheel" }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// On a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// On a view of its own.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// What the style is called.
  public var name: String { "navigationLink" }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// On a view of its own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// As small pictures.
public struct PalettePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// What the style is called.
  public var name: String { "palette" }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// As small pictures.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
  /// Says how the pickers in the view show their choices; the layout stays.
  public func pickerStyle(
    _ style: some PickerStyle, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("pickerStyle", ["style": style.name], fileID, line)
  }
}

/// A stand-in for a slider: as wide as is proposed, 20 points high; it draws nothing.
///
/// It lets code that has a slider run. The real control's size is the system's, and its label is shown on some
/// systems only; here the label has no part in layout.
public struct Slider: View, PrimitiveView {
  private let choice: any ViewBehavior
  private let source: SourcePosition

  /// Makes a slider for a value; ``ViewSession/select(_:in:)`` sets it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, fileID: String = #fileID,
    line: Int = #line
  ) {
    choice = ChoiceBehavior(value: value)
    source = SourcePosition(file: fileID, line: line)
  }

  /// Makes a slider for a value, with a label that is not shown.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(value: value, in: bounds, fileID: fileID, line: line)
  }

  /// A leaf in a frame.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [.standIn(kind: "Slider", height: 20, choice, source, environment)]
  }
}

extension LayoutNode {
  /// A control that takes the width it is proposed and has a height of its own, in points.
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
