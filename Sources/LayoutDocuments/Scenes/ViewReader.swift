import Foundation
import LayoutCore

/// Reads views with their modifiers into nodes.
struct ViewReader {
  let scene: SceneContext
  let rules: DocumentRules
  let budget = ViewBudget()

  /// The nodes that a view stands for: none for `EmptyView`, each member for `Group`, one for any other.
  func views(_ field: Field, _ surroundings: Surroundings) throws(DocumentError) -> [LayoutNode] {
    var view = try FieldObject(scene.template.expanded(field.at(surroundings.path)), owner: "a view")
    let room = try rules.view(view.require("type"))
    view.owner = room.word.title
    try view.allow(room.word.keys + DocumentWord.viewKeys)
    let modifiers = try ModifierList(
      view["modifiers"], surroundings, known: rules.modifierNames + TextKey.allCases.map(\.rawValue))

    var inner = surroundings
    inner.direction = modifiers.innerDirection
    inner.text = modifiers.innerText
    if let direction = view[DocumentWord.directionKey] {
      inner.direction = try direction.word("layout direction")
    }
    var nodes = try self.nodes(of: view, room, inner)
    for index in nodes.indices { nodes[index] = try wrap(nodes[index], in: modifiers, surroundings) }
    return nodes
  }

  private func nodes(
    of view: FieldObject, _ room: DocumentRules.Room, _ surroundings: Surroundings
  ) throws(DocumentError) -> [LayoutNode] {
    let id = try view[DocumentWord.idKey].map { field throws(DocumentError) in try field.string() }
    guard let rule = room.rule else {
      var members = try self.members(of: view, surroundings)
      // A group is not a view: its id goes to those of its members that have none.
      for index in members.indices where members[index].id == nil { members[index].id = id }
      guard room.word.name == DocumentWord.gridRow.name else { return members }
      let alignment = try view[DocumentWord.alignmentKey].map { field throws(DocumentError) in
        try scene.alignments.guide(field, along: .vertical)
      }
      return members.inGridRow(alignment)
    }
    if room.word.name == "GeometryReader",
      let reader = try geometryReader(of: view, room, surroundings, id: id)
    {
      return [reader]
    }
    let children = try self.children(of: view, room.word.children, surroundings)
    let reader = ElementReader(
      word: room.word, field: view.field, scene: scene, stackAxis: surroundings.axis,
      text: surroundings.text, view: view)
    let element = try self.element(by: rule, reader, around: children)
    try budget.spend(on: view.field)
    return [
      LayoutNode(
        element, children: children, id: id, source: view.field.position,
        direction: surroundings.direction, place: surroundings.place)
    ]
  }

  private func element<Rule: DocumentRule>(
    by rule: Rule, _ reader: ElementReader, around children: [LayoutNode]
  ) throws(DocumentError) -> any LayoutElement {
    rule.arrange(try rule.read(reader), around: children)
  }

  /// The node with a node around it for each modifier; the outermost one takes over its place.
  private func wrap(
    _ node: LayoutNode, in modifiers: ModifierList, _ surroundings: Surroundings
  ) throws(DocumentError) -> LayoutNode {
    var node = node
    var contents: [String: Int] = [:]
    for modifier in modifiers.entries where TextKey(rawValue: modifier.name) == nil {
      try budget.spend(on: modifier.object.field)
      let own = node.place
      node.place = ""
      var children = [node]
      let room = try rules.modifier(modifier.name, modifier.value)
      guard let rule = room.rule else {
        node = try inset(node, by: modifier, surroundings)
        node.place = own
        continue
      }
      if modifier.name == DocumentWord.idKey, node.id == nil {
        // What has a name already gets a second one around it, as with `.id`.
        node.id = modifier.id
        node.place = own
        continue
      }
      let element = try rule.read(ElementReader(word: room.word, field: modifier.value, scene: scene))
      if room.word.hasContent {
        contents[modifier.name, default: 0] += 1
        let count = contents[modifier.name] ?? 1
        var inner = surroundings.child(".\(modifier.name)" + (count == 1 ? "" : "\(count)"), axis: nil)
        inner.direction = modifier.direction
        inner.text = modifier.text
        inner.place = ""
        children += try content(of: modifier, inner)
      }
      let framed = try EffectFrameRule.framed(element, as: modifier.value)
      node = LayoutNode(
        framed ?? element, children: children, id: modifier.id, source: modifier.object.field.position,
        direction: modifier.direction, place: own)
    }
    return node
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
