import Foundation
import LayoutCore

extension ViewReader {
  /// The node with a node around it for each modifier; the outermost one takes over its place.
  func wrap(
    _ node: LayoutNode, in modifiers: ModifierList, _ surroundings: Surroundings
  ) throws(DocumentError) -> LayoutNode {
    var node = node
    var secondaries: [String: Int] = [:]
    for modifier in modifiers.entries {
      try budget.spend(on: modifier.object.field)
      let place = node.place
      node.place = ""
      var children = [node]
      let element = try self.element(of: modifier)
      if let overlay = element as? OverlayElement {
        secondaries[overlay.kind, default: 0] += 1
        let count = secondaries[overlay.kind] ?? 1
        var inner = surroundings
        inner.direction = modifier.direction
        inner.axis = nil
        inner.place = ""
        inner.path += ".\(overlay.kind)" + (count == 1 ? "" : "\(count)")
        children += try secondary(modifier, ".\(overlay.kind)", inner)
      }
      node = LayoutNode(
        element, children: children, id: modifier.id, source: modifier.object.field.position,
        direction: modifier.direction, place: place)
    }
    return node
  }

  /// What an overlay or a background shows: at most one view; several become a centred z-stack.
  private func secondary(
    _ modifier: ModifierList.Entry, _ place: String, _ surroundings: Surroundings
  ) throws(DocumentError) -> [LayoutNode] {
    let keys = try FieldObject(modifier.value, owner: modifier.type.rawValue)
    let content = try keys.require("content")
    var views = try self.views(content, surroundings)
    if views.count > 1 {
      views = [
        LayoutNode(
          ZStackElement(), children: views, source: content.position, direction: surroundings.direction)
      ]
    }
    if !views.isEmpty { views[0].place = place }
    return views
  }

  private func element(of modifier: ModifierList.Entry) throws(DocumentError) -> any LayoutElement {
    let value = modifier.value
    switch modifier.type {
    case .frame: return try FrameReader(alignments: context.alignments).element(value)
    case .fixedSize: return try fixedSize(value)
    case .padding: return try padding(value)
    case .aspectRatio: return try aspectRatio(value)
    case .position:
      let (x, y) = try value.pair()
      return PositionElement(x: x, y: y)
    case .offset:
      let (x, y) = try value.pair()
      return OffsetElement(x: x, y: y)
    case .layoutPriority: return LayoutPriorityElement(try value.length())
    case .alignmentGuide: return try alignmentGuide(value)
    case .overlay, .background:
      let keys = try value.object(modifier.type.rawValue, keys: ["alignment", "content"])
      return OverlayElement(
        alignment: try context.alignments.alignment(keys["alignment"]),
        isBackground: modifier.type == .background)
    case .border, .rotationEffect, .scaleEffect, .id, .environment, .appearance:
      return try AppearanceWords.element(modifier.type, value)
    }
  }

  private func fixedSize(_ value: Field) throws(DocumentError) -> FixedSizeElement {
    guard case .object = value.value.content else {
      let isFixed = try value.boolean()
      return FixedSizeElement(horizontal: isFixed, vertical: isFixed)
    }
    let keys = try value.object("fixedSize", keys: ["horizontal", "vertical"])
    return FixedSizeElement(
      horizontal: try keys["horizontal"]?.boolean() ?? false,
      vertical: try keys["vertical"]?.boolean() ?? false)
  }

  private func padding(_ value: Field) throws(DocumentError) -> PaddingElement {
    switch value.value.content {
    case .boolean(true): return PaddingElement(EdgeInsets(.all, context.environment.padding))
    case .object:
      let edges = try value.object("padding", keys: ["top", "leading", "bottom", "trailing"])
      return PaddingElement(
        EdgeInsets(
          top: try edges["top"]?.number() ?? 0, leading: try edges["leading"]?.number() ?? 0,
          bottom: try edges["bottom"]?.number() ?? 0, trailing: try edges["trailing"]?.number() ?? 0))
    case .boolean(false): throw value.wrongType("a number, an object or true")
    default: return PaddingElement(EdgeInsets(.all, try value.number()))
    }
  }

  private func aspectRatio(_ value: Field) throws(DocumentError) -> AspectRatioElement {
    let keys = try value.object("aspectRatio", keys: ["ratio", "contentMode"])
    let ratio = try keys["ratio"]?.number()
    if let field = keys["ratio"], let ratio, ratio <= 0 {
      throw field.error(.outOfRange("a number greater than 0", found: ratio))
    }
    return AspectRatioElement(ratio: ratio, contentMode: try keys.require("contentMode").word("content mode"))
  }

  private func alignmentGuide(_ value: Field) throws(DocumentError) -> AlignmentGuideElement {
    let keys = try value.object("alignmentGuide", keys: ["guide", "value"])
    let guide = try context.alignments.anyGuide(keys.require("guide"))
    let length = try LinearReader(alignments: context.alignments)
      .length(keys.require("value"), along: guide.axis)
    return AlignmentGuideElement(guide: guide, value: .linear(length))
  }
}
