import Foundation
import LayoutCore

extension ViewWriter {
  /// The type of a view and its own keys.
  mutating func content(
    _ node: LayoutNode, _ surroundings: Surroundings
  ) throws(SceneWriterError) -> [JSONValue.Member] {
    let kind = JSONValue.Member("type", .string(node.element.kind))
    switch node.element {
    case let stack as StackElement: return try [kind] + self.stack(stack, node, surroundings)
    case let stack as ZStackElement:
      var members = [kind]
      if stack.alignment != .center {
        members.append(.init("alignment", try alignments.pair(stack.alignment, surroundings.path)))
      }
      return members + [.init("children", try children(of: node, surroundings, axis: nil))]
    case let reader as GeometryReaderElement:
      if case .pending = reader.content {
        throw SceneWriterError(problem: .readerContent, path: surroundings.path)
      }
      return [kind, .init("children", try children(of: node, surroundings, axis: nil))]
    case is FlowElement:
      return [kind, .init("children", try children(of: node, surroundings, axis: nil))]
    case let scroll as ScrollViewElement:
      let axes = Axis.allCases.filter(scroll.axes.contains).map { JSONValue.string($0.rawValue) }
      return [
        kind, .init("axes", .array(axes)),
        .init("children", try children(of: node, surroundings, axis: nil)),
      ]
    default: return [kind] + (try leaf(node.element, surroundings))
    }
  }

  private mutating func stack(
    _ stack: StackElement, _ node: LayoutNode, _ surroundings: Surroundings
  ) throws(SceneWriterError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if ![HorizontalAlignment.center.key, VerticalAlignment.center.key].contains(stack.alignment) {
      members.append(.init("alignment", try alignments.guide(stack.alignment, surroundings.path)))
    }
    if let spacing = stack.spacing {
      members.append(.init("spacing", .number(spacing)))
    } else if stack.defaultSpacing != self.spacing {
      throw SceneWriterError(problem: .severalDefaultSpacings, path: surroundings.path)
    }
    return members + [.init("children", try children(of: node, surroundings, axis: stack.axis))]
  }

  private mutating func leaf(
    _ element: any LayoutElement, _ surroundings: Surroundings
  ) throws(SceneWriterError) -> [JSONValue.Member] {
    switch element {
    case let image as ImageElement: return try self.image(image, surroundings)
    case let shape as ShapeElement where ViewType(rawValue: shape.kind)?.keys == ["fill"]:
      return fill(shape.fill)
    case let circle as CircleElement: return fill(circle.fill)
    case let spacer as SpacerElement:
      let length = spacer.minLength.map { [JSONValue.Member("minLength", .number($0))] } ?? []
      return length + axis(spacer.axis, surroundings)
    case let divider as DividerElement: return axis(divider.axis, surroundings)
    case let measured as MeasuredElement: return try self.measured(measured, surroundings)
    default: throw SceneWriterError(problem: .element(element.kind), path: surroundings.path)
    }
  }

  private mutating func image(
    _ image: ImageElement, _ surroundings: Surroundings
  ) throws(SceneWriterError) -> [JSONValue.Member] {
    guard let size = image.size else {
      throw SceneWriterError(problem: .imageWithoutSize(image.name), path: surroundings.path)
    }
    var members: [JSONValue.Member] = []
    if !image.name.isEmpty { members.append(.init("name", .string(image.name))) }
    if image.name.isEmpty || !images.define(image.name, size) {
      members.append(.init("size", .array([.number(size.width), .number(size.height)])))
    }
    return members + (image.isResizable ? [.init("resizable", .boolean(true))] : [])
  }

  private func fill(_ fill: String?) -> [JSONValue.Member] {
    fill.map { [JSONValue.Member("fill", .string($0))] } ?? []
  }

  /// The axis, where it is not the one that the surroundings say.
  private func axis(_ axis: Axis?, _ surroundings: Surroundings) -> [JSONValue.Member] {
    axis == surroundings.axis ? [] : [.init("axis", .string(orNull: axis?.rawValue))]
  }

  private func measured(
    _ element: MeasuredElement, _ surroundings: Surroundings
  ) throws(SceneWriterError) -> [JSONValue.Member] {
    switch element.content {
    case let text as TextContent where element.kind == ViewType.text.rawValue:
      var members = [JSONValue.Member("text", .string(text.string))]
      if text.font != .body { members.append(.init("font", FontWriter.value(text.font))) }
      if let limit = text.lineLimit { members.append(.init("lineLimit", .number(Double(limit)))) }
      return members
    case let table as MeasuredTable where element.kind == ViewType.measured.rawValue:
      let rows = table.rows.map { row in
        let size = JSONValue.array([.number(row.size.width), .number(row.size.height)])
        return row.upTo == .infinity
          ? JSONValue.object(["size": size]) : .object(["upTo": .number(row.upTo), "size": size])
      }
      return [.init("sizes", .array(rows))]
    default: throw SceneWriterError(problem: .element(element.kind), path: surroundings.path)
    }
  }
}

/// Writes fonts: as a text style where one has the font, otherwise as a size and a weight.
enum FontWriter {
  static func value(_ font: Font) -> JSONValue {
    if let style = Font.TextStyle.allCases.first(where: { Font.system($0) == font }) {
      return .string(style.rawValue)
    }
    return .object(["size": .number(font.size), "weight": .string(font.weight.rawValue)])
  }
}

/// The images that a document has to define.
struct ImageNames {
  private var sizes: [String: CGSize] = [:]
  private var names: [String] = []

  /// Whether the name stands for this size from now on.
  mutating func define(_ name: String, _ size: CGSize) -> Bool {
    if let known = sizes[name] { return known == size }
    sizes[name] = size
    names.append(name)
    return true
  }

  var definitions: [JSONValue.Member] {
    guard !names.isEmpty else { return [] }
    let images = names.map { name in
      let size = sizes[name] ?? .zero
      return JSONValue.Member(name, .array([.number(size.width), .number(size.height)]))
    }
    return [.init("images", .object(images))]
  }
}
