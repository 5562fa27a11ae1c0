import Foundation

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
