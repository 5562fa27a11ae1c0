import Foundation
import LayoutCore
import LayoutDocuments

/// A reader of the trees of cases, in which each modifier is a node around its child.
struct CaseTreeReader {
  /// The collected reasons why a tree cannot be built.
  final class Unsupported {
    private(set) var reasons: [String] = []

    func note(_ reason: String) { if !reasons.contains(reason) { reasons.append(reason) } }
  }

  var guides: CaseGuideReader
  let unsupported = Unsupported()

  init(guides: CaseGuideReader) { self.guides = guides }

  /// Returns the tree, or the reasons why it cannot be built.
  ///
  /// Several views at the root are put into a centred vertical stack; no view at all is an empty z-stack.
  func tree(
    _ field: Field, of id: String
  ) throws(DocumentError) -> (root: LayoutNode?, unsupported: [String]) {
    var surroundings = Surroundings(direction: .leftToRight)
    surroundings.path = "\(id) \(DocumentPath.root)"
    let content = try single(surroundings, along: .vertical) { inner throws(DocumentError) in
      try views(field, inner)
    }
    guard unsupported.reasons.isEmpty else { return (nil, unsupported.reasons) }
    var root = content.node ?? LayoutNode(ZStackElement(), source: field.position)
    if content.isCombined || content.node == nil {
      root.id = try FieldObject(field, owner: "a view")["id"]?.string()
    }
    root.place = ""
    return (root, [])
  }

  /// Reads the nodes of a view: none for `empty`, one for each member of a `group`, one for any other view.
  func views(_ field: Field, _ surroundings: Surroundings) throws(DocumentError) -> [LayoutNode] {
    var view = try FieldObject(field.at(surroundings.path), owner: "a view")
    let type: CaseType = try view.require("type").word("view type")
    view.owner = type.rawValue
    try view.allow(type.keys + ["type", "id"])
    if let reason = type.unsupportedReason(view) {
      unsupported.note(reason)
      return []
    }
    switch type {
    case .empty: return []
    case .group: return try children(of: view, surroundings, axis: surroundings.axis)
    case .gridRow: return try row(view, surroundings)
    default: break
    }
    if type.isModifier { return try modified(view, type, surroundings) }
    if type == .flex { return [try flexible(view, surroundings)] }
    let (element, children) = try content(of: view, type, surroundings)
    return [try node(element, children, view, surroundings)]
  }

  func node(
    _ element: any LayoutElement, _ children: [LayoutNode], _ view: FieldObject,
    _ surroundings: Surroundings
  ) throws(DocumentError) -> LayoutNode {
    LayoutNode(
      element, children: children,
      id: try view["id"].map { field throws(DocumentError) in try field.string() },
      source: view.field.position, direction: surroundings.direction, place: surroundings.place)
  }

  func children(
    of view: FieldObject, _ surroundings: Surroundings, axis: Axis?
  ) throws(DocumentError) -> [LayoutNode] {
    let isGroup = [CaseType.group, .gridRow].contains { view.owner == $0.rawValue }
    var children: [LayoutNode] = []
    for (index, child) in (try view["children"]?.list() ?? []).enumerated() {
      let place = isGroup ? surroundings.member(index) : surroundings.child(".\(index)", axis: axis)
      children += try views(child, place)
    }
    return children
  }

  /// Returns views as one node: a single view itself, and several in a centred stack along an axis.
  func single(
    _ surroundings: Surroundings, along axis: Axis,
    _ read: (Surroundings) throws(DocumentError) -> [LayoutNode]
  ) throws(DocumentError) -> (node: LayoutNode?, isCombined: Bool) {
    var inner = surroundings
    inner.axis = nil
    let alone = try read(inner)
    guard alone.count > 1 else { return (alone.first, false) }
    // Spacers and dividers among several lie along the stack.
    inner.axis = axis
    let guide = axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
    let stack = StackElement(axis: axis, alignment: guide)
    return (LayoutNode(stack, children: try read(inner), direction: surroundings.direction), true)
  }

