import Foundation
import LayoutCore

/// A reader of views and their modifiers, which it turns into nodes.
struct ViewReader {
  let scene: SceneContext
  let rules: DocumentRules
  let budget = ViewBudget()

  /// Reads the nodes of a view: none for `EmptyView`, each member for `Group`, one for any other.
  func views(_ field: Field, _ surroundings: Surroundings) throws(DocumentError) -> [LayoutNode] {
    var view = try FieldObject(scene.template.expanded(field.at(surroundings.path)), owner: "a view")
    let entry = try rules.view(view.require("type"))
    view.owner = entry.word.title
    try view.allow(entry.word.keys + DocumentWord.viewKeys)
    let modifiers = try ModifierList(
      view["modifiers"], surroundings, known: rules.modifierNames + TextKey.allCases.map(\.rawValue))

    var inner = surroundings
    inner.direction = modifiers.innerDirection
    inner.text = modifiers.innerText
    if let direction = view[DocumentWord.directionKey] {
      inner.direction = try direction.word("layout direction")
    }
    var nodes = try self.nodes(of: view, entry, inner)
    for index in nodes.indices { nodes[index] = try wrap(nodes[index], in: modifiers, surroundings) }
    return nodes
  }

  private func nodes(
    of view: FieldObject, _ entry: DocumentRules.Entry, _ surroundings: Surroundings
  ) throws(DocumentError) -> [LayoutNode] {
    let id = try view[DocumentWord.idKey].map { field throws(DocumentError) in try field.string() }
    guard let rule = entry.rule else {
      var members = try self.members(of: view, surroundings)
      // A group is not a view: its id goes to those of its members that have none.
      for index in members.indices where members[index].id == nil { members[index].id = id }
      guard entry.word.name == DocumentWord.gridRow.name else { return members }
      let alignment = try view[DocumentWord.alignmentKey].map { field throws(DocumentError) in
        try scene.alignments.guide(field, along: .vertical)
      }
      return members.inGridRow(alignment)
    }
    if entry.word.name == "GeometryReader",
      let reader = try geometryReader(of: view, entry, surroundings, id: id)
    {
      return [reader]
    }
    let children = try self.children(of: view, entry.word.children, surroundings)
    let reader = ElementReader(
      word: entry.word, field: view.field, scene: scene, stackAxis: surroundings.axis,
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

  /// Returns the node with a node around it for each modifier; the outermost one takes over its place.
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
      let entry = try rules.modifier(modifier.name, modifier.value)
      guard let rule = entry.rule else {
        node = try inset(node, by: modifier, surroundings)
        node.place = own
        continue
      }
      if modifier.name == DocumentWord.idKey, node.id == nil {
        // A node that has a name already gets a second one around it, as with `.id`.
        node.id = modifier.id
        node.place = own
        continue
      }
      let element = try rule.read(ElementReader(word: entry.word, field: modifier.value, scene: scene))
      if entry.word.hasContent {
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

/// A limit on the number of views, as a document may yield many more than are written in it.
///
/// Modifiers of a group are copied to each member, with the views that they overlay.
final class ViewBudget {
  /// The greatest number of views and modifiers of a scene.
  static let most = 250_000
  private var spent = 0

  func spend(on field: Field) throws(DocumentError) {
    spent += 1
    guard spent <= Self.most else { throw field.error(.tooManyViews(limit: Self.most)) }
  }
}

extension ViewReader {
  /// Returns the nodes of the views in a view.
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

  /// Returns the number of views that a list yields.
  ///
  /// It is needed before they are read, because spacers depend on their container.
  private func memberCount(_ field: Field?) -> Int {
    guard case .list(let items) = field?.value.content else { return 0 }
    return items.reduce(0) { count, item in
      guard let field = try? scene.template.expanded(Field(value: item, path: "")),
        let view = try? FieldObject(field, owner: ""), let type = view["type"],
        let entry = try? rules.view(type), entry.rule == nil
      else { return count + 1 }
      return count + memberCount(view[DocumentWord.childrenKey])
    }
  }

  /// Returns the children of a container, each at its place among those of the document.
  private func children(
    of view: FieldObject, _ surroundings: Surroundings, axis: Axis?
  ) throws(DocumentError) -> [LayoutNode] {
    var children: [LayoutNode] = []
    for (index, child) in (try view[DocumentWord.childrenKey]?.list() ?? []).enumerated() {
      children += try views(child, surroundings.child(".\(index)", axis: axis))
    }
    return children
  }

  /// Returns the views that a group yields.
  func members(of group: FieldObject, _ surroundings: Surroundings) throws(DocumentError) -> [LayoutNode] {
    var members: [LayoutNode] = []
    for (index, member) in (try group[DocumentWord.childrenKey]?.list() ?? []).enumerated() {
      members += try views(member, surroundings.member(index))
    }
    return members
  }

  /// Returns the layer over or under a view: at most one view.
  ///
  /// Several views are put together, usually in a centred z-stack.
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

extension ViewReader {
  /// Returns a geometry reader whose views refer to its sides; `nil` for any other.
  ///
  /// Its views are made once its size is known.
  func geometryReader(
    of view: FieldObject, _ entry: DocumentRules.Entry, _ surroundings: Surroundings, id: String?
  ) throws(DocumentError) -> LayoutNode? {
    guard let children = view[DocumentWord.childrenKey]?.value, SceneTemplate.readsGeometry(children) else {
      return nil
    }
    func made(_ size: CGSize) throws(DocumentError) -> [LayoutNode] {
      let views = try view.replacing(
        DocumentWord.childrenKey, with: SceneTemplate.putting(size, into: children))
      return try self.children(of: views, entry.word.children, surroundings)
    }
    // Once beforehand, so that an error in the views is reported with its place.
    _ = try made(CGSize(width: 100, height: 100))
    try budget.spend(on: view.field)
    let reader = GeometryReaderElement(written: children) { proxy in (try? made(proxy.size)) ?? [] }
    return LayoutNode(
      reader, id: id, source: view.field.position, direction: surroundings.direction,
      place: surroundings.place)
  }
}

extension ViewReader {
  /// Returns the view with another one at one of its edges, as `safeAreaInset` defines it.
  func inset(
    _ node: LayoutNode, by modifier: ModifierList.Entry, _ surroundings: Surroundings
  ) throws(DocumentError) -> LayoutNode {
    let word = DocumentWord.safeAreaInset
    let object = try modifier.value.object(word.title, keys: word.keys)
    let edge: Edge = try object.require("edge").word("edge", among: Self.edges)
    let isAbove = edge == .top || edge == .bottom
    let alignment = try object[DocumentWord.alignmentKey].map { field throws(DocumentError) in
      try scene.alignments.guide(field, along: isAbove ? .horizontal : .vertical)
    }
    let centre = isAbove ? HorizontalAlignment.center.key : VerticalAlignment.center.key
    var inner = surroundings.child(".\(word.name)", axis: nil)
    inner.direction = modifier.direction
    inner.text = modifier.text
    inner.place = ""
    let stack = StackElement(
      axis: .vertical, alignment: HorizontalAlignment.center.key, defaultSpacing: scene.environment.spacing)
    guard let added = try content(of: modifier, inner, together: stack).first else { return node }
    var result = node.inset(
      by: added, at: edge, alignment ?? centre,
      try object["spacing"].map { field throws(DocumentError) in try field.number() },
      defaultSpacing: scene.environment.spacing, source: modifier.object.field.position,
      direction: modifier.direction)
    result.id = modifier.id
    return result
  }

  private static let edges: [String: Edge] = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
  ]
}

extension Field {
  /// Returns the value that a word denotes, which must be one of the given words.
  fileprivate func word<Meaning>(
    _ meaning: String, among words: [String: Meaning]
  ) throws(DocumentError) -> Meaning {
    let text = try string()
    guard let found = words[text] else {
      throw error(.unknownWord(text, meaning: meaning, known: words.keys.sorted()))
    }
    return found
  }
}

/// The modifiers of a view, innermost first, with the direction in which each of them places its content.
struct ModifierList {
  struct Entry {
    /// The key of the modifier.
    var name: String
    var object: FieldObject
    /// The value of the modifier's key.
    var value: Field
    var id: String?
    var direction: LayoutDirection
    /// The settings of the texts that it wraps, and of those that it puts over or under them.
    var text: TextDefaults
  }

  private(set) var entries: [Entry] = []
  /// The direction of the view that the modifiers wrap.
  private(set) var innerDirection: LayoutDirection
  /// The settings of texts in the view that the modifiers wrap.
  private(set) var innerText: TextDefaults

  init(_ field: Field?, _ surroundings: Surroundings, known: [String]) throws(DocumentError) {
    innerDirection = surroundings.direction
    innerText = surroundings.text
    guard let field else { return }
    for (index, item) in try field.list().enumerated() {
      entries.append(try Self.entry(item.at("\(surroundings.path)/\(index + 1)"), surroundings, known))
    }
    for index in entries.indices.reversed() {
      if let direction = try Self.ownDirection(entries[index]) { innerDirection = direction }
      entries[index].direction = innerDirection
      entries[index].text = innerText
      if let key = TextKey(rawValue: entries[index].name) {
        try key.apply(entries[index].value, to: &innerText)
      }
    }
  }

  private static func entry(
    _ field: Field, _ surroundings: Surroundings, _ known: [String]
  ) throws(DocumentError) -> Entry {
    let object = try FieldObject(field, owner: "a modifier")
    let names = object.keys.filter { !DocumentWord.modifierKeys.contains($0) }
    if let name = names.first(where: { !known.contains($0) }) {
      throw object.unknownKey(name, known: known + [DocumentWord.directionKey])
    }
    if names.count > 1 { throw object.unknownKey(names[1], known: DocumentWord.modifierKeys) }
    // An object with nothing but an id names the view so far.
    let name = names.first ?? DocumentWord.idKey
    if names.isEmpty, object.present(name) == nil {
      throw field.error(.missingOneOf(known, owner: object.owner))
    }
    // A text setting is not a view, so it cannot have an id.
    if TextKey(rawValue: name) != nil, object.present(DocumentWord.idKey) != nil {
      throw object.unknownKey(DocumentWord.idKey, known: [DocumentWord.directionKey])
    }
    let id = try object[DocumentWord.idKey].map { field throws(DocumentError) in try field.string() }
    return Entry(
      name: name, object: object, value: try value(of: name, object), id: id,
      direction: surroundings.direction, text: surroundings.text)
  }

  /// Returns the value of a modifier; `null` is one where the modifier accepts it, as a line limit does.
  private static func value(of name: String, _ object: FieldObject) throws(DocumentError) -> Field {
    if TextKey(rawValue: name)?.acceptsNull ?? false, let field = object.present(name) { return field }
    return try object.require(name)
  }

  private static func ownDirection(_ entry: Entry) throws(DocumentError) -> LayoutDirection? {
    let key = DocumentWord.directionKey
    guard entry.name == DocumentWord.environmentKey else {
      return try entry.object[key]?.word("layout direction", LayoutDirection.self)
    }
    return try entry.value.object(entry.name, keys: [key]).require(key).word("layout direction")
  }
}
