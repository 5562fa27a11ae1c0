import Foundation
import LayoutCore

extension ViewWriter {
  /// A modifier, with its id and with its direction where that is not the one outside of it.
  mutating func modifier(
    _ node: LayoutNode, outer: LayoutDirection, _ surroundings: Surroundings
  ) throws(SceneWriterError) -> JSONValue {
    let (type, value) = try word(node, surroundings)
    var members: [JSONValue.Member] = []
    if type != .id { members.append(.init(type.rawValue, value)) }
    if let id = node.id { members.append(.init("id", .string(id))) }
    if node.direction != outer, type != .environment {
      members.append(.init("layoutDirection", .string(node.direction.rawValue)))
    }
    return .object(members)
  }

  private mutating func word(
    _ node: LayoutNode, _ surroundings: Surroundings
  ) throws(SceneWriterError) -> (ModifierType, JSONValue) {
    switch node.element {
    case let frame as FrameElement:
      return (
        .frame, try self.frame(["width": frame.width, "height": frame.height], frame.alignment, surroundings)
      )
    case let frame as FlexibleFrameElement: return (.frame, try flexible(frame, surroundings))
    case let fixed as FixedSizeElement:
      let isBoth = fixed.horizontal && fixed.vertical
      return (
        .fixedSize,
        isBoth
          ? .boolean(true)
          : .object(["horizontal": .boolean(fixed.horizontal), "vertical": .boolean(fixed.vertical)])
      )
    case let padding as PaddingElement: return (.padding, insets(padding.insets))
    case let ratio as AspectRatioElement:
      return (
        .aspectRatio,
        .object(["ratio": .side(ratio.ratio), "contentMode": .string(ratio.contentMode.rawValue)])
      )
    case let position as PositionElement:
      return (.position, .array([.number(position.x), .number(position.y)]))
    case let offset as OffsetElement: return (.offset, .array([.number(offset.x), .number(offset.y)]))
    case let priority as LayoutPriorityElement: return (.layoutPriority, .number(priority.value))
    case let guide as AlignmentGuideElement:
      let name = try alignments.guide(guide.guide, surroundings.path, isAmbiguous: true)
      let value = try alignments.function(guide.value, of: guide.guide, surroundings.path)
      return (.alignmentGuide, .object(["guide": name, "value": value]))
    case let overlay as OverlayElement: return try self.overlay(overlay, node, surroundings)
    case let appearance as AppearanceElement: return AppearanceWords.word(appearance, node)
    default: throw SceneWriterError(problem: .element(node.element.kind), path: surroundings.path)
    }
  }

  private mutating func frame(
    _ lengths: KeyValuePairs<String, CGFloat?>, _ alignment: Alignment, _ surroundings: Surroundings
  ) throws(SceneWriterError) -> JSONValue {
    var members = lengths.compactMap { key, value in value.map { JSONValue.Member(key, .number($0)) } }
    if alignment != .center {
      members.append(.init("alignment", try alignments.pair(alignment, surroundings.path)))
    }
    return .object(members)
  }

  private mutating func flexible(
    _ frame: FlexibleFrameElement, _ surroundings: Surroundings
  ) throws(SceneWriterError) -> JSONValue {
    let lengths: KeyValuePairs<String, CGFloat?> = [
      "minWidth": frame.width.minimum, "idealWidth": frame.width.ideal, "maxWidth": frame.width.maximum,
      "minHeight": frame.height.minimum, "idealHeight": frame.height.ideal,
      "maxHeight": frame.height.maximum,
    ]
    let value = try self.frame(lengths, frame.alignment, surroundings)
    // A frame without any limit still is one with limits; null says so.
    guard lengths.allSatisfy({ $0.value == nil }), case .object(let members) = value else { return value }
    return .object([.init("minWidth", .null)] + members)
  }

  private func insets(_ insets: EdgeInsets) -> JSONValue {
    let edges: KeyValuePairs<String, CGFloat> = [
      "top": insets.top, "leading": insets.leading, "bottom": insets.bottom, "trailing": insets.trailing,
    ]
    if edges.allSatisfy({ $0.value == insets.top }) { return .number(insets.top) }
    return .object(edges.filter { $0.value != 0 }.map { JSONValue.Member($0.key, .number($0.value)) })
  }

  private mutating func overlay(
    _ overlay: OverlayElement, _ node: LayoutNode, _ surroundings: Surroundings
  ) throws(SceneWriterError) -> (ModifierType, JSONValue) {
    var members: [JSONValue.Member] = []
    if overlay.alignment != .center {
      members.append(.init("alignment", try alignments.pair(overlay.alignment, surroundings.path)))
    }
    var inner = surroundings
    inner.axis = nil
    inner.depth += 4
    inner.path += ".\(overlay.kind)"
    let content =
      node.children.count > 1
      ? try view(node.children[1], inner) : JSONValue.object(["type": .string("EmptyView")])
    members.append(.init("content", content))
    return (overlay.isBackground ? .background : .overlay, .object(members))
  }
}

extension AppearanceWords {
  /// The word for a modifier that has no part in layout; the general one where the format has no other.
  static func word(_ element: AppearanceElement, _ node: LayoutNode) -> (ModifierType, JSONValue) {
    let parameters = element.attributes
    switch ModifierType(rawValue: element.kind) {
    case .id where node.id != nil && parameters.isEmpty: return (.id, .null)
    case .border:
      if let style = parameters[borderStyle],
        parameters == [borderStyle: style, borderWidth.name: borderWidth.usual]
      {
        return (.border, .string(style))
      }
    case .rotationEffect:
      if parameters.count == 1, let angle = number(parameters[rotationDegrees]) {
        return (.rotationEffect, angle)
      }
    case .scaleEffect:
      let (x, y) = (parameters[scaleFactors.x], parameters[scaleFactors.y])
      if parameters.count == 2, x == y, let factor = number(x) { return (.scaleEffect, factor) }
    case .environment where parameters == [layoutDirection: node.direction.rawValue]:
      return (.environment, .object([layoutDirection: .string(node.direction.rawValue)]))
    default: break
    }
    let sorted = parameters.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, .string($0.value)) }
    return (.appearance, .object(["kind": .string(element.kind), "parameters": .object(sorted)]))
  }
  /// A parameter that is a number and is written like one.
  private static func number(_ text: String?) -> JSONValue? {
    guard let text, let number = Double(text), number.isFinite, PointFormat.shortest(number) == text
    else { return nil }
    return .number(number)
  }
}
