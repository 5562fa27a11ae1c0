import Foundation
import LayoutCore

/// Reads views with their modifiers into nodes.
struct ViewReader {
  let context: SceneContext
  let budget = ViewBudget()

  init(context: SceneContext) { self.context = context }

  /// The nodes that a view stands for: none for `EmptyView`, each member for `Group`, one for any other.
  func views(_ field: Field, _ surroundings: Surroundings) throws(DocumentError) -> [LayoutNode] {
    var view = try FieldObject(field.at(surroundings.path), owner: "a view")
    let type = try self.type(of: view)
    view.owner = type.rawValue
    try view.allow(type.keys + ViewType.commonKeys)
    let modifiers = try ModifierList(view["modifiers"], surroundings)

    var inner = surroundings
    inner.direction = modifiers.innerDirection
    if let direction = view["layoutDirection"] { inner.direction = try direction.word("layout direction") }
    var nodes = try self.nodes(of: view, type, inner)
    for index in nodes.indices { nodes[index] = try wrap(nodes[index], in: modifiers, surroundings) }
    return nodes
  }

  private func type(of view: FieldObject) throws(DocumentError) -> ViewType {
    try view.require("type").word("view type")
  }

  private func nodes(
    of view: FieldObject, _ type: ViewType, _ surroundings: Surroundings
  ) throws(DocumentError) -> [LayoutNode] {
    let id = try view["id"].map { field throws(DocumentError) in try field.string() }
    switch type {
    case .emptyView: return []
    case .group:
      var members = try self.members(of: view, surroundings)
      // A group is not a view: its id goes to those of its members that have none.
      for index in members.indices where members[index].id == nil { members[index].id = id }
      return members
    default:
      let (element, children) = try content(of: view, type, surroundings)
      try budget.spend(on: view.field)
      return [
        LayoutNode(
          element, children: children, id: id, source: view.field.position,
          direction: surroundings.direction, place: surroundings.place)
      ]
    }
  }

  /// The children of a container, each at its place among those of the document.
  func children(
    of view: FieldObject, _ surroundings: Surroundings, axis: Axis?
  ) throws(DocumentError) -> [LayoutNode] {
    var children: [LayoutNode] = []
    for (index, child) in (try view["children"]?.list() ?? []).enumerated() {
      children += try views(child, surroundings.child(".\(index)", axis: axis))
    }
    return children
  }

  private func members(
    of group: FieldObject, _ surroundings: Surroundings
  ) throws(DocumentError) -> [LayoutNode] {
    var members: [LayoutNode] = []
    for (index, member) in (try group["children"]?.list() ?? []).enumerated() {
      members += try views(member, surroundings.member(index))
    }
    return members
  }
}

/// Counts views, as a document may stand for many more than are written in it.
///
/// Modifiers of a group are copied to each member, with what they overlay.
final class ViewBudget {
  /// The most views and modifiers that a scene may have.
  static let most = 250_000
  private var spent = 0

  func spend(on field: Field) throws(DocumentError) {
    spent += 1
    guard spent <= Self.most else { throw field.error(.tooManyViews(limit: Self.most)) }
  }
}
