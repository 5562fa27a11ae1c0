import LayoutCore

extension ViewReader {
  /// The nodes that a view holds.
  func children(
    of view: FieldObject, _ children: DocumentWord.Children?, _ surroundings: Surroundings
  ) throws(DocumentError) -> [LayoutNode] {
    switch children {
    case nil: return []
    case .placed(let axis): return try self.children(of: view, surroundings, axis: axis)
    case .one:
      guard memberCount(view[DocumentWord.childrenKey]) > 1 else {
        return try self.children(of: view, surroundings, axis: nil)
      }
      let stack = StackElement(
        axis: .vertical, alignment: HorizontalAlignment.center.key, defaultSpacing: scene.environment.spacing)
      let members = try self.children(of: view, surroundings, axis: .vertical)
      return [
        LayoutNode(
          stack, children: members, source: view.field.position, direction: surroundings.direction,
          place: ".content")
      ]
    }
  }

  /// How many views a list stands for, before they are read: spacers have to know what they stand in.
  private func memberCount(_ field: Field?) -> Int {
    guard case .list(let items) = field?.value.content else { return 0 }
    return items.reduce(0) { count, item in
      guard let field = try? scene.template.expanded(Field(value: item, path: "")),
        let view = try? FieldObject(field, owner: ""), let type = view["type"],
        let room = try? rules.view(type), room.rule == nil
      else { return count + 1 }
      return count + memberCount(view[DocumentWord.childrenKey])
    }
  }

  /// The children of a container, each at its place among those of the document.
  private func children(
    of view: FieldObject, _ surroundings: Surroundings, axis: Axis?
  ) throws(DocumentError) -> [LayoutNode] {
    var children: [LayoutNode] = []
    for (index, child) in (try view[DocumentWord.childrenKey]?.list() ?? []).enumerated() {
      children += try views(child, surroundings.child(".\(index)", axis: axis))
    }
    return children
  }

  /// The views that a group stands for.
  func members(of group: FieldObject, _ surroundings: Surroundings) throws(DocumentError) -> [LayoutNode] {
    var members: [LayoutNode] = []
    for (index, member) in (try group[DocumentWord.childrenKey]?.list() ?? []).enumerated() {
      members += try views(member, surroundings.member(index))
    }
    return members
  }

  /// What lies over or under a view: at most one view; several are put together, usually in a centred z-stack.
  func content(
    of modifier: ModifierList.Entry, _ surroundings: Surroundings,
    together container: any LayoutElement = ZStackElement()
  ) throws(DocumentError) -> [LayoutNode] {
    let content = try FieldObject(modifier.value, owner: modifier.name).require(DocumentWord.contentKey)
    var views = try self.views(content, surroundings)
    if views.count > 1 {
      views = [
        LayoutNode(
          container, children: views, source: content.position, direction: surroundings.direction)
      ]
    }
    if !views.isEmpty { views[0].place = ".\(modifier.name)" }
    return views
  }
}
