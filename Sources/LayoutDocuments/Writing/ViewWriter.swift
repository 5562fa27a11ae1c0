import Foundation
import LayoutCore

/// Writes views with their modifiers, and collects what the document has to define for them.
struct ViewWriter {
  /// What a view is given by the views around it.
  struct Surroundings {
    var direction: LayoutDirection
    var axis: Axis?
    var path = DocumentPath.root
    var depth = 2

    init(direction: LayoutDirection) { self.direction = direction }
  }

  var spacing: CGFloat
  var alignments = AlignmentNames()
  var images = ImageNames()

  init(spacing: CGFloat) { self.spacing = spacing }

  /// The images and alignments that the views written so far refer to.
  var definitions: [JSONValue.Member] { images.definitions + alignments.definitions }

  mutating func view(
    _ node: LayoutNode, _ surroundings: Surroundings
  ) throws(SceneWriterError) -> JSONValue {
    // Nested views are lists in objects; what a view holds itself is two more levels deep.
    guard surroundings.depth + 4 <= DocumentParser.deepestNesting else {
      throw SceneWriterError(
        problem: .tooDeep(limit: DocumentParser.deepestNesting), path: surroundings.path)
    }
    var inner = surroundings
    var wrappers: [(node: LayoutNode, direction: LayoutDirection)] = []
    var core = node
    while core.element.role == .modifier, let wrapped = core.children.first {
      wrappers.append((core, inner.direction))
      inner.direction = core.direction
      core = wrapped
    }
    var members = try content(core, inner)
    if let id = core.id { members.insert(.init("id", .string(id)), at: 1) }
    if core.direction != inner.direction {
      members.append(.init("layoutDirection", .string(core.direction.rawValue)))
    }
    guard !wrappers.isEmpty else { return .object(members) }
    var modifiers: [JSONValue] = []
    for (index, wrapper) in wrappers.reversed().enumerated() {
      var place = inner
      place.direction = wrapper.node.direction
      place.path = "\(surroundings.path)/\(index + 1)"
      modifiers.append(try modifier(wrapper.node, outer: wrapper.direction, place))
    }
    // The modifiers come before the children, which may be long.
    let index = members.firstIndex { $0.key == "children" } ?? members.count
    members.insert(.init("modifiers", .array(modifiers)), at: index)
    return .object(members)
  }

  mutating func children(
    of node: LayoutNode, _ surroundings: Surroundings, axis: Axis?
  ) throws(SceneWriterError) -> JSONValue {
    var children: [JSONValue] = []
    for (index, child) in node.children.enumerated() {
      var inner = surroundings
      inner.direction = node.direction
      inner.axis = axis
      inner.path += ".\(index)"
      inner.depth += 2
      children.append(try view(child, inner))
    }
    return .array(children)
  }
}