  /// Returns a node around each view of the child; the first one has the id.
  private func modified(
    _ view: FieldObject, _ type: CaseType, _ surroundings: Surroundings
  ) throws(DocumentError) -> [LayoutNode] {
    var inner = surroundings
    if type == .environment, let direction = view["layoutDirection"] {
      inner.direction = try direction.word("layout direction")
    }
    let members = try views(view.require("child"), inner)
    guard let element = try modifier(view, type) else { return members }
    var wrapped: [LayoutNode] = []
    for var member in members {
      let place = member.place
      member.place = ""
      var children = [member]
      if type.keys.contains("content") { children += try secondary(view, ".\(type.rawValue)", inner) }
      var outer = try node(element, children, view, inner)
      outer.place = place
      wrapped.append(outer)
    }
    return wrapped
  }

  /// Returns the layer of an overlay or a background; several views are put into a centred z-stack.
  private func secondary(
    _ view: FieldObject, _ place: String, _ surroundings: Surroundings
  ) throws(DocumentError) -> [LayoutNode] {
    let content = try view.require("content")
    var inner = surroundings
    inner.axis = nil
    inner.place = ""
    inner.path += place
    var views: [LayoutNode] = []
    for (index, item) in try content.list().enumerated() {
      views += try self.views(item, inner.child(".\(index)", axis: nil))
    }
    if views.count > 1 {
      views = [
        LayoutNode(
          ZStackElement(), children: views, source: content.position, direction: surroundings.direction)
      ]
    }
    if !views.isEmpty { views[0].place = place }
    return views
  }
}

extension CaseTreeReader {
  /// Returns the element of a leaf or container, and its children.
  func content(
    of view: FieldObject, _ type: CaseType, _ surroundings: Surroundings
  ) throws(DocumentError) -> (any LayoutElement, [LayoutNode]) {
    switch type {
    case .hstack: try stack(view, .horizontal, surroundings)
    case .vstack: try stack(view, .vertical, surroundings)
    case .zstack:
      (
        ZStackElement(alignment: try guides.alignment(view["alignment"])),
        try children(of: view, surroundings, axis: nil)
      )
    case .geometryReader: (GeometryReaderElement(), try children(of: view, surroundings, axis: nil))
    case .scroll: try scroll(view, surroundings)
    case .viewThatFits:
      (
        ViewThatFitsElement(axes: try axes(view.require("axes"))),
        try children(of: view, surroundings, axis: nil)
      )
    case .grid: try grid(view, surroundings)
    case .custom:
      (try CaseLayouts.element(view), try children(of: view, surroundings, axis: nil))
    case .anyLayout: try anyLayout(view, surroundings)
    default: (try leaf(view, type, surroundings), [])
    }
  }

  private func scroll(
    _ view: FieldObject, _ surroundings: Surroundings
  ) throws(DocumentError) -> (any LayoutElement, [LayoutNode]) {
    let axes = try axes(view.require("axes"))
    var content = try single(surroundings, along: .vertical) { inner throws(DocumentError) in
      try children(of: view, inner, axis: inner.axis)
    }.node
    content?.place = ".0"
    return (ScrollViewElement(axes: axes), content.map { [$0] } ?? [])
  }

  private func grid(
    _ view: FieldObject, _ surroundings: Surroundings
  ) throws(DocumentError) -> (any LayoutElement, [LayoutNode]) {
    let cells = try children(of: view, surroundings, axis: nil)
    let element = GridElement(
      rows: GridElement.rows(of: cells), alignment: try guides.alignment(view["alignment"]),
      horizontalSpacing: try view["horizontalSpacing"]?.caseLength(),
      verticalSpacing: try view["verticalSpacing"]?.caseLength())
    return (element, cells)
  }

