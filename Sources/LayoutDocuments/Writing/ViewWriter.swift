import Foundation
import LayoutCore

/// Writes views with their modifiers.
struct ViewWriter {
  /// The settings that a view inherits from the views around it.
  struct Surroundings {
    var direction: LayoutDirection
    var axis: Axis?
    var path = DocumentPath.root
    var depth = 2

    init(direction: LayoutDirection) { self.direction = direction }
  }

  let rules: DocumentRules
  /// The definitions that the document needs for the views.
  let definitions: SceneDefinitions

  /// Returns a view as an object.
  func view(_ node: LayoutNode, _ surroundings: Surroundings) throws(SceneWriterError) -> JSONValue {
    // Nested views are lists in objects; a view's own members are two more levels deep.
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
    guard !wrappers.isEmpty else { return .object(members) }
    var modifiers: [JSONValue] = []
    for (index, wrapper) in wrappers.reversed().enumerated() {
      var place = inner
      place.direction = wrapper.node.direction
      place.path = "\(surroundings.path)/\(index + 1)"
      modifiers.append(try modifier(wrapper.node, outer: wrapper.direction, place))
    }
    // The modifiers come before the children, which may be long.
    let index = members.firstIndex { $0.key == DocumentWord.childrenKey } ?? members.count
    members.insert(.init("modifiers", .array(modifiers)), at: index)
    return .object(members)
  }

  /// Returns the members of a view without its modifiers.
  private func content(
    _ node: LayoutNode, _ surroundings: Surroundings
  ) throws(SceneWriterError) -> [JSONValue.Member] {
    let (written, word) = try element(of: node, surroundings)
    var members = [JSONValue.Member("type", .string(word.name))]
    if let id = node.id { members.append(.init(DocumentWord.idKey, .string(id))) }
    members += written.members
    switch word.children {
    case nil: break
    // A view that is made from a size was already written.
    case .placed where written.members.contains { $0.key == DocumentWord.childrenKey }: break
    case .placed(let axis): members.append(try children(of: node, surroundings, axis: axis))
    case .one: members.append(try children(of: node, surroundings, axis: nil))
    }
    if node.direction != surroundings.direction { members.append(direction(of: node)) }
    return members
  }

  private func children(
    of node: LayoutNode, _ surroundings: Surroundings, axis: Axis?
  ) throws(SceneWriterError) -> JSONValue.Member {
    var inner = surroundings
    inner.direction = node.direction
    inner.axis = axis
    if let rows = rows(of: node) { return try self.rows(rows, of: node.children, inner) }
    let places = PlaceTree(places: node.children.map(\.place))
    return try children(node.children, at: places, inner)
  }

  /// Returns the rows of a grid, with their cells.
  private func rows(
    _ rows: [GridElement.Row], of nodes: [LayoutNode], _ surroundings: Surroundings
  ) throws(SceneWriterError) -> JSONValue.Member {
    var written: [JSONValue] = []
    var next = 0
    while next < nodes.count {
      var inner = surroundings
      inner.path += ".\(written.count)"
      inner.depth += 2
      let row = written.count < rows.count ? rows[written.count] : .view
      switch row {
      case .view:
        written.append(try view(nodes[next], inner))
        next += 1
      case .cells(let count, let alignment):
        let cells = Array(nodes[next..<min(next + count, nodes.count)])
        var members = [JSONValue.Member("type", .string(DocumentWord.gridRow.name))]
        if let alignment {
          members.append(
            .init(DocumentWord.alignmentKey, try definitions.alignments.guide(alignment, inner.path)))
        }
        let places = PlaceTree(places: cells.indices.map { ".\($0)" })
        members.append(try children(cells, at: places, inner))
        written.append(.object(members))
        next += cells.count
      }
    }
    return .init(DocumentWord.childrenKey, .array(written))
  }

  private func rows(of node: LayoutNode) -> [GridElement.Row]? {
    func rows<Rule: DocumentRule>(by rule: Rule) -> [GridElement.Row]? {
      (node.element as? Rule.Element).flatMap { rule.rows(of: $0) }
    }
    return rules.rule(for: node.element).flatMap { rows(by: $0) }
  }

  /// Returns children that are side by side; those that came from one group of views are a group again.
  private func children(
    _ nodes: [LayoutNode], at places: PlaceTree, _ surroundings: Surroundings
  ) throws(SceneWriterError) -> JSONValue.Member {
    var children: [JSONValue] = []
    for (index, member) in places.members.enumerated() {
      var inner = surroundings
      inner.path += ".\(index)"
      inner.depth += 2
      switch member {
      case .none: children.append(.object(["type": .string(DocumentWord.emptyView.name)]))
      case .view(let position): children.append(try view(nodes[position], inner))
      case .group(let places):
        children.append(
          .object([
            .init("type", .string(DocumentWord.group.name)), try self.children(nodes, at: places, inner),
          ]))
      }
    }
    return .init(DocumentWord.childrenKey, .array(children))
  }

  /// Returns a modifier, with its id and with its direction where that is not the one outside of it.
  private func modifier(
    _ node: LayoutNode, outer: LayoutDirection, _ surroundings: Surroundings
  ) throws(SceneWriterError) -> JSONValue {
    var (written, word) = try element(of: node, surroundings)
    if word.hasContent {
      var inner = surroundings
      inner.axis = nil
      inner.depth += 4
      inner.path += ".\(word.name)"
      let content =
        node.children.count > 1
        ? try view(node.children[1], inner) : .object(["type": .string(DocumentWord.emptyView.name)])
      written.value = .object(written.members + [.init(DocumentWord.contentKey, content)])
    }
    var members: [JSONValue.Member] = []
    if word.name != DocumentWord.idKey { members.append(.init(word.name, written.value)) }
    if let id = node.id { members.append(.init(DocumentWord.idKey, .string(id))) }
    if node.direction != outer, word.name != DocumentWord.environmentKey {
      members.append(direction(of: node))
    }
    return .object(members)
  }

  private func direction(of node: LayoutNode) -> JSONValue.Member {
    .init(DocumentWord.directionKey, .string(node.direction.rawValue))
  }

  /// Returns the element as its rule writes it, and its word.
  func element(
    of node: LayoutNode, _ surroundings: Surroundings
  ) throws(SceneWriterError) -> (WrittenElement, DocumentWord) {
    let writer = ElementWriter(
      node: node, stackAxis: surroundings.axis, path: surroundings.path, definitions: definitions)
    guard let rule = rules.rule(for: node.element) else { throw writer.error(.element(node.element.kind)) }
    let written = try write(by: rule, writer)
    // An effect with its frame has the effect's word, which is another rule's.
    let words = rule.words + rules.words.filter { $0.isModifier == (node.element.role == .modifier) }
    guard let word = words.first(where: { $0.name == written.word }) else {
      throw writer.error(.element(node.element.kind))
    }
    return (written, word)
  }

  private func write<Rule: DocumentRule>(
    by rule: Rule, _ writer: ElementWriter
  ) throws(SceneWriterError) -> WrittenElement {
    // The registry finds a rule by the type of its element.
    try rule.write(writer.node.element as! Rule.Element, writer)
  }
}

extension WrittenElement {
  fileprivate var members: [JSONValue.Member] { if case .object(let members) = value { members } else { [] } }
}
