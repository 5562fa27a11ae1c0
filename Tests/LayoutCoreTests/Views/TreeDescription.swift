import Foundation
import LayoutCore

/// A resolved tree as text: a line for each node with its place, kind and parameters, children indented.
func describe(_ node: LayoutNode, depth: Int = 0) -> String {
  let indent = String(repeating: "  ", count: depth)
  let place = node.place.isEmpty ? "" : node.place + " "
  let name = node.id.map { " #\($0)" } ?? ""
  let direction = node.direction == .leftToRight ? "" : " rtl"
  let line = "\(indent)\(place)\(describe(node.element))\(name)\(direction)"
  return ([line] + node.children.map { describe($0, depth: depth + 1) }).joined(separator: "\n")
}

/// The nodes of a view, each as text.
func resolve(_ view: some View, in environment: EnvironmentValues = EnvironmentValues()) -> String {
  view.layoutNodes(in: environment).map { describe($0) }.joined(separator: "\n")
}

private func describe(_ element: any LayoutElement) -> String {
  switch element {
  case let stack as StackElement:
    let spacing = stack.spacing ?? stack.defaultSpacing
    return "\(stack.kind) \(stack.alignment) \(stack.spacing == nil ? "~" : "")\(number(spacing))"
  case let stack as ZStackElement: return "ZStack \(describe(stack.alignment))"
  case let text as MeasuredElement:
    guard let content = text.content as? TextContent else { return text.kind }
    let weight = content.font.weight == .regular ? "" : " \(content.font.weight)"
    let limit = content.lineLimit.map { " lines \($0)" } ?? ""
    return "Text \"\(content.string)\" \(number(content.font.size))\(weight)\(limit)"
  case let image as ImageElement:
    let size = image.size.map { "\(number($0.width))x\(number($0.height))" } ?? "unknown"
    return "Image \(image.name) \(size)\(image.isResizable ? " resizable" : "")"
  case let shape as ShapeElement: return "\(shape.kind)\(shape.fill.map { " \($0)" } ?? "")"
  case let circle as CircleElement: return "Circle\(circle.fill.map { " \($0)" } ?? "")"
  case let spacer as SpacerElement:
    return "Spacer \(number(spacer.minimum)) \(spacer.axis?.rawValue ?? "both")"
  case let divider as DividerElement: return "Divider \(divider.axis?.rawValue ?? "none")"
  case let view as ScrollViewElement:
    let axes = [
      view.axes.isSuperset(of: .horizontal) ? " horizontal" : "",
      view.axes.isSuperset(of: .vertical) ? " vertical" : "",
    ]
    return "ScrollView" + axes.joined()
  default: return describe(modifier: element)
  }
}

private func describe(modifier element: any LayoutElement) -> String {
  switch element {
  case let frame as FrameElement:
    return "frame \(number(frame.width)) \(number(frame.height)) \(describe(frame.alignment))"
  case let frame as FlexibleFrameElement:
    let limits = [frame.width, frame.height].flatMap { [$0.minimum, $0.ideal, $0.maximum] }
    return "frame \(limits.map(number).joined(separator: " ")) \(describe(frame.alignment))"
  case let fixed as FixedSizeElement:
    return "fixedSize\(fixed.horizontal ? " horizontal" : "")\(fixed.vertical ? " vertical" : "")"
  case let padding as PaddingElement:
    let insets = padding.insets
    let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
    return "padding " + lengths.map(number).joined(separator: " ")
  case let ratio as AspectRatioElement: return "aspectRatio \(number(ratio.ratio)) \(ratio.contentMode)"
  case let position as PositionElement: return "position \(number(position.x)) \(number(position.y))"
  case let offset as OffsetElement: return "offset \(number(offset.x)) \(number(offset.y))"
  case let overlay as OverlayElement: return "\(overlay.kind) \(describe(overlay.alignment))"
  case let priority as LayoutPriorityElement: return "layoutPriority \(number(priority.value))"
  case let guide as AlignmentGuideElement: return "alignmentGuide \(guide.guide) = \(describe(guide.value))"
  case let appearance as AppearanceElement:
    let parameters = appearance.attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
    return appearance.kind + parameters.joined()
  default: return element.kind
  }
}

/// A guide's function as text, `opaque` where nothing is known of it.
func describe(_ function: GuideFunction) -> String {
  guard case .linear(let length) = function else { return "opaque" }
  let terms = length.terms.map { term in
    let name =
      switch term.dimension {
      case .width: "width"
      case .height: "height"
      case .guide(let key): key.name == "center" ? "\(key.axis)Center" : key.name
      }
    return term.coefficient == 1 ? name : "\(number(term.coefficient)) \(name)"
  }
  let constant = length.constant != 0 || terms.isEmpty ? [number(length.constant)] : []
  return (terms + constant).joined(separator: " + ")
}

private func describe(_ alignment: Alignment) -> String {
  "\(alignment.horizontal.key)/\(alignment.vertical.key)"
}

private func number(_ value: CGFloat?) -> String { value.map(PointFormat.shortest) ?? "nil" }