  /// Reads the cells of a row, each with its place in the row.
  func row(_ view: FieldObject, _ surroundings: Surroundings) throws(DocumentError) -> [LayoutNode] {
    let alignment = try view["alignment"].map { field throws(DocumentError) in
      try guides.guide(field, along: .vertical)
    }
    return try children(of: view, surroundings, axis: surroundings.axis).inGridRow(alignment)
  }

  private func anyLayout(
    _ view: FieldObject, _ surroundings: Surroundings
  ) throws(DocumentError) -> (any LayoutElement, [LayoutNode]) {
    let layout = try CaseLayouts.anyLayout(view, guides)
    return (layout.element, try children(of: view, surroundings, axis: layout.axis))
  }

  private func stack(
    _ view: FieldObject, _ axis: Axis, _ surroundings: Surroundings
  ) throws(DocumentError) -> (any LayoutElement, [LayoutNode]) {
    let element = StackElement(
      axis: axis, spacing: try view["spacing"]?.caseLength(),
      alignment: try guides.guide(view["alignment"], along: axis.across))
    return (element, try children(of: view, surroundings, axis: axis))
  }

  func axes(_ field: Field) throws(DocumentError) -> Axis.Set {
    var axes: Axis.Set = []
    for item in try field.list() { axes.formUnion(Axis.Set(try item.word("axis", Axis.self))) }
    return axes
  }

  private func leaf(
    _ view: FieldObject, _ type: CaseType, _ surroundings: Surroundings
  ) throws(DocumentError) -> any LayoutElement {
    func length(_ key: String) throws(DocumentError) -> CGFloat { try view.require(key).caseLength() }
    switch type {
    case .color: return ShapeElement(kind: "Color")
    case .circle: return CircleElement()
    case .spacer: return SpacerElement(minLength: try view["min"]?.caseLength(), axis: surroundings.axis)
    case .divider: return DividerElement(axis: surroundings.axis)
    case .image:
      return ImageElement(
        size: CGSize(width: try length("w"), height: try length("h")), isResizable: true)
    case .fixed:
      let size = CGSize(width: try length("w"), height: try length("h"))
      let isText = try view["text"]?.boolean() == true
      if !isText && size.width.isFinite && size.height.isFinite { return ImageElement(size: size) }
      return probe(
        type,
        FixedProbe(
          size: size, first: try isText ? view["first"]?.caseLength() ?? size.height : nil,
          last: try isText ? view["last"]?.caseLength() ?? size.height : nil))
    case .half: return probe(type, HalfProbe())
    case .area: return probe(type, AreaProbe(area: try length("area"), ideal: try length("ideal")))
    case .lines:
      let count = try view.require("lines").count()
      return probe(type, LinesProbe(width: try length("w"), lines: count, pitch: try length("pitch")))
    default: return probe(type, try table(view.require("answers")))
    }
  }

  private func probe(_ type: CaseType, _ content: any MeasuredContent) -> MeasuredElement {
    MeasuredElement(kind: type.rawValue, content: content)
  }

  private func table(_ field: Field) throws(DocumentError) -> ScriptedProbe {
    var answers: [ScriptedProbe.Answer] = []
    for item in try field.list() {
      let keys = try item.object("an answer", keys: ["p", "size"])
      answers.append(
        ScriptedProbe.Answer(
          proposal: try keys.require("p").caseProposal(), size: try keys.require("size").caseSize()))
    }
    return ScriptedProbe(answers: answers)
  }

  /// Reads a view that answers like a colour in a frame with all limits (`flex`), built as such a frame.
  ///
  /// The answer differs from a frame's only where the limits contradict each other or are not lengths, which
  /// a frame corrects first.
  func flexible(_ view: FieldObject, _ surroundings: Surroundings) throws(DocumentError) -> LayoutNode {
    let probe = try FlexibleProbe(view)
    guard probe.isOrderly else {
      return try node(self.probe(.flex, probe), [], view, surroundings)
    }
    let color = LayoutNode(
      ShapeElement(kind: "Color"), source: view.field.position, direction: surroundings.direction)
    return try node(probe.frame, [color], view, surroundings)
  }
}
